import type { Ctx } from '../../../platform/context.ts';
import { invalid } from '../../../platform/errors.ts';
import { databaseIdOf } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { authorize } from '../../../access/policy.ts';
import type { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct } from '../../log/acts/act.service.ts';
import { deleteCategory } from '../../market/categories/category.service.ts';
import { settleDispute } from '../../trade/handover/dispute.service.ts';
import { messages } from '../../../messages.ts';
import { ModerationAction } from '../../safety/moderation/decision.entity.ts';
import { acceptOffer } from '../../trade/offers/offer.service.ts';
import { cancelOrder, declineOrder } from '../../trade/orders/changes/order-end.service.ts';
import { deleteOrder } from '../../trade/orders/order.service.ts';
import { markProductSold } from '../../market/products/availability/product-availability.service.ts';
import { clearPriceSchedule } from '../../market/products/price-schedule/price-schedule.service.ts';
import { deleteProduct } from '../../market/products/product.service.ts';
import { decideReport } from '../../safety/reports/report.service.ts';
import { sanctionUser } from '../../safety/reports/sanction.service.ts';
import { reserveProduct } from '../../trade/reservations/reservation.service.ts';
import { deleteReview } from '../../trade/reviews/review.service.ts';
import { deleteUser } from '../erasure/erasure.service.ts';
import { closeWantedPost } from '../../market/wanted/wanted.service.ts';
import type { ActCountKind } from './act-counts.ts';
import { countsOf } from './act-counts.queries.ts';
import type { ActPreviewArgs } from './undo.inputs.ts';

type Count = { kind: ActCountKind; count: number };

const reason = messages.defaultReason;

const sanctioned =
  (action: ModerationAction) =>
  (tx: Ctx, { id }: ActPreviewArgs) =>
    sanctionUser(tx, { userId: id, action, reason });

const acts: Record<ActKind, (tx: Ctx, args: ActPreviewArgs) => Promise<unknown>> = {
  DELETE_PRODUCT: (tx, { id }) => deleteProduct(tx, { id }),
  DELETE_REVIEW: (tx, { id }) => deleteReview(tx, { id }),
  DELETE_CATEGORY: (tx, { id, moveTo }) => deleteCategory(tx, { id, moveTo }),
  DELETE_USER: (tx, { id }) => deleteUser(tx, id),
  WARN_USER: sanctioned(ModerationAction.WARN),
  SUSPEND_USER: sanctioned(ModerationAction.SUSPEND),
  BAN_USER: sanctioned(ModerationAction.BAN),
  DECIDE_REPORT: (tx, { id, action, alsoRemove }) => decideReport(tx, { id, action: action ?? ModerationAction.DISMISS, reason, alsoRemove }),
  DELETE_ORDER: (tx, { id }) => deleteOrder(tx, id),
  CANCEL_ORDER: (tx, { id }) => cancelOrder(tx, { id, reason }),
  DECLINE_ORDER: (tx, { id }) => declineOrder(tx, { id, reason }),
  CLOSE_WANTED_POST: (tx, { id }) => closeWantedPost(tx, { id }),
  MARK_SOLD: (tx, { id }) => markProductSold(tx, { id }),
  CLEAR_PRICE_SCHEDULE: (tx, { id }) => clearPriceSchedule(tx, { productId: id }),
  ACCEPT_OFFER: (tx, { id }) => acceptOffer(tx, { offerId: id }),
  RESERVE_PRODUCT: (tx, { id }) => reserveProduct(tx, { conversationId: id }),
  IMPORT_COURSES: async () => {
    throw invalid('kind', messages.previewImport);
  },
  SETTLE_DISPUTE: (tx, { id, handedOver }) => settleDispute(tx, { id, handedOver: handedOver ?? false }),
};

/** The type of the object of each kind of act. */
const subjectTypes: Record<ActKind, string> = {
  DELETE_PRODUCT: 'Product',
  DELETE_REVIEW: 'Review',
  DELETE_CATEGORY: 'Category',
  DELETE_USER: 'User',
  WARN_USER: 'User',
  SUSPEND_USER: 'User',
  BAN_USER: 'User',
  DECIDE_REPORT: 'Report',
  DELETE_ORDER: 'Order',
  CANCEL_ORDER: 'Order',
  DECLINE_ORDER: 'Order',
  CLOSE_WANTED_POST: 'WantedPost',
  MARK_SOLD: 'Product',
  CLEAR_PRICE_SCHEDULE: 'Product',
  ACCEPT_OFFER: 'Offer',
  RESERVE_PRODUCT: 'Conversation',
  IMPORT_COURSES: 'Course',
  SETTLE_DISPUTE: 'DeliveryDispute',
};

/** Thrown to roll back the transaction of a preview. */
class Previewed extends Error {
  constructor(readonly counts: Count[]) {
    super('previewed');
  }
}

/**
 * Returns what a destructive act would change, by kind. The act is done in a transaction, counted and rolled back. Throws UNAUTHENTICATED and the
 * errors of the act, such as NOT_FOUND, FORBIDDEN and CONFLICT, and INVALID_INPUT about `id` for the global id of another type.
 */
export async function actPreview(ctx: Ctx, given: ActPreviewArgs): Promise<Count[]> {
  authorize(ctx, 'account:use');
  const args = { ...given, id: databaseIdOf(given.id, subjectTypes[given.kind], 'id') };
  const work = inTransaction(ctx, async (outer): Promise<Count[]> => {
    await recordAct(outer, args.kind, async (tx) => {
      await acts[args.kind](tx, args);
      throw new Previewed(await countsOf(tx, tx.act!.id));
    });
    return [];
  });
  return work.catch((error: unknown) => {
    if (error instanceof Previewed) return error.counts;
    throw error;
  });
}
