import type { Ctx } from '../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, names, table, values } from '../../../platform/database/table.ts';
import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import { Course } from '../courses/course.entity.ts';
import { ProductCourse } from '../courses/product-course.entity.ts';
import { Product } from '../products/product.entity.ts';
import { FollowedCourse } from './followed-course.entity.ts';

const f = table(FollowedCourse, 'f');
const c = table(Course, 'c');
const j = table(ProductCourse, 'j');
const p = table(Product, 'p');

/** Condition: a user follows a course. */
export const isFollowedSql = (user: Sql, course: Sql): Sql => sql`exists (select from ${f} where ${f.user} = ${user} and ${f.course} = ${course})`;

/** SQL of the listings for the courses that a user follows. */
export const listingsOfCoursesSql = (user: Sql): Sql =>
  sql`(select ${j.product} from ${f} join ${j} on ${j.course} = ${f.course} where ${f.user} = ${user})`;

/** Returns the number of courses that a user follows. */
export async function followedTotal({ db }: Ctx, user: string): Promise<number> {
  const row = await db.one(sql`select ${columns({ total: expression<number>`count(*)::int` })} from ${f} where ${f.user} = ${user}`);
  return row!.total;
}

/** Makes a user follow a course; does nothing if the user already does. */
export async function insertFollowed({ db }: Ctx, user: string, course: string): Promise<void> {
  await db.rows(sql`insert into ${f} ${values(f, { user, course })} on conflict (${names(f, 'user', 'course')}) do nothing`);
}

/** Makes a user unfollow a course; does nothing if the user does not follow it. Returns the course's id; undefined if there is no such course. */
export async function deleteFollowed({ db }: Ctx, user: string, code: string): Promise<string | undefined> {
  const course = await db.one(sql`select ${columns({ id: c.id })} from ${c} where ${c.code} = ${code}`);
  if (course) await db.rows(sql`delete from ${f} where ${f.user} = ${user} and ${f.course} = ${course.id}`);
  return course?.id;
}

/** Removes all followed courses of a user. */
export async function deleteFollowedOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${f} where ${f.user} = ${user}`);
}

/**
 * Returns the users to notify of new listings, each with the followed course that the listing is for; if there are several, the first by code.
 * Excludes the seller, users with a block between them and the seller, and listings that cannot be ordered.
 */
export function notifiedOf({ db }: Ctx, products: readonly string[]) {
  return db.rows(sql`select distinct on (${p.id}, ${f.user}) ${columns({ product: p.id, user: f.user, course: c.id, seller: p.seller })}
    from ${p} join ${j} on ${j.product} = ${p.id} join ${c} on ${c.id} = ${j.course} join ${f} on ${f.course} = ${c.id}
    where ${p.id} = any(${products}::bigint[]) and ${p.deletedAt} is null and ${p.inStock} and ${p.isOpen}
      and ${f.user} <> ${p.seller} and not ${isBlockedSql(f.user, p.seller)}
    order by ${p.id}, ${f.user}, ${c.code}`);
}
