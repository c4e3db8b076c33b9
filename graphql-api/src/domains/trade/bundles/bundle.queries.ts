import { canSql } from '../../../access/policy.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { Order } from '../orders/order.entity.ts';
import { Bundle } from './bundle.entity.ts';

const b = table(Bundle, 'b');
const o = table(Order, 'o');
const first = table(Order, 'first');

/** Returns a bundle by id for its buyer, its seller and administrators; null for everybody else. */
export function bundleById(id: string): QuerySource {
  return one<Bundle>(Bundle, { where: (t) => sql`${t.id} = ${id} and ${canSql('order:read', t)}` });
}

/** Stores a bundle of these orders and returns its id. The orders get the handover code of the first one. */
export async function insertBundle({ db }: Ctx, bundle: { buyer: string; seller: string; conversation: string }, orders: readonly string[]) {
  const row = await db.one(sql`insert into ${b} ${values(b, bundle)} returning ${columns({ id: b.id })}`);
  await db.rows(sql`update ${o} set ${assign(o, { bundle: row!.id, handoverCode: first.handoverCode })} from ${first}
    where ${o.id} = any(${[...orders]}::bigint[]) and ${first.id} = ${orders[0]!}::bigint`);
  return row!.id;
}
