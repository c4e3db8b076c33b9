/*
 * The results and ranking of a search, written by hand for the servers that the product is compared with. `q` is the SQL of the words, all of which
 * the shop contains, so that no spelling is corrected. It may not be imported from the product, because the benchmark checks that both return the
 * same.
 */
const words = (q: string) => `(select to_tsquery('english', replace(${q}, ' ', ' & ') || ':*'))`;
const whole = (q: string) => `(select to_tsquery('simple', replace(${q}, ' ', ' & ')))`;
const any = (q: string) => `(select to_tsquery('english', replace(${q}, ' ', ' | ')))`;

const band = (
  q: string,
) => `case when not x.name_words @@ ${words(q)} then 4 when x.search_name = ${q} then 9 when starts_with(x.search_name, ${q} || ' ') then 8
    when x.name_words @@ ${whole(q)} then 7 else 6 end as match_band`;
const likeness = (q: string) =>
  `length(${q})::float8 / greatest(length(x.search_name), 1) + case when position(${q} in x.search_name) > 0 then 1 else 0 end as match_likeness`;

const few = (q: string) => `(select count(*) from (select from products x where x.search @@ ${words(q)} and x.deleted_at is null limit 24) s) < 24`;
const compared = (
  q: string,
) => `(select x.*, 1 as match_band from products x where ${few(q)} and x.search @@ ${any(q)} and not x.search @@ ${words(q)}
    and x.deleted_at is null order by x.in_stock desc, x.id desc limit 400) x`;

/** Returns a query for the matching products. */
export const found = (q: string) => `(select x.*, ${band(q)}, ${likeness(q)} from products x where x.search @@ ${words(q)}
    union all (select x.*, similarity(x.search_name, ${q})::float8 as match_likeness from ${compared(q)} order by match_likeness desc, x.id desc limit 200))`;

/** Sort order of the matching products `p`, best first. */
export const BEST_FIRST = 'p.match_band desc, p.in_stock desc, p.match_likeness desc, p.id desc';
