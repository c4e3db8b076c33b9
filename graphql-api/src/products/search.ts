import { join, raw, sql, type Sql } from '../platform/sql.ts';
import type { Columns } from '../read/model.ts';
import type { Product } from './product.entity.ts';

/** The columns of a product that a search needs. */
export type Searchable = Pick<Columns<Product>, 'id' | 'name' | 'search' | 'category'>;
type Searched = Omit<Searchable, 'id'>;

function query(text: string): Sql {
  return sql`websearch_to_tsquery('english', ${text})`;
}

function categoryMatches(t: Searched, text: string): Sql {
  return sql`${t.category} in (select c.id from categories c where lower(${text}) <% lower(c.name))`;
}

function hasWords(t: Pick<Searchable, 'search'>, text: string): Sql {
  return sql`${t.search} @@ ${query(text)}`;
}

/** Products found in one of several ways, each a look into an index of its own: one condition of them all would have every product read. */
function foundBy(t: Pick<Searchable, 'id'>, ways: readonly Sql[]): Sql {
  return sql`${t.id} in (${join(
    ways.map((way) => sql`select x.id from products x where ${way}`),
    ' union all ',
  )})`;
}
const x: Searched = { name: raw('x.name'), search: raw('x.search'), category: raw('x.category_id') };

/** Products that match by stemmed words or by their category. */
export function matchesWords(t: Pick<Searchable, 'id'>, text: string): Sql {
  return foundBy(t, [hasWords(x, text), categoryMatches(x, text)]);
}

/** Products whose name is nearly the same (trigrams). */
export function matchesName(t: Pick<Searchable, 'name'>, text: string): Sql {
  return sql`lower(${text}) <% lower(${t.name})`;
}

/** Products that match by words or category; where no product has the words, by name. */
export function matches(t: Pick<Searchable, 'id'>, text: string): Sql {
  // The likeness of many names costs a hundred times the look into the index of words, so it is asked for only when words find nothing.
  const nothing = sql`not exists (select from products y where ${hasWords({ search: raw('y.search') }, text)} and y.deleted_at is null)`;
  return foundBy(t, [hasWords(x, text), categoryMatches(x, text), sql`${nothing} and ${matchesName(x, text)}`]);
}

/** How well a product matches: words count most, then likeness of the name, then the category. */
export function relevance(t: Searched, text: string): Sql {
  return sql`(2 * ts_rank(${t.search}, ${query(text)}) + word_similarity(lower(${text}), lower(${t.name}))
    + 0.3 * (${categoryMatches(t, text)})::int)::float8`;
}
