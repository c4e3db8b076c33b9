import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { table, values } from '../../../../platform/database/table.ts';
import { KeptApart } from '../../swaps/proposals/kept-apart.entity.ts';

/** Number of days for which no ring offers a user a listing again that the user declined or cancelled. docs/api.md states it. */
const APART_DAYS = 30;

const k = table(KeptApart, 'k');

/**
 * Excludes a listing from rings that would give it to a user who declined or cancelled it, for 30 days. Otherwise the same ring would be found again
 * at once.
 */
export async function keepApart({ db }: Ctx, product: string, receiver: string): Promise<void> {
  await db.rows(sql`insert into ${k} ${values(k, { product, receiver, until: sql`now() + make_interval(days => ${APART_DAYS}::int)` })}`);
}

/** Deletes expired exclusions. */
export async function deleteOldKeptApart({ db }: Ctx): Promise<void> {
  await db.rows(sql`delete from ${k} where ${k.until} <= now()`);
}
