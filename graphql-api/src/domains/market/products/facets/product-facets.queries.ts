import { Category } from '../../categories/category.entity.ts';
import { allOf, raw, sql, type Sql } from '../../../../platform/database/sql.ts';
import { rowsNamed, table } from '../../../../platform/database/table.ts';
import type { SourceFields } from '../../../../read/query-source.ts';
import type { InterpretedFilter } from '../../search/interpreted-filter.ts';
import { Product } from '../product.entity.ts';
import { conditionsOf, exactCount, type Wanted } from '../product-list.queries.ts';
import type { productConnectionFields } from './product-facets.ts';
import { matching } from '../../search/product-search.queries.ts';

const x = table(Product, 'x');
const k = table(Category, 'k');
/** The combinations of facet values, with the columns that filters use. */
const g = rowsNamed(Product, 'g');

/** Used if the filter has no price bounds. */
const UNPRICED = { key: raw(''), group: raw(''), value: raw('true') };

/**
 * SQL of the count of each facet value, from one scan. Rows are first counted per combination of facet values, of which there are few. Then these
 * counts are added up for each facet value under the other filters. Every grouping key costs time for each listing found. Therefore only the price
 * bounds are a key, because the price ranges do not reveal them; the other filters are evaluated on the combinations.
 */
function facets({ filter, search, findsNothing }: Wanted, priceSteps: readonly number[]): Sql {
  // Lower bounds of the price ranges. Each range ends where the next begins; the id of a range is its position.
  const starts = raw(`array[${priceSteps.join(', ')}]::numeric[]`);
  const { price, others } = conditionsOf(x, filter);
  const { category, condition, stock } = conditionsOf(g, filter);
  const rows = search ? sql`(${matching(search)}) x` : sql`${x}`;
  const where = allOf([sql`${x.deletedAt} is null`, ...(findsNothing ? [sql`false`] : others)]);
  const priced = price.length > 0 ? { key: sql`, ${allOf(price)} as in_price`, group: raw(', 5'), value: raw('in_price') } : UNPRICED;
  const sums = (by: string, conditions: string) => raw(`select ${by}, sum(n)::int as count from cube where ${conditions} group by 1`);
  return sql`(with cube as materialized (
      select ${g.category} as category, ${g.condition} as condition, range, ${g.inStock} as stock, n,
        ${allOf(category)} as in_category, ${priced.value} as in_price, ${allOf(condition)} as in_condition, ${allOf(stock)} as in_stock
      from (select ${x.category}, ${x.condition}, width_bucket(${x.price}, ${starts}) as range, ${x.inStock}${priced.key}, count(*) as n
        from ${rows} where ${where} group by 1, 2, 3, 4${priced.group}) g)
    select json_build_object(
      'categories', (select coalesce(json_agg(json_build_object('categoryId', ${k.id}::text, 'name', ${k.name}, 'count', s.count)
          order by s.count desc, ${k.name}), '[]')
        from (${sums('category', 'in_price and in_condition and in_stock')}) s join ${k} on ${k.id} = s.category),
      'prices', (select coalesce(json_agg(json_build_object('priceRangeId', (s.range - 1)::text, 'count', s.count) order by s.range), '[]')
        from (${sums('range', 'in_category and in_condition and in_stock')}) s),
      'conditions', (select coalesce(json_agg(json_build_object('condition', s.condition, 'count', s.count) order by s.count desc, s.condition), '[]')
        from (${sums('condition', 'in_category and in_price and in_stock')}) s),
      'available', (select coalesce(sum(n), 0)::int from cube where in_category and in_price and in_condition and stock),
      'soldOut', (select coalesce(sum(n), 0)::int from cube where in_category and in_price and in_condition and not stock)))`;
}

/** Fields of a page of products; see `productConnectionFields`. */
export function productPageFields(wanted: Wanted, interpreted: readonly InterpretedFilter[], priceSteps: readonly number[]): SourceFields {
  const fields: Record<keyof typeof productConnectionFields, () => Sql> = {
    facets: () => facets(wanted, priceSteps),
    exactCount: () => exactCount(wanted),
    correctedSearch: () => sql`${wanted.search?.isCorrected ? wanted.search.text : null}::text`,
    interpretedFilters: () => sql`${JSON.stringify(interpreted)}::json`,
  };
  return fields;
}
