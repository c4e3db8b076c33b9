import { canSql } from '../../../../access/policy.ts';
import { allOf, sql } from '../../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../../read/mapping.ts';
import { User } from '../../../people/users/user.entity.ts';
import { Order } from '../order.entity.ts';

/** User fields about orders. */
export const userOrdersMapping = mapType<User>(User, {
  fields: {
    ordersPlaced: {
      type: () => connectionOf(Order),
      nullable: true,
      description: 'Orders as buyer, newest first; null for everyone but the user and administrators.',
      args: pageArgs(20),
      connection: relation<User, Order>({
        of: () => Order,
        where: (order, { t }) => allOf([sql`${order.buyer} = ${t.id}`, sql`(not ${order.hiddenByBuyer} or ${canSql('user:list')})`]),
        order: newestFirst,
      }),
      when: ({ t }) => canSql('user:readPrivate', t),
    },
    ordersReceived: {
      type: () => connectionOf(Order),
      nullable: true,
      description: 'Orders as seller, newest first; null for everyone but the user and administrators.',
      args: pageArgs(20),
      connection: relation<User, Order>({
        of: () => Order,
        where: (order, { t }) => sql`${order.seller} = ${t.id}`,
        order: newestFirst,
      }),
      when: ({ t }) => canSql('user:readPrivate', t),
    },
  },
});
