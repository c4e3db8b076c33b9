import type { Ctx, Db } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../../platform/database/table.ts';
import { Product } from '../products/product.entity.ts';
import { list, type QuerySource } from '../../../read/query-source.ts';
import { Category } from './category.entity.ts';

const c = table(Category, 'c');
const p = table(Product, 'p');
const byName = sql`(lower(${names(c, 'name')}))`;

/** Returns all categories by name, the fallback last. */
export function categoriesByName(): QuerySource {
  return list(Category, {
    where: () => sql`true`,
    order: [
      { by: (t) => t.fallback, type: 'boolean', desc: false },
      { by: (t) => sql`lower(${t.name})`, type: 'integer', desc: false },
    ],
  });
}

/** Returns categories by id, in the given order. */
export function categoriesByIds(ids: string[]): QuerySource {
  return list(Category, {
    where: (t) => sql`${t.id} = any(${ids}::bigint[])`,
    order: [{ by: (t) => sql`array_position(${ids}::bigint[], ${t.id})`, type: 'integer', desc: false }],
  });
}

/** Returns whether a category with this id exists. */
export async function categoryExists({ db }: Ctx, id: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: c.id })} from ${c} where ${c.id} = ${id}`));
}

/** Returns the id of the category with a name, ignoring case; undefined if there is none. */
export async function categoryNamed({ db }: Ctx, name: string): Promise<string | undefined> {
  return (await db.one(sql`select ${columns({ id: c.id })} from ${c} where lower(${c.name}) = lower(${name})`))?.id;
}

/** Inserts a category and returns its id. Fails with categories_name_unique if the name is taken. */
export async function insertCategory({ db }: Pick<Ctx, 'db'>, name: string): Promise<string> {
  const row = await db.one(sql`insert into ${c} ${values(c, { name })} returning ${columns({ id: c.id })}`);
  return row!.id;
}

/** Inserts a category for each name that no category has yet, and returns the inserted names. */
export function insertMissingCategories({ db }: Ctx, wanted: string[]) {
  return db.rows(sql`insert into ${c} (${names(c, 'name')}) select unnest(${wanted}::text[])
    on conflict ${byName} do nothing returning ${columns({ id: c.id, name: c.name })}`);
}

/** Locks a category and returns its name; undefined if there is none. */
export async function lockCategoryName({ db }: Ctx, id: string): Promise<string | undefined> {
  return (await db.one(sql`select ${columns({ name: c.name })} from ${c} where ${c.id} = ${id} for update`))?.name;
}

/** Renames a category. Fails with categories_name_unique if the name is taken. */
export async function renameCategory({ db }: Ctx, id: string, name: string): Promise<void> {
  await db.rows(sql`update ${c} set ${assign(c, { name })} where ${c.id} = ${id}`);
}

/**
 * Locks the products of a category, then the category and the one the products move to. The order matters: every change of a product locks the
 * product before its category.
 */
export async function lockCategories({ db }: Ctx, id: string, target: string) {
  await db.rows(sql`select count(*) from (select from ${p} where ${p.category} = ${id} order by ${p.id} for no key update) locked`);
  return db.rows(sql`select ${columns({ id: c.id, name: c.name, fallback: c.fallback })} from ${c}
    where ${c.id} = any(${[id, target]}::bigint[]) order by ${c.id} for update`);
}

/** Returns whether a category contains products, including those that were taken down. */
export async function hasProducts({ db }: Ctx, category: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: p.id })} from ${p} where ${p.category} = ${category} limit 1`));
}

/** Returns the id of the fallback category. Creates it if no category has this name. */
export async function fallbackCategory({ db }: Ctx, name: string): Promise<string> {
  const row = await db.one(sql`insert into ${c} ${values(c, { name, fallback: true })}
    on conflict ${byName} do update set ${assign(c, { fallback: true })} returning ${columns({ id: c.id })}`);
  return row!.id;
}

/** Moves the products of a category to another. Returns how many of the moved products are listed. */
export async function moveProducts({ db }: Ctx, id: string, target: string): Promise<number> {
  const row = await db.one(sql`with moved as (
      update ${p} set ${assign(p, { category: target })} where ${p.category} = ${id} returning ${p.deletedAt} as gone)
    select ${columns({ shown: expression<number>`count(*)::int` })} from moved where gone is null`);
  return row!.shown;
}

/** Deletes a category without products. */
export async function removeCategory({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${c} where ${c.id} = ${id}`);
}

/** Returns whether any category exists. */
export async function hasCategories(db: Db): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: c.id })} from ${c} limit 1`));
}
