import { raw, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { isFound } from './search.queries.ts';
import type { SearchPlan } from './search-plan.ts';
import { Product } from '../products/product.entity.ts';
import { bandOf, likeness, unrankedBand } from './product-search.queries.ts';

/*
 * A broad search finds thousands of listings, and to compare all of them with its words takes longer than a person waits. The newest listings
 * in stock are ranked; all others follow, in stock before sold out, the newest first, which is an order that an index has.
 */

const x = table(Product, 'x');

/** Among so many of the newest listings in stock those that are found are ranked. */
const RANKED = raw('4000');

const newestInStock = sql`from ${x} where ${x.deletedAt} is null and ${x.isOpen} and ${x.inStock} order by ${x.inStock} desc, ${x.id} desc limit ${RANKED}`;

/** The listings that are ranked, as the table `x`. */
export const newestRanked = sql`(select x.* ${newestInStock}) x`;

/** Whether a listing is among those that are ranked. Without a listing in stock none is. */
const isRanked = sql`(${x.inStock} and ${x.id} >= (select min(n.id) from (select ${x.id} ${newestInStock}) n))`;

/** A query for all products that a broad search finds, each once, with `match_band` and `match_likeness`. */
export function broadMatching(plan: SearchPlan): Sql {
  return sql`select x.*, case when ${isRanked} then ${bandOf(plan)} else ${unrankedBand} end as match_band,
    case when ${isRanked} then ${likeness(plan)} else 0 end as match_likeness from ${x} where ${isFound(x, plan)}`;
}

/**
 * The same for the first page: the ranked products that fulfil `condition`, on the alias `x`, and where they do not fill a page of `first` and
 * one more, so many of the others.
 */
export function firstOfBroadMatching(plan: SearchPlan, condition: Sql, first: number): Sql {
  const isWanted = sql`${isFound(x, plan)} and ${condition}`;
  const ranked = sql`from (select x.* ${newestInStock}) x where ${isWanted}`;
  const page = sql`${first}::integer`;
  const others = sql`select x.*, ${unrankedBand} as match_band, 0::float8 as match_likeness from ${x}
    where (select count(*) from (select ${ranked} limit ${page} + 1) r) <= ${page} and ${isWanted} and ${x.deletedAt} is null and not ${isRanked}
    order by ${x.inStock} desc, ${x.id} desc limit ${page} + 1`;
  return sql`select x.*, ${bandOf(plan)} as match_band, ${likeness(plan)} as match_likeness ${ranked} union all (${others})`;
}
