import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { assign, table } from '../../../../platform/database/table.ts';
import { Conversation } from '../../../talk/conversations/conversation.entity.ts';
import { Order } from '../order.entity.ts';

const c = table(Conversation, 'c');
const o = table(Order, 'o');

/**
 * Hides the conversations that these orders of this transaction started from the lists of both sides, who write to each other in another
 * conversation. REST needs them, because it has a chat for each order.
 */
export async function hideStartedConversations({ db }: Ctx, orders: readonly string[]): Promise<void> {
  await db.rows(sql`update ${c} set ${assign(c, { lastMessageAt: null })} from ${o}
    where ${o.id} = any(${orders}::bigint[]) and ${c.product} = ${o.product} and ${c.buyer} = ${o.buyer} and ${c.createdAt} = now()`);
}
