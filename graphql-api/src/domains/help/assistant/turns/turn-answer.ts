import type { Ctx } from '../../../../platform/context.ts';
import { namedParts } from '../../../market/search/search.service.ts';
import { qualities } from '../../../market/search/words/lexicon/qualities.ts';
import { sizes } from '../../../market/search/words/lexicon/units.ts';
import { detailAnswer, listText, reply, type Answer } from '../answers.ts';
import { citedFacts, factsOf, findProducts, productFact, type Fact } from '../catalogue/catalogue.ts';
import { catalogueAnswer, exactAnswer, looseAnswer, moreAnswer, nothingAnswer } from '../catalogue/catalogue-answer.ts';
import { followUpOf, type Asked } from '../conversation.ts';
import { isGeneric, isIdentity, thingsNamedIn } from '../catalogue/left-aside.ts';
import { contactTopic, topicOf } from '../topics/help.ts';
import { helpFor } from '../topics/help-for.ts';
import { scoredHelp } from '../topics/scored-help.ts';
import { intentOf, isPointing, wordsBeside, type Intent } from '../understanding/about-shown.ts';
import { amountAmong, bareAmount, boundIn, boundSaid, pricedInThousands, withAmount, type PriceBound } from '../understanding/amounts/amounts.ts';
import { comparedText } from '../understanding/comparison.ts';
import { writtenOut, type Turn } from '../understanding/phrases.ts';
import { anything, catalogueQuestion, normalize, type CatalogueQuestion } from '../understanding/question.ts';
import { limitsAfter, refinementOf } from '../understanding/refinement.ts';
import { refusalIn } from '../understanding/refusal.ts';
import { linkTo, plainText, productDetail, productLine } from '../understanding/wording.ts';
import { askedByName, askedOfIt, askedOfMaker, longAskedOfIt } from './asked-of-shown.ts';
import { budgetIn, usualPrice, type Budget } from './budgets.ts';
import { chosenWish, type Chosen } from './choosing.ts';
import { hasWord } from './in-sight.ts';
import { askedOfCalled, askedWhich, foundAmongThem } from './one-of-shown.ts';
import { askedOfPicked } from './picking.ts';
import { pricesOfShown } from './prices-of-shown.ts';
import { refusedAnswer, unrefused } from './refusing.ts';
import { combined, isUnit, stemOf } from './wish-words.ts';
import { answerTo } from './wishes.ts';

/** A question that goes on from the last answer. */
interface Going extends Turn {
  asked: Asked;
  /** The question with what only leads to it. */
  plain: string;
}

/** What must be done about a thing, and how: the help text is for the first that was shown. */
const HOW_TO: Partial<Record<Intent, () => string>> = {
  contact: () => contactTopic.answer,
  reserve: () => scoredHelp('can the seller reserve it for me') ?? topicOf('order').answer,
  buy: () => topicOf('order').answer,
  bargain: () => scoredHelp('can i negotiate the price') ?? contactTopic.answer,
  meet: () => scoredHelp('where do i meet the seller') ?? contactTopic.answer,
};

/** What asks about several of those that were shown. */
const OF_SEVERAL = /\b(?:two|both|those|these|them|each|dono|rendu|rendum)\b/;
const MOST_DESCRIBED = 3;

/** "How much is it", "seller?", "iska daam", "how do I contact him": about what was shown, the first of several. */
async function aboutShown(ctx: Ctx, { rest, asked }: Going): Promise<Answer | undefined> {
  const intent = intentOf(rest);
  if (asked.shown.length === 0 || wordsBeside(rest).length > 0 || (!intent && !isPointing(rest))) return undefined;
  const facts = await factsOf(ctx, asked.shown);
  const [first] = facts;
  if (!first) return undefined;
  const how = intent && HOW_TO[intent];
  if (how) return { ...reply(`About ${linkTo(first)}: ${how()}`, [first]), asked: { ...asked, shown: [first] } };
  const ofAll = facts.length > 1 ? textOfAll(ctx, rest, facts) : undefined;
  if (ofAll !== undefined) return { ...reply(ofAll, facts), asked };
  const answer = detailAnswer(ctx, first, asked);
  return intent === 'seller' ? { ...answer, text: `${plainText(first.seller)} sells it. ${answer.text}` } : answer;
}

/** What is said of several: their prices, or all about few that the question means together. */
function textOfAll(ctx: Ctx, rest: string, facts: readonly Fact[]): string | undefined {
  if (intentOf(rest) === 'price') return listText(ctx, 'They cost:', facts);
  return facts.length <= MOST_DESCRIBED && OF_SEVERAL.test(rest) ? facts.map((fact) => productDetail(ctx, fact)).join('\n\n') : undefined;
}

/** The answer by the rules for "the second one", "more", "cheaper" and "compare them". */
async function following(ctx: Ctx, { rest, asked }: Going): Promise<Answer | undefined> {
  const next = followUpOf(rest, asked);
  if (!next) return undefined;
  if (next.kind === 'else') return restAnswer(ctx, next.question, asked);
  if (next.kind === 'list') return next.skip > 0 ? moreAnswer(ctx, next.question, next.skip) : cheaperAnswer(ctx, next.question, asked);
  if (next.kind === 'compare') return comparisonOfShown(ctx, next.ids, asked);
  const fact = await productFact(ctx, next.id);
  return fact && detailAnswer(ctx, fact, asked);
}

/** What else fits the last question; where that is all, the same again. */
async function restAnswer(ctx: Ctx, question: CatalogueQuestion, { shown, skipped }: Asked): Promise<Answer> {
  const more = await moreAnswer(ctx, question, skipped + shown.length);
  return more.asked ? more : ((await exactAnswer(ctx, { ...question, wants: 'list' })) ?? more);
}

/** What is cheaper than all that was shown; where nothing is, and there are several, the cheapest of them. */
async function cheaperAnswer(ctx: Ctx, question: CatalogueQuestion, asked: Asked): Promise<Answer> {
  for (const words of [question.words, ...(await thingsNamedIn(ctx, question.words))]) {
    const cheaper = await exactAnswer(ctx, { ...question, words });
    if (cheaper) return cheaper;
  }
  const [least, ...others] = (await factsOf(ctx, asked.shown)).toSorted((one, other) => one.price - other.price);
  if (!least || others.length === 0) return nothingAnswer(ctx, question);
  const answer = detailAnswer(ctx, least, asked);
  return { ...answer, text: `Nothing like that costs less. ${answer.text}` };
}

async function comparisonOfShown(ctx: Ctx, ids: [string, string], asked: Asked): Promise<Answer | undefined> {
  const [one, other] = [await productFact(ctx, ids[0]), await productFact(ctx, ids[1])];
  if (!one || !other) return undefined;
  return { ...reply(`${productLine(ctx, one)}\n${productLine(ctx, other)}\n\n${comparedText(ctx, one, other)}`, [one, other]), asked };
}

const refinedAnswer = async (ctx: Ctx, question: CatalogueQuestion): Promise<Answer> =>
  question.words === ''
    ? catalogueAnswer(ctx, question, { plain: '', asksForThings: true })
    : ((await exactAnswer(ctx, question)) ?? (await exactAnswer(ctx, pricedInThousands(question))) ?? nothingAnswer(ctx, question));

/** What bare limits make of the last question: "under 1000", "cheapest", "papa said 900 max"; undefined for what names something else. */
async function changeIn(
  ctx: Ctx,
  { plain, rest, asked }: Going,
): Promise<{ apply: (last: CatalogueQuestion) => CatalogueQuestion | undefined; bound?: PriceBound | undefined }> {
  const among = amountAmong(rest, usualPrice(asked));
  const isBudget = among !== undefined && (among.isAll || !(await namesListing(ctx, rest)));
  const said = bareAmount(rest, asked.question, asked.bound) ?? (isBudget ? among.amount : undefined);
  if (said === undefined) return { apply: (last) => refinementOf(rest, last, usualPrice(asked)), bound: boundIn(catalogueQuestion(rest, [])) };
  const bound = boundIn(catalogueQuestion(rest, [])) ?? boundSaid(plain) ?? asked.bound ?? 'maxPrice';
  return { apply: (last) => ({ ...last, ...limitsAfter(last, { ...anything, [bound]: said }), wants: 'list' }), bound };
}

/** Bare limits: "not apple", "under 1000", "cheapest". Those of several wishes are of all. */
async function refined(ctx: Ctx, going: Going): Promise<Answer | undefined> {
  const { apply, bound } = await changeIn(ctx, going);
  const { wishes, question } = going.asked;
  const questions = (wishes ?? [question]).map(apply).filter((each) => each !== undefined);
  if (questions.length < (wishes?.length ?? 1)) return undefined;
  return withBound(await (wishes ? answerTo(ctx, questions) : refinedAnswer(ctx, questions[0]!)), bound);
}

/** Whether a text names a thing beside its numbers. */
async function namesListing(ctx: Ctx, text: string): Promise<boolean> {
  const { words } = catalogueQuestion(text.replace(/\d\S*/g, ' '), []);
  return words !== '' && (await namedParts(ctx, words)).some(({ isThing, isCertain }) => isThing && isCertain);
}

/** An answer that knows which bound of the price was said last, so that "no, 700" changes that one. */
const withBound = (answer: Answer, bound: PriceBound | undefined): Answer =>
  answer.asked && bound ? { ...answer, asked: { ...answer.asked, bound } } : answer;

/** What a question about one of several wishes wants to know of it; undefined where it names something else. */
async function aboutChosen(ctx: Ctx, { asked, words, limits }: Chosen): Promise<Answer | undefined> {
  const { question } = asked;
  if (words !== '') {
    const added = { question: limits, words, namesThing: false };
    const { isNamed } = await findProducts(ctx, { ...anything, words: limits.words });
    const narrower = await narrowedBy(ctx, added, asked);
    if (narrower ?? isNamed) return narrower;
    const saying = await sayingSo(ctx, words, asked);
    if (saying) return saying;
  }
  return refinedAnswer(ctx, { ...question, ...limitsAfter(question, limits), wants: 'list' });
}

/** "Just the chair", "and the price of the bat" after several wishes, to each of which one may come back. */
async function chosenAnswer(ctx: Ctx, { rest, asked }: Going): Promise<Answer | undefined> {
  const { wishes } = asked;
  const chosen = wishes && (await chosenWish(ctx, rest, asked));
  if (!chosen) return undefined;
  const answer = await aboutChosen(ctx, chosen);
  return answer?.asked ? { ...answer, asked: { ...answer.asked, wishes } } : answer;
}

/** Words that ask for one of those that were shown, or about it. */
const OF_SHOWN =
  /\b(?:one|ones|wala|wali|wale|waala|waali|which|does|is it|has it|has|have|any|type|model|version|size|kaisa|kaisi|vachadhu|vachathu|vechadhu|irukuradhu|irukkiradhu|irukkirathu|unnadi|unnadhi|ullathu|iro|how is|how are|condition)\b/;
const FOR_SHOWN = /\b(?:for|with|of|on|fits?) (?:it|them|this|that|these|those)\b|\b(?:iske|uske|inke) (?:liye|saath|sath)\b/;
/** Words that ask for others than what was shown. */
const OTHERS = /^(?:vera|vere|bere|inkenti|inkoti|any other|anything else|something else|what else|aur kya|aur koi)(?!\S)/;
/** What wishes for a thing by itself. */
const NEW_WISH = /\b(?:do you have|have you got|you got|is there|are there|need|want|looking for|show me) (?:an?|any|some) /;
/** Most words of a question that only says which one is wanted. */
const MOST_WORDS = 8;

/** What a question adds to the last one: its limits, and words that may say which one is wanted. */
interface Added {
  question: CatalogueQuestion;
  words: string;
  namesThing: boolean;
}

async function addedBy(ctx: Ctx, { rest, asked }: Going): Promise<Added> {
  const question = pricedInThousands(catalogueQuestion(rest, []), usualPrice(asked));
  const words = wordsBeside(question.words).join(' ');
  const parts = words === '' ? [] : await namedParts(ctx, words);
  return { question, words, namesThing: parts.some(({ isThing }) => isThing) };
}

/** "Is it waterproof" about the only one that was shown: what its text says of it. */
const saidOfOne = async (ctx: Ctx, { rest, asked }: Going, words: string): Promise<Answer | undefined> =>
  asked.shown.length === 1 && (isPointing(rest) || intentOf(rest) !== undefined) ? sayingSo(ctx, words, asked) : undefined;

/** "Size 9?", "the white one", "which has 5G", "I meant cricket": words that say which of the things is wanted. */
async function narrowed(ctx: Ctx, going: Going): Promise<Answer | undefined> {
  const { rest, asked } = going;
  if (rest.split(' ').length > MOST_WORDS || asked.question.words === '' || OTHERS.test(rest)) return undefined;
  const added = await addedBy(ctx, going);
  if (added.words === '') return undefined;
  return (added.question.without.length > 0 ? undefined : await saidOfOne(ctx, going, added.words)) ?? narrowedTo(ctx, added, going);
}

async function narrowedTo(ctx: Ctx, added: Added, { rest, asked, isCorrection }: Going): Promise<Answer | undefined> {
  const isOfShown = OF_SHOWN.test(rest) || isCorrection;
  if (added.namesThing && FOR_SHOWN.test(rest)) return withThing(ctx, added, asked);
  if (added.namesThing && !isOfShown) return rest.startsWith('the ') && asked.shown.length > 1 ? sayingSo(ctx, added.words, asked) : undefined;
  return (
    (await narrowedBy(ctx, added, asked)) ??
    // What says so may be what is refused: "any kettle that is not Pigeon".
    (added.question.without.length > 0 ? undefined : await amongThem(ctx, rest, added.words, asked)) ??
    (NEW_WISH.test(rest) ? undefined : noneOfThem(ctx, added, asked, isOfShown))
  );
}

/** Those in sight whose texts say the words, or that are found for them. */
const amongThem = async (ctx: Ctx, plain: string, words: string, asked: Asked): Promise<Answer | undefined> =>
  (await sayingSo(ctx, words, asked)) ?? foundAmongThem(ctx, plain, words, asked);

/** What fits the last question and the added words. */
async function narrowedBy(ctx: Ctx, { question: limits, words: added }: Added, asked: Asked): Promise<Answer | undefined> {
  for (const words of combined(asked.question.words, added)) {
    const answer = await exactAnswer(ctx, { ...asked.question, ...limitsAfter(asked.question, limits), words, wants: 'list' });
    if (answer && (await isSuch(ctx, added, answer))) return answer;
  }
  return undefined;
}

/** So much of a word is in its other forms: "cycling" of a cycle. */
const BEGINNING = 4;

/** Whether an answer shows what added words name, where they name a thing: "a red helmet" after a lock is no lock. */
async function isSuch(ctx: Ctx, added: string, answer: Answer): Promise<boolean> {
  if (!(await namedParts(ctx, added)).some(({ isThing, isCertain }) => isThing && isCertain)) return true;
  const shown = await citedFacts(ctx, answer);
  if (shown.some((fact) => added.split(' ').some((word) => hasWord(fact, word.slice(0, BEGINNING))))) return true;
  const { found, exact } = await findProducts(ctx, { ...anything, words: added });
  return !exact || found.length === 0 || found.some(({ id }) => answer.productIds.includes(id));
}

/** Says that none is as the added words want it; undefined where they ask for something new. */
async function noneOfThem(ctx: Ctx, added: Added, asked: Asked, isOfShown: boolean): Promise<Answer | undefined> {
  const isLastOfThing = (await namedParts(ctx, asked.question.words)).some(({ isThing }) => isThing);
  const isNew = !isLastOfThing || (!isWhich(added) && (added.namesThing || (await exactAnswer(ctx, added.question)) !== undefined));
  if (isNew || !(isOfShown || isWhich(added))) return undefined;
  return nothingAnswer(ctx, { ...asked.question, words: combined(asked.question.words, added.words)[0]! });
}

/** Words of measures, besides units and sizes. */
const MEASURE = /^(?:size|part|number|ram|gen|tier|shelf|pieces?|pack|\d.*)$/;

/** Whether the added words can only say which one is wanted: sizes and numbers, or makers. */
const isWhich = ({ words }: Added): boolean =>
  [(word: string) => MEASURE.test(word) || isUnit(word) || sizes.has(word), isIdentity].some((is) => words.split(' ').every(is));

/** Those that were shown whose name or description has the words. */
async function sayingSo(ctx: Ctx, words: string, asked: Asked): Promise<Answer | undefined> {
  const { minPrice = 0, maxPrice = Infinity } = asked.question;
  const facts = (await factsOf(ctx, asked.shown)).filter(({ price }) => price >= minPrice && price <= maxPrice);
  const all = words.split(' ').map((word) => stemOf(qualities.get(word) ?? word));
  const saying = facts.filter(({ name, description }) => all.every((word) => ` ${name} ${description}`.toLowerCase().includes(` ${word}`)));
  const [first, ...others] = saying;
  if (!first) return undefined;
  if (others.length === 0) return detailAnswer(ctx, first, asked);
  return { ...reply(listText(ctx, 'These say so:', saying), saying), asked: { ...asked, shown: saying } };
}

/** What goes with the thing that was shown: "any sleeve for it". */
async function withThing(ctx: Ctx, { question, words }: Added, asked: Asked): Promise<Answer> {
  const [only, ...others] = await factsOf(ctx, asked.shown);
  const thing = only && others.length === 0 ? only.name : asked.question.words;
  const wanted = { ...question, words: `${thing} ${words}`.slice(0, 100), wants: 'list' as const };
  const exact = (await exactAnswer(ctx, wanted)) ?? (await exactAnswer(ctx, { ...wanted, words: `${asked.question.words} ${words}`.slice(0, 100) }));
  const [alone] = isGeneric(words) ? [] : await thingsNamedIn(ctx, `${words} it`);
  const loose = exact || alone === undefined ? exact : await exactAnswer(ctx, { ...question, words: alone, wants: 'list' });
  return loose ?? nothingAnswer(ctx, { ...wanted, words: `${words} for ${asked.question.words}` });
}

/** What parts of an amount are parts of: the bound that was said last, or the highest price that was shown. */
const amountSaid = ({ question, shown, bound }: Asked): number | undefined =>
  (bound && question[bound]) ?? (shown.length > 0 ? Math.max(...shown.map(({ price }) => price)) : undefined);

const pricesOf = ({ question: { minPrice, maxPrice } }: Asked): Pick<CatalogueQuestion, 'minPrice' | 'maxPrice'> => ({ minPrice, maxPrice });

/** The last question with other bounds of the price, or what else is asked as if it had these. */
async function atPrices(ctx: Ctx, turn: Turn, { rest, asked }: Budget): Promise<Answer | undefined> {
  const added = catalogueQuestion(rest, []);
  const again = () =>
    answerTo(
      ctx,
      (asked.wishes ?? [asked.question]).map((question) => ({ ...question, ...limitsAfter(question, added) })),
    );
  if (wordsBeside(rest).length === 0) return again();
  const answer = await turnAnswer(ctx, rest, { ...turn, rest }, asked);
  if (answer) return answer;
  return (await namesListing(ctx, rest)) ? looseAnswer(ctx, { ...added, ...limitsAfter({ ...anything, ...pricesOf(asked) }, added) }) : again();
}

/** The first answer of several ways to answer. */
async function firstAnswer(ways: readonly (() => Promise<Answer | undefined>)[]): Promise<Answer | undefined> {
  for (const way of ways) {
    const answer = await way();
    if (answer) return answer;
  }
  return undefined;
}

/** The answer to a question that goes on from the last answer; undefined for one that stands by itself. */
export async function turnAnswer(ctx: Ctx, typed: string, turn: Turn, last: Asked): Promise<Answer | undefined> {
  if (turn.rest === '') return undefined;
  const asked = refusalIn(typed) === undefined ? unrefused(last, turn.rest) : last;
  const budget = budgetIn(typed, turn.rest, asked);
  if (budget) return atPrices(ctx, turn, budget);
  const going = { ...turn, rest: withAmount(turn.rest, amountSaid(asked)), plain: writtenOut(normalize(typed)), asked };
  const said = { typed, plain: going.plain, asked };
  const particular = await firstAnswer([
    () => pricesOfShown(ctx, said),
    () => askedOfPicked(ctx, said),
    () => longAskedOfIt(ctx, said),
    () => aboutShown(ctx, going),
  ]);
  if (particular || helpFor(turn.rest)) return particular;
  return firstAnswer([
    () => askedWhich(ctx, said),
    () => askedOfIt(ctx, said),
    () => refusedAnswer(ctx, typed, asked),
    () => following(ctx, going),
    () => refined(ctx, going),
    () => askedOfCalled(ctx, said),
    () => askedByName(ctx, said),
    () => askedOfMaker(ctx, said),
    () => chosenAnswer(ctx, going),
    () => narrowed(ctx, going),
  ]);
}
