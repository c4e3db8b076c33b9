import type { Ctx } from '../../../../platform/context.ts';
import { namedParts } from '../../../market/search/search.service.ts';
import { listText, reply, type Answer } from '../answers.ts';
import { factsOf, findProducts } from '../catalogue/catalogue.ts';
import { catalogueAnswer, exactAnswer, looseAnswer, nothingAnswer } from '../catalogue/catalogue-answer.ts';
import type { Asked } from '../conversation.ts';
import { helpFor } from '../topics/help-for.ts';
import { wordsBeside } from '../understanding/about-shown.ts';
import { amountAmong, bareAmount, boundIn, boundSaid, pricedInThousands, withAmount, type PriceBound } from '../understanding/amounts/amounts.ts';
import { writtenOut, type Turn } from '../understanding/phrases.ts';
import { inEnglish } from '../understanding/in-english.ts';
import { anything, catalogueQuestion, hasLimits, normalize, orderIn, type CatalogueQuestion } from '../understanding/question.ts';
import { limitsAfter, refinementOf } from '../understanding/refinement.ts';
import { refusalIn } from '../understanding/refusal.ts';
import { limitsOf, productCount } from '../understanding/wording.ts';
import type { Going } from './going.ts';
import { aboutShown, asksOfSite } from './shown/about-shown.ts';
import { askedByName, askedByVerb, askedOfIt, saidByShown, askedOfMaker, longAskedOfIt } from './shown/asked-of-shown.ts';
import { forShown } from './shown/for-shown.ts';
import { comparedQuality } from './shown/compared-quality.ts';
import { comparedWithSpoken, following } from './shown/following.ts';
import { isProperty } from './shown/properties.ts';
import { askedOfCalled, askedOfNamedFirst, askedWhich } from './shown/one-of-shown.ts';
import { askedOfPicked } from './shown/picking.ts';
import { pricesOfShown } from './shown/prices-of-shown.ts';
import { allowedAgain } from './wishes/allowing.ts';
import { budgetIn, usualPrice, type Budget } from './wishes/budgets.ts';
import { chosenWish, type Chosen } from './wishes/choosing.ts';
import { narrowed, narrowedBy, sayingSo } from './wishes/narrowing.ts';
import { otherThanShown } from './wishes/others.ts';
import { refusedAnswer, unrefused } from './wishes/refusing.ts';
import { withoutProperty } from './wishes/refused-properties.ts';
import { namesWish } from './wishes/wish-words.ts';
import { unnamedWish } from './wishes/unnamed.ts';
import { answerTo } from './wishes/wishes.ts';

const refinedAnswer = async (ctx: Ctx, question: CatalogueQuestion): Promise<Answer> =>
  question.words === ''
    ? catalogueAnswer(ctx, question, { plain: '', asksForThings: true })
    : ((await exactAnswer(ctx, question)) ??
      (await exactAnswer(ctx, pricedInThousands(question))) ??
      (await looseAnswer(ctx, question)) ??
      nothingAnswer(ctx, question));

/** Applies bare limits to the last question: "under 1000", "cheapest", "papa said 900 max"; undefined if something else is named. */
async function changeIn(
  ctx: Ctx,
  { plain, rest, asked }: Going,
): Promise<{ apply: (last: CatalogueQuestion) => CatalogueQuestion | undefined; bound?: PriceBound | undefined }> {
  const among = amountAmong(rest, usualPrice(asked));
  const isBudget =
    among !== undefined && !rest.split(' ').some(isProperty) && (among.isAll || namesLast(rest, asked) || !(await namesListing(ctx, rest)));
  const said = bareAmount(rest, asked.question, asked.bound) ?? (isBudget ? among.amount : undefined);
  if (said === undefined) return { apply: (last) => refinementOf(rest, last, usualPrice(asked)), bound: boundIn(catalogueQuestion(rest, [])) };
  const bound = boundIn(catalogueQuestion(rest, [])) ?? boundSaid(plain) ?? asked.bound ?? 'maxPrice';
  return { apply: (last) => ({ ...last, ...limitsAfter(last, { ...anything, [bound]: said }), wants: 'list' }), bound };
}

/** Answers "cheapest", "lowest priced one" about the products shown, if there are no others. */
async function shownInOrder(ctx: Ctx, { rest, asked }: Going): Promise<Answer | undefined> {
  const order = orderIn(inEnglish(rest));
  const { shown, skipped, wishes, question } = asked;
  const isPrice = order === 'cheapest' || order === 'mostExpensive';
  if (!isPrice || wishes || skipped > 0 || shown.length < 2 || shown.length >= MOST_LISTED || hasLimits(catalogueQuestion(rest, [])))
    return undefined;
  if (refinementOf(rest, question, usualPrice(asked)) === undefined) return undefined;
  const facts = (await factsOf(ctx, shown)).toSorted((one, other) => (order === 'cheapest' ? one.price - other.price : other.price - one.price));
  const head = `${productCount(facts.length)}${limitsOf(ctx, question)}. ${order === 'cheapest' ? 'Cheapest' : 'Most expensive'} first.`;
  return { ...reply(listText(ctx, head, facts), facts), asked: { ...asked, question: { ...question, order }, shown: facts } };
}

/** Maximum number of products in a list. There may be more than these. */
const MOST_LISTED = 5;

/** Answers bare limits: "not apple", "under 1000", "cheapest". Limits of several wishes apply to all of them. */
async function refined(ctx: Ctx, going: Going): Promise<Answer | undefined> {
  const { apply, bound } = await changeIn(ctx, going);
  const { wishes, question } = going.asked;
  const questions = (wishes ?? [question]).map(apply).filter((each) => each !== undefined);
  if (questions.length < (wishes?.length ?? 1)) return undefined;
  const answer = await (wishes ? answerTo(ctx, questions) : refinedAnswer(ctx, questions[0]!));
  const refused = questions[0]!.without.filter((each) => !question.without.includes(each));
  const isSame = refused.length > 0 && !wishes && going.asked.shown.every(({ id }) => answer.productIds.includes(id));
  return withBound((isSame ? await withoutProperty(ctx, refused, going.asked) : undefined) ?? answer, bound);
}

/** Returns whether a text names only the thing of the last wish besides its numbers: "300 for shuttles". */
function namesLast(text: string, { question }: Asked): boolean {
  const { words } = catalogueQuestion(text.replace(/\d\S*/g, ' '), []);
  return words !== '' && namesWish(words, question) && namesWish(question.words, { ...question, words });
}

/** Returns whether a text names a thing besides its numbers. */
async function namesListing(ctx: Ctx, text: string): Promise<boolean> {
  const { words } = catalogueQuestion(text.replace(/\d\S*/g, ' '), []);
  return words !== '' && (await namedParts(ctx, words)).some(({ isThing, isCertain }) => isThing && isCertain);
}

/** Stores the last stated price bound in an answer, so that "no, 700" changes that bound. */
const withBound = (answer: Answer, bound: PriceBound | undefined): Answer =>
  answer.asked && bound ? { ...answer, asked: { ...answer.asked, bound } } : answer;

/** Answers a question about one of several wishes; undefined if it names something else. */
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

const MORE = /^(?:also|plus|add|and also|n also)\b.*\b(?:something|smth|anything|thing that|for|to|plus|and|an?)\b/;

/** Answers "just the chair", "and the price of the bat" after several wishes, each of which the user may return to. */
async function chosenAnswer(ctx: Ctx, { plain, rest, asked }: Going): Promise<Answer | undefined> {
  const { wishes } = asked;
  // "Also something that kills mosquitoes" after a mosquito net is one more wish.
  const chosen = wishes && !MORE.test(plain) ? await chosenWish(ctx, rest, asked) : undefined;
  if (!chosen) return undefined;
  const answer = await aboutChosen(ctx, chosen);
  return answer?.asked ? { ...answer, asked: { ...answer.asked, wishes } } : answer;
}

/** Returns the amount to which fractions refer: the last stated bound, or the highest price shown. */
const amountSaid = ({ question, shown, bound }: Asked): number | undefined =>
  (bound && question[bound]) ?? (shown.length > 0 ? Math.max(...shown.map(({ price }) => price)) : undefined);

const pricesOf = ({ question: { minPrice, maxPrice } }: Asked): Pick<CatalogueQuestion, 'minPrice' | 'maxPrice'> => ({ minPrice, maxPrice });

/** Matches questions asking for one of the products found at other prices. */
const WHICH_ONE = /\b(?:which|one|wala|wali|kaunsa|konsa|edhu|edi)\b/;

/** Returns the products in sight if no price bounds the last wish any more: everything that the wish narrowed. */
async function unbounded(ctx: Ctx, asked: Asked): Promise<Asked> {
  const question = { ...(asked.wider ?? asked.question), ...pricesOf(asked) };
  const { found } = await findProducts(ctx, question);
  return found.length > 0 ? { ...asked, question, shown: found, listed: found } : asked;
}

/** Answers the last question with other price bounds, or the rest of the question as if the last one had these bounds. */
async function atPrices(ctx: Ctx, turn: Turn, { rest, asked: last }: Budget): Promise<Answer | undefined> {
  const { minPrice, maxPrice } = last.question;
  const isFree = minPrice === undefined && maxPrice === undefined && !last.wishes && WHICH_ONE.test(rest);
  const asked = isFree ? await unbounded(ctx, last) : last;
  const added = pricedInThousands(catalogueQuestion(rest, []), usualPrice(last));
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

/** Returns the first answer of several alternatives. */
async function firstAnswer(ways: readonly (() => Promise<Answer | undefined>)[]): Promise<Answer | undefined> {
  for (const way of ways) {
    const answer = await way();
    if (answer) return answer;
  }
  return undefined;
}

/** Answers a question that only names again what was refused before: "ok show the plain one". */
async function unrefusedAnswer(ctx: Ctx, { rest, asked }: Going, last: Asked): Promise<Answer | undefined> {
  const isAgain = asked.question.without.length < last.question.without.length && catalogueQuestion(rest, []).words === '';
  return isAgain ? exactAnswer(ctx, { ...asked.question, wants: 'list' }) : undefined;
}

/** Answers a question that continues from the last answer; undefined for a standalone question. */
export async function turnAnswer(ctx: Ctx, typed: string, turn: Turn, last: Asked): Promise<Answer | undefined> {
  if (turn.rest === '') return undefined;
  const allowed = await allowedAgain(ctx, typed, last, (...question) => turnAnswer(ctx, ...question));
  if (allowed) return allowed;
  const asked = refusalIn(typed) === undefined ? unrefused(last, turn.rest) : last;
  const budget = budgetIn(typed, turn.rest, asked);
  if (budget) return atPrices(ctx, turn, budget);
  const going = { ...turn, typed, rest: withAmount(turn.rest, amountSaid(asked)), plain: writtenOut(normalize(typed)), asked };
  const said = { typed, plain: going.plain, asked };
  const particular = await firstAnswer([
    () => comparedWithSpoken(ctx, said),
    () => pricesOfShown(ctx, said),
    () => forShown(ctx, said),
    () => otherThanShown(ctx, said),
    () => askedOfPicked(ctx, said),
    () => askedOfNamedFirst(ctx, said),
    () => longAskedOfIt(ctx, said),
    () => aboutShown(ctx, going),
    () => saidByShown(ctx, said),
  ]);
  if (particular || helpFor(turn.rest) || asksOfSite(going.plain)) return particular;
  return firstAnswer([
    () => askedWhich(ctx, said),
    () => comparedQuality(ctx, said),
    () => askedByVerb(ctx, said),
    () => askedOfIt(ctx, said),
    () => refusedAnswer(ctx, typed, asked),
    () => unnamedWish(ctx, going),
    () => following(ctx, going),
    () => shownInOrder(ctx, going),
    () => refined(ctx, going),
    () => askedOfCalled(ctx, said),
    () => askedByName(ctx, said),
    () => askedOfMaker(ctx, said),
    () => chosenAnswer(ctx, going),
    () => narrowed(ctx, going),
    () => unrefusedAnswer(ctx, going, last),
  ]);
}
