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

/** A swap by id, for its people and administrators; null for everybody else. */
export function swap(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? swapById(id) : null;
}

/** The viewer's swaps, newest first; `isDirect` says whether two people agreed on them by an offer, null for all. Throws UNAUTHENTICATED. */
export function swaps(ctx: Ctx, page: Page, isDirect: boolean | null): QuerySource {
  authorize(ctx, 'account:use');
  return swapsOfViewer(page, isDirect);
}

/** A listing that goes to somebody, and what that person adds. */
export interface PlannedLeg {
  product: string;
  receiver: string;
  topUp: number;
}

const byId = (one: string, other: string): number => (BigInt(one) < BigInt(other) ? -1 : 1);

/** Locks what a swap changes, in the order in which an order locks it: the orders of its people, then its listings. Call it before the conversation is locked. */
export async function lockLegs(tx: Ctx, legs: readonly PlannedLeg[]): Promise<void> {
  for (const receiver of [...new Set(legs.map((leg) => leg.receiver))].toSorted(byId)) await holdOrdersOf(tx, receiver);
  await lockAllListed(
    tx,
    legs.map(({ product }) => product),
  );
}

/** Starts the conversation of the people of a swap that was found for them: each receives something. Returns its id. */
async function startConversation(tx: Ctx, legs: readonly PlannedLeg[], orders: readonly string[]): Promise<string> {
  const people = [...new Set(legs.map(({ receiver }) => receiver))];
  const id = await insertConversationOf(tx, people);
  await hideStartedConversations(tx, orders);
  tx.publish(...conversationChanged({ id, people }));
  return id;
}

/**
 * Places an order for each leg and stores the swap, in the transaction that agrees on it: all of it happens, or nothing. Without the conversation in which
 * it was agreed on, its people get one. Throws what an order throws, for the first leg of which the listing cannot be had. Call `lockLegs` before.
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
