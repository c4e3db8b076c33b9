import type { Ctx } from '../../../platform/context.ts';
import { isId, requireId } from '../../../platform/database/ids.ts';
import type { ClosableIterator } from '../../../platform/net/iterators.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { rejectionOf } from '../../../platform/database/write-rules.ts';
import { authorize } from '../../../access/policy.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { assertSellerIsThere } from '../../market/products/availability/seller-away.service.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { conversationTopic } from '../../log/live/changes.events.ts';
import { conversationById, startOrFind } from './conversation.queries.ts';
import { conversationRules } from './conversation.rules.ts';

/** Returns a conversation by id to its people and administrators; null for everybody else. */
export function conversation(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? conversationById(id) : null;
}

/**
 * Returns the viewer's conversation about a product, in a transaction. An existing one is found even after the product was taken down. Throws
 * UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for the viewer's own product, CONFLICT while its seller is suspended.
 */
export async function ownConversation(tx: Ctx, productId: string): Promise<{ id: string; buyer: string; seller: string }> {
  const viewer = authorize(tx, 'account:use');
  const conversation = { product: requireId(productId, 'Product'), buyer: viewer.id };
  const found = await startOrFind(tx, conversation);
  if (!found) throw await rejectionOf(tx, conversationRules, conversation);
  return found;
}

/**
 * Starts a conversation with the seller of a product, or finds the existing one. Throws NOT_FOUND, FORBIDDEN for the viewer's own product, CONFLICT
 * while the seller is suspended.
 */
export async function startConversation(ctx: Ctx, productId: string): Promise<{ id: string }> {
  authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    await assertSellerIsThere(tx, requireId(productId, 'Product'));
    return { id: (await ownConversation(tx, productId)).id };
  });
}

/** Emits each of the viewer's conversations whenever it changes. Throws UNAUTHENTICATED. */
export function subscribeToConversations(ctx: Ctx): ClosableIterator<LiveEvent> {
  return ctx.infra.pubsub.subscribe(conversationTopic(authorize(ctx, 'account:use').id));
}
