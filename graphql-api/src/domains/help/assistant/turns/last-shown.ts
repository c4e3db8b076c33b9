import type { Ctx } from '../../../../platform/context.ts';
import { detailAnswer, type Answer } from '../answers.ts';
import { factsOf, type Fact } from '../catalogue/catalogue.ts';
import type { Asked } from '../conversation.ts';
import { intentOf, isPointing, wordsBeside } from '../understanding/about-shown.ts';
import { stemOf } from './wish-words.ts';

/** What asks something, in the languages of the campus. */
const ASKS =
  /(?:^| )(?:how|what|which|is|are|does|do|did|has|have|can|will|any|just|only|kitn[aeiy]+|kya|kaisa|kaisi|kab|ethana|evlo|evalavu|enna|epdi|eppadi|enni|entha|ela|emi|enti|unda|irukka|undo|hain|hai)(?: |$)/;
/** Words of questions that name no part of a thing. */
const ASKING = new Set(
  'come comes anything something made big bigger small smaller tall long many much piece pieces copies left still ok problem problems issue work works use used hours women men boys girls both per ethana enni enti hain gear isme usme athula idhula adhula andulo daanilo irukku unnayi andi'.split(
    ' ',
  ),
);
/** Parts and properties that things have. */
const PROPERTIES = new Set(
  'height wire length width weight speed speeds hinge ram rom gb storage count hour hours minute minutes litre litres socket sockets fuse edition warranty battery backup material fabric cloth age owner bill box scratch scratches dent dents sleeve strap zip pocket pockets gear gears brake brakes cover lid handle remote cable rangu colour color nimishalu neram roll rolls fold folds warm cold water proof waterproof wash washable shutter working condition'.split(
    ' ',
  ),
);
const MOST_WORDS = 14;

const textOf = ({ name, description }: Fact) => ` ${name} ${description} `.toLowerCase();

/** How many of the words a product's text has, or the question that it was shown for. */
const wordsSaid = (fact: Fact, words: readonly string[], { question }: Asked) =>
  words.filter((word) => `${textOf(fact)} ${question.words}`.includes(` ${stemOf(word)}`)).length;

const isProperty = (word: string): boolean => PROPERTIES.has(word) || PROPERTIES.has(stemOf(word));

const asks = (plain: string): boolean => [ASKS.test(plain), intentOf(plain) !== undefined, isPointing(plain), isProperty(plain)].includes(true);

/** What was shown, the one first whose text has most of the words; undefined where two have as many. */
async function mostSaid(ctx: Ctx, words: readonly string[], asked: Asked): Promise<{ fact: Fact; said: number } | undefined> {
  const facts = await factsOf(ctx, asked.shown);
  const ranked = facts.map((fact) => ({ fact, said: wordsSaid(fact, words, asked) })).toSorted((one, other) => other.said - one.said);
  return ranked[0]?.said === ranked[1]?.said ? undefined : ranked[0];
}

/**
 * Everything about what was shown last, for a question that nothing else answers: "how big is the SSD in it", "enni unnayi". Undefined where a word
 * is neither one of such questions nor in the texts of what was shown: that is a question about something else.
 */
export async function aboutLastShown(ctx: Ctx, plain: string, asked: Asked): Promise<Answer | undefined> {
  if (!asks(plain) || plain.split(' ').length > MOST_WORDS) return undefined;
  const words = wordsBeside(plain).filter((word) => !ASKING.has(word));
  const best = await mostSaid(ctx, words, asked);
  if (!best) return undefined;
  const isOfOne = asked.shown.length === 1 && words.some(isProperty);
  const least = Math.min(words.length, Math.max(1, words.length - 1));
  return isOfOne || best.said >= least ? detailAnswer(ctx, best.fact, asked) : undefined;
}
