import { HandoverProof, Order } from '../../trade/orders/order.entity.ts';
import { literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { mapType, type Columns } from '../../../read/mapping.ts';
import { PointsEntry } from './points-entry.entity.ts';

const o = table(Order, 'o');
const later = table(PointsEntry, 'later');

/** True if an entry is about a delivery whose points were not taken back. */
const isDelivery = (t: Columns<PointsEntry>): Sql =>
  sql`(${t.action} = ${literal('Order Delivered')} and not exists (select from ${later} where ${later.order} = ${t.order} and ${later.id} > ${t.id}))`;

const proofOfOrder = (t: Columns<PointsEntry>): Sql => sql`(select ${o.handoverProof} from ${o} where ${o.id} = ${t.order})`;

export const pointsEntryMapping = mapType<PointsEntry>(PointsEntry, {
  paged: true,
  fields: {
    proof: {
      type: () => HandoverProof,
      nullable: true,
      description: 'How the handover that earned them was confirmed; null for other entries, and until it is confirmed.',
      sql: ({ t }) => sql`coalesce(${t.proof}, case when ${isDelivery(t)} then ${proofOfOrder(t)} end)`,
    },
    unproven: {
      type: () => Boolean,
      description: 'Whether they cannot be spent yet, because the handover of the order is not confirmed.',
      sql: ({ t }) => sql`(${isDelivery(t)} and ${proofOfOrder(t)} is null)`,
    },
  },
});
