import { authorize } from '../../../access/policy.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { holdOrdersOf } from '../orders/changes/order-budget.queries.ts';
import { hideStartedConversations } from '../orders/changes/started-conversations.queries.ts';
import { orderAtPrice } from '../orders/order.service.ts';
import { lockAllListed } from '../../market/products/product.queries.ts';
import { conversationChanged } from '../../log/live/changes.events.ts';
import { insertConversationOf } from '../../talk/conversations/people/conversation-people.queries.ts';
import { insertSwap, swapById, swapsOfViewer } from './swap.queries.ts';

/** Returns a swap by id to its people and administrators; null for everybody else. */
export function swap(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? swapById(id) : null;
}

/**
 * Returns the viewer's swaps, newest first. `isDirect` selects swaps that two people agreed on by an offer, or the others; null selects all. Throws
 * UNAUTHENTICATED.
 */
export function swaps(ctx: Ctx, page: Page, isDirect: boolean | null): QuerySource {
  authorize(ctx, 'account:use');
  return swapsOfViewer(page, isDirect);
}

/** A listing that goes to a receiver, and the money that the receiver adds. */
export interface PlannedLeg {
  product: string;
  receiver: string;
  topUp: number;
}

const byId = (one: string, other: string): number => (BigInt(one) < BigInt(other) ? -1 : 1);

/**
 * Locks everything that a swap changes, in the same sequence as an order does: the orders of its people, then its listings. Call it before the
 * conversation is locked.
 */
export async function lockLegs(tx: Ctx, legs: readonly PlannedLeg[]): Promise<void> {
  for (const receiver of [...new Set(legs.map((leg) => leg.receiver))].toSorted(byId)) await holdOrdersOf(tx, receiver);
  await lockAllListed(
    tx,
    legs.map(({ product }) => product),
  );
}

/** Starts the conversation of the people of a found swap. Each of them receives something. Returns its id. */
async function startConversation(tx: Ctx, legs: readonly PlannedLeg[], orders: readonly string[]): Promise<string> {
  const people = [...new Set(legs.map(({ receiver }) => receiver))];
  const id = await insertConversationOf(tx, people);
  await hideStartedConversations(tx, orders);
  tx.publish(...conversationChanged({ id, people }));
  return id;
}

/**
 * Places an order for each leg and stores the swap, in the transaction that agrees on it. If the swap was not agreed on in a conversation, its people
 * get one. Throws the errors of an order for the first leg whose listing is not available. Call `lockLegs` before.
 */
export async function agreeOnSwap(
  tx: Ctx,
  conversation: string | null,
  legs: readonly PlannedLeg[],
): Promise<{ id: string; orders: { id: string }[] }> {
  const orders: { id: string }[] = [];
  for (const { product, receiver, topUp } of legs) orders.push(await orderAtPrice(tx, { product, buyer: receiver, price: topUp, quantity: 1 }));
  const ids = orders.map((each) => each.id);
  const id = await insertSwap(tx, conversation ?? (await startConversation(tx, legs, ids)), ids);
  return { id, orders };
}
