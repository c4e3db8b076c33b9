import type { Ctx } from '../../../../platform/context.ts';
import type { NamedPart } from '../../../market/search/search-plan.ts';
import { namedParts } from '../../../market/search/search.service.ts';
import { makes } from '../../../market/search/words/lexicon/makes.ts';
import { sizes } from '../../../market/search/words/lexicon/units.ts';
import { findProducts, isHit, NOTHING, type Found } from './catalogue.ts';
import { normalize, thingWords, type CatalogueQuestion } from '../understanding/question.ts';

/** Result of a question, and the words of it that were left aside. */
export interface Loosely extends Found {
  question: CatalogueQuestion;
  leftAside: string[];
}

/** Head nouns that mean little without the word before them: a washing machine is no machine against mosquitoes. */
const GENERIC = new Set('machine kit set box stand holder cover case rod stick board tool piece card rack bag oven'.split(' '));
/** Returns whether words say little without their purpose: a cover for a phone is no cover for a mattress. */
export const isGeneric = (words: string): boolean => words.split(' ').some((word) => GENERIC.has(word));
/** Maximum number of words besides the things that are tried one by one. */
const MOST_TRIED = 3;

/** Matches counted nouns that do not measure a thing: "2 weeks", "2 km to my department". */
const COUNTED = /^(?:weeks?|days?|months?|years?|hours?|minutes?|times?|km|people|persons?|of|semesters?|sem|friends)\b/;

/** Returns whether a word identifies a specific variant, so that another one is no answer: a number, a size, a maker. */
export const isIdentity = (word: string): boolean => /\d/.test(word) || sizes.has(word) || makes.has(word);

/** Returns the last word of the only thing named by several words, unless that word means little. */
export function headOf(parts: readonly NamedPart[]): string | undefined {
  const [thing, ...others] = parts.filter(({ isThing, isCertain }) => isThing && isCertain);
  const words = thing?.words.split(' ') ?? [];
  const head = words.at(-1);
  return others.length > 0 || words.length < 2 || head === undefined || GENERIC.has(head) ? undefined : head;
}

const wordsOf = (parts: readonly NamedPart[], some: ReadonlySet<NamedPart>): string =>
  parts
    .filter((part) => some.has(part))
    .map(({ words }) => words)
    .join(' ');

/** Returns the things of a text: the things that its words name, joined into one, and those that people mean by a maker in it. */
export async function thingsNamedIn(ctx: Ctx, text: string): Promise<string[]> {
  const parts = await namedParts(ctx, text);
  const named = wordsOf(parts, new Set(parts.filter(({ isThing }) => isThing)));
  return [named, ...parts.flatMap(({ meant }) => meant)].filter((thing) => thing !== '' && thing !== text);
}

/**
 * Finds a thing by its last word and the words that identify a variant: "laptop charger lenovo" finds a charger for Lenovo. Undefined if no other
 * words identify a variant, or if the last word means little.
 */
async function findByHead(
  ctx: Ctx,
  question: CatalogueQuestion,
  parts: readonly NamedPart[],
  kept: ReadonlySet<NamedPart>,
): Promise<Loosely | undefined> {
  const said = parts.filter((part) => kept.has(part));
  const headOf = ({ words, isThing }: NamedPart) => (isThing ? words.split(' ').at(-1)! : words);
  const words = said.map(headOf).join(' ');
  const isSure =
    said.length > 1 && said.some((part) => part.words.split(' ').some(isIdentity)) && !words.split(' ').some((word) => GENERIC.has(word));
  if (!isSure || words === wordsOf(parts, kept)) return undefined;
  const found = await findProducts(ctx, { ...question, words });
  const others = parts.filter((part) => !kept.has(part)).map((part) => part.words);
  return isHit(found) && found.isNamed ? { ...found, question: { ...question, words }, leftAside: others } : undefined;
}

/** Matches words after which the purpose of the wanted thing follows. */
const BEFORE_PURPOSE = / (?:for|to|which|that|so|because|when|while|in|inside|on|with|where) /;
/** Matches words that follow the purpose and precede the wanted thing. */
const BEHIND_PURPOSE = /^.* (?:ke liye|ke lie|kosam|kaaga|kaga) /;

/** Returns the part of a question that names the wanted thing: the lock of "a lock for my cupboard". */
const mainOf = (plain: string): string => ` ${plain} `.replace(BEHIND_PURPOSE, ' ').split(BEFORE_PURPOSE)[0]!;

/** Finds the wanted thing of a question if nothing serves the purpose that it mentions. */
async function findMain(ctx: Ctx, question: CatalogueQuestion, parts: readonly NamedPart[]): Promise<Loosely> {
  const nothing = { ...NOTHING, question, leftAside: [] };
  const main = ` ${mainOf(normalize(question.asked))} `;
  const isMain = ({ words }: NamedPart) => words.split(' ').some((word) => main.includes(` ${word} `));
  const others = parts.filter((part) => !isMain(part));
  const isSaid = others.some(({ words }) => words.split(' ').some(isIdentity));
  const words = wordsOf(parts, new Set(parts.filter(isMain)));
  if (isSaid || others.length === 0 || !parts.some((part) => part.isThing && isMain(part))) return nothing;
  const found = await findProducts(ctx, { ...question, words });
  return isHit(found) ? { ...found, question: { ...question, words }, leftAside: others.map((part) => part.words) } : nothing;
}

/** "Something that I can fix on my cycle" does not ask for a cycle, which is only the place or purpose. */
const PLACE = /\bsomething\b.* (?:on|in|to|for|with|onto|inside|under|above|over|of) (?:my|the|our|his|her) (.+)$/;

/** Returns whether words only say where an unnamed thing is wanted. */
function isOnlyPlace(asked: string, words: string): boolean {
  const place = new Set(PLACE.exec(normalize(asked))?.[1]?.split(' '));
  return place.size > 0 && words.split(' ').every((word) => place.has(word));
}

/** Matches words between a thing and its purpose. A cover for a phone is called phone cover. */
const FOR = / for (?:(?:my|the|an?|our|his|her|this|that|your) )?/;

/** Finds a thing by its purpose followed by its name, if nothing has the words in the other order. */
async function findTurned(ctx: Ctx, question: CatalogueQuestion): Promise<Loosely | undefined> {
  const [, purpose, ...others] = normalize(question.asked).split(FOR);
  const behind = new Set(thingWords(purpose ?? '').split(' '));
  const [thing, whose] = [false, true].map((isBehind) => question.words.split(' ').filter((word) => behind.has(word) === isBehind));
  if (others.length > 0 || thing!.length === 0 || whose!.length === 0 || whose!.length > MOST_TRIED) return undefined;
  const words = [...whose!, ...thing!].join(' ');
  const found = await findProducts(ctx, { ...question, words });
  return isHit(found) && found.isNamed ? { ...found, question: { ...question, words }, leftAside: [] } : undefined;
}

/**
 * Finds what a question names. If nothing has all its words, words that name no thing are left aside: "raincoat for monsoon" finds raincoats.
 * Numbers, sizes and makers are never left aside.
 */
export async function findLoosely(ctx: Ctx, question: CatalogueQuestion): Promise<Loosely> {
  const found = await findProducts(ctx, question);
  const asItIs = { ...found, question, leftAside: [] };
  if (isHit(found) || question.words === '') return asItIs;
  const turned = await findTurned(ctx, question);
  if (turned) return turned;
  const parts = await namedParts(ctx, question.words);
  // "2 pillows" states a count.
  const isCount = ({ words }: NamedPart, at: number) =>
    /^\d+$/.test(words) && ((at === 0 && words.length === 1 && parts[1]?.isThing === true) || COUNTED.test(parts[at + 1]?.words ?? ''));
  const isSaying = ({ words, isThing }: NamedPart, at: number) =>
    isThing || words.split(' ').some(isIdentity) || GENERIC.has(parts[at + 1]?.words ?? '');
  const isNeeded = (part: NamedPart, at: number) => !isCount(part, at) && isSaying(part, at);
  if (!parts.some(({ isThing }) => isThing)) return { ...NOTHING, question, leftAside: [] };
  // Beside a certain thing, a word that could be a typo of another thing is more likely no thing at all.
  const isSure = parts.some(({ isThing, isCertain }) => isThing && isCertain);
  const kept = new Set(parts.filter((part, at) => isNeeded(part, at) && (!isSure || part.isCertain)));
  const find = (some: ReadonlySet<NamedPart>) => findProducts(ctx, { ...question, words: wordsOf(parts, some) });
  let best = await find(kept);
  if (!isHit(best)) return (await findByHead(ctx, question, parts, kept)) ?? findMain(ctx, question, parts);
  for (const part of parts.filter((each) => !kept.has(each)).slice(0, MOST_TRIED)) {
    const more = await find(new Set([...kept, part]));
    // Products that only mention the words are no better than products with that name.
    if (!isHit(more) || (best.isNamed && !more.isNamed)) continue;
    kept.add(part);
    best = more;
  }
  return withAside({
    ...best,
    question: { ...question, words: wordsOf(parts, kept) },
    leftAside: parts.filter((part) => !kept.has(part)).map((part) => part.words),
  });
}

/** Returns what was found without some words; nothing if only a place remains of the wish. */
const withAside = (best: Loosely): Loosely =>
  best.leftAside.length > 0 && isOnlyPlace(best.question.asked, best.question.words) ? { ...NOTHING, question: best.question, leftAside: [] } : best;
