import { raw, sql, type Sql } from '../platform/sql.ts';
import { table } from '../platform/table.ts';
import { Category } from '../categories/category.entity.ts';
import type { Columns, OrderKey } from '../read/mapping.ts';
import type { SearchPlan } from '../search/search-plan.ts';
import { Product } from './product.entity.ts';

const x = table(Product, 'x');
const c = table(Category, 'c');

/** Fewer products than this that have all words are joined by others that are near. */
const ENOUGH = 24;
/** How many others at most, and among how many they are chosen. */
const MOST_NEAR = 200;
const MOST_COMPARED = 400;

/** How well a product matches, highest first. All words in the name, or better; all words anywhere; less than all words. */
const ALL_WORDS = 4;
const BANDS = {
  name: 9,
  leading: 8,
  whole: 7,
  exact: 6,
  related: 5,
  category: ALL_WORDS,
  anywhere: ALL_WORDS,
  near: 2,
  loose: 1,
};

const band = (name: keyof typeof BANDS): Sql => raw(String(BANDS[name]));

/** A query of the plan; in a sub-select it is made once for a statement, not once for a row. */
const query = ({ config }: SearchPlan, text: string): Sql => sql`(select to_tsquery(${config}::regconfig, ${text}))`;

/** Products with equal names are equal here, so that stock decides between them. What has not all words in its name is decided first. */
function bandOf(plan: SearchPlan): Sql {
  const exact = query(plan, plan.exact);
  const isPlain = plan.exact === plan.related;
  const wordsOfName = isPlain ? band('exact') : sql`case when ${x.nameWords} @@ ${exact} then ${band('exact')} else ${band('related')} end`;
  return sql`case when not ${x.nameWords} @@ ${query(plan, plan.related)} then ${band('anywhere')}
    when ${x.searchName} = ${plan.text} then ${band('name')}
    when starts_with(${x.searchName}, ${`${plan.text} `}) then ${band('leading')}
    when ${x.nameWords} @@ (select to_tsquery('simple', ${plan.whole})) then ${band('whole')}
    else ${wordsOfName} end`;
}

/**
 * The more of the name was typed, and in one piece, the better; where words of a phrase were corrected, the more alike the two are. To compare
 * trigrams costs ten times as much as all the rest, so it is left out for single words, which thousands of products may have.
 */
function likeness({ text, typed, isCorrected }: SearchPlan): Sql {
  if (isCorrected && typed.includes(' ')) return sql`similarity(${x.searchName}, ${typed})::float8`;
  return sql`${text.length}::float8 / greatest(length(${x.searchName}), 1) + case when position(${text} in ${x.searchName}) > 0 then 1 else 0 end`;
}

const rows = (bandSql: Sql, likenessSql: Sql): Sql => sql`select x.*, ${bandSql} as match_band, ${likenessSql} as match_likeness from ${x}`;

function byCategory(plan: SearchPlan): Sql {
  const rest = plan.besidesCategory === null ? raw('true') : sql`${x.search} @@ ${query(plan, plan.besidesCategory)}`;
  return sql`union all ${rows(band('category'), raw('0::float8'))}
    where ${x.category} = any(${plan.categoryIds}::bigint[]) and not ${x.search} @@ ${query(plan, plan.related)} and ${rest}`;
}

/** What is near, where few products have all words. */
function nearby(plan: SearchPlan): Sql {
  const all = query(plan, plan.related);
  const few = sql`(select count(*) from (select from ${x} where ${x.search} @@ ${all} and ${x.deletedAt} is null limit ${raw(String(ENOUGH))}) s) < ${raw(String(ENOUGH))}`;
  const near = query(plan, plan.near);
  const nearBand = sql`case when ${x.nameWords} @@ ${near} then ${band('near')} else ${band('loose')} end`;
  // Only some are compared by their trigrams, which is what costs most.
  const compared = sql`(select x.*, ${nearBand} as match_band from ${x}
    where ${few} and ${x.search} @@ (${near} || ${query(plan, plan.loose)}) and not ${x.search} @@ ${all} and ${x.deletedAt} is null
    order by match_band desc, ${x.inStock} desc, ${x.id} desc limit ${raw(String(MOST_COMPARED))}) x`;
  return sql`union all (select x.*, similarity(${x.searchName}, ${plan.typed})::float8 as match_likeness from ${compared}
    order by x.match_band desc, match_likeness desc, ${x.id} desc limit ${raw(String(MOST_NEAR))})`;
}

const made = new WeakMap<SearchPlan, Sql>();

/** A query for the products that a search finds, each once, with `match_band` and `match_likeness`. The same plan has the same one. */
export function matching(plan: SearchPlan): Sql {
  const known = made.get(plan) ?? matchingOf(plan);
  made.set(plan, known);
  return known;
}

function matchingOf(plan: SearchPlan): Sql {
  return sql`${rows(bandOf(plan), likeness(plan))} where ${x.search} @@ ${query(plan, plan.related)}
    ${plan.categoryIds.length > 0 ? byCategory(plan) : raw('')} ${plan.isCommon ? raw('') : nearby(plan)}`;
}

/** A column that `matching` adds to the products. */
const added = (t: Columns<Product>, name: 'match_band' | 'match_likeness'): Sql => (t as unknown as Record<string, Sql>)[name]!;

/** Best match first; among equal ones what is in stock, then by likeness. */
export const bestMatchFirst = ({ stockFirst }: { stockFirst: OrderKey<Product>[] }): OrderKey<Product>[] => [
  { by: (t) => added(t, 'match_band'), type: 'integer', desc: true },
  ...stockFirst,
  { by: (t) => added(t, 'match_likeness'), type: 'float8', desc: true },
];

/** What has all words comes before what fills the page. */
export const allWordsFirst: OrderKey<Product> = {
  by: (t) => sql`(${added(t, 'match_band')} >= ${raw(String(ALL_WORDS))})`,
  type: 'boolean',
  desc: true,
};

/*
 * The assistant's ways to find a product. Each is a look into an index of its own and they are put together by UNION ALL: one condition of
 * them all would have every product read. A product is given in the first way that finds it only.
 */
const webQuery = (text: string): Sql => sql`(select websearch_to_tsquery('english', search_fold(${text})))`;
const categories = (text: string): Sql => sql`(select ${c.id} from ${c} where lower(${text}) <% lower(${c.name}))`;
const products = sql`select x.* from ${x}`;

/** A query for the products that have the words, stemmed, or are of a category that is called so. */
export function withWords(text: string): Sql {
  const byWords = sql`${x.search} @@ ${webQuery(text)}`;
  return sql`${products} where ${byWords} union all ${products} where ${x.category} in ${categories(text)} and not ${byWords}`;
}

/** A query for the products whose name is nearly the same (trigrams). */
export function withName(text: string): Sql {
  return sql`${products} where lower(${text}) <% lower(${x.name})`;
}

/** How well a product matches: words first, more by the name than by the description; without them the likeness of the name; the category last. */
export function relevance(t: Pick<Columns<Product>, 'name' | 'search' | 'category'>, text: string): Sql {
  const words = sql`nullif(ts_rank(${t.search}, ${webQuery(text)}), 0)`;
  const alike = sql`word_similarity(lower(${text}), lower(${t.name}))`;
  // Not a plain 0.3: decimal numbers cost as much as the rank itself.
  const named = sql`case when ${t.category} = any(array${categories(text)}) then 0.3::float8 else 0 end`;
  return sql`(coalesce(1 + ${words}, ${alike}) + ${named})`;
}
