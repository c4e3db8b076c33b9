import type { Ctx } from '../../../../platform/context.ts';
import { invalid, notFound } from '../../../../platform/errors.ts';
import { requireId } from '../../../../platform/database/ids.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { checkChange, checkInput } from '../../../../platform/input/validation.ts';
import { authorize } from '../../../../access/policy.ts';
import { AuditAction } from '../../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../../log/audit/audit.service.ts';
import { idempotentRequest, once } from '../../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../../messages.ts';
import type { Page, QuerySource } from '../../../../read/query-source.ts';
import { CreateSeasonInput, UpdateSeasonInput } from './season.inputs.ts';
import { changeSeason, insertSeason, lockSeason, removeSeason, seasonById, seasonNow, seasonPage } from './season.queries.ts';

const LONGEST_MS = 92 * 86_400_000;

/** Returns the current season: the running season that started last. Null if there is none. */
export function currentSeason(_ctx: Ctx): QuerySource {
  return seasonNow();
}

/** Returns a season. Administrators can see every season; everybody else only a running one. */
export function season(_ctx: Ctx, id: string): QuerySource {
  return seasonById(id);
}

/** Returns all seasons, newest first. Administrators only. */
export function seasons(ctx: Ctx, page: Page): QuerySource {
  authorize(ctx, 'season:manage');
  return seasonPage(page);
}

/** Checks that a season ends after it starts and in the future, and does not exceed the maximum duration. Throws INVALID_INPUT about `endsAt`. */
function checkEnd(startsAt: Date, endsAt: Date): void {
  const lasts = endsAt.getTime() - startsAt.getTime();
  if (lasts <= 0 || lasts > LONGEST_MS || endsAt.getTime() <= Date.now()) throw invalid('endsAt', messages.seasonEnd);
}

/** Creates a season. Administrators only. Throws INVALID_INPUT, IDEMPOTENCY_CONFLICT. */
export async function createSeason(ctx: Ctx, input: CreateSeasonInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'season:manage');
  const { idempotencyKey, ...given } = checkInput(CreateSeasonInput, input);
  return once(ctx, idempotentRequest('createSeason', viewer.id, idempotencyKey, given), (write) => {
    checkEnd(given.startsAt, given.endsAt);
    return write(async (tx) => {
      const id = await insertSeason(tx, given);
      await recordAudit(tx, { action: AuditAction.SEASON_CREATED, subject: given.title });
      return { id };
    });
  });
}

/** Changes a season. Administrators only. Throws NOT_FOUND, INVALID_INPUT. */
export async function updateSeason(ctx: Ctx, input: UpdateSeasonInput): Promise<{ id: string }> {
  authorize(ctx, 'season:manage');
  requireId(input.id, 'Season');
  const { id, ...change } = checkChange(UpdateSeasonInput, input);
  return inTransaction(ctx, async (tx) => {
    const before = await lockSeason(tx, id);
    if (!before) throw notFound('Season');
    if (change.startsAt || change.endsAt) checkEnd(change.startsAt ?? new Date(before.startsAt), change.endsAt ?? new Date(before.endsAt));
    const title = await changeSeason(tx, id, change);
    await recordAudit(tx, { action: AuditAction.SEASON_CHANGED, subject: title! });
    return { id };
  });
}

/** Deletes a season. Products that were listed during the season stay. Administrators only. Throws NOT_FOUND. */
export async function deleteSeason(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'season:manage');
  requireId(id, 'Season');
  await inTransaction(ctx, async (tx) => {
    const title = await removeSeason(tx, id);
    if (title === undefined) throw notFound('Season');
    await recordAudit(tx, { action: AuditAction.SEASON_DELETED, subject: title });
  });
}
