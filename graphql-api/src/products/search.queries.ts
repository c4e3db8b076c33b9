import { sql, type Sql } from '../platform/sql.ts';
import { rowsNamed, table } from '../platform/table.ts';
import { Category } from '../categories/category.entity.ts';
import type { Columns } from '../read/mapping.ts';
import { Product } from './product.entity.ts';

const x = table(Product, 'x');
const c = table(Category, 'c');
const hits = rowsNamed(Product, 'hits');

function query(text: string): Sql {
  // In a sub-select it is made once for a statement, not once for a row.
  return sql`(select websearch_to_tsquery('english', ${text}))`;
}

function categories(text: string): Sql {
  return sql`(select ${c.id} from ${c} where lower(${text}) <% lower(${c.name}))`;
}

/*
 * The ways to find a product. Each is a look into an index of its own and they are put together by UNION ALL: one condition of
 * them all would have every product read. A product is given in the first way that finds it only.
 */
const byWords = (text: string) => sql`${x.search} @@ ${query(text)}`;
const byCategory = (text: string) => sql`${x.category} in ${categories(text)} and not ${byWords(text)}`;
const byName = (text: string) => sql`lower(${text}) <% lower(${x.name})`;

const products = sql`select x.* from ${x}`;

/** A query for the products that have the words, stemmed, or are of a category that is called so. */
export function withWords(text: string): Sql {
  return sql`${products} where ${byWords(text)} union all ${products} where ${byCategory(text)}`;
}

/** A query for the products whose name is nearly the same (trigrams). */
export function withName(text: string): Sql {
  return sql`${products} where ${byName(text)}`;
}

/** A query for the products that have the words or are of a category that is called so; where no product has the words, for those of such a name too. */
export function found(text: string): Sql {
  // The likeness of many names costs a hundred times the look into the index of words, so it is asked for only when words find nothing.
  return sql`with hits as materialized (${products} where ${byWords(text)} and ${x.deletedAt} is null)
    select * from ${hits}
    union all ${products} where ${byCategory(text)}
    union all ${products} where ${byName(text)} and ${x.category} not in ${categories(text)} and not exists (select from ${hits})`;
}

/** How well a product matches: words first, more by the name than by the description; without them the likeness of the name; the category last. */
export function relevance(t: Pick<Columns<Product>, 'name' | 'search' | 'category'>, text: string): Sql {
  const words = sql`nullif(ts_rank(${t.search}, ${query(text)}), 0)`;
  const likeness = sql`word_similarity(lower(${text}), lower(${t.name}))`;
  // Not a plain 0.3: decimal numbers cost as much as the rank itself.
  const named = sql`case when ${t.category} = any(array${categories(text)}) then 0.3::float8 else 0 end`;
  return sql`(coalesce(1 + ${words}, ${likeness}) + ${named})`;
}
