import { Float } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { allOf, literal, sql } from '../../../platform/database/sql.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { table } from '../../../platform/database/table.ts';
import { mapType, oldestFirst, relation } from '../../../read/mapping.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { isOfSwapSql } from '../../talk/conversations/people/conversation-people.queries.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { SwapLeg } from './swap-leg.entity.ts';
import { Swap, SwapStatus } from './swap.entity.ts';

const l = table(SwapLeg, 'l');
const o = table(Order, 'o');

const [done, cancelled] = [literal(OrderStatus.DELIVERED), literal(OrderStatus.CANCELLED)];

/** Maximum number of legs. A direct swap has at most four. */
const MOST_LEGS = 4;

export const swapLegMapping = mapType<SwapLeg>(SwapLeg, {
  fields: {
    topUp: {
      type: () => Float,
      description: 'The amount that its receiver adds, in the currency of the college: the price of its order.',
      sql: ({ t }) => sql`(select ${o.price} from ${o} where ${o.id} = ${t.order})`,
    },
    handedOverAt: {
      type: () => DateTime,
      nullable: true,
      description: 'When the listing was handed over; null until then.',
      sql: ({ t }) => sql`(select ${o.endedAt} from ${o} where ${o.id} = ${t.order} and ${o.status} = ${done})`,
    },
    order: {
      type: () => Order,
      nullable: true,
      description: 'Its order; null for everyone but its giver, its receiver and administrators.',
      one: relation<SwapLeg, Order>({
        of: () => Order,
        where: (order, { t }) => allOf([sql`${order.id} = ${t.order}`, canSql('order:read', order)]),
        order: [],
      }),
    },
  },
});

export const swapMapping = mapType<Swap>(Swap, {
  paged: true,
  fields: {
    status: {
      type: () => SwapStatus,
      description: 'State of the swap, from the statuses of its orders.',
      sql: ({ t }) => sql`(select case
        when bool_and(${o.status} = ${cancelled}) then ${literal(SwapStatus.CANCELLED)}
        when bool_and(${o.status} in (${done}, ${cancelled})) then ${literal(SwapStatus.DONE)}
        when bool_or(${o.status} = ${done}) then ${literal(SwapStatus.PARTLY_DONE)}
        else ${literal(SwapStatus.AGREED)} end from ${l} join ${o} on ${o.id} = ${l.order} where ${l.swap} = ${t.id})`,
    },
    cancelledAt: {
      type: () => DateTime,
      nullable: true,
      description: 'When the whole swap was cancelled; null unless it was.',
      sql: ({ t }) => sql`(select max(${o.endedAt}) from ${l} join ${o} on ${o.id} = ${l.order} where ${l.swap} = ${t.id}
        having bool_and(${o.status} = ${cancelled}))`,
    },
    legs: {
      type: () => [SwapLeg],
      description: 'The legs: which listing goes from whom to whom.',
      most: MOST_LEGS,
      list: relation<Swap, SwapLeg>({ of: () => SwapLeg, where: (leg, { t }) => sql`${leg.swap} = ${t.id}`, order: oldestFirst }),
    },
    orders: {
      type: () => [Order],
      description: 'The orders of its legs that you may see.',
      most: MOST_LEGS,
      list: relation<Swap, Order>({
        of: () => Order,
        where: (order, { t }) => allOf([sql`${order.id} in (select ${l.order} from ${l} where ${l.swap} = ${t.id})`, canSql('order:read', order)]),
        order: oldestFirst,
      }),
    },
  },
});

/** Conversation fields about swaps. */
export const conversationSwapMapping = mapType<Conversation>(Conversation, {
  fields: {
    swap: {
      type: () => Swap,
      nullable: true,
      description: 'The swap of its participants; null for the conversation of a buyer and a seller, in which several swaps may be agreed.',
      one: relation<Conversation, Swap>({
        of: () => Swap,
        where: (swap, { t }) => sql`${isOfSwapSql(t)} and ${swap.conversation} = ${t.id}`,
        order: [],
      }),
    },
  },
});

/** Order fields about swaps. */
export const orderSwapMapping = mapType<Order>(Order, {
  fields: {
    swap: {
      type: () => Swap,
      nullable: true,
      description: 'The swap that it is a leg of; null for a purchase.',
      one: relation<Order, Swap>({
        of: () => Swap,
        where: (swap, { t }) => sql`${swap.id} = (select ${l.swap} from ${l} where ${l.order} = ${t.id})`,
        order: [],
      }),
    },
  },
});
