import type { Ctx } from '../../../../../platform/context.ts';
import { namedParts } from '../../../../market/search/search.service.ts';
import { qualities } from '../../../../market/search/words/lexicon/qualities.ts';
import { sizes } from '../../../../market/search/words/lexicon/units.ts';
import { detailAnswer, listText, reply, type Answer } from '../../answers.ts';
import { citedFacts, factsOf, findProducts } from '../../catalogue/catalogue.ts';
import { exactAnswer, nothingAnswer } from '../../catalogue/catalogue-answer.ts';
import { isGeneric, isIdentity, thingsNamedIn } from '../../catalogue/left-aside.ts';
import type { Asked } from '../../conversation.ts';
import { intentOf, isPointing, wordsBeside } from '../../understanding/about-shown.ts';
import { pricedInThousands } from '../../understanding/amounts/amounts.ts';
import { anything, catalogueQuestion, type CatalogueQuestion } from '../../understanding/question.ts';
import { limitsAfter } from '../../understanding/refinement.ts';
import { asksByVerb } from '../../understanding/question-forms.ts';
import type { Going } from '../going.ts';
import { usualPrice } from './budgets.ts';
import { hasWord } from '../shown/properties.ts';
import { foundAmongThem } from '../shown/one-of-shown.ts';
import { combined, isUnit, stemOf, wordsShared } from './wish-words.ts';

/** Matches words that ask for, or about, one of the products shown. */
const OF_SHOWN =
  /\b(?:one|ones|wala|wali|wale|waala|waali|which|does|is it|has it|has|have(?! to)|any|type|model|version|size|kaisa|kaisi|vachadhu|vachathu|vechadhu|irukuradhu|irukkiradhu|irukkirathu|unnadi|unnadhi|ullathu|iro|how is|how are|condition)\b/;
const FOR_SHOWN = /\b(?:for|with|of|on|fits?) (?:it|them|this|that|these|those)\b|\b(?:iske|uske|inke) (?:liye|saath|sath)\b/;
/** Matches words that ask for products other than those shown. */
const OTHERS = /^(?:vera|vere|bere|inkenti|inkoti|any other|anything else|something else|what else|aur kya|aur koi)(?!\S)/;
/** Matches beginnings that only state the purpose or a feature of the last thing: "for shoes" after a stand. */
const OF_LAST = /^(?:(?:but|and|its|it is|i mean|i said|i meant) )*(?:for|with|of|from|by) /;
/** Matches beginnings of standalone wishes. */
const NEW_WISH = /\b(?:do you have|have you got|you got|is there|are there|need|want|looking for|show me) (?:an?|any|some) /;
/** Maximum number of words of a question that only says which product is wanted. */
const MOST_WORDS = 8;

/** Matches wishes for an unnamed thing. */
const UNNAMED = /\b(?:something|smth|smthng|anything|somewhere|stuff|edhavadhu|edaina)\b/;
/** Matches words that ask or choose in a short question. */
const ASKING = /(?:^| )(?:ah|na|kya|again|ones|types?|for|with|more|less|di|ki|me|mein|la|lo)(?: |$)/;

/** Matches phrases for another product of the same kind: "and the plug in one". */
const ONE_OF_KIND = /\S (?:one|ones|wala|wali|waala|waali)$/;

/** Maximum number of words of such a phrase. */
const MOST_CALLING = 2;

const callsOneOfKind = (rest: string, { words }: Added): boolean => ONE_OF_KIND.test(rest) && words.split(' ').length <= MOST_CALLING;

/** What a question adds to the last one: its limits, and words that may say which product is wanted. */
interface Added {
  question: CatalogueQuestion;
  words: string;
  namesThing: boolean;
  /** Whether it may wish for another thing. */
  isWish?: boolean;
}

async function addedBy(ctx: Ctx, { typed, rest, asked }: Going): Promise<Added> {
  const question = pricedInThousands(catalogueQuestion(rest, []), usualPrice(asked));
  const words = wordsBeside(question.words).join(' ');
  const parts = words === '' ? [] : await namedParts(ctx, words);
  const isAsking = typed.trim().endsWith('?') || OF_SHOWN.test(rest) || ASKING.test(rest) || asksByVerb(rest);
  return { question, words, namesThing: parts.some(({ isThing }) => isThing), isWish: UNNAMED.test(rest) || !isAsking };
}

/** Answers "is it waterproof" about the only product shown with what its text says. */
const saidOfOne = async (ctx: Ctx, { rest, asked }: Going, words: string): Promise<Answer | undefined> =>
  asked.shown.length === 1 && (isPointing(rest) || intentOf(rest) !== undefined) ? sayingSo(ctx, words, asked) : undefined;

/** Answers "size 9?", "the white one", "which has 5G", "I meant cricket": words that say which of the things is wanted. */
export async function narrowed(ctx: Ctx, going: Going): Promise<Answer | undefined> {
  const { rest, asked } = going;
  if (rest.split(' ').length > MOST_WORDS || asked.question.words === '' || OTHERS.test(rest)) return undefined;
  const added = await addedBy(ctx, going);
  if (added.words === '') return undefined;
  // "Show me a pan which works" after a stove is a standalone wish.
  const isNewThing = added.namesThing && wordsShared(added.words.split(' '), asked.question) === 0 && !callsOneOfKind(rest, added);
  if (isNewThing && NEW_WISH.test(rest) && !FOR_SHOWN.test(rest)) return undefined;
  return (added.question.without.length > 0 ? undefined : await saidOfOne(ctx, going, added.words)) ?? narrowedTo(ctx, added, going);
}

async function narrowedTo(ctx: Ctx, added: Added, { rest, asked, isCorrection }: Going): Promise<Answer | undefined> {
  const isOfShown = isCorrection || [OF_SHOWN, OF_LAST].some((each) => each.test(rest));
  if (added.namesThing && FOR_SHOWN.test(rest)) return withThing(ctx, added, asked);
  if (added.namesThing && !isOfShown) return rest.startsWith('the ') && asked.shown.length > 1 ? sayingSo(ctx, added.words, asked) : undefined;
  return (
    (await narrowedBy(ctx, added, asked)) ??
    (await oneOfThem(ctx, added, rest, asked)) ??
    (NEW_WISH.test(rest) ? undefined : noneOfThem(ctx, added, asked, isOfShown))
  );
}

/** Shows one of the products in sight, or another one of the kind. The phrase for it may also be a refusal: "any kettle that is not Pigeon". */
async function oneOfThem(ctx: Ctx, added: Added, rest: string, asked: Asked): Promise<Answer | undefined> {
  const among = added.question.without.length > 0 ? undefined : await amongThem(ctx, rest, added.words, asked);
  return among ?? (callsOneOfKind(rest, added) ? narrowedFrom(ctx, await byHead(ctx, asked), added, asked) : undefined);
}

/** Shows the products in sight whose texts contain the words, or that are found by them. */
const amongThem = async (ctx: Ctx, plain: string, words: string, asked: Asked): Promise<Answer | undefined> =>
  (await sayingSo(ctx, words, asked)) ?? foundAmongThem(ctx, plain, words, asked);

/** Shows what fits the last question with the added words. */
export const narrowedBy = (ctx: Ctx, added: Added, asked: Asked): Promise<Answer | undefined> => narrowedFrom(ctx, wishesOf(asked), added, asked);

/** Shows what fits the first of several wishes for which anything fits with the added words. */
async function narrowedFrom(
  ctx: Ctx,
  wishes: readonly CatalogueQuestion[],
  { question: limits, words: added, isWish = false }: Added,
  asked: Asked,
): Promise<Answer | undefined> {
  for (const last of wishes) {
    for (const words of combined(last.words, added)) {
      const answer = await exactAnswer(ctx, { ...last, ...limitsAfter(last, limits), words, wants: 'list' });
      if (answer && (await isSuch(ctx, { words: added, isWish }, answer, asked))) return answer;
    }
  }
  return undefined;
}

/** Returns whether a price bound results from "cheaper" rather than from a statement. Such a bound lies just below a whole amount. */
const isImplied = (price: number | undefined): boolean => price !== undefined && !Number.isInteger(price);

/** Returns the last wish, then the same at any price if only "cheaper" bounds it, then the wish that it narrowed. */
function wishesOf({ question, wider }: Asked): CatalogueQuestion[] {
  const free = isImplied(question.maxPrice) ? [{ ...question, maxPrice: undefined, order: 'relevance' as const }] : [];
  const { minPrice, maxPrice, without } = free[0] ?? question;
  return [question, ...free, ...(wider && wider.words !== question.words ? [{ ...wider, minPrice, maxPrice, without }] : [])];
}

/** Returns the last wish by the last word of its thing only: "the pressure one" after a rice cooker. */
async function byHead(ctx: Ctx, { question }: Asked): Promise<CatalogueQuestion[]> {
  const things = (await namedParts(ctx, question.words)).filter(({ isThing, isCertain }) => isThing && isCertain);
  const heads = new Set(things.map(({ words }) => words.split(' ').at(-1)!));
  return [...heads].filter((words) => words !== question.words).map((words) => ({ ...question, words }));
}

/** Number of letters that a word shares with its other forms: "cycling" and cycle. */
const BEGINNING = 4;

/** Returns whether an answer shows what the added words name, if they name a thing. "A red helmet" after a lock is no lock. */
export async function isSuch(ctx: Ctx, { words: added, isWish }: Pick<Added, 'words' | 'isWish'>, answer: Answer, last: Asked): Promise<boolean> {
  const isThing = (await namedParts(ctx, added)).some((part) => part.isThing && part.isCertain);
  // Words that leave the results of a wish unchanged say nothing known, unless one of the texts contains them.
  const isSame = isWish && answer.productIds.length === last.shown.length && last.shown.every(({ id }) => answer.productIds.includes(id));
  const shown = await citedFacts(ctx, answer);
  // A number identifies the wanted product.
  const numbers = added.split(' ').filter((word) => /^\d/.test(word));
  if (!numbers.every((number) => shown.some((fact) => hasWord(fact, number)))) return false;
  if (!isThing && !isSame) return true;
  if (shown.some((fact) => added.split(' ').some((word) => hasWord(fact, word.slice(0, BEGINNING))))) return true;
  const { found, exact } = await findProducts(ctx, { ...anything, words: added });
  const isFound = exact && found.some(({ id }) => answer.productIds.includes(id));
  return isFound;
}

/** Says that no product matches the added words; undefined if they ask for something new. */
async function noneOfThem(ctx: Ctx, added: Added, asked: Asked, isOfShown: boolean): Promise<Answer | undefined> {
  const isLastOfThing = (await namedParts(ctx, asked.question.words)).some(({ isThing }) => isThing);
  const isNew = !isLastOfThing || (!isWhich(added) && (added.namesThing || (await exactAnswer(ctx, added.question)) !== undefined));
  if (isNew || !(isOfShown || isWhich(added))) return undefined;
  return nothingAnswer(ctx, { ...asked.question, words: combined(asked.question.words, added.words)[0]! });
}

/** Matches words for measures, besides units and sizes. */
const MEASURE = /^(?:size|part|number|ram|gen|tier|shelf|pieces?|pack|\d.*)$/;

/** Returns whether the added words can only identify a variant: sizes and numbers, or makers. */
const isWhich = ({ words }: Added): boolean =>
  [(word: string) => MEASURE.test(word) || isUnit(word) || sizes.has(word), isIdentity].some((is) => words.split(' ').every(is));

/** Shows the products shown before whose name or description contains the words. */
export async function sayingSo(ctx: Ctx, words: string, asked: Asked): Promise<Answer | undefined> {
  const { minPrice = 0, maxPrice = Infinity } = asked.question;
  const facts = (await factsOf(ctx, asked.shown)).filter(({ price }) => price >= minPrice && price <= maxPrice);
  const all = words.split(' ').map((word) => stemOf(qualities.get(word) ?? word));
  const saying = facts.filter(({ name, description }) => all.every((word) => ` ${name} ${description}`.toLowerCase().includes(` ${word}`)));
  const [first, ...others] = saying;
  if (!first) return undefined;
  if (others.length === 0) return detailAnswer(ctx, first, asked);
  return { ...reply(listText(ctx, 'These say so:', saying), saying), asked: { ...asked, shown: saying } };
}

/** Shows what goes with the product shown: "any sleeve for it". */
async function withThing(ctx: Ctx, { question, words }: Added, asked: Asked): Promise<Answer> {
  const [only, ...others] = await factsOf(ctx, asked.shown);
  const thing = only && others.length === 0 ? only.name : asked.question.words;
  const wanted = { ...question, words: `${thing} ${words}`.slice(0, 100), wants: 'list' as const };
  const both = (await exactAnswer(ctx, wanted)) ?? (await exactAnswer(ctx, { ...wanted, words: `${asked.question.words} ${words}`.slice(0, 100) }));
  // "A lock for that" after a lockable trunk does not ask for a trunk.
  const exact = both?.productIds.every((id) => asked.shown.some((each) => each.id === id)) ? undefined : both;
  const [alone] = isGeneric(words) ? [] : await thingsNamedIn(ctx, `${words} it`);
  const loose = exact || alone === undefined ? exact : await exactAnswer(ctx, { ...question, words: alone, wants: 'list' });
  return loose ?? nothingAnswer(ctx, { ...wanted, words: `${words} for ${asked.question.words}` });
}
