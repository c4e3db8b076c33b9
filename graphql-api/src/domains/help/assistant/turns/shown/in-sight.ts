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

/** A question after an answer: as it was typed, in normalized words, and what it may go on from. */
export interface Said {
  typed: string;
  plain: string;
  asked: Asked;
}

/** Words of questions that name no part of a thing. */
const ASKING = new Set(
  'with without for from on in to and a an the come comes anything something made big bigger small smaller tall long many much piece pieces copies left still ok problem problems issue work works use used hours women men boys girls both per ethana enni enti hain gear isme usme athula idhula adhula andulo daanilo irukku unnayi andi long ever fully type kind sort really already being been go goes going made make makes keep keeps run runs like look looks same own each pls plz lot lots inside outside'.split(
    ' ',
  ),
);
const CLAUSES = /[,;.?]| (?:and|n|or|but|because|since|aur|ya|mariyu|ani) /i;
const MOST_DESCRIBED = 3;

/** The words of a question that say what is asked. */
export const wordsAsked = (plain: string): string[] => wordsBeside(plain).filter((word) => !ASKING.has(word));

/** What was shown, and after it, what was listed before. */
export async function factsInSight(ctx: Ctx, { shown, listed = [] }: Asked): Promise<Fact[]> {
  const others = listed.filter(({ id }) => !shown.some((each) => each.id === id));
  return factsOf(ctx, [...shown, ...others]);
}

/** The things that words name for certain. */
export async function thingsIn(ctx: Ctx, words: readonly string[]): Promise<string[]> {
  const parts = words.length === 0 ? [] : await namedParts(ctx, words.join(' '));
  return parts.filter(({ isThing, isCertain }) => isThing && isCertain).map((part) => part.words);
}

/** Which of some products is found for a thing. */
async function calledSo(ctx: Ctx, words: string, facts: readonly Fact[]): Promise<Fact | undefined> {
  const { found, exact } = await findProducts(ctx, { ...anything, words });
  return exact ? found.find(({ id }) => facts.some((fact) => fact.id === id)) : undefined;
}

/** Whether one of some words names a thing that is none of those in sight. */
export async function namesAnother(ctx: Ctx, words: readonly string[], asked: Asked): Promise<boolean> {
  const facts = await factsInSight(ctx, asked);
  const wished = new Set([asked.question, ...(asked.wishes ?? [])].flatMap((question) => question.words.split(' ')).map(stemOf));
  const unknown = words.filter((word) => !isProperty(word) && !wished.has(stemOf(word)) && !facts.some((fact) => hasWord(fact, word)));
  // "How many keys on the Casio" after a ukulele: another maker is another thing.
  if (unknown.some((word) => makes.has(word))) return true;
  for (const thing of await thingsIn(ctx, unknown)) if (!(await calledSo(ctx, thing, facts))) return true;
  return false;
}

/** How much some words speak of a product: what it is called says more than what it has, which others may have as well. */
function saidOf(fact: Fact, words: readonly string[]): number {
  const called = words.filter((word) => !isProperty(word) && hasWord({ ...fact, description: '' }, word));
  return called.length * words.length + words.filter((word) => hasWord(fact, word)).length;
}

/** Which of some products a clause speaks of: the one whose text has most of its words, or that is found for its thing. */
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

/** What points at the only one that was shown. */
const POINTS =
  /^(?:(?:and|but|so|ok|also|then|hmm) )*(?:(?:is|are|will|does|do|can|has|have|how|what|which|would|could) (?:\w+ ){0,2}?)?(?:it|its|isme|isko|iska|iski|usme|uska|uski|adhu|adhula|idhula|andulo|daanilo)\b/;

/** What the clauses of a question speak of, of what is in sight, and whether one of the texts has a word of it. */
async function allSpokenOf(ctx: Ctx, { typed, plain, asked }: Said): Promise<{ spoken: Fact[]; isSaid: boolean }> {
  const inSight = await factsInSight(ctx, asked);
  // "Will it leak" is about the only one that was shown, though another one's text has the word; by its name it may still be called.
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

/** Everything about some of what is in sight, and whether the question has words of it. */
export function describing(ctx: Ctx, facts: readonly Fact[], { plain, asked }: Said, isSaid: boolean): Answer {
  const text = facts.map((fact) => productDetail(ctx, fact)).join('\n\n');
  return { ...reply(isSaid || facts.some((fact) => saysOf(fact, plain)) ? text : notSaid(text), [...facts]), asked: { ...asked, shown: [...facts] } };
}

/** Everything about what a question speaks of, of what is in sight; undefined where it speaks of nothing. */
export async function describedByName(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { spoken, isSaid } = await allSpokenOf(ctx, said);
  return spoken.length > 0 ? describing(ctx, spoken, said, isSaid) : undefined;
}

/** Several of those that were listed. */
const SEVERAL = /\b(?:two|both|them|those|these|all|each)\b/;

/** What a question is about where it is about what is in sight: what it speaks of, or what was shown, of many the first; and whether a text has its words. */
export async function meantInSight(ctx: Ctx, said: Said): Promise<{ facts: Fact[]; isSaid: boolean }> {
  const { typed, asked } = said;
  const { spoken, isSaid } = await allSpokenOf(ctx, said);
  if (spoken.length > 0) return { facts: spoken, isSaid };
  const facts = SEVERAL.test(typed) ? await factsInSight(ctx, asked) : await factsOf(ctx, asked.shown);
  return { facts: facts.length <= MOST_DESCRIBED ? facts : facts.slice(0, 1), isSaid: false };
}

/** Everything about that. */
export async function described(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { facts, isSaid } = await meantInSight(ctx, said);
  return facts.length === 0 ? undefined : describing(ctx, facts, said, isSaid);
}

/** An answer about one of those in sight that says so where its listing says nothing of the property that is asked for. */
export async function withWhatIsNotSaid(ctx: Ctx, { plain, asked }: Said, answer: Answer): Promise<Answer> {
  const [id, ...others] = answer.productIds;
  if (id === undefined || others.length > 0 || answer.isEmpty || answer.text.includes(NOT_SAID)) return answer;
  const fact = (await factsInSight(ctx, asked)).find((each) => each.id === id);
  return fact && saysNothingOf(fact, plain) ? { ...answer, text: notSaid(answer.text) } : answer;
}
