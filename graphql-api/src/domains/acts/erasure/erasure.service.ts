import type { Ctx, RecordedAct } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import { deleteJobsOf } from '../bulk/bulk.queries.ts';
import { deleteContactMessagesFrom } from '../../help/contact/contact.queries.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { deleteActsAbout } from '../../log/acts/act.queries.ts';
import { recordAct, removePhotosAfterwards } from '../../log/acts/act.service.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { eraseReportEntriesOf } from '../../log/audit/audit.queries.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { deleteFavouritesOf } from '../../market/favourites/favourite.queries.ts';
import { deleteFollowedOf } from '../../market/followed-courses/followed-course.queries.ts';
import { productRemoved } from '../../market/products/product.events.ts';
import { takeDownListings } from '../../market/profiles/seller-listings.queries.ts';
import { deleteSearchesOf } from '../../market/saved-searches/saved-search.queries.ts';
import { deleteRecentSearches } from '../../market/search/log/search-log.queries.ts';
import { eraseReasonsOf } from '../../trade/swaps/proposals/swap-proposal.queries.ts';
import { deleteSchedulesOf } from '../../market/products/price-schedule/price-schedule.queries.ts';
import { deleteTermsOf } from '../../trade/swaps/terms/swap-terms.queries.ts';
import { deletePostsOf } from '../../market/wanted/wanted.queries.ts';
import { removePhotos } from '../../media/photos/photo-removal.ts';
import { deleteUploadsOf } from '../../media/photos/uploads/photo-upload.queries.ts';
import { deleteMailsTo } from '../../notify/mail/mail.queries.ts';
import { deleteNotificationsOf } from '../../notify/notifications/notification.queries.ts';
import { deleteWebhooksOf } from '../../notify/webhooks/webhook.queries.ts';
import { deleteOtpsOf } from '../../people/accounts/otp.queries.ts';
import { proveIdentity } from '../../people/accounts/own-password.ts';
import { deleteAppsOf } from '../../people/apps/app.service.ts';
import { deleteBlocksOf } from '../../people/blocks/block.queries.ts';
import { deleteIdentitiesOf, deleteReturnsOf } from '../../people/college-sign-in/college-sign-in.queries.ts';
import { endOtherSessions } from '../../people/sessions/session.service.ts';
import { eraseUser, lockAccount } from '../../people/users/user.queries.ts';
import { assertNotLastAdmin } from '../../people/users/user.service.ts';
import { deleteRejectionsOf } from '../../safety/content-policy/rejection.queries.ts';
import { deleteDoubtsOf } from '../../safety/doubtful-listings/doubtful-listing.queries.ts';
import { eraseAppealsOf } from '../../safety/moderation/decision.queries.ts';
import { eraseReportsOf } from '../../safety/reports/report.queries.ts';
import { detachPhotosOf } from '../../talk/conversations/messages/photos/message-photos.queries.ts';
import { cancelOpenOrdersOf } from '../../trade/orders/changes/cancel-open-orders.ts';
import { deleteRatingsOf } from '../../trade/ratings/rating.queries.ts';
import { accountDeleted } from './erasure.events.ts';
import { DeleteMyAccountInput } from './erasure.inputs.ts';

/**
 * Deletes the account of another user. It can be undone for 10 minutes. Administrators only, and not their own account. Throws FORBIDDEN, NOT_FOUND,
 * CONFLICT.
 */
export async function deleteUser(ctx: Ctx, id: string): Promise<RecordedAct> {
  const viewer = authorize(ctx, 'user:manage');
  if (viewer.id === id) throw new DomainError(ErrorCode.CONFLICT, messages.notYourself);
  requireId(id, 'User');
  const { act } = await recordAct(ctx, ActKind.DELETE_USER, async (tx) => {
    await removePhotosAfterwards(tx, await erase(tx, id));
    await recordAudit(tx, { action: AuditAction.USER_DELETED, subject: `User ${id}`, userId: id });
  });
  return act;
}

/**
 * Deletes the viewer's account. Requires the password or, if there is none, a session in its first minutes. Throws INVALID_INPUT about `password`,
 * RATE_LIMITED, CONFLICT.
 */
export async function deleteMyAccount(ctx: Ctx, input: DeleteMyAccountInput): Promise<void> {
  const viewer = authorize(ctx, 'account:secure');
  const { password } = checkInput(DeleteMyAccountInput, input);
  await proveIdentity(ctx, viewer, password);
  const photos = await inTransaction(ctx, async (tx) => [...(await erase(tx, viewer.id)), ...(await deleteActsAbout(tx, viewer.id))]);
  await removePhotos(ctx, photos);
}

/**
 * Ends sessions, removes open listings, cancels and restocks open orders, and erases personal data. Returns the photos of the user, the listings and
 * the user's messages, and those uploaded for a listing, to be removed after the commit.
 */
async function erase(tx: Ctx, id: string): Promise<string[]> {
  await assertNotLastAdmin(tx, id);
  // Concurrent changes for the account have ended and are found below; later ones find the account deleted.
  const user = await lockAccount(tx, id);
  if (!user) throw notFound('User');
  await cancelOpenOrdersOf(tx, id);
  const { products, photos } = await takeDownListings(tx, id);
  const sent = await detachPhotosOf(tx, id);
  const uploaded = await deleteUploadsOf(tx, id);
  await endOtherSessions(tx, id);
  await deleteOtpsOf(tx, user.email);
  await deleteAppsOf(tx, id);
  await deleteIdentitiesOf(tx, id);
  await deleteReturnsOf(tx, user.email);
  await deleteMailsTo(tx, user.email);
  await deleteContactMessagesFrom(tx, user.email);
  await deleteFavouritesOf(tx, id);
  await deleteFollowedOf(tx, id);
  await deleteRecentSearches(tx, id);
  await deleteBlocksOf(tx, id);
  await eraseReportsOf(tx, id);
  await eraseAppealsOf(tx, id);
  await deleteRejectionsOf(tx, id);
  await eraseReportEntriesOf(tx, id);
  await deleteDoubtsOf(tx, id);
  await deleteNotificationsOf(tx, id);
  await deleteWebhooksOf(tx, id);
  await deleteJobsOf(tx, id);
  await deleteSearchesOf(tx, id);
  await deletePostsOf(tx, id);
  await deleteTermsOf(tx, id);
  await deleteSchedulesOf(tx, id);
  await eraseReasonsOf(tx, id);
  await deleteRatingsOf(tx, id);
  await eraseUser(tx, id);
  await recordEvent(tx, ...products.map((product) => productRemoved({ id: product, seller: id })), accountDeleted(id));
  return [...photos, ...sent, ...uploaded];
}
