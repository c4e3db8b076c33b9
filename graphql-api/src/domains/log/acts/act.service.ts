import { randomBytes } from 'node:crypto';
import type { Ctx, RecordedAct } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ActKind } from './act.entity.ts';
import { insertAct, keepPhotos, recordChangesOf } from './act.queries.ts';

/** Number of minutes for which an act can be undone. */
export const UNDO_MINUTES = 10;

/** Result of an act, with the data needed to undo it. */
export interface Undoable<Result> {
  result: Result;
  act: RecordedAct;
}

/**
 * Runs a destructive action of the viewer in a transaction that records every row it inserts, changes or deletes, so that it can be undone for 10
 * minutes. Within another act, the changes become part of that act.
 */
export async function recordAct<Result>(ctx: Ctx, kind: ActKind, work: (tx: Ctx) => Promise<Result>): Promise<Undoable<Result>> {
  return inTransaction(ctx, async (tx) => {
    if (tx.act) return { result: await work(tx), act: tx.act };
    const token = randomBytes(16).toString('base64url');
    const act = { token, ...(await insertAct(tx, { token, actor: tx.viewer!.id, kind }, UNDO_MINUTES)) };
    await recordChangesOf(tx, act.id);
    const result = await work({ ...tx, act });
    await recordChangesOf(tx, undefined);
    return { result, act };
  });
}

/** Schedules photos for removal when the act of the transaction can no longer be undone, unless something shows them by then. */
export async function removePhotosAfterwards(tx: Ctx, photos: readonly string[]): Promise<void> {
  if (photos.length > 0) await keepPhotos(tx, tx.act!.id, photos);
}
