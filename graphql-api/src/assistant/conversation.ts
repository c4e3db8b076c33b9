import { LRUCache } from 'lru-cache';
import type { Ctx } from '../platform/context.ts';
import type { Fact } from './catalogue.ts';
import type { CatalogueQuestion } from './question.ts';

/** What was asked last in a conversation, and what the answer showed. */
export interface Asked {
  question: CatalogueQuestion;
  shown: Pick<Fact, 'id' | 'price'>[];
  /** How many were shown before these. */
  skipped: number;
}

const MINUTES = 15;
const MOST_CONVERSATIONS = 5_000;

/** The last question of each conversation, in this process: a conversation is short, and without its past a question still gets an answer. */
const conversations = new LRUCache<string, Asked>({ max: MOST_CONVERSATIONS, ttl: MINUTES * 60_000 });

/** Nobody continues the conversation of another: the key holds who asks. */
const keyOf = ({ viewer, ip }: Ctx, id: string) => `${viewer ? `user ${viewer.id}` : `address ${ip}`} ${id}`;

/** What was asked last; undefined without a conversation. */
export function lastAsked(ctx: Ctx, id: string | null | undefined): Asked | undefined {
  return id ? conversations.get(keyOf(ctx, id)) : undefined;
}

/** Keeps what was asked, for the next question of the conversation. */
export function keepAsked(ctx: Ctx, id: string | null | undefined, asked: Asked): void {
  if (id) conversations.set(keyOf(ctx, id), asked);
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
const CHEAPER = /\b(?:cheaper|less expensive|lower price|sasta|saste|सस्ता|सस्ते)\b/;
/** Words that name no product. */
const ALONE = new Set(
  'any show me something anything got have you do is there a an the aur koi thing one ones option options please cheaper less expensive lower price sasta saste wala hai kya कोई और सस्ता सस्ते है'.split(
    ' ',
  ),
);
const isAlone = (plain: string): boolean => plain.split(' ').every((word) => ALONE.has(word));

/** What a question that goes on from the last one wants. */
export type FollowUp = { kind: 'one'; id: string } | { kind: 'list'; question: CatalogueQuestion; skip: number };

/** Reads a normalized question in the light of the last one; undefined when it stands by itself. */
export function followUpOf(plain: string, { question, shown, skipped }: Asked): FollowUp | undefined {
  const isShort = plain.split(' ').length <= 8;
  const place = LAST.test(plain) ? shown.length - 1 : ordinals.findIndex((ordinal) => ordinal.test(plain));
  if (isShort && place >= 0 && shown[place]) return { kind: 'one', id: shown[place].id };
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
