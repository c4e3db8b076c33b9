import type { Ctx } from '../../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { SwapTerms } from '../../../market/products/availability/swap-terms.entity.ts';
import { Product } from '../../../market/products/product.entity.ts';
import { fitsSql } from '../../../market/saved-searches/criteria.queries.ts';
import { isBlockedSql } from '../../../people/blocks/block.queries.ts';
import { KeptApart } from '../proposals/kept-apart.entity.ts';
import { isFreeSql } from '../proposals/swap-proposal.queries.ts';
import { SwapWant } from '../terms/swap-want.entity.ts';
import type { PricedEdge } from './best-edges.ts';

const p = table(Product, 'p');
const q = table(Product, 'q');
const t = table(SwapTerms, 't');
const w = table(SwapWant, 'w');
const k = table(KeptApart, 'k');

/** The listings that their sellers would swap. */
export function swapListings({ db }: Ctx) {
  const listing = columns({ id: p.id, owner: p.seller, price: p.price });
  return db.rows(sql`select ${listing} from ${t} join ${p} on ${p.id} = ${t.product} where ${isFreeSql(p)} order by ${p.id}`);
}

/** Whether the prices of two listings differ by no more than the seller of the first would add, and no less than the seller wants added. */
const isWithinTolerance = sql`${p.price} - ${q.price} >= case when ${t.topUpMin} > 0 then ${t.topUpMin} else -${t.topUpMax} end`;

/** What sellers would take for which listing and money, with the difference of the prices. */
export function swapEdges({ db }: Ctx): Promise<PricedEdge[]> {
  const edge = columns({
    gives: expression<string>`fitting.gives`,
    wants: expression<string>`fitting.wants`,
    apart: expression<number>`abs(${p.price} - ${q.price})::float8`,
  });
  return db.rows(sql`select ${edge} from (${edgesSql(sql`true`)}) fitting
    join ${p} on ${p.id} = fitting.gives::bigint join ${q} on ${q.id} = fitting.wants::bigint join ${t} on ${t.product} = ${p.id}
    where ${isWithinTolerance}`);
}

const isApart = sql`exists (select from ${k} where ${k.product} = ${q.id} and ${k.receiver} = ${p.seller} and ${k.until} > now())`;

/**
 * Which listings fit a want of which: those of others who have not blocked each other, and that the seller did not decline lately. Wants with words
 * find listings by the index of the words, those without by their category,
 * and those for a course or a book alone among all that are open to swaps.
 */
function edgesSql(condition: Sql): Sql {
  const edge = columns({ gives: expression<string>`${p.id}::text`, wants: expression<string>`${q.id}::text` });
  const fitting = (narrow: Sql): Sql => sql`select distinct ${edge} from ${w} join ${p} on ${p.id} = ${w.product}
    join ${q} on ${narrow} and ${fitsSql(q, w)}
    where ${condition} and ${q.seller} <> ${p.seller} and exists (select from ${t} where ${t.product} = ${q.id}) and ${isFreeSql(p)} and ${isFreeSql(q)}
      and not ${isBlockedSql(p.seller, q.seller)} and not ${isApart}`;
  return sql`${fitting(sql`(${q.search} @@ ${w.query} or ${q.category} = any(${w.namedCategories}))`)}
    union ${fitting(sql`${w.query} is null and ${q.category} = any(${w.categories})`)}
    union ${fitting(sql`${w.query} is null and ${w.categories} is null`)}`;
}

/** What a user could get for which of the own listings by the wants of those, the nearest prices first. */
export function swapChoices({ db }: Ctx, user: string, limit: number) {
  const choice = columns({ gives: p.name, id: q.id, name: q.name, price: q.price });
  return db.rows(sql`select ${choice} from (${edgesSql(sql`${p.seller} = ${user}`)}) edge
    join ${p} on ${p.id} = edge.gives::bigint join ${q} on ${q.id} = edge.wants::bigint
    order by abs(${q.price} - ${p.price}), ${q.id} limit ${limit}::int`);
}

/** When terms were last changed, in milliseconds since 1970; null where there are none. */
export async function termsChangedAt({ db }: Ctx): Promise<number | null> {
  const at = expression<number | null>`(extract(epoch from max(${t.changedAt})) * 1000)::float8`;
  return (await db.one(sql`select ${columns({ at })} from ${t}`))!.at;
}
