import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction, violates } from '../../../platform/database/transaction.ts';
import { checkChange, checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct, type Undoable } from '../../log/acts/act.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { Category } from './category.entity.ts';
import { byId, type QuerySource } from '../../../read/query-source.ts';
import { categoryChanged } from './category.events.ts';
import { CreateCategoryInput, UpdateCategoryInput, type DeleteCategoryInput } from './category.inputs.ts';
import {
  categoriesByName,
  fallbackCategory,
  hasProducts,
  insertCategory,
  insertMissingCategories,
  lockCategories,
  lockCategoryName,
  moveProducts,
  removeCategory,
  renameCategory,
} from './category.queries.ts';

/** Name of the category that receives the products of a deleted category by default. It cannot be deleted itself. */
const FALLBACK_CATEGORY = 'Uncategorised';

/** Returns all categories by name, the fallback last. */
export function categories(_ctx: Ctx): QuerySource {
  return categoriesByName();
}

/** Returns a category by id. */
export function category(_ctx: Ctx, id: string): QuerySource {
  return byId(Category, id);
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

/** Creates a category. Administrators only. Throws INVALID_INPUT about `name`, CONFLICT when the name is taken, IDEMPOTENCY_CONFLICT. */
export async function createCategory(ctx: Ctx, input: CreateCategoryInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'category:manage');
  const { name, idempotencyKey } = checkInput(CreateCategoryInput, input);
  return once(ctx, idempotentRequest('createCategory', viewer.id, idempotencyKey, [name]), (write) =>
    unlessTaken(
      write(async (tx) => {
        const id = await insertCategory(tx, name);
        await recordAudit(tx, { action: AuditAction.CATEGORY_CREATED, subject: name });
        await recordEvent(tx, categoryChanged(id, 'CREATED'));
        return { id };
      }),
    ),
  );
}

/** Adds categories from the command line and skips existing ones. Returns the names that were added. Throws INVALID_INPUT about `name`. */
export async function addCategories(ctx: Ctx, names: string[]): Promise<string[]> {
  const wanted = names.map((name) => checkInput(CreateCategoryInput, { name }).name);
  return inTransaction(ctx, async (tx) => {
    const added = await insertMissingCategories(tx, wanted);
    await recordEvent(tx, ...added.map(({ id }) => categoryChanged(id, 'CREATED')));
    return added.map(({ name }) => name);
  });
}

/** Renames a category. Administrators only. Throws NOT_FOUND, INVALID_INPUT about `name`, CONFLICT. */
export async function updateCategory(ctx: Ctx, input: UpdateCategoryInput): Promise<{ id: string }> {
  authorize(ctx, 'category:manage');
  const id = requireId(input.id, 'Category');
  const { name } = checkChange(UpdateCategoryInput, input);
  return unlessTaken(
    inTransaction(ctx, async (tx) => {
      const before = await lockCategoryName(tx, id);
      if (before === undefined) throw notFound('Category');
      await renameCategory(tx, id, name);
      await recordAudit(tx, { action: AuditAction.CATEGORY_RENAMED, subject: before, details: name });
      await recordEvent(tx, categoryChanged(id, 'RENAMED'));
      return { id };
    }),
  );
}

/**
 * Returns the id of "Uncategorised" as the target for the products of a category that is about to be deleted; undefined if the category has no
 * products. Prevents products from being added to the category until then.
 */
async function fallbackOf(tx: Ctx, id: string): Promise<string | undefined> {
  await lockCategories(tx, id, id);
  return (await hasProducts(tx, id)) ? fallbackCategory(tx, FALLBACK_CATEGORY) : undefined;
}

/**
 * Deletes a category and moves its products to `moveTo` or, by default, to "Uncategorised"; an empty category needs no target. Administrators only.
 * Returns how many products moved. Can be undone for 10 minutes. Throws NOT_FOUND, CONFLICT for "Uncategorised" itself.
 */
export async function deleteCategory(ctx: Ctx, { id, moveTo }: DeleteCategoryInput): Promise<Undoable<number>> {
  authorize(ctx, 'category:manage');
  requireId(id, 'Category');
  return recordAct(ctx, ActKind.DELETE_CATEGORY, async (tx) => {
    const target = moveTo ? requireId(moveTo, 'Category') : await fallbackOf(tx, id);
    const locked = await lockCategories(tx, id, target ?? id);
    const category = locked.find((each) => each.id === id);
    if (!category) throw notFound('Category');
    if (category.fallback) throw new DomainError(ErrorCode.CONFLICT, messages.categoryFixed);
    const heir = locked.find((each) => each.id === target && each !== category);
    if (target && !heir) throw invalid('moveTo', messages.categoryChoose);
    const moved = heir ? await moveProducts(tx, id, heir.id) : 0;
    await removeCategory(tx, id);
    const details = `${moved} products moved${heir ? ` to ${heir.name}` : ''}`;
    await recordAudit(tx, { action: AuditAction.CATEGORY_DELETED, subject: category.name, details });
    await recordEvent(tx, categoryChanged(id, 'DELETED'));
    return moved;
  });
}
