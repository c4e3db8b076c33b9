import type { Ctx } from '../../../../../platform/context.ts';
import { detailAnswer, reply, type Answer } from '../../answers.ts';
import { factsOf, type Fact } from '../../catalogue/catalogue.ts';
import { scoredHelp } from '../../topics/scored-help.ts';
import { togetherIn, type Asked } from '../../conversation.ts';
import { namesAnother, wordsAsked, type Said } from './in-sight.ts';

const FIRST = /^(?:(?:and|n|ok|okay|so|then|hmm|aur) )*(?:the )?/.source;
/** Matches words that may follow a position in a list: "the second part" names no position. */
const NEXT =
  /(?: (?:one|1|wala|wali|wale|item|option)(?= |$)|$|(?= (?:is|has|does|can|was|will|how|what|which|when|any|me|mein|pe|price|cost|kitn[aei]|evlo|entha|ka|ki|ke)(?: |$)))/
    .source;
/** Positions of a list, in the languages of the campus. */
const PLACES = [
  'first|1st|pehl[aei]|mudhal|modati',
  'second|2nd|doosr[aei]|dusr[aei]|rendavadhu|rendo',
  'third|3rd|teesr[aei]|tisr[aei]|moonavadhu|moodo',
  'fourth|4th',
  'fifth|5th',
].map((words) => new RegExp(`${FIRST}(?:${words})${NEXT}`));
const LAST = new RegExp(`${FIRST}last (?:one|item|option)(?= |$)`);
const OTHER =
  /(?:^| )(?:(?:the|that) other(?: one| thing| wala| wali)?|other one)(?= |$)(?! than)|^(?:and |aur )?(?:doosra|dusra|doosri|dusri) (?:wala|wali)(?: |$)/;
const OF_LISTED =
  /(?:of|between|among|out of) (?:the |these |those |them )?(?:last )?(?:two|three|four|five|[2-5]|both|them|these|those|all)(?: |$)|(?:^| )(?:rendula|moonula|rendintlo|moodintlo|(?:dono|teeno) me(?:in)?)(?: |$)/;
const LEAST = /(?:^| )(?:cheap|cheapest|lowest|least|cheaper|less|sasta|sasti|kammi|kam|thakkuva|takkuva|chavaka|chauka|chavka)(?: |$)/;
const MOST = /(?:^| )(?:costliest|costlier|priciest|dearest|dearer|more|most|highest|mehnga|mehngi|jaasthi|ekkuva)(?: |$)/;
/** Matches phrases that choose one of two by price: "the cheaper one", "mehnga wala". */
const COMPARED =
  /(?:^| )(?:the (?:cheaper|costlier|dearer|pricier)(?: one)?|(?:sasta|sasti|mehnga|mehngi|cheaper|costlier|kammi|thakkuva) (?:wala|wali))(?= |$)/;
/** Matches words that compare prices, which name no thing. */
const PRICE_WORDS = new RegExp(`${LEAST.source}|${MOST.source}`, 'g');
const COSTS_MOST = /(?:^| )costs? the (?:most|least)(?: |$)/;

/** Returns the listed product that a question picks: by its position, as the other of two, or by its price. */
function pickedFrom(plain: string, listed: readonly Fact[], { shown }: Asked): Fact | undefined {
  if (OTHER.test(plain)) return listed.length === 2 && shown.length === 1 ? listed.find(({ id }) => id !== shown[0]!.id) : undefined;
  const place = LAST.test(plain) ? listed.length - 1 : PLACES.findIndex((each) => each.test(plain));
  if (place >= 0) return listed[place];
  if (!OF_LISTED.test(plain) && !COSTS_MOST.test(plain) && !(COMPARED.test(plain) && listed.length === 2)) return undefined;
  const sorted = listed.toSorted((one, other) => one.price - other.price);
  return MOST.test(plain) ? sorted.at(-1) : LEAST.test(plain) ? sorted[0] : undefined;
}

/** Matches phrases that compare two products. */
const OF_TWO =
  /(?:^| )(?:cheaper|costlier|dearer|pricier) (?:one )?(?:of|among|between) (?:them|these|those)(?: |$)|(?:of|among|between) (?:them|these|those) .*(?:cheaper|costlier|dearer|pricier)(?: |$)/;

const MOST_WORDS = 16;

/** Returns whether a question picks one of the listed products. */
export const picks = (plain: string): boolean =>
  plain.split(' ').length <= MOST_WORDS && [OTHER, LAST, OF_LISTED, COMPARED, COSTS_MOST, ...PLACES].some((each) => each.test(plain));

/** Matches references to the first product discussed: "and what did the first thing cost". */
const SPOKEN_FIRST =
  /(?:^| )(?:first|1st) (?:thing|item|product)(?= |$)|(?:^| )(?:one|thing) (?:that )?you (?:said|showed|told|gave|listed)(?: me)? (?:at )?first(?= |$)/;

/** Returns the first of the products discussed one after another, if no list is in sight. */
const spokenFirst = (plain: string, { shown, recent = [] }: Asked): string | undefined =>
  shown.length === 1 && recent.length > 1 && SPOKEN_FIRST.test(plain) && scoredHelp(plain) === undefined ? recent.at(-1)!.id : undefined;

/** Returns the products that a question picks from. For "the cheaper of them" after a single product, these are the last two discussed. */
function comparedBefore(plain: string, asked: Asked): Asked['shown'] {
  const { shown, listed = shown, recent = [] } = asked;
  const isOfTwo = OF_TWO.test(plain) && shown.length === 1 && listed.length !== 2 && recent.length > 1;
  return isOfTwo ? recent.slice(0, 2).toReversed() : togetherIn(plain, asked);
}

/**
 * Describes the listed product that a question picks: "the second one, how many gears does it have", "the other one". Undefined if it picks none, or
 * names another thing.
 */
export async function askedOfPicked(ctx: Ctx, { plain, asked }: Said): Promise<Answer | undefined> {
  const first = spokenFirst(plain, asked);
  if (first !== undefined && !(await namesAnother(ctx, wordsAsked(plain), asked))) {
    const [fact] = await factsOf(ctx, [{ id: first }]);
    return fact && detailAnswer(ctx, fact, asked);
  }
  const before = comparedBefore(plain, asked);
  if (!picks(plain) || before.length < 2 || (await namesAnother(ctx, wordsAsked(plain.replace(OF_LISTED, ' ').replace(PRICE_WORDS, ' ')), asked)))
    return undefined;
  const picked = pickedFrom(plain, await factsOf(ctx, before), asked);
  return picked && detailAnswer(ctx, picked, asked);
}

const ONE_OF_LISTED = /(?:^| )(?:the|that) (?:first|1st|second|2nd|third|3rd|last|other) one(?= |$)/;

/**
 * Answers a question that picks a product if none was listed: "what does the first one cost". A lookup would find unrelated products with these
 * words.
 */
export const pickedOfNone = (plain: string, asked: Asked | undefined): Answer | undefined =>
  ONE_OF_LISTED.test(plain) && (asked?.listed ?? asked?.shown ?? []).length === 0
    ? { ...reply('Nothing is listed to choose from. Tell me what you are looking for.'), isEmpty: true }
    : undefined;
