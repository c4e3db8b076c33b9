import leadIns from '../words/lead-ins.json' with { type: 'json' };
import shorthand from '../words/shorthand.json' with { type: 'json' };

const full = new Map(Object.entries(shorthand));

/** A normalized text with what people shorten on phones written out: "hw mch is d ketle" is "how much is the ketle". */
export const writtenOut = (plain: string): string =>
  plain
    .split(' ')
    .map((word) => full.get(word) ?? word)
    .join(' ');

/** What refuses what follows, and what only answers "no" before another wish. */
const REFUSING = new Set(['no', 'nahi', 'not', 'nor']);
const ANSWERS_NO = /^\W*(?:(?:ok|hmm|oh|ah) )*(?:no|nahi|nope|nah) ?[,.;!-]/i;

/** What is left of a question behind "actually no" and before "then". */
export interface Turn {
  rest: string;
  /** Whether the last question is put right, as with "I meant". */
  isCorrection: boolean;
  /** Whether something was taken off. */
  hasLeadIn: boolean;
  /** Whether the last of it was "no", which may also refuse what follows: "no studs". */
  mayRefuse: boolean;
}

const longestFirst = (phrases: readonly string[]) => phrases.toSorted((a, b) => b.length - a.length);
const [beginnings, corrections, ends] = [longestFirst(leadIns.new), longestFirst(leadIns.correction), longestFirst(leadIns.end)];
const begins = (text: string, phrase: string) => text === phrase || text.startsWith(`${phrase} `);

/** Takes what only leads to a question off a normalized text; a text that is nothing else has no rest. */
export function turnOf(plain: string, typed = plain): Turn {
  let rest = plain;
  let isCorrection = false;
  let mayRefuse = false;
  for (;;) {
    const correction = corrections.find((phrase) => begins(rest, phrase));
    const found = correction ?? beginnings.find((phrase) => begins(rest, phrase));
    if (!found) break;
    isCorrection ||= correction !== undefined;
    mayRefuse = REFUSING.has(found) && !ANSWERS_NO.test(typed);
    rest = rest.slice(found.length).trim();
  }
  const hasLeadIn = rest !== plain;
  for (let end = endOf(rest); end !== undefined; end = endOf(rest)) rest = rest.slice(0, -end.length).trim();
  return { rest, isCorrection, hasLeadIn, mayRefuse: mayRefuse && rest !== '' };
}

const endOf = (text: string) => ends.find((phrase) => text.endsWith(` ${phrase}`));
