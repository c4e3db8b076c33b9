import type { Ctx } from '../../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, names, table } from '../../../../platform/database/table.ts';
import { canBeHadSql } from '../../../market/products/availability/reserved.queries.ts';
import { SwapTerms } from '../../../market/products/availability/swap-terms.entity.ts';
import { hasIsbnSql, listingsForSql } from '../../../market/courses/course.queries.ts';
import { Product } from '../../../market/products/product.entity.ts';
import { fitsSql } from '../../../market/saved-searches/criteria.queries.ts';
import { isBlockedSql } from '../../../people/blocks/block.queries.ts';
import { KeptApart } from '../proposals/kept-apart.entity.ts';
import { isFreeSql } from '../proposals/swap-proposal.queries.ts';
import { SwapWant } from '../terms/swap-want.entity.ts';

const p = table(Product, 'p');
const q = table(Product, 'q');
const t = table(SwapTerms, 't');
const w = table(SwapWant, 'w');
const a = table(SwapWant, 'a');
const k = table(KeptApart, 'k');

/** Returns the listings that are open to swaps. */
export function swapListings({ db }: Ctx) {
  const listing = columns({ id: p.id, owner: p.seller, price: p.price });
  return db.rows(sql`select ${listing} from ${t} join ${p} on ${p.id} = ${t.product} where ${isFreeSql(p)} order by ${p.id}`);
}

/**
 * True if the difference between the prices of two listings is at most what the seller of the first would add, and at least what that seller wants
 * added.
 */
const isWithinTolerance = sql`${p.price} - ${q.price} >= case when ${t.topUpMin} > 0 then ${t.topUpMin} else -${t.topUpMax} end`;

/**
 * Returns which listing each seller would take for which listing, with the difference of the prices: one line each, as `readEdges` parses them. A
 * hundred thousand edges are one text, because the event loop would be blocked while each became a row.
 */
export async function swapEdges({ db }: Ctx): Promise<string> {
  const line = sql`${p.id} || ' ' || ${q.id} || ' ' || abs(${p.price} - ${q.price})`;
  const edges = expression<string>`coalesce(string_agg(${line}, chr(10)), '')`;
  const row =
    await db.one(sql`${withFitting(sql`true`, isFreeSql(p))} select ${columns({ edges })} from ${fitting} join ${t} on ${t.product} = ${p.id}
    where ${isWithinTolerance} and ${canChange}`);
  return row!.edges;
}

const isApart = sql`exists (select from ${k} where ${k.product} = ${q.id} and ${k.receiver} = ${p.seller} and ${k.until} > now())`;
/** True if the listings belong to two people who have not blocked each other, and the seller of the second did not decline the first recently. */
const canChange = sql`(${q.seller} <> ${p.seller} and not ${isBlockedSql(p.seller, q.seller)} and not ${isApart})`;

/** Columns by which wants are compared. */
const criteria = names(
  w,
  'query',
  'namedCategories',
  'besidesCategory',
  'categories',
  'priceFrom',
  'priceBelow',
  'conditions',
  'seller',
  'courseCodes',
  'isbn',
);

/** Listings as `p` joined with the listings that fit their wants as `q`, from the tables of `withFitting`. */
const fitting = sql`(select distinct wanting.product_id as gives, found.product_id as wants from wanting join found on found.criteria = wanting.criteria) fitting
  join open p on ${p.id} = fitting.gives join open q on ${q.id} = fitting.wants`;

/**
 * Returns the CTEs of the listings open to swaps, the wants of the selected givers, and the listings that fit each want. Equal wants are looked up
 * once. Wants with words find listings by the index of the words, others by their category, course or book. Each CTE is materialized, whatever the
 * planner estimates.
 */
function withFitting(ofGiver: Sql, isOpen: Sql): Sql {
  const found = (place: Sql): Sql =>
    sql`select a.criteria, ${q.id} as product_id from asked a join ${place} and ${fitsSql(q, a)} where ${q.id} in (select id from open)`;
  return sql`with open as materialized (select ${p.id}, ${p.seller}, ${p.price}, ${p.name} from ${t} join ${p} on ${p.id} = ${t.product} where ${isOpen}),
    wanting as materialized (select ${names(w, 'product')}, ${criteria}, dense_rank() over (order by ${criteria}) as criteria from ${w}
      where ${w.product} in (select ${p.id} from open p where ${ofGiver})),
    asked as materialized (select distinct criteria, ${criteria} from wanting),
    found as materialized (${found(sql`${q} on (${q.search} @@ ${a.query} or ${q.category} = any(${a.namedCategories}))`)}
      union ${found(sql`${q} on ${a.query} is null and ${q.category} = any(${a.categories})`)}
      union ${found(sql`lateral ${listingsForSql(a.courseCodes)} named(id) on true join ${q} on ${q.id} = named.id`)}
      union ${found(sql`${q} on ${hasIsbnSql(q, a.isbn)}`)})`;
}

/**
 * Returns the listings that a user could receive for each of their own listings by the wants of these, nearest prices first. A proposal reserves
 * nothing, so people in a proposal are included.
 */
export function swapChoices({ db }: Ctx, user: string, limit: number) {
  const choice = columns({ gives: p.name, id: q.id, name: q.name, price: q.price });
  return db.rows(sql`${withFitting(sql`${p.seller} = ${user}`, canBeHadSql(p))} select ${choice} from ${fitting} where ${canChange}
    order by abs(${q.price} - ${p.price}), ${q.id} limit ${limit}::int`);
}

/** Returns when terms were last changed, in milliseconds since 1970; null if there are none. */
export async function termsChangedAt({ db }: Ctx): Promise<number | null> {
  const at = expression<number | null>`(extract(epoch from max(${t.changedAt})) * 1000)::float8`;
  return (await db.one(sql`select ${columns({ at })} from ${t}`))!.at;
}
