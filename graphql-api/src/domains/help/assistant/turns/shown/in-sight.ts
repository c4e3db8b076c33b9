import type { Ctx } from '../../../../../platform/context.ts';
import { namedParts } from '../../../../market/search/search.service.ts';
import { makes } from '../../../../market/search/words/lexicon/makes.ts';
import { reply, type Answer } from '../../answers.ts';
import { factsOf, findProducts, type Fact } from '../../catalogue/catalogue.ts';
import type { Asked } from '../../conversation.ts';
import { wordsBeside } from '../../understanding/about-shown.ts';
import { writtenOut } from '../../understanding/phrases.ts';
import { anything, normalize } from '../../understanding/question.ts';
import { productDetail } from '../../understanding/wording.ts';
import { stemOf } from '../wishes/wish-words.ts';
import { hasWord, isProperty } from './properties.ts';
import { NOT_SAID, notSaid, saysAnyOf, saysNothingOf, saysOf } from './said-of.ts';

/** A question after an answer: as typed, normalized, and the state that it may continue from. */
export interface Said {
  typed: string;
  plain: string;
  asked: Asked;
}

/** Question words that name no part of a thing. */
const ASKING = new Set(
  'with without for from on in to and a an the come comes anything something made big bigger small smaller tall long many much piece pieces copies left still ok problem problems issue work works use used hours women men boys girls both per ethana enni enti hain gear isme usme athula idhula adhula andulo daanilo irukku unnayi andi long ever fully type kind sort really already being been go goes going made make makes keep keeps run runs like look looks same own each pls plz lot lots inside outside'.split(
    ' ',
  ),
);
const CLAUSES = /[,;.?]| (?:and|n|or|but|because|since|aur|ya|mariyu|ani) /i;
const MOST_DESCRIBED = 3;

/** Returns the words of a question that say what is asked. */
export const wordsAsked = (plain: string): string[] => wordsBeside(plain).filter((word) => !ASKING.has(word));

/** Returns the products shown, followed by those listed before. */
export async function factsInSight(ctx: Ctx, { shown, listed = [] }: Asked): Promise<Fact[]> {
  const others = listed.filter(({ id }) => !shown.some((each) => each.id === id));
  return factsOf(ctx, [...shown, ...others]);
}

/** Returns the things that the words name with certainty. */
export async function thingsIn(ctx: Ctx, words: readonly string[]): Promise<string[]> {
  const parts = words.length === 0 ? [] : await namedParts(ctx, words.join(' '));
  return parts.filter(({ isThing, isCertain }) => isThing && isCertain).map((part) => part.words);
}

/** Returns the product that is found by the name of a thing. */
async function calledSo(ctx: Ctx, words: string, facts: readonly Fact[]): Promise<Fact | undefined> {
  const { found, exact } = await findProducts(ctx, { ...anything, words });
  return exact ? found.find(({ id }) => facts.some((fact) => fact.id === id)) : undefined;
}

/** Returns whether one of the words names a thing that is not in sight. */
export async function namesAnother(ctx: Ctx, words: readonly string[], asked: Asked): Promise<boolean> {
  const facts = await factsInSight(ctx, asked);
  const wished = new Set([asked.question, ...(asked.wishes ?? [])].flatMap((question) => question.words.split(' ')).map(stemOf));
  const unknown = words.filter((word) => !isProperty(word) && !wished.has(stemOf(word)) && !facts.some((fact) => hasWord(fact, word)));
  // "How many keys on the Casio" after a ukulele: another maker means another thing.
  if (unknown.some((word) => makes.has(word))) return true;
  for (const thing of await thingsIn(ctx, unknown)) if (!(await calledSo(ctx, thing, facts))) return true;
  return false;
}

/** Returns how strongly words refer to a product. Its name counts more than its features, which other products may share. */
function saidOf(fact: Fact, words: readonly string[]): number {
  const called = words.filter((word) => !isProperty(word) && hasWord({ ...fact, description: '' }, word));
  return called.length * words.length + words.filter((word) => hasWord(fact, word)).length;
}

/** Returns the product that a clause refers to: the one whose text contains most of its words, or that is found by its thing. */
export async function spokenOf(ctx: Ctx, words: readonly string[], facts: readonly Fact[]): Promise<Fact | undefined> {
  const ranked = facts.map((fact) => ({ fact, said: saidOf(fact, words) })).toSorted((one, other) => other.said - one.said);
  const [best] = ranked;
  if (best && best.said > 0) return best.fact;
  for (const thing of await thingsIn(
    ctx,
    words.filter((each) => !isProperty(each)),
  )) {
    const called = await calledSo(ctx, thing, facts);
    if (called) return called;
  }
  return undefined;
}

/** Matches references to the only product shown. */
const POINTS =
  /^(?:(?:and|but|so|ok|also|then|hmm) )*(?:(?:is|are|will|does|do|can|has|have|how|what|which|would|could) (?:\w+ ){0,2}?)?(?:it|its|isme|isko|iska|iski|usme|uska|uski|adhu|adhula|idhula|andulo|daanilo)\b/;

/** Returns the products in sight that the clauses of a question refer to, and whether one of their texts contains a word of it. */
async function allSpokenOf(ctx: Ctx, { typed, plain, asked }: Said): Promise<{ spoken: Fact[]; isSaid: boolean }> {
  const inSight = await factsInSight(ctx, asked);
  // "Will it leak" is about the only product shown, even if another product's text has the word. A product can still be referred to by its name.
  const isOnlyNamed = ({ id }: Fact) => asked.shown.length === 1 && id !== asked.shown[0]!.id && POINTS.test(plain) && !typed.includes(',');
  const facts = inSight.map((fact) => (isOnlyNamed(fact) ? { ...fact, description: '' } : fact));
  const spoken = new Map<string, Fact>();
  let isSaid = false;
  for (const clause of typed.split(CLAUSES)) {
    const words = wordsAsked(writtenOut(normalize(clause)));
    const meant = await spokenOf(ctx, words, facts);
    const fact = meant && inSight.find(({ id }) => id === meant.id);
    if (fact) spoken.set(fact.id, fact);
    if (fact)
      isSaid ||=
        saysAnyOf(fact, words) &&
        (
          await thingsIn(
            ctx,
            words.filter((word) => !hasWord(fact, word)),
          )
        ).length === 0;
  }
  return { spoken: [...spoken.values()].slice(0, MOST_DESCRIBED), isSaid };
}

/** Describes some of the products in sight, and says whether they have the words of the question. */
export function describing(ctx: Ctx, facts: readonly Fact[], { plain, asked }: Said, isSaid: boolean): Answer {
  const text = facts.map((fact) => productDetail(ctx, fact)).join('\n\n');
  return { ...reply(isSaid || facts.some((fact) => saysOf(fact, plain)) ? text : notSaid(text), [...facts]), asked: { ...asked, shown: [...facts] } };
}

/** Describes the products in sight that a question refers to; undefined if it refers to none. */
export async function describedByName(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { spoken, isSaid } = await allSpokenOf(ctx, said);
  return spoken.length > 0 ? describing(ctx, spoken, said, isSaid) : undefined;
}

/** Matches references to several of the listed products. */
const SEVERAL = /\b(?:two|both|them|those|these|all|each)\b/;

/**
 * Returns the products in sight that a question is about: those it refers to, or those shown (the first if there are many); and whether a text
 * contains its words.
 */
export async function meantInSight(ctx: Ctx, said: Said): Promise<{ facts: Fact[]; isSaid: boolean }> {
  const { typed, asked } = said;
  const { spoken, isSaid } = await allSpokenOf(ctx, said);
  if (spoken.length > 0) return { facts: spoken, isSaid };
  const facts = SEVERAL.test(typed) ? await factsInSight(ctx, asked) : await factsOf(ctx, asked.shown);
  return { facts: facts.length <= MOST_DESCRIBED ? facts : facts.slice(0, 1), isSaid: false };
}

/** Describes the products in sight that a question is about. */
export async function described(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { facts, isSaid } = await meantInSight(ctx, said);
  return facts.length === 0 ? undefined : describing(ctx, facts, said, isSaid);
}

/** Adds a note to an answer about a product in sight if its listing does not mention the property that is asked for. */
export async function withWhatIsNotSaid(ctx: Ctx, { plain, asked }: Said, answer: Answer): Promise<Answer> {
  const [id, ...others] = answer.productIds;
  if (id === undefined || others.length > 0 || answer.isEmpty || answer.text.includes(NOT_SAID)) return answer;
  const fact = (await factsInSight(ctx, asked)).find((each) => each.id === id);
  return fact && saysNothingOf(fact, plain) ? { ...answer, text: notSaid(answer.text) } : answer;
}
