import { Category } from '../../../market/categories/category.entity.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { containing } from '../../../../platform/text/like.ts';
import { allOf, expression, raw, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, rowsNamed, table } from '../../../../platform/database/table.ts';
import { courseCodesSql, listingsForSql } from '../../../market/courses/course.queries.ts';
import { Product } from '../../../market/products/product.entity.ts';
import { matching, WORDS, wordsFound } from '../../../market/search/product-search.queries.ts';
import type { SearchPlan } from '../../../market/search/search-plan.ts';
import { guestNameSql } from '../../../people/users/person-name.queries.ts';
import { User } from '../../../people/users/user.entity.ts';
import type { CatalogueQuestion } from '../understanding/question.ts';
import { isPublishedSql } from '../../../market/products/product.queries.ts';

const p = table(Product, 'p');
const c = table(Category, 'c');
const u = table(User, 'u');
/** The products that match, as far as their order needs them. */
const m = rowsNamed(Product, 'm');

/** Letters of a word that is compared as a whole. */
const SHORT = 3;
/** Most products of one answer. */
const MOST = 5;

/** What the assistant may say of a product: nothing that leads to a person but the seller's name. Guests get the seller's name as they see it elsewhere. */
const factFor = ({ viewer }: Pick<Ctx, 'viewer'>) => ({
  id: p.id,
  name: p.name,
  description: p.description,
  price: p.price,
  quantity: p.quantity,
  shipping: p.shipping,
  condition: p.condition,
  category: c.name,
  seller: viewer ? u.name : expression<string>`${guestNameSql(u)}`,
  rating: expression<number>`coalesce(round(${p.ratingSum}::numeric / nullif(${p.reviewCount}, 0), 1), 0)::float8`,
  reviews: p.reviewCount,
});
const tables = sql`join ${c} on ${c.id} = ${p.category} join ${u} on ${u.id} = ${p.seller}`;

const best = sql`${m.ratingSum}::float8 / greatest(${m.reviewCount}, 1) desc, ${m.reviewCount} desc`;
const orders: Record<CatalogueQuestion['order'], Sql> = {
  relevance: sql`m.named desc, m.match_band desc, ${m.inStock} desc, m.match_likeness desc, ${m.id} desc`,
  cheapest: sql`${m.inStock} desc, ${m.price}, ${m.id} desc`,
  mostExpensive: sql`${m.inStock} desc, ${m.price} desc, ${m.id} desc`,
  newest: sql`${m.inStock} desc, ${m.id} desc`,
  best: sql`${m.inStock} desc, ${best}, ${m.id} desc`,
};

/** A short word is found as a whole, any other by its beginning: "chair" in "chairs", but not "mi" in "mini". Names hold "3M" as "3 m". */
const nameHas = (word: string): Sql =>
  sql`position(' ' || search_fold(${word}) || ${word.length <= SHORT ? ' ' : ''} in ' ' || ${p.searchName} || ' ') > 0`;

/** Whether a category is called so; no number is what a category is called for. */
const isInCategory = (word: string): Sql => (/\d/.test(word) ? raw('false') : sql`${c.name} ilike ${containing(word)}`);

/** What leaves out a refused thing. "Not for a cycle" refuses no helmet that is listed under Cycles: without words, the category counts. */
const isNot = (word: string, words: string): Sql => (words ? sql`not ${nameHas(word)}` : sql`not (${nameHas(word)} or ${isInCategory(word)})`);

function conditions(question: CatalogueQuestion, excluded: readonly string[]): Sql {
  const { words, category, courseCode, minPrice, maxPrice, delivery, pickup, minRating, without, inStock } = question;
  const parts: Sql[] = [sql`${p.deletedAt} is null and ${p.isOpen}`];
  if (category) parts.push(sql`${c.name} = ${category}`);
  if (courseCode !== undefined) parts.push(sql`${p.id} in ${listingsForSql(courseCodesSql([courseCode]))}`);
  if (minPrice !== undefined) parts.push(sql`${p.price} >= ${minPrice}::numeric`);
  if (maxPrice !== undefined) parts.push(sql`${p.price} <= ${maxPrice}::numeric`);
  if (delivery) parts.push(p.shipping);
  if (pickup) parts.push(sql`not ${p.shipping}`);
  if (question.conditions.length > 0) parts.push(sql`${p.condition} = any(${question.conditions}::text[])`);
  if (minRating !== undefined) parts.push(sql`${p.reviewCount} > 0 and ${p.ratingSum} >= ${minRating}::numeric * ${p.reviewCount}`);
  parts.push(...excluded.map((words) => sql`not ${p.nameWords} @@ (select to_tsquery('english', ${words}))`));
  for (const word of without) parts.push(isNot(word, words));
  // Sold-out products are found only by name.
  if (!words || inStock) parts.push(p.inStock);
  return allOf(parts);
}

/** What a product without words to look for has in the place of what the search adds. */
const UNRANKED = { from: sql`${p}`, added: sql`${raw(String(WORDS.inName))} as words, 0 as match_band, 0 as match_likeness, 0 as named` };

/** A name that stands in the question as a whole is what is meant, the longest first. */
function ranked(plan: SearchPlan, asked: string) {
  const isNamed = sql`${wordsFound} >= ${raw(String(WORDS.meantInName))} and position(' ' || ${p.searchName} || ' ' in ${` ${asked} `}) > 0`;
  return {
    from: sql`(${matching(plan)}) ${rowsNamed(Product, 'p')}`,
    added: sql`${wordsFound} as words, match_band, match_likeness, case when ${isNamed} then length(${p.searchName}) else 0 end as named`,
  };
}

/**
 * How far the words must be found. By relevance, what has them in its name is not mixed with what only mentions them, and where something is not
 * wanted, a mention does not do; by any other order only the best match counts.
 */
function wordsLeast({ order, without }: CatalogueQuestion): Sql {
  const most = sql`select max(words) from m`;
  if (order !== 'relevance') return sql`(${most})`;
  const least = without.length > 0 ? WORDS.meantInName : WORDS.inTexts;
  return sql`case when (${most}) >= ${raw(String(WORDS.meantInName))} then ${raw(String(WORDS.meantInName))} else ${raw(String(least))} end`;
}

/** What is looked for, which words of names exclude a product, and how many of the best are skipped. */
interface Lookup {
  looked: Looked | undefined;
  excluded: readonly string[];
  skip: number;
}

/** What to look for: the plan of search of a question's words, and the folded question. */
export interface Looked {
  plan: SearchPlan;
  asked: string;
}

/**
 * The best few products for a question, how many there are, and how far the words were found. What matches
 * is found and counted once; everything else is read for the best few alone.
 */
export function bestProducts(ctx: Ctx, question: CatalogueQuestion, { looked, excluded, skip }: Lookup) {
  const { from, added } = looked ? ranked(looked.plan, looked.asked) : UNRANKED;
  const facts = columns({ ...factFor(ctx), total: expression<number>`best.total`, words: expression<number>`best.words` });
  return ctx.db.rows(sql`with m as materialized (
      select ${p.id}, ${p.price}, ${p.inStock}, ${p.ratingSum}, ${p.reviewCount}, ${added}
      from ${from} join ${c} on ${c.id} = ${p.category} where ${conditions(question, excluded)}),
    best as (select ${m.id} as id, words, count(*) over ()::int as total, row_number() over (order by ${orders[question.order]}) as place
      from m where words >= ${wordsLeast(question)} order by place limit ${MOST}::int offset ${skip}::int)
    select ${facts} from best join ${p} on ${p.id} = best.id ${tables} order by best.place`);
}

/** The published ones of some products by id, in any order. */
export function listedFacts(ctx: Ctx, ids: readonly string[]) {
  return ctx.db.rows(sql`select ${columns(factFor(ctx))} from ${p} ${tables} where ${p.id} = any(${ids}::bigint[]) and ${isPublishedSql(p)}`);
}

/** The names of all categories. */
export async function namesOfCategories({ db }: Ctx): Promise<string[]> {
  return (await db.rows(sql`select ${columns({ name: c.name })} from ${c}`)).map(({ name }) => name);
}

/** All categories with how many products are on sale in each, in the order of the pages. */
export function categoryCounts({ db }: Ctx) {
  const count = expression<number>`(select count(*)::int from ${p} where ${p.category} = ${c.id} and ${p.deletedAt} is null and ${p.isOpen} and ${p.inStock})`;
  return db.rows(sql`select ${columns({ name: c.name, count })} from ${c} order by ${c.fallback}, lower(${c.name})`);
}
