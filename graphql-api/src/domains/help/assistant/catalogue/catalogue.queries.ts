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
/** The matching products, with the columns that their order needs. */
const m = rowsNamed(Product, 'm');

/** Maximum length of a word that is compared as a whole. */
const SHORT = 3;
/** Maximum number of products in an answer. */
const MOST = 5;

/** Columns that the assistant may mention: nothing that leads to a person except the seller's name. Guests see that name as elsewhere. */
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

/**
 * Condition: a name contains a word. A short word must match a whole word, any other a prefix: "chair" matches "chairs", but "mi" does not match
 * "mini". Names contain "3M" as "3 m".
 */
const nameHas = (word: string): Sql =>
  sql`position(' ' || search_fold(${word}) || ${word.length <= SHORT ? ' ' : ''} in ' ' || ${p.searchName} || ' ') > 0`;

/** Condition: the product's category has this name. A number never names a category. */
const isInCategory = (word: string): Sql => (/\d/.test(word) ? raw('false') : sql`${c.name} ilike ${containing(word)}`);

/**
 * Condition that excludes a refused thing. With search words only the name is checked, so that "not for a cycle" does not exclude a helmet listed
 * under Cycles. Without search words the category is checked as well.
 */
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

/** Values used in place of the search's columns if there are no words to search for. */
const UNRANKED = { from: sql`${p}`, added: sql`${raw(String(WORDS.inName))} as words, 0 as match_band, 0 as match_likeness, 0 as named` };

/** Prefers names that occur in the question as a whole, the longest first. */
function ranked(plan: SearchPlan, asked: string) {
  const isNamed = sql`${wordsFound} >= ${raw(String(WORDS.meantInName))} and position(' ' || ${p.searchName} || ' ' in ${` ${asked} `}) > 0`;
  return {
    from: sql`(${matching(plan)}) ${rowsNamed(Product, 'p')}`,
    added: sql`${wordsFound} as words, match_band, match_likeness, case when ${isNamed} then length(${p.searchName}) else 0 end as named`,
  };
}

/**
 * SQL of how well the words must match at least. By relevance, products with the words in their name are not mixed with products that only mention
 * them, and a mention is not enough if something is excluded. By any other order only the best match counts.
 */
function wordsLeast({ order, without }: CatalogueQuestion): Sql {
  const most = sql`select max(words) from m`;
  if (order !== 'relevance') return sql`(${most})`;
  const least = without.length > 0 ? WORDS.meantInName : WORDS.inTexts;
  return sql`case when (${most}) >= ${raw(String(WORDS.meantInName))} then ${raw(String(WORDS.meantInName))} else ${raw(String(least))} end`;
}

/** What to look up, which words of names exclude a product, and how many of the best products to skip. */
interface Lookup {
  looked: Looked | undefined;
  excluded: readonly string[];
  skip: number;
}

/** The search plan of a question's words, and the folded question. */
export interface Looked {
  plan: SearchPlan;
  asked: string;
}

/**
 * Returns the best few products for a question, their total number, and how well the words matched. Matching products are found and counted once; all
 * other data is read only for the best few.
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

/** Returns the published ones of the given products, in any order. */
export function listedFacts(ctx: Ctx, ids: readonly string[]) {
  return ctx.db.rows(sql`select ${columns(factFor(ctx))} from ${p} ${tables} where ${p.id} = any(${ids}::bigint[]) and ${isPublishedSql(p)}`);
}

/** Returns the names of all categories. */
export async function namesOfCategories({ db }: Ctx): Promise<string[]> {
  return (await db.rows(sql`select ${columns({ name: c.name })} from ${c}`)).map(({ name }) => name);
}

/** Returns all categories with the number of products on sale in each, in the order of the pages. */
export function categoryCounts({ db }: Ctx) {
  const count = expression<number>`(select count(*)::int from ${p} where ${p.category} = ${c.id} and ${p.deletedAt} is null and ${p.isOpen} and ${p.inStock})`;
  return db.rows(sql`select ${columns({ name: c.name, count })} from ${c} order by ${c.fallback}, lower(${c.name})`);
}
