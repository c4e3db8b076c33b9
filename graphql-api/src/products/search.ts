import { join, oneOf, raw, sql, type Sql } from '../platform/sql.ts';
import type { Columns } from '../read/model.ts';
import type { Product } from './product.entity.ts';

/** The columns that are searched. */
type Searched = Pick<Columns<Product>, 'name' | 'search' | 'category'>;

function query(text: string): Sql {
  return sql`websearch_to_tsquery('english', ${text})`;
}

function categoryMatches(t: Searched, text: string): Sql {
  return sql`${t.category} in (select c.id from categories c where lower(${text}) <% lower(c.name))`;
}

function matchesQuery(t: Searched, text: string): Sql {
  return sql`${t.search} @@ ${query(text)}`;
}

/** Products that match by stemmed words or by their category. */
export function matchesWords(t: Searched, text: string): Sql {
  return oneOf([matchesQuery(t, text), categoryMatches(t, text)]);
}

/** Products whose name is nearly the same (trigrams). */
export function matchesName(t: Searched, text: string): Sql {
  return sql`lower(${text}) <% lower(${t.name})`;
}

/**
 * Products that match by words or category; where no product has the words, by name. Each way is a look into an index of its own:
 * one condition of all three would have every product read.
 */
export function matches(t: Pick<Columns<Product>, 'id'>, text: string): Sql {
  const x: Searched = { name: raw('x.name'), search: raw('x.search'), category: raw('x.category_id') };
  const found = (how: Sql) => sql`select x.id from products x where ${how}`;
  // The likeness of many names costs a hundred times the look into the index of words, so it is asked for only when words find nothing.
  const misspelt = sql`not exists (select from products y where y.search @@ ${query(text)} and y.deleted_at is null) and ${matchesName(x, text)}`;
  return sql`${t.id} in (${join([matchesQuery(x, text), categoryMatches(x, text), misspelt].map(found), ' union all ')})`;
}

/** How well a product matches: words count most, then likeness of the name, then the category. */
export function relevance(t: Searched, text: string): Sql {
  return sql`(2 * ts_rank(${t.search}, ${query(text)}) + word_similarity(lower(${text}), lower(${t.name}))
    + 0.3 * (${categoryMatches(t, text)})::int)::float8`;
}
