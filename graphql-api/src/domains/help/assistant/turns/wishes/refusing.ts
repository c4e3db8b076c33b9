import type { Ctx } from '../../../../../platform/context.ts';
import { namedParts, saysPurpose } from '../../../../market/search/search.service.ts';
import { listText, reply, type Answer } from '../../answers.ts';
import { citedFacts, factsOf, findProducts, productFact, type Fact } from '../../catalogue/catalogue.ts';
import { catalogueAnswer, exactAnswer, looseAnswer } from '../../catalogue/catalogue-answer.ts';
import type { Asked } from '../../conversation.ts';
import { wordsBeside } from '../../understanding/about-shown.ts';
import { turnOf, writtenOut } from '../../understanding/phrases.ts';
import { anything, catalogueQuestion, hasLimits, normalize, type CatalogueQuestion } from '../../understanding/question.ts';
import { limitsAfter } from '../../understanding/refinement.ts';
import { refusalIn, type Refusal } from '../../understanding/refusal.ts';
import { spokenOf } from '../shown/in-sight.ts';
import { hasWord } from '../shown/properties.ts';
import { combined, namesWish, stemOf } from './wish-words.ts';
import { isSuch } from './narrowing.ts';
import { answerTo, isLong, wishesIn } from './wishes.ts';

type Questions = readonly CatalogueQuestion[];

/** Matches phrases for a price that is too high: "1600 is too much, anything but that". */
const TOO_DEAR = /\b(\d{2,6}) (?:is |was |ah )?(?:too much|too costly|too high|a lot|costly|can ?t|illa|zyada|jasthi|romba)\b/;

/** What is refused, the words of the refusal, and the text before it. */
interface Refused {
  refused: readonly string[];
  typed: string;
  before: string;
}

/**
 * Returns what a refusal names. For "not that": the name of the only product shown, of the one whose price is too high, or of what the text before
 * names.
 */
async function refusedWords(ctx: Ctx, refused: string, { typed, before }: Refused, { shown }: Asked): Promise<string | undefined> {
  if (refused !== '') return refused;
  const dear = TOO_DEAR.exec(normalize(typed))?.[1];
  const meant = shown.length === 1 ? shown[0] : shown.find(({ price }) => String(price) === dear);
  const fact = meant ? await productFact(ctx, meant.id) : await spokenOf(ctx, wordsBeside(normalize(before)), await factsOf(ctx, shown));
  return fact && normalize(fact.name);
}

/** Returns a question without something; undefined if that makes no difference. */
async function questionWithout(
  ctx: Ctx,
  question: CatalogueQuestion,
  words: string,
): Promise<{ question: CatalogueQuestion; left: number } | undefined> {
  const { without } = question;
  const isKnown = without.includes(words);
  const next = isKnown ? question : { ...question, without: [...without, words] };
  const [before, after] = [await findProducts(ctx, question), await findProducts(ctx, next)];
  // If nothing is left anyway, a further refusal belongs to the same wish.
  return isKnown || before.total === 0 || after.total < before.total ? { question: next, left: after.total } : undefined;
}

/** Returns whether words are only a part of what a wish says: "studs" of "football studs". */
const isPart = (words: string, { words: wish }: CatalogueQuestion) => words.split(' ').length < wish.split(' ').length;

/** Returns what is refused and, as fallbacks if nothing has that name, its last and its first word: "no plug in machine". */
const partsOf = (words: string): string[] =>
  [...new Set([words, words.split(' ').at(-1)!, words.split(' ')[0]!])].filter((part) => part.length > 2 || part === words);

/** Returns the remaining wishes without something; undefined if none of them contains it. */
async function wishesWithout(ctx: Ctx, questions: Questions, words: string): Promise<Questions | undefined> {
  const others = questions.filter((question) => !namesWish(words, question));
  const isNamed = others.length < questions.length;
  if (questions.length === 1 && isNamed && !isPart(words, questions[0]!)) return [];
  const tried: (Awaited<ReturnType<typeof questionWithout>> & { isChanged: boolean })[] = [];
  for (const question of questions.length > 1 ? others : questions) {
    const changed = await questionWithout(ctx, question, words);
    tried.push({ ...(changed ?? { question, left: 1 }), isChanged: changed !== undefined });
  }
  if (!isNamed && !tried.some(({ isChanged }) => isChanged)) return undefined;
  const left = tried.filter((each) => each.left > 0);
  return (left.length > 0 ? left : tried).map(({ question }) => question);
}

/** Returns whether a wish names again what was refused. */
const isNamedAgain = (refused: string, wish: string): boolean => {
  const named = new Set(wish.split(' ').map(stemOf));
  const words = refused.split(' ').map(stemOf);
  // In "plastic chair", the first word identifies the variant.
  return words.every((word) => named.has(word)) || (words.length === 2 && words[0]!.length > 2 && named.has(words[0]!));
};

/** Drops the refusals of things that a question names again: "ok show the plastic one". */
export function unrefused(asked: Asked, plain: string): Asked {
  const again = (question: CatalogueQuestion): CatalogueQuestion => ({
    ...question,
    without: question.without.filter((each) => !isNamedAgain(each, plain)),
  });
  return { ...asked, question: again(asked.question), ...(asked.wishes && { wishes: asked.wishes.map(again) }) };
}

/** Returns what was refused of a wish that the words name again: "not samsung as well, any other phone left". */
const keptOf = (words: string, questions: Questions): string[] =>
  questions
    .filter((question) => question.words !== '' && question.words.split(' ').every((word) => isNamedAgain(word, words)))
    .flatMap(({ without }) => without);

/** Matches beginnings that only state the purpose or a feature of the last thing. */
const OF_LAST = /^(?:(?:but|and|i mean|i meant|its|it is) )*(?:for|with|of|from|by) /i;

/** What is wanted besides a refusal, as read, and what it may continue from. */
interface WantedInstead {
  words: string;
  question: CatalogueQuestion;
  questions: Questions;
  refused: readonly string[];
  withoutRefused: (last: CatalogueQuestion) => CatalogueQuestion;
  asked: Asked | undefined;
}

/** Returns the words of a wish without the refused ones; all of them if none would remain: "running shoes" without running. */
function wordsLeft(words: string, refused: readonly string[]): string {
  const stems = new Set(refused.flatMap((each) => each.split(' ').map(stemOf)));
  const left = words.split(' ').filter((word) => !stems.has(stemOf(word)));
  return left.some((word) => !/\d/.test(word)) ? left.join(' ') : words;
}

/** Shows the last wish, or one of several, with what is wanted besides a refusal. */
async function lastNarrowed(ctx: Ctx, wish: string, wanted: WantedInstead): Promise<Answer | undefined> {
  const { words, question, questions, refused, withoutRefused, asked } = wanted;
  const isOfLast = OF_LAST.test(wish);
  for (const last of questions) {
    const left = wordsLeft(last.words, refused);
    for (const both of combined(left, words)) {
      const narrower = { ...last, ...limitsAfter(last, question), words: both, wants: 'list' as const };
      const anyway = { ...narrower, without: narrower.without.filter((each) => !refused.includes(each)) };
      // The wanted thing may have the same name as the refused one: "not for bike, for bicycle".
      const narrowed = (await exactAnswer(ctx, withoutRefused(narrower))) ?? (isOfLast ? await exactAnswer(ctx, anyway) : undefined);
      if (narrowed && (!asked || (await isSuch(ctx, { words, isWish: true }, narrowed, asked)))) return narrowed;
    }
    // Sizes belonged to what is refused.
    const other = left === last.words ? '' : `${left.replace(/(?<!\S)(?:size |uk )*\d\S*/g, ' ').trim()} ${words}`;
    const swapped =
      other === '' ? undefined : await looseAnswer(ctx, withoutRefused({ ...last, ...limitsAfter(last, question), words: other, wants: 'list' }));
    if (swapped) return swapped;
  }
  return undefined;
}

/** Shows another thing that is wanted instead, without what was refused. */
async function wishInstead(
  ctx: Ctx,
  wish: string,
  asked: Asked | undefined,
  { questions, refused }: { questions: Questions; refused: readonly string[] },
): Promise<Answer | undefined> {
  const question = catalogueQuestion(turnOf(writtenOut(normalize(wish))).rest, []);
  const words = wordsBeside(question.words).join(' ');
  if (words === '') return undefined;
  const withoutRefused = (last: CatalogueQuestion): CatalogueQuestion => ({
    ...last,
    without: [...new Set([...last.without, ...keptOf(words, questions), ...refused])].filter((each) => !isNamedAgain(each, words)),
  });
  const narrower = await lastNarrowed(ctx, wish, { words, question, questions, refused, withoutRefused, asked });
  if (narrower) return narrower;
  const isNew =
    questions.length === 0 ||
    (await saysPurpose(ctx, wish)) ||
    (await namedParts(ctx, words)).some(({ isThing }) => isThing) ||
    (await isName(ctx, withoutRefused(question)));
  if (!isNew) return undefined;
  return (await severalInstead(ctx, wish, withoutRefused)) ?? catalogueAnswer(ctx, withoutRefused(question), { plain: wish, asksForThings: true });
}

/** Returns whether words are the name of a listing, such as the title of a book. */
async function isName(ctx: Ctx, question: CatalogueQuestion): Promise<boolean> {
  const { found, exact, isNamed, isCorrected } = await findProducts(ctx, question);
  return exact && isNamed && !isCorrected && found.length === 1 && question.words.includes(' ');
}

/** Shows several things that are wanted instead: "skip the stapler, highlighters and an exam pad". */
async function severalInstead(ctx: Ctx, wish: string, withoutRefused: (last: CatalogueQuestion) => CatalogueQuestion): Promise<Answer | undefined> {
  const several = await wishesIn(ctx, wish, () => false);
  if (!several || several.texts.length < 2) return undefined;
  return answerTo(
    ctx,
    several.texts.map((text) => withoutRefused(catalogueQuestion(writtenOut(normalize(text)), []))),
  );
}

/** Returns the names of the products in sight that are found by what is refused: "no self help" for a book whose name does not say so. */
async function namesMeant(ctx: Ctx, refused: string, { shown, listed = [] }: Asked): Promise<string[]> {
  const { found, exact } = await findProducts(ctx, { ...anything, words: refused, order: 'relevance' });
  return exact ? found.filter(({ id }) => [...shown, ...listed].some((each) => each.id === id)).map(({ name }) => normalize(name)) : [];
}

/** Returns the wishes without everything that is refused and that one of them contains, and what that is. */
async function refusing(ctx: Ctx, said: Refused, asked: Asked): Promise<{ questions: Questions; applied: string[] }> {
  let questions: Questions = asked.wishes ?? [asked.question];
  const applied: string[] = [];
  for (const each of said.refused) {
    const words = await refusedWords(ctx, each, said, asked);
    const names = words === undefined ? [] : partsOf(words);
    for (const part of names.length === 0 ? [] : [...names, ...(await namesMeant(ctx, names[0]!, asked))]) {
      const left = await wishesWithout(ctx, questions, part);
      if (!left) continue;
      applied.push(part);
      questions = left;
      // Stops at the first match of a refused name. Products that are only found by the refusal are all refused.
      if (names.includes(part)) break;
    }
  }
  return { questions, applied };
}

/** Answers the other clauses, together or one by one; empty if nothing fits any of them. */
async function anyInstead(
  ctx: Ctx,
  wishes: readonly string[],
  asked: Asked | undefined,
  { questions, refused }: { questions: Questions; refused: readonly string[] },
): Promise<Answer | undefined> {
  let empty: Answer | undefined;
  for (const wish of new Set([wishes.join(' '), ...wishes.toReversed()])) {
    const instead = await wishInstead(ctx, wish, asked, { questions, refused });
    if (instead && !instead.isEmpty) return instead;
    empty ??= instead;
  }
  return empty;
}

/** Returns the listed products that are not refused. "Which of them is cheaper" does not refer to refused products. */
async function listedWithout(ctx: Ctx, { shown, listed = shown }: Asked, refused: readonly string[]): Promise<Asked['shown']> {
  const facts = await factsOf(ctx, listed);
  return facts.filter((fact) => !refused.some((words) => words.split(' ').every((word) => hasWord(fact, word))));
}

/**
 * Returns what is wanted besides a refusal. If the refusal concerns a part of the wish, that includes statements: "not for running, i play football".
 */
const wishesBeside = ({ wishes, reasons, refused }: Refusal, questions: Questions): readonly string[] =>
  wishes.length === 0 && questions.some((question) => refused.every((words) => words !== '' && namesWish(words, question) && isPart(words, question)))
    ? reasons
    : wishes;

/**
 * Answers "no studs", "net nahi", "no kurta. formal shirt" with what remains without it, or with what is wanted instead. A refusal of something that
 * was not asked for is a new question.
 */
export async function refusedAnswer(ctx: Ctx, typed: string, asked: Asked): Promise<Answer | undefined> {
  const refusal = refusalIn(typed);
  if (!refusal) return undefined;
  const { questions, applied } = await refusing(ctx, { ...refusal, typed }, asked);
  const instead = await anyInstead(ctx, wishesBeside(refusal, questions), asked, {
    questions,
    refused: [...applied, ...refusal.refused.filter(Boolean)],
  });
  // Refusing something that was not among the products shown has no effect.
  const isTold = refusal.wishes.length === 0 && refusal.reasons.length > 0 && asked.shown.length > 0;
  const listing = async (answer: Answer): Promise<Answer> =>
    answer.asked ? { ...answer, asked: { ...answer.asked, listed: await listedWithout(ctx, asked, applied) } } : answer;
  if (instead || (applied.length === 0 && !isTold)) return instead && listing(instead);
  const added = catalogueQuestion(refusal.wishes.join(' '), []);
  const answer = await answerTo(ctx, hasLimits(added) ? questions.map((question) => ({ ...question, ...limitsAfter(question, added) })) : questions);
  return listing(answer.isEmpty && !answer.asked && applied.length > 0 ? { ...answer, asked: nothingOf(asked, questions) } : answer);
}

/**
 * Returns the state from which the conversation continues if nothing remains of the wishes: the refusals stay, and the products shown are refused as
 * well.
 */
const nothingOf = (asked: Asked, questions: Questions): Asked => ({
  ...asked,
  question: questions.at(-1) ?? asked.question,
  ...(asked.wishes && { wishes: [...questions] }),
  shown: [],
});

/** Matches beginnings of texts that refuse something. */
const BEGINS = /^\W*(?:no|not|nothing|without)\s/i;

/** Returns whether a text without wishes states why it refuses, or begins with the refusal. */
const isOnlyRefusal = ({ reasons }: Refusal, typed: string): boolean => reasons.length > 0 || BEGINS.test(typed);

/** Shows what is wanted without what is refused: "a phone, not an Apple one"; undefined if either is missing. */
export async function refusedFirst(ctx: Ctx, typed: string, asked: Asked | undefined): Promise<Answer | undefined> {
  const refusal = refusalIn(typed);
  const refused = refusal?.refused.filter((each) => each !== '') ?? [];
  if (!refusal || refused.length === 0) return undefined;
  // "No skateboards, the warden is strict" wishes for nothing.
  if (refusal.wishes.length === 0) return isOnlyRefusal(refusal, typed) ? leftWithout(ctx, typed, refused, asked) : undefined;
  const wanted = await anyInstead(ctx, refusal.wishes, undefined, { questions: [], refused: [] });
  if (!wanted?.asked || wanted.isEmpty) return undefined;
  const { questions, applied } = await refusing(ctx, { ...refusal, refused, typed }, wanted.asked);
  return applied.length === 0 || questions.length === 0 ? wanted : answerTo(ctx, questions);
}

const nothingLeft = (): Answer => ({ ...reply('Nothing is left without that. Tell me what you are looking for instead.'), isEmpty: true });

/** Shows the products shown before if a short refusal concerns none of them: "no liquid refills either" after a racket. */
async function leftWithout(ctx: Ctx, typed: string, refused: readonly string[], asked: Asked | undefined): Promise<Answer> {
  const typedWords = new Set(normalize(typed).split(' '));
  const isTyped = refused.every((words) => words.split(' ').every((word) => typedWords.has(word)));
  const shown = asked && isTyped && !isLong(typed) ? await factsOf(ctx, asked.shown) : [];
  const left = shown.filter(({ name }) => !refused.some((words) => words.split(' ').every((word) => isCalled(name, word))));
  if (!asked || left.length === 0) return nothingLeft();
  const without = [...new Set([...asked.question.without, ...refused])];
  return { ...reply(listText(ctx, 'Without that:', left), left), asked: { ...asked, question: { ...asked.question, without }, shown: left } };
}

/** Removes what the question refuses from an answer, however it was found. Nobody asks for what they refuse. */
export async function withoutRefused(ctx: Ctx, typed: string, answer: Answer, asked: Asked | undefined): Promise<Answer> {
  const refusal = refusalIn(typed);
  const named = refusal?.refused.filter((each) => each !== '') ?? [];
  // "Yoga mat" names a mat, although "mat" is a refusal in Hindi.
  if (named.length === 0 || answer.productIds.length === 0 || /\?$|\bmat\b/i.test(typed.trim())) return answer;
  const facts = await citedFacts(ctx, answer);
  const isRefused = (words: string, { name }: Fact) => words.split(' ').every((word) => isCalled(name, word));
  const isRead = answer.asked?.question.without.some((each) => named.some((words) => words.includes(each))) ?? false;
  // "No liquid refills" refuses refills if nothing has the full name and nothing else is wanted.
  const calledSo = (words: string) =>
    [words, ...(isRead || refusal?.wishes.length !== 0 ? [] : [words.split(' ').at(-1)!])].find((each) =>
      facts.some((fact) => isRefused(each, fact)),
    );
  const refused = named.flatMap((words) => calledSo(words) ?? []);
  const left = facts.filter((fact) => !refused.some((words) => isRefused(words, fact)));
  if (left.length === facts.length) return answer;
  if (left.length === 0) return leftWithout(ctx, typed, refused, asked);
  const shown = { ...reply(listText(ctx, 'Without that:', left), left) };
  return answer.asked
    ? {
        ...shown,
        asked: { ...answer.asked, shown: left, question: { ...answer.asked.question, without: [...answer.asked.question.without, ...refused] } },
      }
    : shown;
}

const isCalled = (name: string, word: string): boolean =>
  normalize(name)
    .split(' ')
    .some((each) => stemOf(each) === stemOf(word));
