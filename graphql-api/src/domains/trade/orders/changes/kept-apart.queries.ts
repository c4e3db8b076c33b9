import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { table, values } from '../../../../platform/database/table.ts';
import { KeptApart } from '../../swaps/proposals/kept-apart.entity.ts';

/** How long no ring offers somebody again what they declined or cancelled, in days. docs/api.md states it. */
const APART_DAYS = 30;

const k = table(KeptApart, 'k');

/** Has no ring give a listing to somebody for 30 days, who declined or cancelled that: the same ring would be found again at once. */
export async function keepApart({ db }: Ctx, product: string, receiver: string): Promise<void> {
  await db.rows(sql`insert into ${k} ${values(k, { product, receiver, until: sql`now() + make_interval(days => ${APART_DAYS}::int)` })}`);
}

/** Deletes what no longer keeps anybody apart. */
export async function deleteOldKeptApart({ db }: Ctx): Promise<void> {
  await db.rows(sql`delete from ${k} where ${k.until} <= now()`);
}
