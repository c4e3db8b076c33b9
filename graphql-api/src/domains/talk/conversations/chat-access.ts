import type { Ctx } from '../../../platform/context.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { authorize, can, type Action } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import { conversationPeople, orderChat } from './conversation.queries.ts';

/** Where a message is written: in the chat of an order, or in a conversation. */
export type ChatPlace = { orderId: string } | { conversationId: string };

/** A conversation by its id, with its people. */
export interface ChatPeople {
  id: string;
  people: string[];
}

/**
 * Returns the chat that an input refers to: by its order or as a conversation. Throws INVALID_INPUT for both or neither, NOT_FOUND for an invalid id.
 */
export function chatOf({ orderId, conversationId }: { orderId?: string | null; conversationId?: string | null }): ChatPlace {
  if (orderId != null && conversationId == null) return { orderId: requireId(orderId, 'Order') };
  if (conversationId != null && orderId == null) return { conversationId: requireId(conversationId, 'Conversation') };
  throw invalid('conversationId', messages.chatChoose);
}

/**
 * Returns the conversation of a chat for a permitted action. Throws FORBIDDEN for viewers who may see it, and NOT_FOUND, as for an unknown one, for
 * all others, so that nobody else learns that it exists.
 */
export async function authorizeChat(ctx: Ctx, action: Action, place: ChatPlace): Promise<ChatPeople> {
  const chat = await ('orderId' in place ? orderChat(ctx, place.orderId) : conversationPeople(ctx, place.conversationId));
  if (!chat || (ctx.viewer && !can(ctx, 'conversation:read', { ...chat }))) throw notFound('orderId' in place ? 'Order' : 'Conversation');
  authorize(ctx, action, { ...chat });
  return chat;
}
