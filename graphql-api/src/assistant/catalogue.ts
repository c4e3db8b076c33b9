import type { Ctx } from '../platform/context.ts';
import { allOf, raw, sql, type Sql } from '../platform/sql.ts';
import { relevance, withName, withWords } from '../products/search.ts';
import { guestNameSql } from '../users/person-name.ts';
import type { CatalogueQuestion } from './question.ts';

/** What the assistant may say of a product: nothing that leads to a person but the seller's name. */
export interface Fact {
  id: string;
  name: string;
  description: string;
  price: number;
  quantity: number;
  shipping: boolean;
  category: string;
  seller: string;
  rating: number;
  reviews: number;
}

/** Most names that are compared with words that no product has: the likeness of names is dear. */
const CONSIDERED = 400;
/** Most products of one answer. */
const MOST = 5;

const seller = { name: raw('u.name'), deletedAt: raw('u.deleted_at') };
const t = { name: raw('p.name'), category: raw('p.category_id'), search: raw('p.search') };

/** Guests hear of a seller what they see elsewhere. */
const columnsFor = ({
  viewer,
}: Pick<Ctx, 'viewer'>) => sql`p.id::text as id, p.name, p.description, p.price::float8 as price, p.quantity, p.shipping, c.name as category,
  ${viewer ? raw('u.name') : guestNameSql(seller)} as seller,
  coalesce(round(p.rating_sum::numeric / nullif(p.review_count, 0), 1), 0)::float8 as rating, p.review_count as reviews`;
const tables = sql`join categories c on c.id = p.category_id join users u on u.id = p.seller_id`;

/** Orders of what matched, `m`. */
const orders: Record<CatalogueQuestion['order'], Sql> = {
  relevance: sql`m.in_stock desc, m.rank desc, m.id desc`,
  cheapest: sql`m.price, m.id desc`,
  dearest: sql`m.price desc, m.id desc`,
  newest: sql`m.id desc`,
  best: sql`m.rating_sum::float8 / greatest(m.review_count, 1) desc, m.review_count desc, m.id desc`,
};

function conditions(question: CatalogueQuestion, words: string): Sql {
  const { category, minPrice, maxPrice, delivery } = question;
  const parts = [sql`p.deleted_at is null`];
  if (category) parts.push(sql`c.name = ${category}`);
  if (minPrice !== undefined) parts.push(sql`p.price >= ${minPrice}::numeric`);
  if (maxPrice !== undefined) parts.push(sql`p.price <= ${maxPrice}::numeric`);
  if (delivery) parts.push(sql`p.shipping`);
  // Sold-out things are told of when they are asked for by name.
  if (!words) parts.push(sql`p.in_stock`);
  return allOf(parts);
}

/** What matches is found and counted once; everything else is read for the best few alone. */
function best(ctx: Ctx, question: CatalogueQuestion, words: string, match: typeof withWords): Sql<never> {
  const rank = question.order === 'relevance' && words ? relevance(t, words) : raw('0');
  return sql`with m as materialized (
      select p.id, p.price, p.in_stock, p.rating_sum, p.review_count, ${rank} as rank
      from ${words ? sql`(${match(words)})` : raw('products')} p join categories c on c.id = p.category_id
      where ${conditions(question, words)} ${match === withName ? sql`limit ${CONSIDERED}::int` : raw('')}),
    best as (select m.id, count(*) over ()::int as total, row_number() over (order by ${orders[question.order]}) as place
      from m order by place limit ${MOST}::int)
    select ${columnsFor(ctx)}, best.total from best join products p on p.id = best.id ${tables} order by best.place`;
}

/** The best few products for a question, and how many there are. */
export async function lookUp(ctx: Ctx, question: CatalogueQuestion): Promise<{ found: Fact[]; total: number; exact: boolean }> {
  const any = question.words.split(' ').join(' or ');
  // All words first, then what they may have been meant to be, then any of them.
  const attempts: [words: string, match: typeof withWords, exact: boolean][] = [[question.words, withWords, true]];
  if (question.words) attempts.push([question.words, withName, true]);
  if (any !== question.words) attempts.push([any, withWords, false]);
  for (const [words, match, exact] of attempts) {
    const found = await ctx.db.rows<Fact & { total: number }>(best(ctx, question, words, match));
    // Names that are nearly the same are not counted: only some of them were compared.
    const total = match === withName ? found.length : found[0]?.total;
    if (total) return { found, total, exact };
  }
  return { found: [], total: 0, exact: true };
}

/** One product by id. */
export async function factOf(ctx: Ctx, id: string): Promise<Fact | undefined> {
  return ctx.db.one<Fact>(sql`select ${columnsFor(ctx)} from products p ${tables} where p.id = ${id} and p.deleted_at is null`);
}

/** The names of all categories. */
export async function categoryNames(ctx: Ctx): Promise<string[]> {
  return (await ctx.db.rows<{ name: string }>(sql`select name from categories`)).map(({ name }) => name);
}

/** The categories that have something on sale, with how much, and the sum. */
export async function shelves(ctx: Ctx): Promise<{ name: string; count: number }[]> {
  return ctx.db
    .rows(sql`select c.name, (select count(*)::int from products p where p.category_id = c.id and p.deleted_at is null and p.in_stock) as count
    from categories c order by c.fallback, lower(c.name)`);
}
