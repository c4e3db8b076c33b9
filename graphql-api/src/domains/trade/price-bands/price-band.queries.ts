import type { Ctx } from '../../../platform/context.ts';
import { allOf, expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { quartilesOf } from '../../../platform/database/quartiles.ts';
import { columns, table } from '../../../platform/database/table.ts';
import { Course } from '../../market/courses/course.entity.ts';
import { ProductCourse } from '../../market/courses/product-course.entity.ts';
import { Product, type ProductCondition } from '../../market/products/product.entity.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { SwapLeg } from '../swaps/swap-leg.entity.ts';

const o = table(Order, 'o');
const p = table(Product, 'p');
const j = table(ProductCourse, 'j');
const c = table(Course, 'c');
const l = table(SwapLeg, 'l');

/** Period of the sales that count. */
const SINCE = '18 months';

/** True for a sale that counts: handed over for certain, and for a price. The price of a swap's leg is a top-up. */
const isSale = sql`${o.status} = ${OrderStatus.DELIVERED} and ${o.price} > 0 and ${o.handoverConfirmedAt} > now() - ${SINCE}::interval
  and not exists (select from ${l} where ${l.order} = ${o.id})`;

/** Returns the number of sales of some products and the quartiles of their prices; null if there are none. */
async function salesOf({ db }: Ctx, products: Sql) {
  const row = await db.one(sql`select ${columns(quartilesOf(o.price))} from ${o} where ${isSale} and ${o.product} in (${products})`);
  return row!;
}

/** Returns the sales of the book with a 13-digit ISBN. */
export const salesOfIsbn = (ctx: Ctx, isbn: string) => salesOf(ctx, sql`select ${p.id} from ${p} where ${p.isbn} = ${isbn}`);

/** Returns the sales of listings of a category and condition whose names have the same words, in any order, singular or plural. */
export function salesOfWords(ctx: Ctx, words: string, category: string, condition: ProductCondition | null) {
  const folded = sql`search_fold(${words})`;
  // The index finds the listings that have all words; the comparison leaves out those that have other words too.
  const hasAll = sql`${p.search} @@ (select plainto_tsquery('simple', ${folded}))`;
  const hasNoOther = sql`strip(to_tsvector('english', ${p.searchName})) = strip(to_tsvector('english', ${folded}))`;
  const stemmed = sql`${p.search} @@ (select plainto_tsquery('english', ${folded}))`;
  const conditions = [sql`${p.category} = ${category}`, sql`(${hasAll} or ${stemmed})`, hasNoOther];
  if (condition !== null) conditions.push(sql`${p.condition} = ${condition}`);
  return salesOf(ctx, sql`select ${p.id} from ${p} where ${allOf(conditions)}`);
}

/** Returns the sales of listings of a category for any of some courses. */
export const salesOfCourses = (ctx: Ctx, codes: readonly string[], category: string) =>
  salesOf(
    ctx,
    sql`select ${p.id} from ${p} join ${j} on ${j.product} = ${p.id} join ${c} on ${c.id} = ${j.course}
      where ${p.category} = ${category} and ${c.code} = any(${codes}::text[])`,
  );

/** Returns the properties of a listing that its price band is based on; undefined if the product is not listed. */
export function bandSubject({ db }: Ctx, product: string) {
  const courseCodes = expression<string[]>`array(select ${c.code} from ${j} join ${c} on ${c.id} = ${j.course} where ${j.product} = ${p.id})`;
  const subject = columns({ isbn: p.isbn, words: p.name, categoryId: p.category, condition: p.condition, courseCodes });
  return db.one(sql`select ${subject} from ${p} where ${p.id} = ${product} and ${p.deletedAt} is null`);
}
