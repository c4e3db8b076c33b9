import type { Ctx } from '../../../../platform/context.ts';
import { ownListings, ownPoints, placedOrders, receivedOrders, unreadMessages } from './own-data.queries.ts';
import { hasPoints } from '../../../rewards/points/points-on.ts';
import { swapChoices } from '../../../trade/swaps/rings/ring-graph.queries.ts';
import { messages } from '../../../../messages.ts';
import { amountText } from '../../../../platform/text/local-text.ts';
import { reply, type Answer } from '../answers.ts';
import { goesOn, orderStateIn, ownTopicIn, soldOutIn, SPENDS, STATES, type OrderState, type OwnTopic } from './own-topics.ts';
import { saidAt } from '../topics/help-text.ts';
import { topicOf } from '../topics/help.ts';
import { anything } from '../understanding/question.ts';
import { plainText } from '../understanding/wording.ts';

interface OrderRow {
  name: string;
  status: string;
  price: number;
  quantity: number;
  total: number;
}

/** Formats a status for people: "NOT_PROCESSED" becomes "Not Processed". */
const statusOf = (status: string) =>
  status
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
const orderLine = (ctx: Ctx, { name, status, price, quantity }: OrderRow) =>
  `- ${plainText(name)} × ${quantity}, ${amountText(ctx.infra.settings, price * quantity)}: ${statusOf(status)}`;
const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
const listed = (total: number, shown: number) => (total > shown ? ` The newest ${shown}:` : '');

const SIDES = {
  placed: { verb: 'placed', link: '[your orders](/dashboard/user/orders)', read: placedOrders },
  received: { verb: 'received', link: '[orders received](/dashboard/user/order)', read: receivedOrders },
};

async function ordersText(ctx: Ctx, user: string, side: keyof typeof SIDES, state: OrderState | undefined): Promise<string> {
  const { verb, link, read } = SIDES[side];
  const rows: OrderRow[] = await read(ctx, user, state && STATES[state]);
  const what = state ? `${state} order` : 'order';
  if (rows.length === 0) return `You have ${verb} no ${what}s. They appear under ${link}.`;
  const { total } = rows[0]!;
  return `You have ${verb} ${counted(total, what)}.${listed(total, rows.length)}\n\n${rows.map((row) => orderLine(ctx, row)).join('\n')}\n\nSee ${link}.`;
}

async function listingsText(ctx: Ctx, user: string, isSoldOut: boolean | undefined): Promise<string> {
  const rows = await ownListings(ctx, user, isSoldOut);
  if (rows.length === 0 && isSoldOut !== undefined)
    return `None of your listings is ${isSoldOut ? 'sold out' : 'on sale'}. See [All Products](/dashboard/user/products).`;
  if (rows.length === 0) return 'You have nothing listed. [List something](/dashboard/user/create-product).';
  const lines = rows.map(
    ({ id, name, price, quantity }) =>
      `- [${plainText(name)}](/product/${id}): ${amountText(ctx.infra.settings, price)}, ${quantity > 0 ? `${quantity} left` : 'sold out'}`,
  );
  return `You have ${counted(rows[0]!.total, isSoldOut ? 'sold-out listing' : 'listing')}.${listed(rows[0]!.total, rows.length)}\n\n${lines.join('\n')}\n\nSee [All Products](/dashboard/user/products).`;
}

const MOST_CHOICES = 8;

/** Returns what the viewer could get in a swap for their listings, or for one of them if the question names it. */
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

async function ownText(ctx: Ctx, user: string, plain: string, topic: OwnTopic): Promise<string> {
  switch (topic) {
    case 'points':
      if (!hasPoints(ctx)) return messages.noPoints;
      return `You have ${counted(await ownPoints(ctx, user), 'point')}. The history is on your [dashboard](/dashboard/user).`;
    case 'swaps':
      return swapsText(ctx, user, plain);
    case 'messages':
      return `You have ${counted(await unreadMessages(ctx, user), 'unread message')}. See [your chats](/dashboard/user/chats).`;
    case 'listings':
      return listingsText(ctx, user, soldOutIn(plain));
    default:
      return ordersText(ctx, user, topic, orderStateIn(plain));
  }
}

const answerAbout = async (ctx: Ctx, user: string, plain: string, own: OwnTopic): Promise<Answer> => ({
  ...reply(await ownText(ctx, user, plain, own)),
  asked: { question: anything, shown: [], skipped: 0, own },
});

/** Answers a question about the viewer's own points, orders, listings or messages; undefined for other questions and for guests. */
export async function ownDataAnswer(ctx: Ctx, plain: string): Promise<Answer | undefined> {
  const user = ctx.viewer?.id;
  const topic = user ? ownTopicIn(plain) : undefined;
  return user && topic ? answerAbout(ctx, user, plain, topic) : undefined;
}

/** Answers a question that continues from one about the viewer's own data: "which of them are sold out". */
export async function ownFollowUp(ctx: Ctx, plain: string, own: OwnTopic): Promise<Answer | undefined> {
  const user = ctx.viewer?.id;
  if (!user) return undefined;
  if (own === 'points' && SPENDS.test(plain)) {
    return { ...reply(saidAt(ctx.infra.settings, topicOf('spend').answer)), asked: { question: anything, shown: [], skipped: 0, own } };
  }
  return goesOn(plain, own) ? answerAbout(ctx, user, plain, own) : undefined;
}
