import type { Ctx } from '../platform/context.ts';
import { allOf, raw, sql, type Sql } from '../platform/sql.ts';
import type { Columns } from '../read/model.ts';
import type { Product } from '../products/product.entity.ts';
import { matches, relevance } from '../products/search.ts';
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

/** Most products of one answer. */
const MOST = 5;

const t = {
  id: raw('p.id'),
  name: raw('p.name'),
  category: raw('p.category_id'),
  search: raw('p.search'),
} as unknown as Columns<Product>;

const facts = sql`select p.id::text as id, p.name, p.description, p.price::float8 as price, p.quantity, p.shipping, c.name as category, u.name as seller,
  coalesce(round(p.rating_sum::numeric / nullif(p.review_count, 0), 1), 0)::float8 as rating, p.review_count as reviews
  from products p join categories c on c.id = p.category_id join users u on u.id = p.seller_id`;

const orders: Record<CatalogueQuestion['order'], (words: string) => Sql> = {
  relevance: (words) => sql`(p.quantity > 0) desc, ${words ? relevance(t, words) : raw('p.id')} desc, p.id desc`,
  cheapest: () => sql`p.price, p.id desc`,
  dearest: () => sql`p.price desc, p.id desc`,
  newest: () => sql`p.id desc`,
  best: () => sql`p.rating_sum::float8 / greatest(p.review_count, 1) desc, p.review_count desc, p.id desc`,
};

function conditions(question: CatalogueQuestion, words: string): Sql {
  const { category, minPrice, maxPrice, delivery } = question;
  const parts = [sql`p.deleted_at is null`];
  if (words) parts.push(matches(t, words));
  if (category) parts.push(sql`c.name = ${category}`);
  if (minPrice !== undefined) parts.push(sql`p.price >= ${minPrice}::numeric`);
  if (maxPrice !== undefined) parts.push(sql`p.price <= ${maxPrice}::numeric`);
  if (delivery) parts.push(sql`p.shipping`);
  // Sold-out things are told of when they are asked for by name.
  if (!words) parts.push(sql`p.quantity > 0`);
  return allOf(parts);
}

/** The best few products for a question, and how many there are. */
export async function lookUp(ctx: Ctx, question: CatalogueQuestion): Promise<{ found: Fact[]; total: number; exact: boolean }> {
  // All words first, then any of them.
  const attempts = [question.words, question.words.split(' ').join(' or ')];
  for (const [index, words] of attempts.entries()) {
    if (index > 0 && words === attempts[0]) break;
    const where = conditions(question, words);
    const found = await ctx.db.rows<Fact>(sql`${facts} where ${where} order by ${orders[question.order](words)} limit ${MOST}::int`);
    if (found.length === 0) continue;
    // Few enough to be all there are.
    if (found.length < MOST) return { found, total: found.length, exact: index === 0 };
    const row = await ctx.db.one<{ total: number }>(
      sql`select count(*)::int as total from products p join categories c on c.id = p.category_id where ${where}`,
    );
    return { found, total: row!.total, exact: index === 0 };
  }
  return { found: [], total: 0, exact: true };
}

/** One product by id. */
export async function factOf(ctx: Ctx, id: string): Promise<Fact | undefined> {
  return ctx.db.one<Fact>(sql`${facts} where p.id = ${id} and p.deleted_at is null`);
}

/** The names of all categories. */
export async function categoryNames(ctx: Ctx): Promise<string[]> {
  return (await ctx.db.rows<{ name: string }>(sql`select name from categories`)).map(({ name }) => name);
}

/** The categories that have something on sale, with how much, and the sum. */
export async function shelves(ctx: Ctx): Promise<{ name: string; count: number }[]> {
  return ctx.db
    .rows(sql`select c.name, (select count(*)::int from products p where p.category_id = c.id and p.deleted_at is null and p.quantity > 0) as count
    from categories c order by c.fallback, lower(c.name)`);
}
