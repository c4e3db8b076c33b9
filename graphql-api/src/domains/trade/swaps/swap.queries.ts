import { canSql } from '../../../access/policy.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, names, table, values } from '../../../platform/database/table.ts';
import { newestFirst, type Columns } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { connection, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { Order } from '../orders/order.entity.ts';
import { SwapProposal } from './proposals/swap-proposal.entity.ts';
import { SwapLeg } from './swap-leg.entity.ts';
import { Swap } from './swap.entity.ts';

const s = table(Swap, 's');
const l = table(SwapLeg, 'l');
const o = table(Order, 'o');
const f = table(SwapProposal, 'f');

/** Returns the people of a swap. Each of them gives something. */
export const peopleOfSql = (swap: Sql): Sql => sql`array(select ${l.giver} from ${l} where ${l.swap} = ${swap})`;

const isReadableSql = (t: Columns<Swap>): Sql => canSql('swap:read', { people: peopleOfSql(t.id) });

/** Returns a swap by id to its people and administrators; null for everybody else. */
export function swapById(id: string): QuerySource {
  return one<Swap>(Swap, { where: (t) => sql`${t.id} = ${id} and ${isReadableSql(t)}` });
}

/** Returns a page of the viewer's swaps, newest first: all, only direct ones, which two people agreed on by an offer, or only found ones. */
export function swapsOfViewer(page: Page, isDirect: boolean | null): QuerySource {
  const wasFound = (t: Columns<Swap>) => sql`exists (select from ${f} where ${f.swap} = ${t.id})`;
  const isWanted = (t: Columns<Swap>) => (isDirect === null ? sql`true` : isDirect ? sql`not ${wasFound(t)}` : wasFound(t));
  return connection<Swap>(Swap, {
    where: (t) => sql`${t.id} in (select ${l.swap} from ${l} where ${l.giver} = ${viewerSql.id}) and ${isWanted(t)}`,
    order: newestFirst,
    page,
  });
}

/** Stores a swap whose legs are these orders, in the given sequence. Returns its id. */
export async function insertSwap({ db }: Ctx, conversation: string, orders: readonly string[]): Promise<string> {
  const row = await db.one(sql`insert into ${s} ${values(s, { conversation })} returning ${columns({ id: s.id })}`);
  await db.rows(sql`insert into ${l} (${names(l, 'swap', 'product', 'giver', 'receiver', 'order')})
    select ${row!.id}::bigint, ${o.product}, ${o.seller}, ${o.buyer}, ${o.id} from ${o}
    where ${o.id} = any(${orders}::bigint[]) order by ${o.id}`);
  return row!.id;
}
