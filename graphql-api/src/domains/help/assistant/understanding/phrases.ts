import leadIns from '../words/lead-ins.json' with { type: 'json' };
import { withVowels } from './left-out-vowels.ts';
import shorthand from '../words/shorthand.json' with { type: 'json' };

const full = new Map(Object.entries(shorthand));

/** Numbers and letters that stand for words of the same sound, by what stands beside them. */
const SOUNDS: [said: RegExp, meant: string][] = [
  [/\b4 (?=(?:it|this|that|the|my|me|a|an|us|you|him|her|heat|cold|gym|lab|room|exams?)\b)/g, 'for '],
  [/\b2 (?=(?:message|contact|buy|get|talk|call|sell|reserve|pay|meet|join)\b)/g, 'to '],
  [/\b(cheaper|other|another|second|first|last|smaller|bigger|that|this|which|same|any|some) 1\b/g, '$1 one'],
  [/(?<=\S\S )h(?= (?!c |m )\S\S|$)/g, 'hai'],
  [/\bw (?=(?:the|it|this|that|a|seller)\b)/g, 'with '],
  [/\bf (?=(?:the|it|this|that|these|those|them)\b)/g, 'of '],
  [/\b(?:first|1st|pehl[aei]|modati) (?:part|volume)\b/g, 'part 1'],
  [/\b(?:second|2nd|dusr[aei]|doosr[aei]|rendo) (?:part|volume)\b/g, 'part 2'],
  [/\b(how many|kitn[aei]|ethana|ethanai|enni|eshtu|ethra) (?:copy|copies)\b/g, '$1 pieces'],
];

/** Hindi words beside which "bata" says "tell me" and names no maker of shoes. */
const BESIDE_BATA = /\b(?:koi|kuch|mein?|hai|ka|ki)\b/;

/** A normalized text with what people shorten on phones written out: "hw mch is d ketle" is "how much is the ketle". */
export function writtenOut(plain: string): string {
  const words = plain.split(' ').map((word) => full.get(word) ?? withVowels(word) ?? word);
  const text = SOUNDS.reduce((said, [pattern, meant]) => said.replace(pattern, meant), words.join(' '));
  return text.endsWith(' bata') && BESIDE_BATA.test(text) ? `${text}o` : text;
}

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
