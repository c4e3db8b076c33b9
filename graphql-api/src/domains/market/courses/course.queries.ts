import type { Ctx, Db } from '../../../platform/context.ts';
import { allOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, names, table } from '../../../platform/database/table.ts';
import type { Columns } from '../../../read/mapping.ts';
import { byId, connection, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { Product } from '../products/product.entity.ts';
import { normalizeCourseCode } from './course-code.ts';
import { Course } from './course.entity.ts';
import { ProductCourse } from './product-course.entity.ts';

const c = table(Course, 'c');
const j = table(ProductCourse, 'j');
const m = table(Product, 'm');
const l = table(Product, 'l');

function found(t: Columns<Course>, search: string): Sql {
  const words = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(starts_with(${t.code}, ${normalizeCourseCode(search)}) or ${t.name} ilike ${words} or ${t.department} ilike ${words})`;
}

/** Returns a page of courses by code, optionally only those that match a search. */
export function coursesByCode({ search, withRetired, ...page }: Page & { search?: string | null; withRetired: boolean }): QuerySource {
  return connection<Course>(Course, {
    where: (t) => allOf([...(withRetired ? [] : [sql`${t.retiredAt} is null`]), ...(search ? [found(t, search)] : [])]),
    order: [{ by: (t) => t.code, type: 'text', desc: false }],
    page,
  });
}

/** Returns a course by its code, which may contain spaces and hyphens. */
export function courseByCode(code: string): QuerySource {
  return one<Course>(Course, { where: (t) => sql`${t.code} = ${normalizeCourseCode(code)}` });
}

/** Returns a course by id. */
export function courseById(id: string): QuerySource {
  return byId(Course, id);
}

/** Returns the id of a course that is currently taught; undefined if there is none. */
export async function taughtCourse({ db }: Ctx, code: string): Promise<string | undefined> {
  return (await db.one(sql`select ${columns({ id: c.id })} from ${c} where ${c.code} = ${normalizeCourseCode(code)} and ${c.retiredAt} is null`))?.id;
}

/** Returns the given codes that belong to a course, including retired courses. */
export async function knownCodes({ db }: { db: Db }, codes: readonly string[]): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ code: c.code })} from ${c} where ${c.code} = any(${codes}::text[])`);
  return rows.map(({ code }) => code);
}

/**
 * Returns the given codes that a listing may name: courses that are taught, and courses that the listing already names. `product` is undefined for a
 * new listing.
 */
export async function allowedCodes({ db }: Ctx, codes: readonly string[], product: string | undefined): Promise<string[]> {
  const kept = sql`exists (select from ${j} where ${j.course} = ${c.id} and ${j.product} = ${product ?? null}::bigint)`;
  const rows = await db.rows(sql`select ${columns({ code: c.code })} from ${c} where ${c.code} = any(${codes}::text[])
    and (${c.retiredAt} is null or ${kept})`);
  return rows.map(({ code }) => code);
}

/** Replaces the courses of a listing. */
export async function replaceCourses({ db }: Ctx, product: string, codes: readonly string[]): Promise<void> {
  const chosen = sql`select ${c.id} from ${c} where ${c.code} = any(${codes}::text[])`;
  await db.rows(sql`delete from ${j} where ${j.product} = ${product} and ${j.course} not in (${chosen})`);
  await db.rows(sql`insert into ${j} (${names(j, 'product', 'course')}) select ${product}::bigint, chosen.id from (${chosen}) chosen
    on conflict (${names(j, 'product', 'course')}) do nothing`);
}

/** Condition: a listing is for a course. */
export const isForCourseSql = (product: Sql, course: Sql): Sql =>
  sql`exists (select from ${j} where ${j.product} = ${product} and ${j.course} = ${course})`;

const says = (text: Sql, words: Sql): Sql => sql`${text} @@ phraseto_tsquery('simple', search_fold(${words}))`;

/** SQL array of normalized course codes. */
export const courseCodesSql = (codes: readonly string[]): Sql => sql`${codes.map(normalizeCourseCode)}::text[]`;

/**
 * SQL of the ids of listings for any course in an array of codes: listings whose seller names the course, and listings whose text contains the code.
 */
export const listingsForSql = (codes: Sql): Sql => {
  const wanted = sql`${c.code} = any(${codes})`;
  return sql`(select ${j.product} from ${j} join ${c} on ${c.id} = ${j.course} where ${wanted}
    union all select ${m.id} from ${c} join ${m} on ${says(m.search, c.code)} where ${wanted})`;
};

/** Condition: a listing is for any course in an array of codes, by the rule of `listingsForSql`. */
export const isForAnySql = (t: Pick<Columns<Product>, 'id' | 'search'>, codes: Sql): Sql =>
  sql`exists (select from ${c} where ${c.code} = any(${codes}) and (${isForCourseSql(t.id, c.id)} or ${says(t.search, c.code)}))`;

/** Condition: a listing is for the book with an ISBN of 13 digits, because its seller says so or its text contains the digits. */
export const hasIsbnSql = (t: Pick<Columns<Product>, 'isbn' | 'search'>, isbn: Sql): Sql =>
  sql`(${t.isbn} = ${isbn} or ${t.search} @@ (select plainto_tsquery('simple', ${isbn})))`;

/** SQL of the number of listings for a course that can be ordered. */
export const listingCountSql = (course: Sql): Sql => sql`(select count(*)::int from ${j} join ${l} on ${l.id} = ${j.product}
  where ${j.course} = ${course} and ${l.deletedAt} is null and ${l.isOpen} and ${l.inStock})`;
