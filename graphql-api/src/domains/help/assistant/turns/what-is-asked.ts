import type { Ctx } from '../../../../platform/context.ts';
import { namedParts, saysPurpose } from '../../../market/search/search.service.ts';
import { findProducts } from '../catalogue/catalogue.ts';
import type { Asked } from '../conversation.ts';
import { writtenOut } from '../understanding/phrases.ts';
import { anything, catalogueQuestion, normalize } from '../understanding/question.ts';
import { refusalIn, withoutStories } from '../understanding/refusal.ts';
import { labelOf, withoutLabel, withoutReporter } from '../understanding/speech/reported.ts';
import { replacesOwn, sentencesIn, withToldThings } from '../understanding/sentences.ts';
import { picks } from './shown/picking.ts';
import { namesWish } from './wishes/wish-words.ts';

/** Returns whether words name things, such as "cycles", even if a category has that name. */
export const namesThing = async (ctx: Ctx, words: string): Promise<boolean> =>
  (await namedParts(ctx, words)).some(({ isThing, meant }) => isThing || meant.length > 0);

/** Returns whether words name a thing or something on sale. */
async function callsSomething(ctx: Ctx, words: string): Promise<boolean> {
  if (words === '' || (await namesThing(ctx, words))) return words !== '';
  const { exact, isNamed, isCorrected } = await findProducts(ctx, { ...anything, words, order: 'relevance' });
  return exact && isNamed && !isCorrected;
}

/** Matches questions asking for the thing named just before: "that pan needs a stove na, is there one". */
const IS_THERE_ONE =
  /[,.;!] (?:so |and |but )?(?:is there|do (?:you|u) have|have (?:you|u) got|(?:you|u) got|got|(?:any|some)(?:body|one) (?:has|have|selling)) (?:one|any|some)(?: here| available)?\W*$/i;

/** Matches "no charger? then show one". */
const NO_THEN_ONE = /^(?:oh |hmm |ok |so )?no ([\w ]{2,30})\? (?:then |so |ok )?(?:show|give|get|find|any|got)\b.*\b(?:one|some|it)\W*$/i;

/** Minimum number of letters of a name. */
const LEAST_LETTERS = 3;

/** Returns a question for the last thing named before "is there one"; undefined for any other question. */
async function elliptic(ctx: Ctx, text: string, asked: Asked | undefined): Promise<string | undefined> {
  const at = text.search(IS_THERE_ONE);
  const head = NO_THEN_ONE.exec(text)?.[1] ?? (at < 0 ? undefined : text.slice(0, at));
  const parts = head === undefined ? [] : await namedParts(ctx, catalogueQuestion(head, []).words);
  const fresh = parts.filter(({ words }) => words.length >= LEAST_LETTERS && (!asked || !namesWish(words, asked.question)));
  const thing = fresh.findLast(({ isThing, isCertain }) => isThing && isCertain);
  if (thing) return `is there any ${thing.words}`;
  for (const { words } of fresh.toReversed()) if (await callsSomething(ctx, words)) return `is there any ${words}`;
  return undefined;
}

/** A question as typed, and without its narrative parts. */
export interface Typed {
  typed: string;
  text: string;
}

/** Returns what a text asks, without sentences that only tell something; the same text if the question is unclear without them. */
export async function askedIn(ctx: Ctx, typed: string, asked: Asked | undefined): Promise<Typed> {
  return { typed, text: (await elliptic(ctx, typed, asked)) ?? (await withoutTold(ctx, typed, asked)) };
}

/** Maximum number of words of a question about what the preceding sentence picks. */
const MOST_WORDS_OF_PICKED = 4;

/** Returns whether a question refers to what the preceding sentence picks: "I will take the other then. What is the price". */
const asksOfPicked = (request: string, told: readonly string[]): boolean =>
  request.split(' ').length <= MOST_WORDS_OF_PICKED && told.some((each) => picks(writtenOut(normalize(each))));

async function withoutTold(ctx: Ctx, text: string, asked: Asked | undefined): Promise<string> {
  const sentences = sentencesIn(text);
  if (!sentences || sentences.told.length === 0) return text;
  const { requests, kept, told } = sentences;
  const request = requests.at(-1)!;
  if (asked && asksOfPicked(request, told)) return text;
  const { words } = catalogueQuestion(kept, []);
  if (!replacesOwn(request) && (await namesThing(ctx, words))) return kept;
  for (const replaced of withToldThings(request, told)) if (await callsSomething(ctx, replaced.thing)) return replaced.request;
  return (asked && asked.shown.length > 0) || (await callsSomething(ctx, words)) ? kept : text;
}

/** Returns whether a word before a colon says what is wanted: "badminton: rackets". */
const isTopic = async (ctx: Ctx, word: string): Promise<boolean> =>
  (await saysPurpose(ctx, word)) || (await namedParts(ctx, word)).some(({ isThing, isCertain, meant }) => (isThing && isCertain) || meant.length > 0);

/** Removes the speaker's name from a question, because two people may share a phone. A thing before a colon is no speaker. */
export async function withoutSpeaker(ctx: Ctx, text: string): Promise<string> {
  const label = labelOf(text);
  const isSpeaker = label !== undefined && !(await isTopic(ctx, label.toLowerCase()));
  return withoutReporter(isSpeaker ? withoutLabel(text) : text);
}

const MOST_WORDS_WITH_ASIDE = 16;

/** Removes the narrative parts of a question that also names a thing: "my fingers would hurt.. a piano". */
export async function withoutAsides(ctx: Ctx, text: string): Promise<string> {
  if (text.split(/\s+/).length > MOST_WORDS_WITH_ASIDE) return text;
  const kept = withoutStories(text);
  return kept !== text && refusalIn(text) === undefined && (await namesThing(ctx, catalogueQuestion(kept, []).words)) ? kept : text;
}

const WISHES = /\b(?:want|need|like to|looking|show|is there|any|buy|get|find|can we|start with|chahiye|venum|kavali)\b/;

/**
 * Returns a question or, if it is a single sentence, the wish in `beside`: "i feel homesick and would like to read a tamil novel" wishes for a novel.
 */
export async function withWishBeside(ctx: Ctx, question: Typed, beside: string): Promise<Typed> {
  const isWhole = question.text === question.typed && WISHES.test(beside);
  return isWhole && (await namesThing(ctx, catalogueQuestion(beside, []).words)) ? { typed: beside, text: beside } : question;
}
