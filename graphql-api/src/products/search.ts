import { oneOf, sql, type Sql } from '../platform/sql.ts';
import type { Columns } from '../read/model.ts';
import type { Product } from './product.entity.ts';

type Row = Columns<Product>;

function query(text: string): Sql {
  return sql`websearch_to_tsquery('english', ${text})`;
}

function categoryMatches(t: Row, text: string): Sql {
  return sql`${t.category} in (select c.id from categories c where lower(${text}) <% lower(c.name))`;
}

/** Products that match by stemmed words or by their category. */
export function matchesWords(t: Row, text: string): Sql {
  return oneOf([sql`${t.search} @@ ${query(text)}`, categoryMatches(t, text)]);
}

/** Products whose name is nearly the same (trigrams). */
export function matchesName(t: Row, text: string): Sql {
  return sql`lower(${text}) <% lower(${t.name})`;
}

/** Products that match by words or category; where no product has the words, by name. */
export function matches(t: Row, text: string): Sql {
  // The likeness of many names costs a hundred times the look into the index of words, so it is asked for only when words find nothing.
  const misspelt = sql`not exists (select from products x where x.search @@ ${query(text)} and x.deleted_at is null) and ${matchesName(t, text)}`;
  return oneOf([matchesWords(t, text), sql`(${misspelt})`]);
}

/** How well a product matches: words count most, then likeness of the name, then the category. */
export function relevance(t: Row, text: string): Sql {
  return sql`(2 * ts_rank(${t.search}, ${query(text)}) + word_similarity(lower(${text}), lower(${t.name}))
    + 0.3 * (${categoryMatches(t, text)})::int)::float8`;
}
