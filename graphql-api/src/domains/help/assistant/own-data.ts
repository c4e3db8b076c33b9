import { OrderStatus } from '../../trade/orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { ownListings, ownPoints, placedOrders, receivedOrders, unreadMessages } from './own-data.queries.ts';
import { amountText } from '../../../platform/text/local-text.ts';
import { plainText } from './understanding/wording.ts';

const MY = String.raw`(?:my|mine|mera|mere|meri|मेरा|मेरे|मेरी)`;
const POINTS = new RegExp(
  String.raw`\b(?:my (?:total |current )?(?:points|balance)|points (?:do|have) i(?: have)?|points i have|(?:mere|mera|kitne) (?:kitne |total )?points)\b|मेरे (?:कितने )?(?:पॉइंट|अंक)`,
);
/** What the last answer about the viewer's own data was about. */
export type OwnTopic = 'points' | 'placed' | 'received' | 'listings' | 'messages';

/** Text about the viewer's own data. */
export interface OwnData {
  text: string;
  about: OwnTopic;
}

/** Orders in some states, by the words that ask for them. */
interface StatusQuestion {
  asks: RegExp;
  statuses: OrderStatus[];
  word: string;
}
const OPEN = [OrderStatus.NOT_PROCESSED, OrderStatus.PROCESSING, OrderStatus.SHIPPED];
const STATUSES: StatusQuestion[] = [
  {
    asks: /\b(?:not (?:yet )?(?:delivered|received|come|arrived)|undelivered|pending|open|active|waiting|due|in progress|nahi (?:aaya|aaye|mila)|baki|yet to (?:come|arrive))\b/,
    statuses: OPEN,
    word: 'pending',
  },
  { asks: /\b(?:cancell?ed|cancellations?)\b/, statuses: [OrderStatus.CANCELLED], word: 'cancelled' },
  { asks: /\b(?:delivered|received|completed|finished|arrived|done)\b/, statuses: [OrderStatus.DELIVERED], word: 'delivered' },
  { asks: /\bshipped\b/, statuses: [OrderStatus.SHIPPED], word: 'shipped' },
  { asks: /\bprocessing\b/, statuses: [OrderStatus.PROCESSING], word: 'processing' },
];
const SOLD_OUT = /\b(?:sold ?out|out of stock|finished|over|no stock|none left)\b/;
/** What goes on from an answer about the viewer's own data. */
const GOES_ON = /\b(?:which|them|these|those|any|how many|what about|and|only|of mine|they)\b/;
const SPEND = /\b(?:buy|get|spend|use|redeem|do|worth)\b/;

const NOT_BALANCE = /\b(?:use|spend|redeem|earn|lose|get for|do with|expire|milt[aei]|milenge|milega|milegi)\b/;
const RECEIVED =
  /\b(?:orders? (?:did i |have i |i )?(?:receive|received|got)|received orders?|orders? (?:for|of|on) my|who (?:ordered|bought) (?:my|from me)|anyone (?:ordered|bought|order|buy)|has anyone|my buyers?|my sales)\b/;
const PLACED = new RegExp(
  String.raw`\b(?:where is my (?:order|parcel|package)|track|order status|status of (?:my|an|the) order|my (?:last |latest |recent |open |pending )*(?:orders?|purchases?)|(?:did|have|what) i (?:ordered|order|bought|buy|purchased)|mera order|mere orders?)\b|मेरा ऑर्डर|मेरे ऑर्डर`,
);
const LISTINGS = new RegExp(
  String.raw`\b(?:${MY} (?:current |own |active )*(?:listings?|products?|items|ads?|things on sale)|(?:what|which things|which items|how many(?: \S+)?|how much)(?: all)? (?:am i|do i|i am|have i|did i) (?:selling|sell|listed|have listed|put up|put on sale|posted|have on sale)|things i (?:sell|listed)|i am selling|main kya bech)\b`,
);
const MESSAGES =
  /\b(?:(?:my|any|new|unread) (?:new |unread )*(?:messages?|chats?|texts?)|(?:messages?|chats?) (?:for me|unread)|(?:has|did) (?:anyone|anybody|someone) (?:message|messaged|write|written|text|texted))\b/;
const HOW = /\b(?:how (?:do|can|to|does|should)|kaise|edit|change|update|delete|remove|cancel|delivered to|work|share|why|refund|return|help)\b|कैसे/;

interface OrderRow {
  name: string;
  status: string;
  price: number;
  quantity: number;
  total: number;
}

/** "NOT_PROCESSED" as people read it: "Not Processed". */
const statusOf = (status: string) =>
  status
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
const orderLine = (ctx: Ctx, { name, status, price, quantity }: OrderRow) =>
  `- ${plainText(name)} × ${quantity}, ${amountText(ctx.infra.settings, price * quantity)}: ${statusOf(status)}`;
const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
const listed = (total: number, shown: number) => (total > shown ? ` The newest ${shown}:` : '');

function ordersText(ctx: Ctx, rows: OrderRow[], verb: string, link: string): string {
  if (rows.length === 0) return `You have ${verb} no orders. They appear under ${link}.`;
  const { total } = rows[0]!;
  return `You have ${verb} ${counted(total, 'order')}.${listed(total, rows.length)}\n\n${rows.map((row) => orderLine(ctx, row)).join('\n')}\n\nSee ${link}.`;
}

const LINKS = { placed: '[your orders](/dashboard/user/orders)', received: '[orders received](/dashboard/user/order)' };

/** The orders of one side, in the states that a question names, all without one. */
async function ordersAnswer(ctx: Ctx, user: string, about: 'placed' | 'received', plain: string): Promise<OwnData> {
  const status = STATUSES.find(({ asks }) => asks.test(plain.replace(/\borders? (?:i )?received\b|\breceived orders?\b/, ' ')));
  const read = about === 'placed' ? placedOrders : receivedOrders;
  const rows = await read(ctx, user, status?.statuses);
  if (status && rows.length === 0) return { text: `You have no ${status.word} orders. All are under ${LINKS[about]}.`, about };
  return { text: ordersText(ctx, rows, `${about}${status ? ` and ${status.word}:` : ''}`, LINKS[about]), about };
}

async function listingsAnswer(ctx: Ctx, user: string, plain: string): Promise<OwnData> {
  const isSoldOut = SOLD_OUT.test(plain);
  const rows = await ownListings(ctx, user, isSoldOut);
  const about = 'listings';
  if (rows.length === 0) {
    const text = isSoldOut ? 'None of your listings is sold out.' : 'You have nothing listed. [List something](/dashboard/user/create-product).';
    return { text, about };
  }
  const lines = rows.map(
    ({ id, name, price, quantity }) =>
      `- [${plainText(name)}](/product/${id}): ${amountText(ctx.infra.settings, price)}, ${quantity > 0 ? `${quantity} left` : 'sold out'}`,
  );
  const { total } = rows[0]!;
  const head = `You have ${counted(total, isSoldOut ? 'sold-out listing' : 'listing')}.${listed(total, rows.length)}`;
  return { text: `${head}\n\n${lines.join('\n')}\n\nSee [All Products](/dashboard/user/products).`, about };
}

async function pointsAnswer(ctx: Ctx, user: string): Promise<OwnData> {
  return { text: `You have ${counted(await ownPoints(ctx, user), 'point')}. The history is on your [dashboard](/dashboard/user).`, about: 'points' };
}

/** What goes on from the last answer about own data: "which of them are sold out", "what can I buy with them". */
async function continuedAnswer(ctx: Ctx, user: string, plain: string, about: OwnTopic | undefined): Promise<OwnData | undefined> {
  if (about === undefined || !GOES_ON.test(plain)) return undefined;
  if (about === 'points' && SPEND.test(plain)) {
    return { text: 'Points are no money: there is nothing yet to buy with them. What they are for is on your [dashboard](/dashboard/user).', about };
  }
  if (about === 'listings' && (SOLD_OUT.test(plain) || LISTED.test(plain))) return listingsAnswer(ctx, user, plain);
  const isStatus = STATUSES.some(({ asks }) => asks.test(plain));
  return (about === 'placed' || about === 'received') && isStatus ? ordersAnswer(ctx, user, about, plain) : undefined;
}

const LISTED = /\b(?:in stock|left|available|on sale|still there)\b/;

/** Which of the viewer's own data a question asks for; undefined for other questions. */
function topicOf(plain: string): OwnTopic | undefined {
  if (POINTS.test(plain) && !NOT_BALANCE.test(plain)) return 'points';
  if (HOW.test(plain)) return undefined;
  if (RECEIVED.test(plain)) return 'received';
  if (PLACED.test(plain)) return 'placed';
  if (LISTINGS.test(plain)) return 'listings';
  return MESSAGES.test(plain) ? 'messages' : undefined;
}

/**
 * The answer to a question about the viewer's own points, orders, listings or messages; undefined for other questions and for guests. `about` is what
 * the last answer was about.
 */
export async function ownDataAnswer(ctx: Ctx, plain: string, about: OwnTopic | undefined): Promise<OwnData | undefined> {
  const user = ctx.viewer?.id;
  if (!user) return undefined;
  const topic = topicOf(plain);
  if (topic === 'points') return pointsAnswer(ctx, user);
  if (topic === 'placed' || topic === 'received') return ordersAnswer(ctx, user, topic, plain);
  if (topic === 'listings') return listingsAnswer(ctx, user, plain);
  if (topic !== 'messages') return continuedAnswer(ctx, user, plain, about);
  return { text: `You have ${counted(await unreadMessages(ctx, user), 'unread message')}. See [your chats](/dashboard/user/chats).`, about: topic };
}
