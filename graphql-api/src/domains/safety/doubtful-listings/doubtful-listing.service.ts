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
import { checkInput } from '../../../platform/input/validation.ts';
import { listingReviewed } from '../../market/products/product.events.ts';
import type { Doubts } from '../../market/products/review/content-policy.port.ts';
import { holdBack, publish } from '../../market/products/review/publication.service.ts';
import { RefuseListingInput } from './doubtful-listing.inputs.ts';
import { approve, deleteOpenDoubts, doubtById, insertDoubt, isHeldBack, openDoubts, refuse, wasApproved } from './doubtful-listing.queries.ts';

/** Returns a doubt about a listing to administrators; null for everybody else. */
export function doubtfulListing(_ctx: Ctx, id: string): QuerySource {
  return doubtById(id);
}

/** Returns the doubtful listings that no administrator has decided on, newest first. Administrators only. */
export function doubtfulListings(ctx: Ctx, page: Page): QuerySource {
  authorize(ctx, 'listing:approve');
  return openDoubts(page);
}

async function recordDoubt(tx: Ctx, doubt: Parameters<typeof insertDoubt>[1]): Promise<void> {
  const id = await insertDoubt(tx, doubt);
  await recordEvent(tx, adminQueueGrew('doubtfulListings', id, tx.viewer?.id ?? null));
}

/** Records doubts about texts. Violations that were already approved are not recorded again. */
async function recordTextDoubts(tx: Ctx, product: string, doubts: readonly string[]): Promise<void> {
  await deleteOpenDoubts(tx, product, false);
  const concerns = doubts.join(', ');
  if (doubts.length > 0 && !(await wasApproved(tx, product, concerns))) await recordDoubt(tx, { product, concerns, ofPictures: false, holds: true });
}

/** Records doubts about pictures. Those of an earlier review stay while the product keeps one of its earlier pictures. */
async function recordPictureDoubts(tx: Ctx, product: string, pictures: readonly string[], { remarks = [], keepsPictures }: Doubts): Promise<void> {
  if (!keepsPictures) await deleteOpenDoubts(tx, product, true);
  const doubts = [...pictures, ...remarks];
  if (doubts.length > 0) await recordDoubt(tx, { product, concerns: doubts.join(', '), ofPictures: true, holds: pictures.length > 0 });
}

/**
 * Replaces the doubts about a product with those of a new review. Returns whether an administrator must look at it before it is published. Call it
 * inside the transaction.
 */
export async function recordDoubts(tx: Ctx, product: string, doubts: Doubts): Promise<boolean> {
  if (doubts.texts) await recordTextDoubts(tx, product, doubts.texts);
  if (doubts.pictures) await recordPictureDoubts(tx, product, doubts.pictures, doubts);
  return isHeldBack(tx, product);
}

type Doubted = NonNullable<Awaited<ReturnType<typeof approve>>>;

/** Decides on the listing of an open doubt. Throws NOT_FOUND if it is already decided. */
async function decide(ctx: Ctx, given: string, settle: (tx: Ctx, id: string) => Promise<Doubted | undefined>, audit: AuditAction): Promise<Doubted> {
  return inTransaction(ctx, async (tx) => {
    const doubted = await settle(tx, requireId(given, 'Doubtful listing'));
    if (!doubted) throw notFound('Doubtful listing');
    tx.publish(adminQueueChanged);
    await recordAudit(tx, { action: audit, subject: doubted.name, userId: doubted.seller, details: doubted.concerns });
    return doubted;
  });
}

/**
 * Approves a doubtful listing, which is published if it waited, unless there is another doubt about it. Administrators only. Throws NOT_FOUND if the
 * doubt is already decided.
 */
export async function approveListing(ctx: Ctx, id: string): Promise<{ id: string }> {
  authorize(ctx, 'listing:approve');
  const settle = async (tx: Ctx, doubt: string) => {
    const doubted = await approve(tx, doubt);
    if (doubted && !(await isHeldBack(tx, doubted.product)) && (await publish(tx, doubted.product)))
      await recordEvent(tx, listingReviewed({ id: doubted.product, seller: doubted.seller }, true));
    return doubted;
  };
  await decide(ctx, id, settle, AuditAction.LISTING_APPROVED);
  return { id };
}

/**
 * Refuses to publish a listing. It appears in no list and costs no points. Its seller can change it, and the change is reviewed again. Administrators
 * only. Throws INVALID_INPUT about the reason, NOT_FOUND if the doubt is already decided.
 */
export async function refuseListing(ctx: Ctx, input: RefuseListingInput): Promise<{ id: string }> {
  authorize(ctx, 'listing:approve');
  const { id, reason } = checkInput(RefuseListingInput, input);
  const settle = async (tx: Ctx, doubt: string) => {
    const doubted = await refuse(tx, doubt, reason);
    if (!doubted) return undefined;
    await holdBack(tx, doubted.product);
    await recordEvent(tx, listingReviewed({ id: doubted.product, seller: doubted.seller }, false));
    return { ...doubted, concerns: `${doubted.concerns}: ${reason}` };
  };
  await decide(ctx, id, settle, AuditAction.LISTING_REFUSED);
  return { id };
}
