/** Phrases that mean "for nothing" wherever they stand. */
const PHRASES = /(?<= |^)(?:for free|free of (?:cost|charge)|free (?:mein|me)|muft(?: mein| me)?)(?= |$)/i;

/** Words that make another word of a "free" behind or before them: "free size", "sugar free". */
const AFTER = new Set('size sizes shipping delivery style fire wifi standing hand hands weights weight flow range trial kick space'.split(' '));
const BEFORE = new Set(
  `hand hands sugar fat gluten duty toll lead bpa wrinkle tangle hassle maintenance acne oil smoke dust stress worry spill drip leak alcohol paraben
  frost scratch rust noise wire cable lactose dairy nut one buy get plus with and`.split(/\s+/),
);

const without = (words: readonly string[], at: number) => words.filter((_, index) => index !== at).join(' ');

/** Takes "free" out of a search when it says the price; undefined otherwise. Words are one space apart. */
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
