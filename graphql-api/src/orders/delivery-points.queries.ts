import { DeliveryDispute, DisputeOutcome } from '../handover/delivery-dispute.entity.ts';
import type { Ctx } from '../platform/context.ts';
import { sql } from '../platform/sql.ts';
import { columns, table } from '../platform/table.ts';

const d = table(DeliveryDispute, 'd');

/** Whether an administrator upheld the objection to the delivery of an order. */
export async function isRefuted({ db }: Ctx, order: string): Promise<boolean> {
  const { UPHELD } = DisputeOutcome;
  return !!(await db.one(sql`select ${columns({ id: d.id })} from ${d} where ${d.order} = ${order} and ${d.outcome} = ${UPHELD}`));
}
