import { authorize } from '../../../access/policy.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { adminQueueChanged, adminQueueGrew } from '../../log/events/admin-queue.events.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { approve, deleteOpenDoubts, doubtById, insertDoubt, openDoubts, wasApproved } from './doubtful-listing.queries.ts';

/** A doubt about a listing, for administrators; null for everybody else. */
export function doubtfulListing(_ctx: Ctx, id: string): QuerySource {
  return doubtById(id);
}

/** The listings that a review left in doubt and that no administrator has settled yet, newest first. Administrators only. */
export function doubtfulListings(ctx: Ctx, page: Page): QuerySource {
  authorize(ctx, 'listing:approve');
  return openDoubts(page);
}

async function recordDoubt(tx: Ctx, productId: string, doubts: readonly string[], ofPictures: boolean): Promise<void> {
  const id = await insertDoubt(tx, productId, doubts.join(', '), ofPictures);
  await recordEvent(tx, adminQueueGrew('doubtfulListings', id, tx.viewer?.id ?? null));
}

/**
 * Keeps what a review of the texts of a product found doubtful in place of what an earlier one did; concerns that were approved are not asked about again.
 * Inside the transaction.
 */
export async function recordTextDoubts(tx: Ctx, productId: string, doubts: readonly string[]): Promise<void> {
  await deleteOpenDoubts(tx, productId, false);
  if (doubts.length > 0 && !(await wasApproved(tx, productId, doubts.join(', ')))) await recordDoubt(tx, productId, doubts, false);
}

/**
 * Keeps what a review of new pictures of a product found doubtful. What an earlier one did stays while the product shows a picture from before (`keepsOthers`).
 * Inside the transaction.
 */
export async function recordPictureDoubts(tx: Ctx, productId: string, doubts: readonly string[], keepsOthers: boolean): Promise<void> {
  if (!keepsOthers) await deleteOpenDoubts(tx, productId, true);
  if (doubts.length > 0) await recordDoubt(tx, productId, doubts, true);
}

/** Settles a doubt: the listing stays. Taking it down instead is `deleteProduct`. Administrators only. Throws NOT_FOUND when it is settled already. */
export async function approveListing(ctx: Ctx, id: string): Promise<{ id: string }> {
  authorize(ctx, 'listing:approve');
  return inTransaction(ctx, async (tx) => {
    const approved = await approve(tx, requireId(id, 'Doubtful listing'));
    if (!approved) throw notFound('Doubtful listing');
    tx.publish(adminQueueChanged);
    await recordAudit(tx, { action: AuditAction.LISTING_APPROVED, subject: approved.name, userId: approved.seller, details: approved.concerns });
    return { id };
  });
}
