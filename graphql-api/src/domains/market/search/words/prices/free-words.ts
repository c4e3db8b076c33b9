/** Matches phrases that mean "free of charge" wherever they occur. */
const PHRASES = /(?<= |^)(?:for free|free of (?:cost|charge)|free (?:mein|me)|muft(?: mein| me)?)(?= |$)/i;

/** Words that change the meaning of a "free" before or after them: "free size", "sugar free". */
const AFTER = new Set('size sizes shipping delivery style fire wifi standing hand hands weights weight flow range trial kick space'.split(' '));
const BEFORE = new Set(
  `hand hands sugar fat gluten duty toll lead bpa wrinkle tangle hassle maintenance acne oil smoke dust stress worry spill drip leak alcohol paraben
  frost scratch rust noise wire cable lactose dairy nut one buy get plus with and`.split(/\s+/),
);

const without = (words: readonly string[], at: number) => words.filter((_, index) => index !== at).join(' ');

/** Removes "free" from a search if it is the price; undefined otherwise. Words are separated by one space. */
export function readFreeWords(text: string): { text: string; words: string } | undefined {
  const phrase = PHRASES.exec(text);
  if (phrase) {
    const rest = `${text.slice(0, phrase.index).trim()} ${text.slice(phrase.index + phrase[0].length).trim()}`;
    return { text: rest.trim(), words: phrase[0] };
  }
  const words = text.split(' ');
  const lower = words.map((word) => word.toLowerCase());
  if (lower[0] === 'free' && !AFTER.has(lower[1] ?? '')) return { text: without(words, 0), words: words[0]! };
  if (lower.at(-1) === 'free' && !BEFORE.has(lower.at(-2) ?? '')) return { text: without(words, words.length - 1), words: words.at(-1)! };
  return undefined;
}
