import { canSql } from '../../../access/policy.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { literal, sql } from '../../../platform/database/sql.ts';
import { mapType } from '../../../read/mapping.ts';
import { User } from '../../people/users/user.entity.ts';
import { upiLinkSql } from './payment.queries.ts';

export const userPaymentMapping = mapType<User>(User, {
  fields: {
    upiId: {
      type: () => String,
      nullable: true,
      description: 'The UPI id to which buyers pay you; null for everyone else, including administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:own', t)} then ${t.upiId} end`,
    },
  },
});

export const orderPaymentMapping = mapType<Order>(Order, {
  fields: {
    upiLink: {
      type: () => String,
      nullable: true,
      description:
        'Link that opens a UPI app with the seller and the total filled in. Null unless you are the buyer, the seller has a UPI id, and the order is not free and not cancelled. No payment passes through the marketplace.',
      sql: ({ t }) => sql`case when ${canSql('order:receive', t)} and ${t.price} > 0 and ${t.status} <> ${literal(OrderStatus.CANCELLED)}
        then ${upiLinkSql(t.seller, sql`${t.price} * ${t.quantity}`, sql`'Order ' || ${t.id}`)} end`,
    },
  },
});
