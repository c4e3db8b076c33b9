import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../platform/errors.ts';
import { requireId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import { inTransaction, violates } from '../platform/transaction.ts';
import { Checks } from '../platform/validation.ts';
import { authorize } from '../access/policy.ts';
import { idempotentRequest, once } from '../idempotency/idempotency.service.ts';
import { messages } from '../messages.ts';
import { AuditAction } from '../moderation/audit-entry.entity.ts';
import { recordAudit } from '../moderation/audit.service.ts';
import { list, one, type Root } from '../read/root.ts';
import { Category } from './category.entity.ts';

/** Takes the products of a deleted category when no other is named; cannot be deleted itself. */
const FALLBACK_CATEGORY = 'Uncategorised';

/** All categories by name, the fallback last. */
export function categories(_ctx: Ctx): Root {
  return list(Category, {
    where: () => sql`true`,
    order: [
      { by: (t) => sql`${t.fallback}`, type: 'integer', desc: false },
      { by: (t) => sql`lower(${t.name})`, type: 'integer', desc: false },
    ],
  });
}

/** One category by id. */
export function category(_ctx: Ctx, id: string): Root {
  return one(Category, { where: (t) => sql`${t.id} = ${id}` });
}

function checkName(name: string): string {
  const checks = new Checks();
  checks.that(name.trim() !== '', 'name', messages.categoryRequired).done();
  const tidy = checks.text('name', name, { max: 40, message: messages.categoryLength });
  checks.done();
  return tidy;
}

async function unlessTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!violates(error, 'categories_name_unique')) throw error;
    const fields = [{ field: 'name', message: messages.categoryTaken }];
    throw new DomainError(ErrorCode.CONFLICT, messages.categoryTaken, { fields });
  }
}

/** Makes a category. Administrators only. Throws INVALID_INPUT about `name`, CONFLICT when the name is taken, IDEMPOTENCY_CONFLICT. */
export async function createCategory(ctx: Ctx, name: string, key?: string | null): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'category:manage');
  const tidy = checkName(name);
  return once(ctx, idempotentRequest('createCategory', viewer.id, key, [tidy]), (write) =>
    unlessTaken(
      write(async (tx) => {
        const row = await tx.db.one<{ id: string }>(sql`insert into categories (name) values (${tidy}) returning id::text as id`);
        await recordAudit(tx, { action: AuditAction.CATEGORY_CREATED, subject: tidy });
        return row!;
      }),
    ),
  );
}

/** Adds categories from the command line, those that exist left out. Returns the names that were added. Throws INVALID_INPUT about `name`. */
export async function addCategories(ctx: Ctx, names: string[]): Promise<string[]> {
  const rows = await ctx.db.rows<{ name: string }>(sql`insert into categories (name) select unnest(${names.map(checkName)}::text[])
    on conflict (lower(name)) do nothing returning name`);
  return rows.map(({ name }) => name);
}

/** Renames a category. Administrators only. Throws NOT_FOUND, INVALID_INPUT about `name`, CONFLICT. */
export async function updateCategory(ctx: Ctx, id: string, name: string): Promise<{ id: string }> {
  authorize(ctx, 'category:manage');
  requireId(id, 'Category');
  const tidy = checkName(name);
  return unlessTaken(
    inTransaction(ctx, async (tx) => {
      const before = await tx.db.one<{ name: string }>(sql`select name from categories where id = ${id} for update`);
      if (!before) throw notFound('Category');
      await tx.db.rows(sql`update categories set name = ${tidy} where id = ${id}`);
      await recordAudit(tx, { action: AuditAction.CATEGORY_RENAMED, subject: before.name, details: tidy });
      return { id };
    }),
  );
}

/**
 * Deletes a category and moves its products to `moveTo`, or to "Uncategorised". Administrators only.
 * Returns how many products moved. Throws NOT_FOUND, CONFLICT for "Uncategorised" itself.
 */
export async function deleteCategory(ctx: Ctx, id: string, moveTo?: string | null): Promise<number> {
  authorize(ctx, 'category:manage');
  requireId(id, 'Category');
  return inTransaction(ctx, async (tx) => {
    const target = moveTo ? requireId(moveTo, 'Category') : await fallbackId(tx);
    const locked = await lockCategories(tx, id, target);
    const category = locked.find((each) => each.id === id);
    if (!category) throw notFound('Category');
    if (category.fallback) throw new DomainError(ErrorCode.CONFLICT, messages.categoryFixed);
    const exists = locked.find((each) => each.id === target && each !== category);
    if (!exists) throw invalid('moveTo', messages.categoryChoose);
    const moved = await tx.db.one<{ shown: number }>(sql`with moved as (
      update products set category_id = ${target}, updated_at = now() where category_id = ${id} returning deleted_at)
      select count(*)::int as shown from moved where deleted_at is null`);
    await tx.db.rows(sql`delete from categories where id = ${id}`);
    const details = `${moved!.shown} products moved to ${exists.name}`;
    await recordAudit(tx, { action: AuditAction.CATEGORY_DELETED, subject: category.name, details });
    return moved!.shown;
  });
}

interface LockedCategory {
  id: string;
  name: string;
  fallback: boolean;
}

/** Locks the products of a category, then it and the one they move to: every change of a product locks it before its category. */
async function lockCategories(tx: Ctx, id: string, target: string): Promise<LockedCategory[]> {
  await tx.db.rows(sql`select count(*) from (select from products where category_id = ${id} order by id for no key update) locked`);
  return tx.db.rows<LockedCategory>(sql`select id::text as id, name, fallback from categories
    where id = any(${[id, target]}::bigint[]) order by id for update`);
}

async function fallbackId(tx: Ctx): Promise<string> {
  const row = await tx.db.one<{ id: string }>(sql`insert into categories (name, fallback) values (${FALLBACK_CATEGORY}, true)
    on conflict (lower(name)) do update set fallback = true returning id::text as id`);
  return row!.id;
}
