import { Category } from '../categories/category.entity.ts';
import type { Ctx } from '../platform/context.ts';
import { containing } from '../platform/like.ts';
import { allOf, expression, raw, sql, type Sql } from '../platform/sql.ts';
import { columns, rowsNamed, table } from '../platform/table.ts';
import { Product } from '../products/product.entity.ts';
import { relevance, withName, withWords } from '../products/search.queries.ts';
import { guestNameSql } from '../users/person-name.queries.ts';
import { User } from '../users/user.entity.ts';
import type { CatalogueQuestion } from './question.ts';

const p = table(Product, 'p');
const c = table(Category, 'c');
const u = table(User, 'u');
/** The products that match, as far as their order needs them. */
const m = rowsNamed(Product, 'm');

/** Most names that are compared with words that no product has: the similarity of names is expensive. */
const CONSIDERED = 400;
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
  category: c.name,
  seller: viewer ? u.name : expression<string>`${guestNameSql(u)}`,
  rating: expression<number>`coalesce(round(${p.ratingSum}::numeric / nullif(${p.reviewCount}, 0), 1), 0)::float8`,
  reviews: p.reviewCount,
});
const tables = sql`join ${c} on ${c.id} = ${p.category} join ${u} on ${u.id} = ${p.seller}`;

const orders: Record<CatalogueQuestion['order'], Sql> = {
  relevance: sql`${m.inStock} desc, m.rank desc, ${m.id} desc`,
  cheapest: sql`${m.price}, ${m.id} desc`,
  mostExpensive: sql`${m.price} desc, ${m.id} desc`,
  newest: sql`${m.id} desc`,
  best: sql`${m.ratingSum}::float8 / greatest(${m.reviewCount}, 1) desc, ${m.reviewCount} desc, ${m.id} desc`,
};

function conditions(question: CatalogueQuestion, words: string): Sql {
  const { category, minPrice, maxPrice, delivery, minRating, without, inStock } = question;
  const parts: Sql[] = [sql`${p.deletedAt} is null`];
  if (category) parts.push(sql`${c.name} = ${category}`);
  if (minPrice !== undefined) parts.push(sql`${p.price} >= ${minPrice}::numeric`);
  if (maxPrice !== undefined) parts.push(sql`${p.price} <= ${maxPrice}::numeric`);
  if (delivery) parts.push(p.shipping);
  if (minRating !== undefined) parts.push(sql`${p.reviewCount} > 0 and ${p.ratingSum} >= ${minRating}::numeric * ${p.reviewCount}`);
  for (const word of without) parts.push(sql`not (${p.name} ilike ${containing(word)} or ${c.name} ilike ${containing(word)})`);
  // Sold-out products are found only by name.
  if (!words || inStock) parts.push(p.inStock);
  return allOf(parts);
}

/** Products by words: `words` has them or a category called so, `name` has nearly the same name. */
export type Match = 'words' | 'name';

function source(words: string, match: Match): Sql {
  if (!words) return sql`${p}`;
  return sql`(${match === 'words' ? withWords(words) : withName(words)}) ${rowsNamed(Product, 'p')}`;
}

/**
 * The best few products for a question, and how many there are. What matches is found and counted once; everything else is read for the best
 * few alone.
 */
export function bestProducts(ctx: Ctx, question: CatalogueQuestion, words: string, match: Match, skip: number) {
  const rank = question.order === 'relevance' && words ? relevance(p, words) : raw('0');
  const facts = columns({ ...factFor(ctx), total: expression<number>`best.total` });
  return ctx.db.rows(sql`with m as materialized (
      select ${p.id}, ${p.price}, ${p.inStock}, ${p.ratingSum}, ${p.reviewCount}, ${rank} as rank
      from ${source(words, match)} join ${c} on ${c.id} = ${p.category}
      where ${conditions(question, words)} ${match === 'name' ? sql`limit ${CONSIDERED}::int` : raw('')}),
    best as (select ${m.id} as id, count(*) over ()::int as total, row_number() over (order by ${orders[question.order]}) as place
      from m order by place limit ${MOST}::int offset ${skip}::int)
    select ${facts} from best join ${p} on ${p.id} = best.id ${tables} order by best.place`);
}

/** A listed product by id. */
export function listedFact(ctx: Ctx, id: string) {
  return ctx.db.one(sql`select ${columns(factFor(ctx))} from ${p} ${tables} where ${p.id} = ${id} and ${p.deletedAt} is null`);
}

/** The names of all categories. */
export async function namesOfCategories({ db }: Ctx): Promise<string[]> {
  return (await db.rows(sql`select ${columns({ name: c.name })} from ${c}`)).map(({ name }) => name);
}

/** All categories with how many products are on sale in each, in the order of the pages. */
export function categoryCounts({ db }: Ctx) {
  const count = expression<number>`(select count(*)::int from ${p} where ${p.category} = ${c.id} and ${p.deletedAt} is null and ${p.inStock})`;
  return db.rows(sql`select ${columns({ name: c.name, count })} from ${c} order by ${c.fallback}, lower(${c.name})`);
}
