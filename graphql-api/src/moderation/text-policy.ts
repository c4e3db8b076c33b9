import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { contactData, devanagariProfanity, harmlessEnglish, hindiProfanity, notContact, prohibited } from './content-policy.data.ts';

/** What is wrong with a text: the concern, and the words that caused it as they were written. */
export interface Violation {
  concern: string;
  words: string[];
}

const english = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
});

/** Lower case without accents and invisible characters, every sign between words one space. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Digits and signs that stand for letters, read as letters. */
const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '|': 'i' };
const unleet = (text: string) =>
  text.replace(/(?<=[a-z@$!|])[013457]|[013457](?=[a-z@$!|])|[@$!|](?=[a-z])|(?<=[a-z])[@$!|](?=[a-z])/gi, (sign) => LEET[sign]!);

/** Words whose letters were pulled apart ("w e e d", "c.h.a.r.a.s"), joined. Three letters at least, so that "A B" stays. */
const joined = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s._*-]{1,2}){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu, (run) => run.replace(/[\s._*-]/g, ''));

const unique = (words: string[]) => [...new Set(words.map((word) => word.trim()))];

/** The text as it is, and with its disguises taken off. */
function readings(text: string): string[] {
  return unique([text, joined(text), unleet(text), unleet(joined(text))]);
}

/** Goods and services that may not be listed. */
export function prohibitedGoods(text: string): Violation[] {
  const texts = unique(readings(text).map(plain));
  return prohibited.flatMap(({ concern, words, except }) => {
    const found = unique(texts.flatMap((each) => (except ? each.replace(except, ' ; ') : each).match(words) ?? []));
    return found.length > 0 ? [{ concern, words: found }] : [];
  });
}

function englishIn(text: string): string[] {
  const harmless = harmlessEnglish.reduce(
    (rest, word) => rest.replaceAll(new RegExp(word.replaceAll('.', '\\.'), 'gi'), (found) => '·'.repeat(found.length)),
    text,
  );
  const found = english.getAllMatches(harmless, true).map(({ startIndex, endIndex }) => text.slice(startIndex, endIndex + 1));
  // Digits alone are a number, whatever letters they look like.
  return found.filter((words) => /[\p{L}@$!]/u.test(words));
}

/** Abuse in English and Hindi, disguised or not. */
export function profanity(text: string): Violation[] {
  const hindi = readings(text).flatMap((each) => plain(each).replace('lund university', ' ').match(hindiProfanity) ?? []);
  const found = unique([...englishIn(text), ...englishIn(joined(text)), ...hindi, ...(text.normalize('NFC').match(devanagariProfanity) ?? [])]);
  return found.length > 0 ? [{ concern: 'abusive language', words: found }] : [];
}

/** Phone numbers, addresses and accounts, which belong into the Buy Now dialog and the chat. */
export function contactDetails(text: string): Violation[] {
  const rest = text.normalize('NFKC').toLowerCase().replace(notContact, ' ');
  const found = unique(contactData.flatMap((pattern) => rest.match(pattern) ?? []));
  return found.length > 0 ? [{ concern: 'contact data', words: found }] : [];
}
