import { createHash } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { fillers } from '../../market/search/words/lexicon/function-words.ts';
import type { Fact } from './catalogue/catalogue.ts';
import { conversationById, deleteEndedConversations, keepConversation } from './conversation.queries.ts';
import type { OwnTopic } from './own/own-topics.ts';
import type { PriceBound } from './understanding/amounts/amounts.ts';
import { wordsBeside } from './understanding/about-shown.ts';
import { thingWords, type CatalogueQuestion } from './understanding/question.ts';

/** The last question of a conversation, and what the answer showed. */
export interface Asked {
  question: CatalogueQuestion;
  shown: Pick<Fact, 'id' | 'price'>[];
  /** The last list of several products shown, of which `shown` may be one; omitted if there was none. */
  listed?: Pick<Fact, 'id' | 'price'>[];
  /** Number of products shown before these. */
  skipped: number;
  /** The wishes of the last question if it had several, of which `question` is one; omitted otherwise. */
  wishes?: CatalogueQuestion[];
  /** The viewer's own data that was asked for; omitted if products were. */
  own?: OwnTopic;
  /** The last stated price bound, which a bare number changes; omitted if there was none. */
  bound?: PriceBound;
  /** Products discussed one after another, latest first: the only product of an answer, or the first of its list. */
  recent?: Pick<Fact, 'id' | 'price'>[];
  /** The first product of each wish of an answer to several; omitted in the stored state. */
  heads?: Pick<Fact, 'id' | 'price'>[];
  /** The wish that later questions have narrowed; omitted if nothing was added to it. */
  wider?: CatalogueQuestion;
}

const MINUTES = 15;
/** Version of `Asked`. Change it with the format, so that state stored by an older version is not read. */
const FORM = 8;

/** Returns the key of a conversation. It contains the asking user, so that nobody can continue another user's conversation. */
const keyOf = ({ viewer, ip }: Ctx, id: string): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, viewer ? 'user' : 'address', viewer?.id ?? ip, id]))
    .digest('base64url');

/** Returns the last question; undefined without a conversation, and 15 minutes after its last question. */
export async function lastAsked(ctx: Ctx, id: string | null | undefined): Promise<Asked | undefined> {
  return id ? conversationById<Asked>(ctx, keyOf(ctx, id)) : undefined;
}

const idAndPrice = (shown: Asked['shown']): Asked['shown'] => shown.map(({ id, price }) => ({ id, price }));

const isOneOf = (id: string, list: Asked['shown'] | undefined): boolean => list?.some((each) => each.id === id) ?? false;

/**
 * Returns the last list of several products: the products shown, the list that the only product shown belongs to, or the last two products shown one
 * by one.
 */
function listedBy({ shown, listed }: Asked, last: Asked | undefined): Asked['shown'] {
  const [only, ...others] = shown;
  if (!only || others.length > 0) return shown;
  if (isOneOf(only.id, listed)) return listed!;
  const before = [last?.listed, last?.shown].find((each) => isOneOf(only.id, each) && each!.length > 1);
  if (before || last?.shown.length !== 1) return before ?? [];
  return isOneOf(only.id, last.shown) ? [] : [...last.shown, only];
}

/** Maximum number of discussed products that are stored. */
const MOST_RECENT = 6;

/** Returns the discussed products, with the product that an answer shows first in front. */
function recentBy({ shown, heads = shown.slice(0, 1) }: Asked, last: Asked | undefined): Asked['shown'] {
  const spoken = heads.toReversed();
  const before = (last?.recent ?? []).filter(({ id }) => !isOneOf(id, spoken));
  return idAndPrice([...spoken, ...before]).slice(0, MOST_RECENT);
}

/** Returns the wish that a question narrows by more words, or has already narrowed. */
function widerOf({ question }: Asked, last: Asked | undefined): CatalogueQuestion | undefined {
  if (!last || last.own !== undefined || last.question.words === '') return undefined;
  const words = new Set(question.words.split(' '));
  const isNarrower = last.question.words.split(' ').every((word) => words.has(word));
  if (!isNarrower) return undefined;
  return last.wider ?? (words.size > last.question.words.split(' ').length ? last.question : undefined);
}

/** Stores what was asked after `last` for the next question of the conversation, whichever process answers it. */
export async function keepAsked(ctx: Ctx, id: string | null | undefined, asked: Asked, last: Asked | undefined): Promise<void> {
  const listed = idAndPrice(listedBy(asked, last));
  const wider = widerOf(asked, last);
  const { heads: _, ...rest } = asked;
  const kept: Asked = {
    ...rest,
    shown: idAndPrice(asked.shown),
    recent: recentBy(asked, last),
    ...(listed.length > 1 ? { listed } : {}),
    ...(wider && { wider }),
  };
  if (id) await keepConversation(ctx, keyOf(ctx, id), kept, MINUTES);
}

/** Deletes the conversations that have ended. */
export async function removeEndedConversations(ctx: Ctx): Promise<void> {
  await deleteEndedConversations(ctx);
}

/** Number of discussed products to which a question refers together. */
const TOGETHER: [said: RegExp, count: number][] = [
  [/\b(?:two|2|both|dono|donon|rend[iu]?|rendum|rendu\w*|rendint\w*|iddaru)\b/, 2],
  [/\b(?:three|3|teeno|teenon|moonu\w*|moodu\w*|moodint\w*)\b/, 3],
  [/\b(?:four|4|charo)\b/, 4],
];

/** Returns the products meant by "these two", "dono" or "all three": as many of the listed or last discussed products, in their order. */
export function togetherIn(plain: string, { shown, listed = shown, recent = [] }: Asked): Asked['shown'] {
  const count = TOGETHER.find(([said]) => said.test(plain))?.[1];
  if (count === undefined || listed.length === count || recent.length < count) return listed;
  return recent.slice(0, count).toReversed();
}

const ORDINALS = [
  'first|1st|pehla|pahla|पहला|modati|modatidi|okato|mudhal|muthal|modalu|modalane|onnaamathe|aadyathe',
  'second|2nd|dusra|doosra|दूसरा|rendo|rendodi|rendava|rendavadhi|irandavathu|rendavathu|eradane|eradaneya|randaamathe',
  'third|3rd|teesra|tisra|तीसरा|moodo|moododi|moodava|moonavathu|moonavadhu|muraneya|moonnaamathe',
  'fourth|4th|chautha|चौथा',
  'fifth|5th|panchva|पांचवां',
];
const ordinals = ORDINALS.map(
  (words) =>
    new RegExp(
      String.raw`(?:^|\s)(?:${words})(?:\s+(?:one|wala|wali|item|product|option))?(?:\s|$)|\b(?:number|no|option) ${ORDINALS.indexOf(words) + 1}\b`,
    ),
);
const LAST = /\b(?:the )?last (?:one|item|product|option)\b/;
/** Matches questions asking for other products than those shown, or for the remaining ones. */
const ELSE =
  /^(?:(?:so|and|then|ok) )*(?:(?:what|which|whats|anything|something) (?:(?:is|are|ones?|else|other|others|all) )*(?:else|remains?|remaining|left|others?|other options?|do you have|you have|you got|have you got|is there|are there)|vera enna iru\w*|vera edhuvum|vere enthund\w*|bere enide|bere yenide|inka emi unna\w*|inka em unna\w*|aur kya hai|aur kuch|aur kuch hai|koi aur|kuch aur|vera|inkokati|inkoti)(?: (?:now|then|here|with you|available|please))*$/;
const MORE =
  /^(?:please )?(?:show |see |give |any |tell |list )*(?:me )?(?:some )?(?:more|next|others?|aur|और)(?: ones?| options?| results?| please| dikhao| products?| items?| batao| दिखाओ)*$/;
const CHEAPER =
  /\b(?:cheaper|less expensive|lower price|sasta|saste|सस्ता|सस्ते|(?:isse|usse|inse|unse) kam|kam (?:daam|dam|rate|price)|kammi|kammiya|kuranja|kuravana|vilai kurav\w*|takkuva|thakkuva|takkuvalo|thakkuvalo|kadime|swasta|swastat|sosta)\b/;
/** Matches statements that the products shown are too expensive. */
const TOO_DEAR =
  /\b(?:too|very|so|bit|little|bahut|bohot|kaafi|zyada|jyada|thoda|romba|chala|chaala|tumba|thumba|valare) (?:much|costly|expensive|pricey|dear|high|steep|mehng[aie]|mahang[aie]|jaa?sthi?|ekkuva|kooduthal|adhigam|jaasti)\b|\b(?:costly|(?<!(?:most|more|less) )expensive|pricey|(?:over|above|beyond|out of|outside|not in|not within)(?: my| the)? budget|(?:can ?t|cannot|can not|couldn ?t) afford|budget (?:se )?(?:bahar|zyada)|(?:mehng[aie]|mahang[aie]) hai)\b/;
/** "Not too costly" says nothing about the products shown. */
const NOT_DEAR = /\bnot (?:too|very|so|that) (?:costly|expensive|pricey|high|much)\b/;
/** Words beside "cheaper" that name no product. */
const BESIDE_CHEAPER = new Set([
  ...fillers,
  ...'any show me something anything got have you do is there a an the aur thing one ones option options please bit little slightly cheaper less expensive lower price sasta saste kammi kammiya vilai vilaiku vilaila vilaiyila kuranja kuravana takkuva thakkuva takkuvalo thakkuvalo dhara dharalo dharaki rate bele beleya kadime vila swasta swastat sosta aahe ahe innu isse usse inse unse inka inkonchem lo kuch koi bhi thoda se daam dam me kam nahi dikhao batao milega hai kya and than then that this it less कोई और सस्ता सस्ते है'.split(
    ' ',
  ),
]);
/** Words that name no product in a statement that something is too expensive. */
const BESIDE_TOO_DEAR = new Set([
  ...BESIDE_CHEAPER,
  ...'too very so much costly pricey dear high steep priced cost costs over above beyond out outside not in within my budget for we can cant t cannot couldn afford i that of thats this these those they all are it its s still bahut bohot kaafi zyada jyada thoda mehnga mehngi mehnge mahanga mahangi mahange romba chala chaala tumba thumba valare jaasthi jasthi jasti jaasti ekkuva kooduthal adhigam se bahar undi irukku ide aanu'.split(
    ' ',
  ),
]);
const hasOnly = (plain: string, words: ReadonlySet<string>): boolean => plain.split(' ').every((word) => words.has(word));
/** Returns whether a question asks for cheaper products than those shown, and for nothing else. */
const asksForCheaper = (plain: string): boolean =>
  !NOT_DEAR.test(plain) && ((CHEAPER.test(plain) && hasOnly(plain, BESIDE_CHEAPER)) || (TOO_DEAR.test(plain) && hasOnly(plain, BESIDE_TOO_DEAR)));

/** Matches references to the only product of the last answer: "is it delivered?". */
const IT = /\b(?:it|its|this one|that one)\b/;
const ABOUT_IT = /\b(?:seller|owner|reviews?|old|included|worn|its)\b/g;

const COMPARE =
  /^(?:please )?(?:compare (?:them|these|those|both|the two|the first two)|which (?:one )?(?:of them |of these |of the two )?(?:is |costs? )?(?:the )?(?:cheaper|better|less)|which (?:one )?of (?:these|those|them|the) two (?:is |costs? )?(?:the )?(?:cheaper|less|better|costlier)|(?:in |un )?dono (?:me|mein)(?: se)? kaun\w+(?: \w+){1,3}|(?:and |so )?which (?:one )?(?:is|would be|will be|do you think is|is more) (?:better|worth it|good)(?: for \w+)?|(?:and |so )?which (?:one )?should i (?:take|buy)|rend[iu]?ntlo (?:edi|edhi) (?:manchidi|better)|rendula (?:edhu|ethu) (?:nalladhu|better))$/;

/** Matches references to one of two products, rather than to others. */
const ONE = /\b(?:one|wala|wali)\b/;

/** What a question that continues from the last one wants. */
export type FollowUp =
  | { kind: 'one'; id: string }
  | { kind: 'compare'; ids: [string, string] }
  | { kind: 'list'; question: CatalogueQuestion; skip: number }
  | { kind: 'else'; question: CatalogueQuestion };

const isBeside = (word: string): boolean => wordsBeside(word).length > 0;

/** Returns the product shown that a short question refers to, by its position or as the only one. */
function oneOf(plain: string, { shown, question }: Asked): Asked['shown'][number] | undefined {
  const asked = question.words.split(' ');
  if (shown.length === 1 && IT.test(plain) && thingWords(plain.replace(ABOUT_IT, ' ')) === '') return shown[0];
  const place = LAST.test(plain) ? shown.length - 1 : ordinals.findIndex((ordinal) => ordinal.test(plain));
  // "Show a monitor first" asks for a monitor.
  const others = thingWords(plain.replace(ordinals[place] ?? LAST, ' ')).split(' ');
  return others.every((word) => word === '' || !isBeside(word) || asked.includes(word)) ? shown[place] : undefined;
}

/** Reads a normalized question in the context of the last one; undefined for a standalone question. */
export function followUpOf(plain: string, last: Asked): FollowUp | undefined {
  const { question, shown, skipped } = last;
  const one = plain.split(' ').length <= 8 ? oneOf(plain, last) : undefined;
  if (one) return { kind: 'one', id: one.id };
  const compared = COMPARE.test(plain) ? comparedOf(plain, last) : undefined;
  if (compared) return { kind: 'compare', ids: compared };
  if (ELSE.test(plain)) return { kind: 'else', question };
  if (MORE.test(plain)) return { kind: 'list', question, skip: skipped + shown.length };
  return asksForCheaper(plain) && shown.length > 0 ? cheaperThan(plain, last) : undefined;
}

/** Returns the first two products shown, listed before one of them was shown, or last discussed; undefined if there are fewer. */
function comparedOf(plain: string, last: Asked): [string, string] | undefined {
  const { shown, recent = [] } = last;
  const listed = shown.length > 1 ? shown : togetherIn(plain, last);
  const [first, other] = listed.length > 1 ? listed : recent;
  return first && other && [first.id, other.id];
}

/** Returns what costs less than all products shown; of two, the cheaper one if the question asks for one of them. */
function cheaperThan(plain: string, { question, shown }: Asked): FollowUp {
  const [least] = shown.toSorted((a, b) => a.price - b.price);
  if (shown.length === 2 && ONE.test(plain)) return { kind: 'one', id: least!.id };
  const maxPrice = Math.max(0, least!.price - 0.01);
  return { kind: 'list', question: { ...question, minPrice: undefined, maxPrice, order: 'cheapest', wants: 'list' }, skip: 0 };
}
