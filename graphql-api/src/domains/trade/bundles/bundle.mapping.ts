import { Float } from 'type-graphql';
import { allOf, literal, sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { canSql } from '../../../access/policy.ts';
import { mapType, oldestFirst, relation } from '../../../read/mapping.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { Bundle } from './bundle.entity.ts';
import { MOST_LINES } from './bundle.inputs.ts';

const o = table(Order, 'o');
const newer = table(Bundle, 'newer');

const isGoingOn = sql`${o.status} <> ${literal(OrderStatus.CANCELLED)}`;

export const bundleMapping = mapType<Bundle>(Bundle, {
  fields: {
    orders: {
      type: () => [Order],
      description: 'Its orders, oldest first. Each can be cancelled on its own.',
      most: MOST_LINES,
      list: relation<Bundle, Order>({
        of: () => Order,
        where: (order, { t }) => allOf([sql`${order.bundle} = ${t.id}`, canSql('order:read', order)]),
        order: oldestFirst,
      }),
    },
    names: {
      type: () => [String],
      description: 'Names of the ordered listings that are not cancelled, as they were at the time.',
      sql: ({ t }) => sql`array(select ${o.name} from ${o} where ${o.bundle} = ${t.id} and ${isGoingOn} order by ${o.id})`,
    },
    total: {
      type: () => Float,
      description: 'Sum of the orders that are not cancelled, in the currency of the college.',
      sql: ({ t }) => sql`(select coalesce(sum(${o.price} * ${o.quantity}), 0) from ${o}
        where ${o.bundle} = ${t.id} and ${isGoingOn})`,
    },
  },
});

/** Conversation fields about bundles. */
export const conversationBundleMapping = mapType<Conversation>(Conversation, {
  fields: {
    bundle: {
      type: () => Bundle,
      nullable: true,
      description: 'The newest bundle ordered in it; null for none.',
      one: relation<Conversation, Bundle>({
        of: () => Bundle,
        where: (bundle, { t }) =>
          allOf([sql`${bundle.id} = (select max(${newer.id}) from ${newer} where ${newer.conversation} = ${t.id})`, canSql('order:read', bundle)]),
        order: [],
      }),
    },
  },
});
