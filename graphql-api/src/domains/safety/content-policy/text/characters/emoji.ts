/** Emoji that stand for prohibited goods and for abuse, as the words that the lexicons know. */
const WORDS: Record<string, string> = {
  '🍺': 'beer',
  '🍻': 'beer',
  '🍷': 'wine',
  '🥃': 'whisky',
  '🍾': 'champagne',
  '🚬': 'cigarette',
  '🔫': 'pistol',
  '🖕': 'fuck',
};

const EMOJI = new RegExp(Object.keys(WORDS).join('|'), 'gu');

/** A text with the words in the place of these emoji. */
export const emojiAsWords = (text: string): string => text.replace(EMOJI, (emoji) => ` ${WORDS[emoji]!} `);
