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
      description: 'Six digits that you show the seller at the handover. Null unless you are the buyer and the handover is not confirmed yet.',
      sql: ({ t }) => sql`case when ${canSql('order:receive', t)} and ${toConfirm(t)} then ${t.handoverCode} end`,
    },
    dispute: {
      type: () => DeliveryDispute,
      nullable: true,
      description: "The buyer's objection to the delivery; null for none.",
      one: relation<Order, DeliveryDispute>({ of: () => DeliveryDispute, where: (dispute, { t }) => sql`${dispute.order} = ${t.id}`, order: [] }),
    },
    viewerCanConfirmHandover: {
      type: () => Boolean,
      description: 'Whether you may enter its handover code: you are the seller, and the handover is not confirmed yet.',
      sql: ({ t }) => allOf([canSql('order:handOver', t), toConfirm(t)]),
    },
    viewerCanConfirmReceived: {
      type: () => Boolean,
      description: 'Whether you may confirm receipt: you are the buyer, and the handover is not confirmed yet.',
      sql: ({ t }) => allOf([canSql('order:receive', t), toConfirm(t)]),
    },
    viewerCanDispute: {
      type: () => Boolean,
      description:
        'Whether you may object to its delivery: you are the buyer, it has been Delivered for at most 7 days, and the handover is not confirmed.',
      sql: ({ t }) => allOf([canSql('order:receive', t), mayObjectSql(t)]),
    },
  },
});

export const deliveryDisputeMapping = mapType<DeliveryDispute>(DeliveryDispute, {
  paged: true,
  fields: {
    reason: {
      type: () => String,
      description: "The buyer's reason, 1 to 1000 characters. Empty once it is no longer stored, and for a seller if one side has blocked the other.",
      sql: ({ t }) => sql`case when exists (select from ${o} where ${o.id} = ${t.order} and ${canSql('order:handOver', o)}
        and ${isBlockedSql(o.buyer, o.seller)}) then '' else ${t.reason} end`,
    },
  },
});
