/*
 * The condition and ranking of a search, written by hand for the servers that CampusCart is compared with; `q` is the SQL of the search text.
 * They do not import it from CampusCart, so that the comparison of the results before each measurement proves something.
 */
const words = (q: string) => `(select websearch_to_tsquery('english', ${q}))`;
const named = (q: string) => `(select id from categories where lower(${q}) <% lower(name))`;

/** A query for the matching products. */
export const found = (q: string) => `(with hits as materialized (select * from products where search @@ ${words(q)} and deleted_at is null)
    select * from hits
    union all select * from products where category_id in ${named(q)} and not search @@ ${words(q)}
    union all select * from products where lower(${q}) <% lower(name) and category_id not in ${named(q)} and not exists (select from hits))`;

/** The relevance of a product `p`. */
export const rank = (q: string) =>
  `(coalesce(1 + nullif(ts_rank(p.search, ${words(q)}), 0), word_similarity(lower(${q}), lower(p.name))) + case when p.category_id = any(array${named(q)}) then 0.3::float8 else 0 end)`;
