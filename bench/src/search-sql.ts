/*
 * What a search finds and how well, written by hand for the servers that the product is measured against; `q` is the SQL of the words.
 * They may not import it from the product: that both answer the same is checked, not built in.
 */
const words = (q: string) => `(select websearch_to_tsquery('english', ${q}))`;
const named = (q: string) => `(select id from categories where lower(${q}) <% lower(name))`;

/** A query for the products that are found. */
export const found = (q: string) => `(with hits as materialized (select * from products where search @@ ${words(q)} and deleted_at is null)
    select * from hits
    union all select * from products where category_id in ${named(q)} and not search @@ ${words(q)}
    union all select * from products where lower(${q}) <% lower(name) and category_id not in ${named(q)} and not exists (select from hits))`;

/** How well a product `p` matches. */
export const rank = (q: string) =>
  `(coalesce(1 + nullif(ts_rank(p.search, ${words(q)}), 0), word_similarity(lower(${q}), lower(p.name))) + case when p.category_id = any(array${named(q)}) then 0.3::float8 else 0 end)`;
