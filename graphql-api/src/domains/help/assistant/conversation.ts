import { createHash } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import type { Fact } from './catalogue/catalogue.ts';
import { conversationById, deleteEndedConversations, keepConversation } from './conversation.queries.ts';
import type { OwnTopic } from './own/own-topics.ts';
import { thingWords, type CatalogueQuestion } from './understanding/question.ts';

/** What was asked last in a conversation, and what the answer showed. */
export interface Asked {
  question: CatalogueQuestion;
  shown: Pick<Fact, 'id' | 'price'>[];
  /** How many were shown before these. */
  skipped: number;
  /** What of the viewer's own was asked for; left out where products were. */
  own?: OwnTopic;
}

const MINUTES = 15;
/** Changes with the form of `Asked`, so that what an older version kept is not read. */
const FORM = 4;

/** Nobody continues the conversation of another: the key holds who asks. */
const keyOf = ({ viewer, ip }: Ctx, id: string): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, viewer ? 'user' : 'address', viewer?.id ?? ip, id]))
    .digest('base64url');

/** What was asked last; undefined without a conversation, and 15 minutes after its last question. */
export async function lastAsked(ctx: Ctx, id: string | null | undefined): Promise<Asked | undefined> {
  return id ? conversationById<Asked>(ctx, keyOf(ctx, id)) : undefined;
}

/** Keeps what was asked, for the next question of the conversation, whichever process answers it. */
export async function keepAsked(ctx: Ctx, id: string | null | undefined, { question, shown, skipped, own }: Asked): Promise<void> {
  const products = shown.map(({ id: product, price }) => ({ id: product, price }));
  if (id) await keepConversation(ctx, keyOf(ctx, id), { question, shown: products, skipped, ...(own ? { own } : {}) }, MINUTES);
}

/** Removes the conversations that have ended. */
export async function removeEndedConversations(ctx: Ctx): Promise<void> {
  await deleteEndedConversations(ctx);
}

const ORDINALS = [
  'first|1st|pehla|pahla|पहला',
  'second|2nd|dusra|doosra|दूसरा',
  'third|3rd|teesra|tisra|तीसरा',
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
const MORE =
  /^(?:please )?(?:show |see |give |any |tell |list )*(?:me )?(?:some )?(?:more|next|others?|aur|और)(?: ones?| options?| results?| please| dikhao| products?| items?| batao| दिखाओ)*$/;
const CHEAPER =
  /\b(?:cheaper|less expensive|lower price|sasta|saste|सस्ता|सस्ते|kammi|kammiya|kuranja|kuravana|vilai kurav\w*|takkuva|thakkuva|takkuvalo|kadime|swasta|swastat|sosta)\b/;
/** Words that name no product. */
const ALONE = new Set(
  'any show me something anything got have you do is there a an the aur koi thing one ones option options please cheaper less expensive lower price sasta saste wala hai kya kammi kammiya vilai vilaiku vilaila vilaiyila kuranja kuravana takkuva thakkuva takkuvalo dhara dharalo dharaki rate bele beleya kadime vila swasta swastat sosta iruka irukka irukkaa undi unda undaa ide ideya aahe ahe inka innum innu konjam koncham konchem कोई और सस्ता सस्ते है'.split(
    ' ',
  ),
);
const isAlone = (plain: string): boolean => plain.split(' ').every((word) => ALONE.has(word));

/** A question about the only product of the last answer: "is it delivered?". */
const IT = /\b(?:it|its|this one|that one)\b/;
const ABOUT_IT = /\b(?:seller|owner|reviews?|old|included|worn|its)\b/g;

const COMPARE =
  /^(?:please )?(?:compare (?:them|these|those|both|the two|the first two)|which (?:one )?(?:of them |of these |of the two )?(?:is |costs? )?(?:the )?(?:cheaper|better|less))$/;

/** What a question that goes on from the last one wants. */
export type FollowUp =
  { kind: 'one'; id: string } | { kind: 'compare'; ids: [string, string] } | { kind: 'list'; question: CatalogueQuestion; skip: number };

/** The shown product that a short question is about, by its place or as the only one. */
function oneOf(plain: string, shown: Asked['shown']): Asked['shown'][number] | undefined {
  if (shown.length === 1 && IT.test(plain) && thingWords(plain.replace(ABOUT_IT, ' ')) === '') return shown[0];
  const place = LAST.test(plain) ? shown.length - 1 : ordinals.findIndex((ordinal) => ordinal.test(plain));
  return shown[place];
}

/** Reads a normalized question in the light of the last one; undefined when it stands by itself. */
export function followUpOf(plain: string, { question, shown, skipped }: Asked): FollowUp | undefined {
  const one = plain.split(' ').length <= 8 ? oneOf(plain, shown) : undefined;
  if (one) return { kind: 'one', id: one.id };
  if (COMPARE.test(plain) && shown.length > 1) return { kind: 'compare', ids: [shown[0]!.id, shown[1]!.id] };
  if (MORE.test(plain)) return { kind: 'list', question, skip: skipped + shown.length };
  if (CHEAPER.test(plain) && isAlone(plain) && shown.length > 0) {
    const least = Math.min(...shown.map(({ price }) => price));
    return {
      kind: 'list',
      question: { ...question, minPrice: undefined, maxPrice: Math.max(0, least - 0.01), order: 'cheapest', wants: 'list' },
      skip: 0,
    };
  }
  return undefined;
}
