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

/** A question after an answer: as it was typed, in normalized words, and what it may go on from. */
export interface Said {
  typed: string;
  plain: string;
  asked: Asked;
}

/** Words of questions that name no part of a thing. */
const ASKING = new Set(
  'with without for from on in to and a an the come comes anything something made big bigger small smaller tall long many much piece pieces copies left still ok problem problems issue work works use used hours women men boys girls both per ethana enni enti hain gear isme usme athula idhula adhula andulo daanilo irukku unnayi andi long ever fully type kind sort really already being been go goes going made make makes keep keeps run runs like look looks same own each pls plz'.split(
    ' ',
  ),
);
/** Parts and properties that things have. */
const PROPERTIES = new Set(
  'hardcover softcover publisher author writer language chapter chapters solutions binding hardbound paperback brand height wire length width weight speed speeds hinge ram rom gb storage count hour hours minute minutes litre litres socket sockets fuse edition warranty battery backup material fabric cloth age owner bill box scratch scratches dent dents sleeve strap zip pocket pockets gear gears brake brakes cover lid handle remote cable rangu colour color nimishalu neram roll rolls fold folds warm cold water proof waterproof wash washable shutter working condition wheels wheel shelves shelf marks pages digits keys strings noise noisy wood fog smell size sizes shade stain stains damaged repaired faded torn holes leak leaks rust dust spring rubber plastic feather leather steel grip grips capacity power watts range ports port cells cm inch inches feet kg watt litre charge charging pads rechargeable automatic suspension graphics card processor screen display ring pockets clamp'.split(
    ' ',
  ),
);
const CLAUSES = /[,;.?]| (?:and|n|or|but|because|since|aur|ya|mariyu|ani) /i;
const MOST_DESCRIBED = 3;

/** How words end that name a property. */
const NAMES_PROPERTY = /\w{3}ness$|(?:watt|volt|mile)age$|(?:qual|capac|dens|qualit|durabil)ity$/;

/** Whether a word names a part or a property that things have. */
export const isProperty = (word: string): boolean => PROPERTIES.has(word) || PROPERTIES.has(stemOf(word)) || NAMES_PROPERTY.test(word);

/** The words of a question that say what is asked. */
export const wordsAsked = (plain: string): string[] => wordsBeside(plain).filter((word) => !ASKING.has(word));

/** Whether the name or the description of a product has a word. */
export const hasWord = ({ name, description }: Fact, word: string): boolean => ` ${name} ${description} `.toLowerCase().includes(` ${rootOf(word)}`);

/** A word without the end of a plural, or of what was done to it: "can they be folded" asks what "folds" answers. */
const rootOf = (word: string): string => {
  const stem = stemOf(word);
  return stem.length > 5 && stem.endsWith('ed') && !stem.endsWith('eed') ? stem.slice(0, -2) : stem;
};

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

/** Which of some products a clause speaks of: the one whose text has most of its words, or that is found for its thing. */
export async function spokenOf(ctx: Ctx, words: readonly string[], facts: readonly Fact[]): Promise<Fact | undefined> {
  const ranked = facts
    .map((fact) => ({ fact, said: words.filter((word) => hasWord(fact, word)).length }))
    .toSorted((one, other) => other.said - one.said);
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
        words.some((word) => hasWord(fact, word)) &&
        (
          await thingsIn(
            ctx,
            words.filter((word) => !hasWord(fact, word)),
          )
        ).length === 0;
  }
  return { spoken: [...spoken.values()].slice(0, MOST_DESCRIBED), isSaid };
}

const NOT_SAID = 'That is all that the listing says. Ask the seller about anything else, with **Message seller** on its page.';

/** What a listing says that has a property, where it does not say its name. */
const SAYS: Record<string, RegExp> = {
  colour:
    /\b(?:black|white|red|blue|green|yellow|brown|pink|purple|gr[ae]y|orange|navy|maroon|gold|golden|silver|khaki|beige|cream|violet|lavender|transparent|clear|pastel|brass|steel|wooden)\b/i,
  size: /\d|\b(?:xs|s|m|l|x+l|small|medium|large|single|double|king|queen|free size|big|mini|compact|women|men|kids)\b/i,
  age: /\b(?:old|new|used|months?|years?|weeks?|days?|hours?|times?|once|twice|edition|gen|unused|worn|serviced)\b/i,
};
const CALLED: Record<string, string> = {
  color: 'colour',
  rang: 'colour',
  niram: 'colour',
  rangu: 'colour',
  colours: 'colour',
  colors: 'colour',
  sizes: 'size',
};
/** Properties that every answer states, beside what the listing says. */
const STATED = new Set('condition working price cost'.split(' '));

/** Whether a listing says nothing of any property that a question asks for. */
export function saysNothingOf(fact: Fact, plain: string): boolean {
  const properties = plain.split(' ').filter((word) => isProperty(word) || SAYS[CALLED[word] ?? word]);
  const isSaid = (word: string) => STATED.has(word) || (SAYS[CALLED[word] ?? word]?.test(`${fact.name} ${fact.description}`) ?? hasWord(fact, word));
  return properties.length > 0 && !properties.some(isSaid);
}

/** Whether a listing says what a question asks of a property. */
const saysOf = (fact: Fact, plain: string): boolean =>
  plain.split(' ').some((word) => SAYS[CALLED[word] ?? word]?.test(`${fact.name} ${fact.description}`) ?? false);

/** What is added where a listing does not say what was asked. */
export const notSaid = (text: string): string => `${text}\n\n${NOT_SAID}`;

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

/** Everything about what a question speaks of, or about what was shown; of many the first. */
export async function described(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { typed, asked } = said;
  const named = await describedByName(ctx, said);
  if (named) return named;
  const facts = SEVERAL.test(typed) ? await factsInSight(ctx, asked) : await factsOf(ctx, asked.shown);
  const few = facts.length <= MOST_DESCRIBED ? facts : facts.slice(0, 1);
  return few.length === 0 ? undefined : describing(ctx, few, said, false);
}
