/** Emoji that stand for prohibited goods and for abuse, as the words that the lexicons know; those that mostly mean nothing have a word of their own. */
const WORDS: Record<string, string> = {
  '🍺': 'beer',
  '🍻': 'beer',
  '🍷': 'wine',
  '🥃': 'whisky',
  '🍾': 'champagne',
  '🚬': 'cigarette',
  '🔫': 'pistol',
  '🖕': 'fuck',
  '🍁': 'leafemoji',
  '🌿': 'leafemoji',
  '🍃': 'leafemoji',
  '☘️': 'leafemoji',
  '🍀': 'leafemoji',
  '💨': 'puffemoji',
  '❄️': 'snowemoji',
  '👃': 'noseemoji',
  '🍄': 'mushroomemoji',
  '💊': 'pillemoji',
  '💉': 'injectionemoji',
  '🔞': '18plus',
  '🐶': 'dog',
  '🐕': 'dog',
  '🐱': 'cat',
  '🐈': 'cat',
  '🐰': 'rabbit',
  '🐇': 'rabbit',
  '🐢': 'turtle',
  '🦜': 'parrot',
  '🐹': 'hamster',
};

const EMOJI = new RegExp(Object.keys(WORDS).join('|'), 'gu');
const CONTEXT = 3;

/** Whether an emoji only keeps the letters of a word apart, as in "g🍃anja" and "w 🍃 e 🍃 d". */
const isBetweenLetters = (before: string, after: string) =>
  (/\p{L}$/u.test(before) && /^\p{L}/u.test(after)) || (/(?:^|\P{L})\p{L} ?$/u.test(before) && /^ ?\p{L}(?:$|\P{L})/u.test(after));

/** A text with the words in the place of these emoji. */
export const emojiAsWords = (text: string): string =>
  text.replace(EMOJI, (emoji: string, at: number) => {
    const after = at + emoji.length;
    return isBetweenLetters(text.slice(Math.max(0, at - CONTEXT), at), text.slice(after, after + CONTEXT)) ? emoji : ` ${WORDS[emoji]!} `;
  });
