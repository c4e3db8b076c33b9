import { sql } from '../../../../platform/database/sql.ts';
import { mapType, relation } from '../../../../read/mapping.ts';
import { Conversation } from '../../../talk/conversations/conversation.entity.ts';
import { newestOrderSql } from '../../../talk/conversations/conversation.queries.ts';
import { Order } from '../order.entity.ts';

/** Conversation fields about orders. */
export const conversationOrderMapping = mapType<Conversation>(Conversation, {
  fields: {
    order: {
      type: () => Order,
      nullable: true,
      description: 'The newest order that continues it, of a bundle its first open one; null before the first.',
      one: relation<Conversation, Order>({ of: () => Order, where: (order, { t }) => sql`${order.id} = ${newestOrderSql(t)}`, order: [] }),
    },
  },
});
