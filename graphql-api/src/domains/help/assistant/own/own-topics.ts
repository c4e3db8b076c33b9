import { OrderStatus } from '../../../trade/orders/order.entity.ts';

/** Kind of the viewer's own data that a question asks for. */
export type OwnTopic = 'points' | 'swaps' | 'received' | 'placed' | 'listings' | 'messages';

/** State of the orders asked for, in the words of the answer. */
export type OrderState = 'pending' | 'delivered' | 'cancelled';

/** Order statuses of each state. An order is pending until it is delivered or cancelled. */
export const STATES: Record<OrderState, OrderStatus[]> = {
  pending: [OrderStatus.NOT_PROCESSED, OrderStatus.PROCESSING, OrderStatus.SHIPPED],
  delivered: [OrderStatus.DELIVERED],
  cancelled: [OrderStatus.CANCELLED],
};

const MY = String.raw`(?:my|mine|mera|mere|meri|मेरा|मेरे|मेरी)`;
const POINTS = new RegExp(
  String.raw`\b(?:my (?:total |current )?(?:points|balance)|points (?:do|have) i(?: have)?|points i have|(?:mere|mera|kitne) (?:kitne |total )?points)\b|मेरे (?:कितने )?(?:पॉइंट|अंक)`,
);
const NOT_BALANCE = /\b(?:use|spend|redeem|buys?|worth|good for|earn|lose|get for|do with|expire|milt[aei]|milenge|milega|milegi)\b/;
const RECEIVED =
  /\b(?:orders? (?:did i |have i |do i |i )?(?:receive|received|get|got|have got)|received orders?|orders? (?:for|of|on) my|who (?:ordered|bought) (?:my|from me)|anyone (?:ordered|bought|order|buy)|has anyone|my buyers?|my sales)\b/;
const PLACED = new RegExp(
  String.raw`\b(?:where is my (?:order|parcel|package)|track|order status|status of (?:my|an|the) order|my (?:last |latest |recent |open |pending |delivered |cancelled |active |current )*(?:orders?|purchases?)|(?:pending|open|undelivered|delivered|cancelled) orders? (?:of mine|do i have)|(?:did|have|what) i (?:ordered|order|bought|buy|purchased)|mera order|mere orders?)\b|मेरा ऑर्डर|मेरे ऑर्डर`,
);
const LISTINGS = new RegExp(
  String.raw`\b(?:${MY} (?:current |own |active )*(?:listings?|products?|items|ads?|things on sale)|what (?:am i|do i|i am) (?:selling|sell|listed|have listed)|what have i listed|(?:anything|things?|something|items?|stuff) (?:of mine|am i selling|i am selling|i (?:sell|listed)|i have (?:listed|up|on sale)))\b`,
);
const MESSAGES =
  /\b(?:(?:my|any|new|unread) (?:new |unread )*(?:messages?|chats?|texts?)|(?:messages?|chats?) (?:for me|unread)|(?:has|did) (?:anyone|anybody|someone) (?:message|messaged|write|written|text|texted))\b(?! (?:\w+ )?(?:in|on|inside|over) (?:it|this|that|them|these)\b)/;
const HOW =
  /\b(?:how (?:do|can|to|does|should)|kaise|edit|change|update|delete|remove|cancel|delivered to|work|share|why|refund|return|help|promote|boost)\b|कैसे/;

const SWAPS = new RegExp(String.raw`\b(?:swap|exchange|barter|trade)\b.*\b${MY}\b|\b${MY}\b.*\b(?:swap|exchange|barter)\b`);

const PENDING =
  /\b(?:pending|open|undelivered|active|current|running|waiting|(?:not|nt|yet to be|still to be|havent|not been) (?:yet )?(?:delivered|come|arrived|received|done)|left to)\b/;
const DELIVERED = /\b(?:delivered|completed|finished|done|arrived)\b/;
const CANCELLED = /\bcancel(?:l?ed)?\b/;
const SOLD_OUT = /\b(?:sold(?: out)?|gone|finished|out of stock|bik gaya|bik gaye|bik gayi)\b/;
const ON_SALE = /\b(?:on sale|still (?:there|available|on)|unsold|not sold|in stock|active|left)\b/;

/** Returns the order state that a normalized question names; undefined for any. */
export function orderStateIn(plain: string): OrderState | undefined {
  if (PENDING.test(plain)) return 'pending';
  if (CANCELLED.test(plain)) return 'cancelled';
  return DELIVERED.test(plain) ? 'delivered' : undefined;
}

/** Returns whether a normalized question asks for sold-out listings (true) or for those on sale (false); undefined for any. */
export function soldOutIn(plain: string): boolean | undefined {
  if (ON_SALE.test(plain)) return false;
  return SOLD_OUT.test(plain) ? true : undefined;
}

/** Matches questions about how to spend points. */
export const SPENDS = /\b(?:buy|spend|use|get|redeem|do)\b.*\b(?:them|it|these|those|points)\b/;

/** Returns the kind of own data that a normalized question is about; undefined for another question. */
export function ownTopicIn(plain: string): OwnTopic | undefined {
  if (POINTS.test(plain) && !NOT_BALANCE.test(plain)) return 'points';
  if (SWAPS.test(plain)) return 'swaps';
  if (HOW.test(plain)) return undefined;
  if (RECEIVED.test(plain)) return 'received';
  if (PLACED.test(plain)) return 'placed';
  if (LISTINGS.test(plain)) return 'listings';
  return MESSAGES.test(plain) ? 'messages' : undefined;
}

/** Maximum number of words of a question that continues from one about own data. */
const MOST_WORDS = 7;

/** Returns whether a normalized question narrows one about own data, such as "which of them are sold out". */
export function goesOn(plain: string, own: OwnTopic): boolean {
  if (plain.split(' ').length > MOST_WORDS || HOW.test(plain)) return false;
  if (own === 'placed' || own === 'received') return orderStateIn(plain) !== undefined;
  return own === 'listings' && soldOutIn(plain) !== undefined;
}
