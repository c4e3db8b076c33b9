import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '../search/catalogue.ts';
import type { Query } from '../search/queries.ts';

/** The half of the cases for writing rules, and the half that is read only when a round of rules is finished. */
export type Half = 'tuning' | 'test';

/** The lines of a kind. Blank lines stay, because they separate dialogues. */
export interface Kind {
  kind: string;
  lines: string[];
}

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => !/^#(?!#)/.test(line));

/** Returns the kinds of a file, each with the heading `## kind`. */
export function kindsOf(name: string): Kind[] {
  const kinds: Kind[] = [];
  for (const line of linesOf(name)) {
    if (line.startsWith('## ')) kinds.push({ kind: line.slice(3), lines: [] });
    else kinds.at(-1)?.lines.push(line);
  }
  return kinds;
}

/** Returns the lines of a file that contain cases, each with its kind. */
const casesOf = (name: string): { kind: string; parts: string[] }[] =>
  kindsOf(name).flatMap(({ kind, lines }) => lines.filter(Boolean).map((line) => ({ kind, parts: line.split(' | ') })));

/** Parses alternatives of words, such as `table / chair`. */
export const alternatives = (text: string): string[][] => text.split(' / ').map((all) => all.split(' '));

export const listings = (): Listing[] =>
  linesOf('listings')
    .filter(Boolean)
    .map((line) => {
      const [category, name, price, quantity, description] = line.split(' | ') as [string, string, string, string, string];
      return { category, name, price: Number(price), quantity: Number(quantity), description };
    });

/** Maximum number of characters in the search box. */
const LONGEST = 100;

/** Returns queries. Without `words`, no hit is right. */
export const queries = (half: Half): Query[] =>
  casesOf(`search-${half}`).map(({ kind, parts: [text, right] }) => ({
    kind,
    text: text!.slice(0, LONGEST),
    ...(right === '-' ? {} : { words: alternatives(right!) }),
  }));

export type Expected = 'reject' | 'doubt' | 'accept';

export const policyTexts = (half: Half): { kind: string; expected: Expected; text: string }[] =>
  casesOf(`policy-${half}`).map(({ kind, parts: [expected, ...text] }) => ({ kind, expected: expected as Expected, text: text.join(' | ') }));
