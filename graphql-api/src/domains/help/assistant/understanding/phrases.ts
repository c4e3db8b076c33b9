import leadIns from '../words/lead-ins.json' with { type: 'json' };
import { withVowels } from './left-out-vowels.ts';
import shorthand from '../words/shorthand.json' with { type: 'json' };

const full = new Map(Object.entries(shorthand));

/** Numbers and letters that stand for words of the same sound, with the context in which they do. */
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

/** Matches Hindi words beside which "bata" means "tell me" and is not the shoe maker. */
const BESIDE_BATA = /\b(?:koi|kuch|mein?|hai|ka|ki)\b/;

/** Writes out phone abbreviations in a normalized text: "hw mch is d ketle" becomes "how much is the ketle". */
export function writtenOut(plain: string): string {
  const words = plain.split(' ').map((word) => full.get(word) ?? withVowels(word) ?? word);
  const text = SOUNDS.reduce((said, [pattern, meant]) => said.replace(pattern, meant), words.join(' '));
  return text.endsWith(' bata') && BESIDE_BATA.test(text) ? `${text}o` : text;
}

/** The rest of a question without lead-ins such as "actually no" and "then". */
export interface Turn {
  rest: string;
  /** Whether it corrects the last question, as with "I meant". */
  isCorrection: boolean;
  /** Whether a lead-in was removed. */
  hasLeadIn: boolean;
}

const longestFirst = (phrases: readonly string[]) => phrases.toSorted((a, b) => b.length - a.length);
const [beginnings, corrections, ends] = [longestFirst(leadIns.new), longestFirst(leadIns.correction), longestFirst(leadIns.end)];
const begins = (text: string, phrase: string) => text === phrase || text.startsWith(`${phrase} `);

/** Removes the lead-in of a normalized text. If the text is nothing else, the rest is empty. */
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
