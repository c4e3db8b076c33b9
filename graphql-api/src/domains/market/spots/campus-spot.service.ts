import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction, violates } from '../../../platform/database/transaction.ts';
import { checkChange, checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { changeSpot, insertMissingSpots, insertSpot, removeSpot, spotById, spotsByName } from './campus-spot.queries.ts';
import { CreateCampusSpotInput, UpdateCampusSpotInput } from './campus-spot.inputs.ts';

/** Returns the listed campus spots by name. With `withRemoved`, administrators also get spots that are off the list. */
export function campusSpots(_ctx: Ctx, withRemoved: boolean): QuerySource {
  return spotsByName(withRemoved);
}

/** Returns a campus spot by id. */
export function campusSpot(_ctx: Ctx, id: string): QuerySource {
  return spotById(id);
}

async function unlessTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!violates(error, 'campus_spots_name')) throw error;
    throw new DomainError(ErrorCode.CONFLICT, messages.spotTaken, { fields: [{ field: 'name', message: messages.spotTaken }] });
  }
}

/** Adds a campus spot. Administrators only. Throws INVALID_INPUT, CONFLICT when the name is taken, IDEMPOTENCY_CONFLICT. */
export async function createCampusSpot(ctx: Ctx, input: CreateCampusSpotInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'spot:manage');
  const { name, hint = null, mapX = null, mapY = null, latitude = null, longitude = null, idempotencyKey } = checkInput(CreateCampusSpotInput, input);
  const spot = { name, hint, mapX, mapY, latitude, longitude };
  return unlessTaken(
    once(ctx, idempotentRequest('createCampusSpot', viewer.id, idempotencyKey, Object.values(spot)), (write) =>
      write(async (tx) => {
        const id = await insertSpot(tx, spot);
        await recordAudit(tx, { action: AuditAction.SPOT_CREATED, subject: name });
        return { id };
      }),
    ),
  );
}

/** Adds campus spots from the command line and skips existing ones. Returns the names that were added. Throws INVALID_INPUT about `name`. */
export async function addCampusSpots(ctx: Ctx, wanted: string[]): Promise<string[]> {
  return insertMissingSpots(
    ctx,
    wanted.map((name) => checkInput(CreateCampusSpotInput, { name }).name),
  );
}

/**
 * Changes a campus spot: its name, its position, or whether it is listed. Administrators only. Throws NOT_FOUND, INVALID_INPUT, CONFLICT when the
 * name is taken.
 */
export async function updateCampusSpot(ctx: Ctx, input: UpdateCampusSpotInput): Promise<{ id: string }> {
  authorize(ctx, 'spot:manage');
  requireId(input.id, 'Campus spot');
  const { id, ...change } = checkChange(UpdateCampusSpotInput, input);
  return unlessTaken(
    inTransaction(ctx, async (tx) => {
      const name = await changeSpot(tx, id, change);
      if (name === undefined) throw notFound('Campus spot');
      const details = change.listed === undefined ? undefined : change.listed ? 'Listed' : 'Off the list';
      await recordAudit(tx, { action: AuditAction.SPOT_CHANGED, subject: name, details });
      return { id };
    }),
  );
}

/** Takes a campus spot off the list; meetings there stay. Administrators only. Throws NOT_FOUND. */
export async function deleteCampusSpot(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'spot:manage');
  await inTransaction(ctx, async (tx) => {
    const spot = await removeSpot(tx, requireId(id, 'Campus spot'));
    if (!spot) throw notFound('Campus spot');
    await recordAudit(tx, { action: AuditAction.SPOT_DELETED, subject: spot.name });
  });
}
