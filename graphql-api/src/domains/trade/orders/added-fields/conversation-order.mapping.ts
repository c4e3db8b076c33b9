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
      description: 'Its newest order, for a bundle the first open one; null before the first order.',
      one: relation<Conversation, Order>({ of: () => Order, where: (order, { t }) => sql`${order.id} = ${newestOrderSql(t)}`, order: [] }),
    },
  },
});
