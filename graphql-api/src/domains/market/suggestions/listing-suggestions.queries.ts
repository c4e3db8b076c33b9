import type { Ctx } from '../../../platform/context.ts';
import { expression, raw, sql } from '../../../platform/database/sql.ts';
import { quartilesOf } from '../../../platform/database/quartiles.ts';
import { columns, table } from '../../../platform/database/table.ts';
import { Product } from '../products/product.entity.ts';
import { matching } from '../search/product-search.queries.ts';
import type { SearchPlan } from '../search/search-plan.ts';

const x = table(Product, 'x');

/** Maximum number of listings found for the name that are compared: those of the same kind first, then the newest. */
const COMPARED = 300;
/** Weight of being the same kind of thing, relative to the similarity of the names, which ranges from 0 to 1. */
const SAME_KIND = 0.25;
/** Minimum similarity of two names that do not say which kind of thing they are. */
const ALIKE = 0.3;

/**
 * Returns the categories of the listings that a search for a name finds, the likeliest first, each with the prices asked for listings of the same
 * kind; free listings do not count.
 * The kind is taken from `Product.heads`. Listings that are known to be of another kind are excluded.
 */
export function similarListings({ db }: Ctx, name: string, plan: SearchPlan, first: number) {
  const kinds = sql`(${plan.heads}::text[] || search_heads(${name}))`;
  const heads = sql`coalesce(${x.heads}, '{}')`;
  const similar = sql`select ${x.category} as category, nullif(${x.price}, 0) as price, ${heads} && ${kinds} as same_kind,
      ${heads} = '{}' or ${kinds} = '{}' as may_be, similarity(${x.searchName}, ${plan.typed}) as likeness
    from (${matching(plan)}) x where ${x.deletedAt} is null order by same_kind desc, ${x.id} desc limit ${raw(String(COMPARED))}`;
  const isNamed = sql`s.category = any(${plan.categoryIds}::bigint[])`;
  const row = columns({ category: expression<string>`s.category::text`, ...quartilesOf(sql`case when s.same_kind then s.price end`) });
  return db.rows(sql`select ${row} from (${similar}) s where s.same_kind or (s.may_be and (${isNamed} or s.likeness > ${raw(String(ALIKE))}))
    group by s.category order by sum(s.likeness * s.likeness + case when s.same_kind then ${raw(String(SAME_KIND))} else 0 end) desc, s.category
    limit ${first}`);
}
