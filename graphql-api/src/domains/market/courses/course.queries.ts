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

/** A page of the courses by code; of those that a search finds. */
export function coursesByCode({ search, withRetired, ...page }: Page & { search?: string | null; withRetired: boolean }): QuerySource {
  return connection<Course>(Course, {
    where: (t) => allOf([...(withRetired ? [] : [sql`${t.retiredAt} is null`]), ...(search ? [found(t, search)] : [])]),
    order: [{ by: (t) => t.code, type: 'text', desc: false }],
    page,
  });
}

/** A course by its code, which may be typed with spaces and hyphens. */
export function courseByCode(code: string): QuerySource {
  return one<Course>(Course, { where: (t) => sql`${t.code} = ${normalizeCourseCode(code)}` });
}

/** A course by id. */
export function courseById(id: string): QuerySource {
  return byId(Course, id);
}

/** The id of a course that is taught; undefined when there is none. */
export async function taughtCourse({ db }: Ctx, code: string): Promise<string | undefined> {
  return (await db.one(sql`select ${columns({ id: c.id })} from ${c} where ${c.code} = ${normalizeCourseCode(code)} and ${c.retiredAt} is null`))?.id;
}

/** Those of some codes that courses have, retired ones included. */
export async function knownCodes({ db }: { db: Db }, codes: readonly string[]): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ code: c.code })} from ${c} where ${c.code} = any(${codes}::text[])`);
  return rows.map(({ code }) => code);
}

/** Those of some codes that a listing may name: taught, or named by it already. `product` is undefined for a new one. */
export async function allowedCodes({ db }: Ctx, codes: readonly string[], product: string | undefined): Promise<string[]> {
  const kept = sql`exists (select from ${j} where ${j.course} = ${c.id} and ${j.product} = ${product ?? null}::bigint)`;
  const rows = await db.rows(sql`select ${columns({ code: c.code })} from ${c} where ${c.code} = any(${codes}::text[])
    and (${c.retiredAt} is null or ${kept})`);
  return rows.map(({ code }) => code);
}

/** Makes these the courses of a listing. */
export async function replaceCourses({ db }: Ctx, product: string, codes: readonly string[]): Promise<void> {
  const chosen = sql`select ${c.id} from ${c} where ${c.code} = any(${codes}::text[])`;
  await db.rows(sql`delete from ${j} where ${j.product} = ${product} and ${j.course} not in (${chosen})`);
  await db.rows(sql`insert into ${j} (${names(j, 'product', 'course')}) select ${product}::bigint, chosen.id from (${chosen}) chosen
    on conflict (${names(j, 'product', 'course')}) do nothing`);
}

/** SQL of whether a listing is for a course. */
export const isForCourseSql = (product: Sql, course: Sql): Sql =>
  sql`exists (select from ${j} where ${j.product} = ${product} and ${j.course} = ${course})`;

const says = (text: Sql, words: Sql): Sql => sql`${text} @@ phraseto_tsquery('simple', search_fold(${words}))`;

/** An array of codes as courses have them. */
export const courseCodesSql = (codes: readonly string[]): Sql => sql`${codes.map(normalizeCourseCode)}::text[]`;

/** SQL of the ids of listings for any of the courses whose codes an array has: those whose seller says so, and those whose text has the code. */
export const listingsForSql = (codes: Sql): Sql => {
  const wanted = sql`${c.code} = any(${codes})`;
  return sql`(select ${j.product} from ${j} join ${c} on ${c.id} = ${j.course} where ${wanted}
    union all select ${m.id} from ${c} join ${m} on ${says(m.search, c.code)} where ${wanted})`;
};

/** SQL of whether one listing is for any of the courses whose codes an array has: the rule of `listingsForSql`. */
export const isForAnySql = (t: Pick<Columns<Product>, 'id' | 'search'>, codes: Sql): Sql =>
  sql`exists (select from ${c} where ${c.code} = any(${codes}) and (${isForCourseSql(t.id, c.id)} or ${says(t.search, c.code)}))`;

/** SQL of whether a listing is of the book with an ISBN of 13 digits: its seller says so, or its text has the digits. */
export const hasIsbnSql = (t: Pick<Columns<Product>, 'isbn' | 'search'>, isbn: Sql): Sql =>
  sql`(${t.isbn} = ${isbn} or ${t.search} @@ (select plainto_tsquery('simple', ${isbn})))`;

/** SQL of how many listings for a course can be ordered. */
export const listingCountSql = (course: Sql): Sql => sql`(select count(*)::int from ${j} join ${l} on ${l.id} = ${j.product}
  where ${j.course} = ${course} and ${l.deletedAt} is null and ${l.isOpen} and ${l.inStock})`;
