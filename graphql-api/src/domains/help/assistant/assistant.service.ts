import { releaseSlotWhile, type Ctx } from '../../../platform/context.ts';
import { reviewTexts } from '../../safety/content-policy/text/review-texts.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { Limit } from '../../../platform/ports.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { AskAssistantInput } from './assistant.inputs.ts';
import { courseIn } from '../../market/search/search.service.ts';
import { listText, reply, unknown, type Answer } from './answers.ts';
import { careAnswer, careBeside, withoutFeelings } from './care.ts';
import { categoryNames, findProducts, productFact } from './catalogue/catalogue.ts';
import { catalogueAnswer, exactAnswer, orFoundAsTyped, WHICH } from './catalogue/catalogue-answer.ts';
import { keepAsked, lastAsked, type Asked } from './conversation.ts';
import { ownDataAnswer, ownFollowUp } from './own/own-data.ts';
import { contactTopic } from './topics/help.ts';
import { helpFor } from './topics/help-for.ts';
import { smallTalk } from './topics/small-talk.ts';
import { saidAt } from './topics/help-text.ts';
import { scoredHelp } from './topics/scored-help.ts';
import {
  askedByVerb,
  askedOfPointedAt,
  orAboutShown,
  askedOfThat,
  asksOfUnknown,
  asksOfNothing,
  wishesForThing,
} from './turns/shown/asked-of-shown.ts';
import { namesAnother, withWhatIsNotSaid, wordsAsked } from './turns/shown/in-sight.ts';
import { askedOfPicked, pickedOfNone } from './turns/shown/picking.ts';
import { refusedFirst, withoutRefused } from './turns/wishes/refusing.ts';
import { comparisonAnswer } from './turns/comparing.ts';
import { withShownBeside } from './turns/shown-beside.ts';
import { turnAnswer } from './turns/turn-answer.ts';
import { askedIn, namesThing, withWishBeside, withoutAsides, withoutSpeaker, type Typed } from './turns/what-is-asked.ts';
import { namesWish } from './turns/wishes/wish-words.ts';
import { withRefusals } from './turns/wishes/complaining.ts';
import { cheaperThanShown } from './turns/wishes/budgets.ts';
import { withinStated } from './turns/wishes/stated-bound.ts';
import { answerOfAll, asksSomething, isLong, isOneThing, lastAskedIn, wishesIn, withSharedLimits, type Wishes } from './turns/wishes/wishes.ts';
import { isGrounded } from './understanding/grounding.ts';
import { inEnglish } from './understanding/in-english.ts';
import { turnOf, writtenOut } from './understanding/phrases.ts';
import { anything, catalogueQuestion, hasLimits, normalize, parseQuestion, type CatalogueQuestion, type Question } from './understanding/question.ts';
import { refusalIn, wishClausesIn } from './understanding/refusal.ts';
import { sentencesIn } from './understanding/sentences.ts';
import { plainText, productDetail } from './understanding/wording.ts';

const questionsOfUser = ({ infra }: Ctx): Limit => ({ name: 'questions-user', points: infra.settings.limits.userQuestions, seconds: 60 });
const questionsOfAddress = ({ infra }: Ctx): Limit => ({ name: 'questions', points: infra.settings.limits.addressQuestions, seconds: 60 });

/** Counts a question against a budget: each user has their own, guests share that of their address. Throws RATE_LIMITED. */
async function countQuestion(ctx: Ctx): Promise<void> {
  if (ctx.viewer) await ctx.infra.rateLimiter.use(questionsOfUser(ctx), ctx.viewer.id);
  else await ctx.infra.rateLimiter.use(questionsOfAddress(ctx), ctx.ip);
}

const ABOUT_ONE =
  /\b(it|this|that|price|cost|much|stock|available|left|deliver(y|ed|s)?|shipping|sold|sells?|seller|owner|condition|describe|about|details?|good|rating|reviews?|category|free)\b/;
const ABOUT_OTHERS = /\b(similar|other|others|else|another|alternatives?|cheaper)\b/;

/** Answers a question about the product whose page is open. */
async function aboutProduct(ctx: Ctx, productId: string, plain: string): Promise<Answer | undefined> {
  const fact = isId(productId) ? await productFact(ctx, productId) : undefined;
  if (!fact) return undefined;
  if (ABOUT_OTHERS.test(plain)) {
    const cheaper = /\bcheaper\b/.test(plain) ? { maxPrice: fact.price, order: 'cheapest' as const } : {};
    const { found } = await findProducts(ctx, { ...anything, category: fact.category, ...cheaper });
    const others = found.filter(({ id }) => id !== fact.id);
    if (others.length > 0) return reply(listText(ctx, `Others under ${plainText(fact.category)}:`, others), others);
    return reply(`There is nothing else like it under ${plainText(fact.category)} now.`);
  }
  return ABOUT_ONE.test(plain) ? reply(productDetail(ctx, fact), [fact]) : undefined;
}

const THINGS =
  /\b(products?|things?|items?|listings?|sale|sell|available|buy|have|show|find|search|any|cheap(est)?|expensive|newest|latest|best|categor(y|ies)|under|below|above|between|price|cost|much|deliver(y|ed)?|free|looking|need|want|stock|left|selling|sells)\b/;

/** Returns the answer to a question about prohibited goods and services, which nobody can sell or find here; undefined if it names none. */
function prohibitedAnswer(text: string): string | undefined {
  const found = reviewTexts({ name: text }).filter(({ kind, isDoubtful }) => !isDoubtful && kind !== 'contact data' && kind !== 'abusive language');
  const [first] = found;
  return first && `That may not be bought or sold here: ${first.kind} (${plainText(first.words.join(', '))}) do not meet the marketplace norms.`;
}

/** Returns help that is found by scored words, unless the question has limits that only the catalogue can apply. */
const scoredFor = (plain: string, question: Question) =>
  question.kind === 'catalogue' && (question.maxPrice !== undefined || question.category || question.courseCode) ? undefined : scoredHelp(plain);

/** A question as asked, with the context known on arrival. */
interface Asking {
  text: string;
  plain: string;
  productId: string | null;
  /** Whether it is one of several wishes, regardless of its words. */
  isWish?: boolean;
}

/** Returns the help text for a question, unless it asks for products similar to the one whose page is open. */
function helpAnswer({ plain, productId }: Asking, question: Question): string | undefined {
  if (productId !== null && ABOUT_OTHERS.test(plain) && !contactTopic.asks.test(plain)) return undefined;
  return scoredFor(plain, question) ?? (question.kind === 'help' ? question.answer : undefined);
}

/** Reads a category name that is also the name of a thing as the thing. "Show me cycles" does not mean accessories for cycles. */
async function asThing(ctx: Ctx, question: CatalogueQuestion, plain: string): Promise<CatalogueQuestion> {
  const { category } = question;
  if (category === undefined || /\b(?:category|section|in|under(?! \d))\b/.test(plain)) return question;
  const words = normalize(category);
  if (words.includes(' ') || !(await namesThing(ctx, words))) return question;
  const thing: CatalogueQuestion = { ...question, category: undefined, words, order: question.order === 'newest' ? 'relevance' : question.order };
  return (await exactAnswer(ctx, thing)) ? thing : question;
}

/** Reads a question. A course that it names becomes a filter. */
async function readQuestion(ctx: Ctx, { text: asked, plain }: Asking): Promise<Question> {
  const { text, code } = await courseIn(ctx, asked);
  const question = parseQuestion(text, await categoryNames(ctx));
  if (question.kind === 'help') return question;
  const thing = { kind: question.kind, ...(await asThing(ctx, question, plain)) };
  return code === undefined ? thing : { ...thing, courseCode: code };
}

/** Matches questions that mention things without wanting them: how something is done, what is written or explained. */
const WANTS_NO_THING =
  /^(?:how (?!much|many|about)|why|when|who (?!sell|is sell|has|owns)|(?:can|could|will|would|do|did|are) you (?:book|play|sing|order|call|write|make|do|like|know|love|watch)|is there an? (?!seller)|(?:is|will|does) it (?:be |going )?(?:to )?(?:rain|raining|hot|cold|snow)|book (?:me|us|an?) |play (?:me |us )?an? |write|solve|do my|explain|translate|tell me a|what is the (?:capital|meaning|weather|time))\b/;

const wishes = ({ plain, isWish = false }: Asking, question: CatalogueQuestion): boolean =>
  isWish || hasLimits(question) || THINGS.test(inEnglish(plain));

/** Returns whether a question wants no thing, whatever its words. "Is there a tripod" wants the tripod. */
const wantsNoThing = async (ctx: Ctx, plain: string, words: string): Promise<boolean> =>
  WANTS_NO_THING.test(plain) && !(plain.startsWith('is there ') && (await namesThing(ctx, words)));

async function readAnswer(ctx: Ctx, asking: Asking): Promise<Answer> {
  const { plain, productId } = asking;
  const question = await readQuestion(ctx, asking);
  const help = helpAnswer(asking, question);
  if (help) return reply(saidAt(ctx.infra.settings, help));
  const hasCategory = question.kind === 'catalogue' && question.category !== undefined;
  const scoped = productId && !hasCategory ? await aboutProduct(ctx, productId, plain) : undefined;
  if (scoped) return scoped;
  if (question.kind === 'help') return reply(saidAt(ctx.infra.settings, question.answer));
  const isWish = hasCategory || wishes(asking, question);
  if (!isWish && (await wantsNoThing(ctx, plain, question.words))) return unknown(ctx);
  const asksForThings = isWish || (await namesThing(ctx, question.words));
  return catalogueAnswer(ctx, question, { plain, asksForThings });
}

/**
 * Returns whether a question in parts is a single question: "I have a table to sell, how do I put it on here", or a listing satisfies all wishes at
 * once.
 */
async function isOne(ctx: Ctx, { text }: Asking, wishes: Wishes): Promise<boolean> {
  if (wishes.isRequested) return false;
  const whole = catalogueQuestion(text, []);
  if (whole.without.length > 0 || (!wishes.isEither && (await isOneThing(ctx, whole, wishes)))) return true;
  const isHelp = (part: string) => helpFor(normalize(part)) !== undefined;
  return isHelp(text.replaceAll(/[,.;]\s/g, ' and ')) && !wishes.texts.some(isHelp);
}

/** Answers each of several wishes in one question; undefined if it has only one, or if one listing satisfies all. */
async function wishesAnswer(ctx: Ctx, asking: Asking): Promise<Answer | undefined> {
  const wishes = await wishesIn(ctx, asking.text, (part) => helpFor(normalize(part)) !== undefined);
  if (!wishes || (await isOne(ctx, asking, wishes))) return undefined;
  const texts = wishes.texts.length === 1 ? wishes.texts : withSharedLimits(wishes);
  const answers: Answer[] = [];
  for (const wish of texts) answers.push(await readAnswer(ctx, { ...askingOf(writtenOut(normalize(wish)), null), isWish: texts.length > 1 }));
  // The whole of a long sentence may say more than the clause with the wish.
  if (wishes.isRequested && answers.every(({ isEmpty }) => isEmpty)) return undefined;
  return answers.length === 1 ? answers[0] : answerOfAll(texts, answers);
}

const askingOf = (text: string, productId: string | null): Asking => ({ text, plain: writtenOut(normalize(text)), productId });

/** Returns what a question continues from, and the answer based on it; undefined for a standalone question. */
async function continued(ctx: Ctx, { text, plain }: Asking, asked: Asked | undefined): Promise<Answer | undefined> {
  if (!asked) return undefined;
  if (asked.own !== undefined) return ownFollowUp(ctx, plain, asked.own);
  const last = lastAskedIn(text);
  const isOfShown = last && !(await namesAnother(ctx, wordsAsked(normalize(last.head)), asked));
  // "The other one, the foldable, does it hold a cup" picks a product first.
  const picked = last ? await askedOfPicked(ctx, { typed: text, plain, asked }) : undefined;
  if (picked) return picked;
  const ofShown = isOfShown ? await askedOfThat(ctx, { typed: last.tail, plain: writtenOut(normalize(last.tail)), asked }) : undefined;
  return ofShown ?? turnAnswer(ctx, text, turnOf(plain), asked);
}

/** Returns answers that do not need the catalogue: to somebody who is not well, to abuse, to greetings, about own data, about prohibited goods. */
async function settledAnswer(ctx: Ctx, { text, plain }: Asking): Promise<Answer | undefined> {
  const care = careAnswer(plain, text, ctx.infra.settings);
  if (care) return { ...reply(care), isFixed: true };
  // The text is also checked as typed: "da" ends a greeting but would be written out as "the".
  const small = smallTalk(normalize(text)) ?? smallTalk(plain);
  if (small) return reply(saidAt(ctx.infra.settings, small));
  const own = await ownDataAnswer(ctx, plain);
  if (own) return own;
  const prohibited = prohibitedAnswer(text);
  return prohibited ? reply(prohibited) : undefined;
}

/** Returns whether a conversation starts with a question such as "will it stay hot", which refers to nothing. */
const isOfNothing = ({ plain }: Asking, asked: Asked | undefined): boolean => !asked && asksOfUnknown(plain) && !helpFor(plain);

/** Answers a question that continues from the last one, or that points at what was shown and does not ask for help. */
async function goingOn(ctx: Ctx, asking: Asking, asked: Asked | undefined): Promise<Answer | undefined> {
  const said = asked && !helpFor(asking.plain) ? { typed: asking.text, plain: asking.plain, asked } : undefined;
  if (said ? await asksOfNothing(ctx, said) : isOfNothing(asking, asked)) return { ...reply(WHICH), isEmpty: true };
  const answer = pickedOfNone(asking.plain, asked) ?? (await continued(ctx, asking, asked));
  if (answer || !said) return answer && said ? withWhatIsNotSaid(ctx, said, answer) : answer;
  return (await askedOfPointedAt(ctx, said)) ?? askedByVerb(ctx, said);
}

/** Answers a standalone question. */
const standingAlone = async (ctx: Ctx, asking: Asking, asked: Asked | undefined): Promise<Answer> =>
  (await comparisonAnswer(ctx, asking.text)) ??
  (await refusedFirst(ctx, asking.text, asked)) ??
  (await wishesAnswer(ctx, asking)) ??
  (await newAnswer(ctx, asking));

/** Matches questions that ask for everything that is on sale. */
const ASKS_FOR_ALL =
  /\b(?:everything|all|what|whats|categor(?:y|ies)|list|things?|items?|products?|listings?|stuff|new|newest|latest|sale|sell|sells|browse|sab|kya)\b/;
/** Returns whether an answer is the overview of everything on sale. Only the overview cites products from which a conversation does not continue. */
const isOverview = ({ asked, productIds }: Answer): boolean => !asked && productIds.length > 0;

async function wholeAnswer(ctx: Ctx, typed: string, productId: string | null, asked: Asked | undefined): Promise<Answer> {
  const text = await withoutAsides(ctx, typed);
  const asking = askingOf(text, productId);
  const settled = await settledAnswer(ctx, asking);
  if (settled) return settled;
  if (productId !== null) return readAnswer(ctx, asking);
  const found = (await goingOn(ctx, asking, asked)) ?? (await standingAlone(ctx, asking, asked));
  const answer =
    asked && isOverview(found) && !ASKS_FOR_ALL.test(asking.plain)
      ? { ...reply(WHICH), isEmpty: true }
      : await withoutRefused(ctx, text, found, asked);
  const cheaper = asked && (await cheaperThanShown(ctx, asking.plain, answer, asked));
  if (cheaper) return cheaper;
  return orAboutShown(ctx, asked && { typed: text, plain: asking.plain, asked }, answer);
}

/** Answers one clause of a question that has no answer as a whole: about a thing that it names, or about what was shown. */
async function clauseAnswer(ctx: Ctx, clause: string, asked: Asked | undefined): Promise<Answer | undefined> {
  const isNamed = await namesThing(ctx, catalogueQuestion(clause, []).words);
  if (!isNamed && (!asksSomething(clause) || /\d/.test(clause))) return undefined;
  const answer = await wholeAnswer(ctx, clause, null, asked);
  const isOfShown = answer.productIds.length > 0 && answer.productIds.every((id) => asked?.shown.some((each) => each.id === id));
  return answer.asked && !answer.isEmpty && (isNamed || isOfShown) ? answer : undefined;
}

/** Returns the built-in answer to a question and, if they may be meant, the products shown before. On the page of a product, adds nothing. */
async function builtIn(ctx: Ctx, typed: string, productId: string | null, asked: Asked | undefined): Promise<Answer> {
  const answer = await withinStated(ctx, typed, await orFoundAsTyped(ctx, await toldApart(ctx, typed, productId, asked)));
  return asked && productId === null ? withShownBeside(ctx, typed, asked, answer) : answer;
}

/** Answers a question without its merely narrative parts. Messages of somebody who is not well, and abuse, take precedence. */
async function toldApart(ctx: Ctx, typed: string, productId: string | null, asked: Asked | undefined): Promise<Answer> {
  const plain = writtenOut(normalize(typed));
  const beside = careBeside(plain, ctx.infra.settings);
  const question = productId === null ? await askedIn(ctx, typed, asked) : { typed, text: typed };
  const read = beside === undefined ? question : await withWishBeside(ctx, question, withoutFeelings(plain));
  if (read.text === typed) return sentencesAnswer(ctx, read, productId, asked);
  const care = beside === undefined ? careAnswer(plain, typed, ctx.infra.settings) : undefined;
  if (care) return { ...reply(care), isFixed: true };
  const answer = await sentencesAnswer(ctx, read, productId, asked);
  return beside === undefined ? answer : { ...answer, text: `${answer.text}\n\n${beside}` };
}

/** Minimum number of words of a sentence that counts as a question. */
const LEAST_ASKED = 3;

/** Returns the answer to the last of several questioning sentences that has one. */
async function oneSentenceAnswer(ctx: Ctx, { typed, text }: Typed, asked: Asked | undefined): Promise<Answer | undefined> {
  // If nothing remains without the refused things, a single sentence would bring them back.
  const requests = refusalIn(typed) === undefined ? (sentencesIn(typed)?.requests ?? []) : [];
  for (const request of requests.toReversed().filter((each) => each !== text && each.split(' ').length >= LEAST_ASKED)) {
    const answer = await clausesAnswer(ctx, request, null, asked);
    if (!answer.isEmpty) return answer;
  }
  return undefined;
}

const isSure = ({ isEmpty = false, isLoose = false }: Answer): boolean => !isEmpty && !isLoose;

/** Answers a question. If it has several questioning sentences for which nothing is found together, answers the last one that has an answer. */
async function sentencesAnswer(ctx: Ctx, question: Typed, productId: string | null, asked: Asked | undefined): Promise<Answer> {
  const { typed, text } = question;
  const answer = await clausesAnswer(ctx, text, productId, asked);
  if (isSure(answer) || productId !== null) return answer;
  // The narrative part may contain information that the rest lacks.
  const whole = text === typed || asked ? answer : await clausesAnswer(ctx, typed, null, asked);
  if (isSure(whole) || !answer.isEmpty) return isSure(whole) ? whole : answer;
  return (await oneSentenceAnswer(ctx, question, asked)) ?? whole;
}

/** Answers a question. If nothing is found for a short question as a whole, answers its last clause. */
async function clausesAnswer(ctx: Ctx, text: string, productId: string | null, asked: Asked | undefined): Promise<Answer> {
  const whole = await wholeAnswer(ctx, text, productId, asked);
  if (!whole.isEmpty || productId !== null || isLong(text)) return whole;
  const isRefusing = refusalIn(text) !== undefined;
  for (const clause of wishClausesIn(text).toReversed()) {
    // If nothing remains without the refused things, the wish alone would bring them back.
    if (isRefusing && asked && namesWish(asked.question.words, catalogueQuestion(clause, []))) return whole;
    const answer = await clauseAnswer(ctx, clause, asked);
    if (answer) return answer;
    // The thing wished for is not available. Another clause would not help.
    if (wishesForThing(clause)) return whole;
  }
  return whole;
}

/** Answers a question that does not continue from anything. */
async function newAnswer(ctx: Ctx, asking: Asking): Promise<Answer> {
  const { rest, hasLeadIn } = turnOf(asking.plain);
  const isWhole = !hasLeadIn || rest === '' || helpFor(asking.plain) !== undefined;
  return readAnswer(ctx, !isWhole ? { text: rest, plain: rest, productId: asking.productId } : { ...asking, text: asking.plain });
}

/** Matches wishes for one more thing without a verb: "n pillows", "a fan also". */
const ALSO = /^(?:and|n|aur|plus) \S+$|^\S+(?: \S+)? (?:also|too|bhi|kuda|kooda)[.?! ]*$/i;

/**
 * Answers a question about the catalogue, the points or the site, using only the database and the help texts. With a product, questions such as "how
 * much is it" are about that product. In a conversation, "cheaper ones" continues from the last answer. A viewer's points, orders, listings and
 * messages are shown only to that viewer. If a language model is configured, it may reword the answer; if it fails, is slow, or says something that
 * the answer does not, the built-in text is used. Throws INVALID_INPUT about `query`, RATE_LIMITED.
 */
export async function askAssistant(ctx: Ctx, input: AskAssistantInput): Promise<Answer> {
  const { query, productId = null, conversationId } = checkInput(AskAssistantInput, input);
  await countQuestion(ctx);
  const last = await lastAsked(ctx, conversationId);
  const said = await withRefusals(ctx, await withoutSpeaker(ctx, query), last);
  const answer = await builtIn(ctx, said, productId, last);
  if (answer.asked) await keepAsked(ctx, conversationId, answer.asked, last);
  // "How much is it" must not refer to what was shown before a thing that is not sold.
  else if (answer.isEmpty && last && !last.own && (wishesForThing(query) || ALSO.test(query)))
    await keepAsked(ctx, conversationId, { ...last, shown: [] }, last);
  const { languageModel } = ctx.infra;
  if (answer.isFixed) return answer;
  const worded = languageModel && (await releaseSlotWhile(ctx, () => languageModel.word(query, answer.text)));
  return worded && isGrounded(worded, answer.text) ? { ...answer, text: worded } : answer;
}
