import { canSql } from '../../../access/policy.ts';
import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { allOf, literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { mapType, relation, type Columns } from '../../../read/mapping.ts';
import { DeliveryDispute } from './delivery-dispute.entity.ts';
import { mayObjectSql } from './handover.queries.ts';

const o = table(Order, 'o');

/** True if the handover of an order still has to be confirmed. */
const toConfirm = (t: Columns<Order>): Sql => sql`${t.handoverConfirmedAt} is null and ${t.status} <> ${literal(OrderStatus.CANCELLED)}`;

/** Order fields about the handover. */
export const orderHandoverMapping = mapType<Order>(Order, {
  fields: {
    handoverCode: {
      type: () => String,
      nullable: true,
      description: 'Six digits that you show the seller at the handover. Null unless you are the buyer and the handover is still to be confirmed.',
      sql: ({ t }) => sql`case when ${canSql('order:receive', t)} and ${toConfirm(t)} then ${t.handoverCode} end`,
    },
    dispute: {
      type: () => DeliveryDispute,
      nullable: true,
      description: 'The objection of the buyer to the delivery; null without one.',
      one: relation<Order, DeliveryDispute>({ of: () => DeliveryDispute, where: (dispute, { t }) => sql`${dispute.order} = ${t.id}`, order: [] }),
    },
    viewerCanConfirmHandover: {
      type: () => Boolean,
      description: 'Whether you may enter its handover code: you are the seller, and the handover is still to be confirmed.',
      sql: ({ t }) => allOf([canSql('order:handOver', t), toConfirm(t)]),
    },
    viewerCanConfirmReceived: {
      type: () => Boolean,
      description: 'Whether you may confirm that you received it: you are the buyer, and the handover is still to be confirmed.',
      sql: ({ t }) => allOf([canSql('order:receive', t), toConfirm(t)]),
    },
    viewerCanDispute: {
      type: () => Boolean,
      description: 'Whether you may object to its delivery: you are the buyer, it has been Delivered for at most 7 days, and nothing confirmed it.',
      sql: ({ t }) => allOf([canSql('order:receive', t), mayObjectSql(t)]),
    },
  },
});

export const deliveryDisputeMapping = mapType<DeliveryDispute>(DeliveryDispute, {
  paged: true,
  fields: {
    reason: {
      type: () => String,
      description:
        'What is wrong, in the words of the buyer; 1 to 1000 characters. Empty once the time for which it is kept is over, and for a seller where one side has blocked the other.',
      sql: ({ t }) => sql`case when exists (select from ${o} where ${o.id} = ${t.order} and ${canSql('order:handOver', o)}
        and ${isBlockedSql(o.buyer, o.seller)}) then '' else ${t.reason} end`,
    },
  },
});
