import { raw, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { isFound } from './search.queries.ts';
import type { SearchPlan } from './search-plan.ts';
import { Product } from '../products/product.entity.ts';
import { bandOf, likeness, unrankedBand } from './product-search.queries.ts';

/*
 * A broad search finds thousands of listings. Comparing all of them with its words would take too long. Only the newest listings in stock are ranked.
 * All others follow, in stock before sold out and then newest first, an order that an index provides.
 */

const x = table(Product, 'x');

/** Number of the newest listings in stock that are ranked. */
const RANKED = raw('4000');

const newestInStock = sql`from ${x} where ${x.deletedAt} is null and ${x.isOpen} and ${x.inStock} order by ${x.inStock} desc, ${x.id} desc limit ${RANKED}`;

/** SQL of the ranked listings, as the table `x`. */
export const newestRanked = sql`(select x.* ${newestInStock}) x`;

/** Condition: a listing is among the ranked ones. False if no listing is in stock. */
const isRanked = sql`(${x.inStock} and ${x.id} >= (select min(n.id) from (select ${x.id} ${newestInStock}) n))`;

/** SQL of all products that a broad search finds, each once, with `match_band` and `match_likeness`. */
export function broadMatching(plan: SearchPlan): Sql {
  return sql`select x.*, case when ${isRanked} then ${bandOf(plan)} else ${unrankedBand} end as match_band,
    case when ${isRanked} then ${likeness(plan)} else 0 end as match_likeness from ${x} where ${isFound(x, plan)}`;
}

/**
 * SQL of the first page of a broad search: the ranked products that satisfy `condition`, which refers to the alias `x`. If they do not fill `first`
 * plus one rows, that many of the other products follow.
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
