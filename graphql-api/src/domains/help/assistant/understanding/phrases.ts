import leadIns from '../words/lead-ins.json' with { type: 'json' };
import shorthand from '../words/shorthand.json' with { type: 'json' };

const full = new Map(Object.entries(shorthand));

/** A normalized text with what people shorten on phones written out: "hw mch is d ketle" is "how much is the ketle". */
export const writtenOut = (plain: string): string =>
  plain
    .split(' ')
    .map((word) => full.get(word) ?? word)
    .join(' ');

/** What is left of a question behind "actually no" and before "then". */
export interface Turn {
  rest: string;
  /** Whether the last question is put right, as with "I meant". */
  isCorrection: boolean;
  /** Whether something was taken off. */
  hasLeadIn: boolean;
}

const longestFirst = (phrases: readonly string[]) => phrases.toSorted((a, b) => b.length - a.length);
const [beginnings, corrections, ends] = [longestFirst(leadIns.new), longestFirst(leadIns.correction), longestFirst(leadIns.end)];
const begins = (text: string, phrase: string) => text === phrase || text.startsWith(`${phrase} `);

/** Takes what only leads to a question off a normalized text; a text that is nothing else has no rest. */
export function turnOf(plain: string): Turn {
  let rest = plain;
  let isCorrection = false;
  for (;;) {
    const correction = corrections.find((phrase) => begins(rest, phrase));
    const found = correction ?? beginnings.find((phrase) => begins(rest, phrase));
    if (!found) break;
    isCorrection ||= correction !== undefined;
    rest = rest.slice(found.length).trim();
  }
  rest = rest.replace(/ instead(?= (?!of\b))/g, '');
  const hasLeadIn = rest !== plain;
  for (let end = endOf(rest); end !== undefined; end = endOf(rest)) rest = rest.slice(0, -end.length).trim();
  return { rest, isCorrection, hasLeadIn };
}

const endOf = (text: string) => ends.find((phrase) => text.endsWith(` ${phrase}`));
