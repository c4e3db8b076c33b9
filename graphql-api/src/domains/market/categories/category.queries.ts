import type { Ctx, Db } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../../platform/database/table.ts';
import { Product } from '../products/product.entity.ts';
import { list, type QuerySource } from '../../../read/query-source.ts';
import { Category } from './category.entity.ts';

const c = table(Category, 'c');
const p = table(Product, 'p');
const byName = sql`(lower(${names(c, 'name')}))`;

/** All categories by name, the fallback last. */
export function categoriesByName(): QuerySource {
  return list(Category, {
    where: () => sql`true`,
    order: [
      { by: (t) => t.fallback, type: 'boolean', desc: false },
      { by: (t) => sql`lower(${t.name})`, type: 'integer', desc: false },
    ],
  });
}

/** Some categories by id, in the order given. */
export function categoriesByIds(ids: string[]): QuerySource {
  return list(Category, {
    where: (t) => sql`${t.id} = any(${ids}::bigint[])`,
    order: [{ by: (t) => sql`array_position(${ids}::bigint[], ${t.id})`, type: 'integer', desc: false }],
  });
}

/** True when there is a category with this id. */
export async function categoryExists({ db }: Ctx, id: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: c.id })} from ${c} where ${c.id} = ${id}`));
}

/** The id of the category with a name, whatever the letter case; undefined where there is none. */
export async function categoryNamed({ db }: Ctx, name: string): Promise<string | undefined> {
  return (await db.one(sql`select ${columns({ id: c.id })} from ${c} where lower(${c.name}) = lower(${name})`))?.id;
}

/** Inserts a category. Returns its id. Fails with categories_name_unique where the name is taken. */
export async function insertCategory({ db }: Pick<Ctx, 'db'>, name: string): Promise<string> {
  const row = await db.one(sql`insert into ${c} ${values(c, { name })} returning ${columns({ id: c.id })}`);
  return row!.id;
}

/** Inserts those of the names that no category has, and returns them. */
export function insertMissingCategories({ db }: Ctx, wanted: string[]) {
  return db.rows(sql`insert into ${c} (${names(c, 'name')}) select unnest(${wanted}::text[])
    on conflict ${byName} do nothing returning ${columns({ id: c.id, name: c.name })}`);
}

/** Locks a category and returns its name; undefined when there is none. */
export async function lockCategoryName({ db }: Ctx, id: string): Promise<string | undefined> {
  return (await db.one(sql`select ${columns({ name: c.name })} from ${c} where ${c.id} = ${id} for update`))?.name;
}

/** Renames a category. Fails with categories_name_unique where the name is taken. */
export async function renameCategory({ db }: Ctx, id: string, name: string): Promise<void> {
  await db.rows(sql`update ${c} set ${assign(c, { name })} where ${c.id} = ${id}`);
}

/** Locks the products of a category, then it and the one they move to: every change of a product locks it before its category. */
export async function lockCategories({ db }: Ctx, id: string, target: string) {
  await db.rows(sql`select count(*) from (select from ${p} where ${p.category} = ${id} order by ${p.id} for no key update) locked`);
  return db.rows(sql`select ${columns({ id: c.id, name: c.name, fallback: c.fallback })} from ${c}
    where ${c.id} = any(${[id, target]}::bigint[]) order by ${c.id} for update`);
}

/** Whether products are in a category, also such as were taken down. */
export async function hasProducts({ db }: Ctx, category: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: p.id })} from ${p} where ${p.category} = ${category} limit 1`));
}

/** The id of the fallback category, which is made where there is none of this name. */
export async function fallbackCategory({ db }: Ctx, name: string): Promise<string> {
  const row = await db.one(sql`insert into ${c} ${values(c, { name, fallback: true })}
    on conflict ${byName} do update set ${assign(c, { fallback: true })} returning ${columns({ id: c.id })}`);
  return row!.id;
}

/** Moves the products of a category to another. Returns how many of them are listed. */
export async function moveProducts({ db }: Ctx, id: string, target: string): Promise<number> {
  const row = await db.one(sql`with moved as (
      update ${p} set ${assign(p, { category: target })} where ${p.category} = ${id} returning ${p.deletedAt} as gone)
    select ${columns({ shown: expression<number>`count(*)::int` })} from moved where gone is null`);
  return row!.shown;
}

/** Deletes a category that has no products. */
export async function removeCategory({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${c} where ${c.id} = ${id}`);
}

/** Whether a category exists. */
export async function hasCategories(db: Db): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: c.id })} from ${c} limit 1`));
}
