import type { Ctx } from '../../../platform/context.ts';
import { ownListings, ownPoints, placedOrders, receivedOrders, unreadMessages } from './own-data.queries.ts';
import { swapChoices } from '../../trade/swaps/rings/ring-graph.queries.ts';
import { amountText } from '../../../platform/text/local-text.ts';
import { plainText } from './understanding/wording.ts';

const MY = String.raw`(?:my|mine|mera|mere|meri|मेरा|मेरे|मेरी)`;
const POINTS = new RegExp(
  String.raw`\b(?:my (?:total |current )?(?:points|balance)|points (?:do|have) i(?: have)?|points i have|(?:mere|mera|kitne) (?:kitne |total )?points)\b|मेरे (?:कितने )?(?:पॉइंट|अंक)`,
);
const NOT_BALANCE = /\b(?:use|spend|redeem|buys?|worth|good for|earn|lose|get for|do with|expire|milt[aei]|milenge|milega|milegi)\b/;
const RECEIVED =
  /\b(?:orders? (?:did i |have i |i )?(?:receive|received|got)|received orders?|orders? (?:for|of|on) my|who (?:ordered|bought) (?:my|from me)|anyone (?:ordered|bought|order|buy)|has anyone|my buyers?|my sales)\b/;
const PLACED = new RegExp(
  String.raw`\b(?:where is my (?:order|parcel|package)|track|order status|status of (?:my|an|the) order|my (?:last |latest |recent |open |pending )*(?:orders?|purchases?)|(?:did|have|what) i (?:ordered|order|bought|buy|purchased)|mera order|mere orders?)\b|मेरा ऑर्डर|मेरे ऑर्डर`,
);
const LISTINGS = new RegExp(
  String.raw`\b(?:${MY} (?:current |own |active )*(?:listings?|products?|items|ads?|things on sale)|what (?:am i|do i|i am) (?:selling|sell|listed|have listed)|what have i listed|things i (?:sell|listed))\b`,
);
const MESSAGES =
  /\b(?:(?:my|any|new|unread) (?:new |unread )*(?:messages?|chats?|texts?)|(?:messages?|chats?) (?:for me|unread)|(?:has|did) (?:anyone|anybody|someone) (?:message|messaged|write|written|text|texted))\b/;
const HOW =
  /\b(?:how (?:do|can|to|does|should)|kaise|edit|change|update|delete|remove|cancel|delivered to|work|share|why|refund|return|help|promote|boost)\b|कैसे/;

const SWAPS = new RegExp(String.raw`\b(?:swap|exchange|barter|trade)\b.*\b${MY}\b|\b${MY}\b.*\b(?:swap|exchange|barter)\b`);

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

async function listingsText(ctx: Ctx, user: string): Promise<string> {
  const rows = await ownListings(ctx, user);
  if (rows.length === 0) return 'You have nothing listed. [List something](/dashboard/user/create-product).';
  const lines = rows.map(
    ({ id, name, price, quantity }) =>
      `- [${plainText(name)}](/product/${id}): ${amountText(ctx.infra.settings, price)}, ${quantity > 0 ? `${quantity} left` : 'sold out'}`,
  );
  return `You have ${counted(rows[0]!.total, 'listing')}.${listed(rows[0]!.total, rows.length)}\n\n${lines.join('\n')}\n\nSee [All Products](/dashboard/user/products).`;
}

const MOST_CHOICES = 8;

/** What the viewer could get for the own listings; for one of them where the question names it. */
async function swapsText(ctx: Ctx, user: string, question: string): Promise<string> {
  const all = await swapChoices(ctx, user, 5 * MOST_CHOICES);
  const isNamed = (name: string): boolean =>
    name
      .toLowerCase()
      .split(/\W+/)
      .some((word) => word.length > 3 && question.includes(word));
  const named = all.filter(({ gives }) => isNamed(gives));
  const rows = (named.length > 0 ? named : all).slice(0, MOST_CHOICES);
  const found = 'Swaps that were found for you are under [Swaps](/swaps).';
  if (rows.length === 0)
    return `Nothing fits what you would take now. Say what that is with **Swap it** under [All Products](/dashboard/user/products). ${found}`;
  const lines = rows.map(
    ({ gives, id, name, price }) => `- [${plainText(name)}](/product/${id}), ${amountText(ctx.infra.settings, price)}, for ${plainText(gives)}`,
  );
  return `These fit what you would take:\n\n${lines.join('\n')}\n\nOffer a swap on the page of a listing. ${found}`;
}

/** The answer to a question about the viewer's own points, orders, listings or messages; undefined for other questions and for guests. */
export async function ownDataAnswer(ctx: Ctx, plain: string): Promise<string | undefined> {
  const user = ctx.viewer?.id;
  if (!user) return undefined;
  if (POINTS.test(plain) && !NOT_BALANCE.test(plain)) {
    return `You have ${counted(await ownPoints(ctx, user), 'point')}. The history is on your [dashboard](/dashboard/user).`;
  }
  if (SWAPS.test(plain)) return swapsText(ctx, user, plain);
  if (HOW.test(plain)) return undefined;
  if (RECEIVED.test(plain)) return ordersText(ctx, await receivedOrders(ctx, user), 'received', '[orders received](/dashboard/user/order)');
  if (PLACED.test(plain)) return ordersText(ctx, await placedOrders(ctx, user), 'placed', '[your orders](/dashboard/user/orders)');
  if (LISTINGS.test(plain)) return listingsText(ctx, user);
  if (MESSAGES.test(plain)) return `You have ${counted(await unreadMessages(ctx, user), 'unread message')}. See [your chats](/dashboard/user/chats).`;
  return undefined;
}
