import type { Ctx, RecordedAct } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { isId, requireId } from '../../../platform/database/ids.ts';
import { inTransaction, violates } from '../../../platform/database/transaction.ts';
import { checkChange, checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { deleteActsAbout } from '../../log/acts/act.queries.ts';
import { recordAct, removePhotosAfterwards } from '../../log/acts/act.service.ts';
import { deleteOtpsOf } from '../accounts/otp.queries.ts';
import { accountIsGone } from '../accounts/own-account.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { isStartedWithin } from '../sessions/session.queries.ts';
import { endOtherSessions } from '../sessions/session.service.ts';
import { deleteBlocksOf } from '../blocks/block.queries.ts';
import { detachPhotosOf } from '../../talk/conversations/messages/message-photos.queries.ts';
import { deleteContactMessagesFrom } from '../../help/contact/contact.queries.ts';
import { deleteRecentSearches } from '../../market/search/log/search-log.queries.ts';
import { deleteFavouritesOf } from '../../market/favourites/favourite.queries.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { deleteMailsTo } from '../../notify/mail/mail.queries.ts';
import { messages } from '../../../messages.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { eraseAppealsOf } from '../../safety/moderation/decision.queries.ts';
import { deleteNotificationsOf } from '../../notify/notifications/notification.queries.ts';
import { eraseModerationOf } from '../../safety/moderation/moderation.queries.ts';
import { cancelOpenOrdersOf } from '../../trade/orders/changes/cancel-open-orders.ts';
import { removePhotos } from '../../market/photos/photo-removal.ts';
import { readPhoto, readUpload, storePhoto } from '../../market/photos/photo.service.ts';
import { deleteDoubtsOf } from '../../safety/doubtful-listings/doubtful-listing.queries.ts';
import { productRemoved } from '../../market/products/product.events.ts';
import { deleteRatingsOf } from '../../trade/ratings/rating.queries.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { eraseReportsOf } from '../../safety/reports/report.queries.ts';
import { deleteSearchesOf } from '../../market/saved-searches/saved-search.queries.ts';
import { deletePostsOf } from '../../market/wanted/wanted.queries.ts';
import { Role, User } from './user.entity.ts';
import { accountDeleted } from './user.events.ts';
import {
  eraseUser,
  existingUserById,
  lockAccount,
  lockAdmins,
  setRole,
  takeDownListings,
  userById,
  userListMatching,
  usersMatching,
  type UserFilter,
} from './user.queries.ts';
import { DeleteMyAccountInput, UpdateProfileInput } from './user.inputs.ts';

/** The user who asks; null for a guest. */
export function me(ctx: Ctx): QuerySource | null {
  const { viewer } = ctx;
  return viewer && userById(viewer.id);
}

/** A user by id, for signed-in users: all of it for administrators and the user, the public part for others. Throws UNAUTHENTICATED. */
export function user(ctx: Ctx, id: string): QuerySource | null {
  authorize(ctx, 'user:readProfile');
  return isId(id) ? existingUserById(id) : null;
}

/** All users, filtered and sorted, a page at a time. Administrators only. */
export function users(ctx: Ctx, page: Page & UserFilter): QuerySource {
  authorize(ctx, 'user:list');
  return usersMatching(page, page);
}

/** All users at once, newest first, for REST; at most 10,000. Administrators only. */
export function userList(ctx: Ctx, search?: string): QuerySource {
  authorize(ctx, 'user:list');
  return userListMatching(search, 10_000);
}

/** A user with everything. Administrators only. Throws NOT_FOUND for what cannot be an id. */
export function userForAdmins(ctx: Ctx, id: string): QuerySource {
  authorize(ctx, 'user:list');
  return existingUserById(requireId(id, 'User'));
}

/** How long after signing in a session may set a password without the current one, where a caller allows it. */
const FRESH_SESSION = '1 hour';

async function assertFreshSession(ctx: Ctx, sessionId: string): Promise<void> {
  if (!(await isStartedWithin(ctx, sessionId, FRESH_SESSION))) throw invalid('currentPassword', messages.currentPasswordOrSignIn);
}

interface ProfileOptions {
  /** Whether a session of the last hour may set a password without the current one, as documented REST clients do. */
  freshSessionSuffices?: boolean;
}

/**
 * Changes the own profile; a new password needs the current one and ends all other sessions.
 * Throws INVALID_INPUT, CONFLICT, TOO_LARGE, RATE_LIMITED, UNAUTHENTICATED.
 */
export async function updateProfile(ctx: Ctx, input: UpdateProfileInput, options: ProfileOptions = {}): Promise<{ id: string }> {
  const viewer = authorize(ctx, input.password ? 'account:secure' : 'account:use');
  const { profilePicture, password: newPassword, currentPassword, ...data } = checkChange(UpdateProfileInput, input);
  if (newPassword) {
    if (currentPassword) await checkOwnPassword(ctx, viewer.id, currentPassword, 'currentPassword');
    else if (options.freshSessionSuffices) await assertFreshSession(ctx, viewer.sessionId);
    else throw invalid('currentPassword', messages.currentPasswordNeeded);
  }
  const upload = profilePicture && (await readUpload(ctx, profilePicture, 'profilePicture'));
  const picture = upload && (await storePhoto(ctx, await readPhoto(ctx, upload, 'profilePicture')));
  const passwordHash = newPassword ? await ctx.infra.passwords.hash(newPassword) : undefined;
  try {
    await inTransaction(ctx, async (tx) => {
      if (!(await lockAccount(tx, viewer.id))) throw accountIsGone();
      const row = await tx.em.findOneOrFail(User, viewer.id);
      tx.em.assign(row, { ...data, ...(passwordHash ? { passwordHash } : {}), ...(picture === undefined ? {} : { picture }) });
      // The hash first: a sign-in with the old password then either starts before this, and ends below, or not at all.
      await tx.em.flush();
      if (passwordHash) await endOtherSessions(tx, viewer.id, viewer.sessionId);
    });
  } catch (error) {
    if (!violates(error, 'users_college_id_unique')) throw error;
    throw new DomainError(ErrorCode.CONFLICT, messages.collegeIdTaken, {
      fields: [{ field: 'collegeId', message: messages.collegeIdTaken }],
    });
  }
  return { id: viewer.id };
}

/** Throws CONFLICT when the user is the only administrator. Locks all administrators, so that two cannot go at once. */
async function assertNotLastAdmin(tx: Ctx, id: string): Promise<void> {
  const admins = await lockAdmins(tx);
  if (admins.length === 1 && admins[0]!.id === id) throw new DomainError(ErrorCode.CONFLICT, messages.lastAdmin);
}

/** Makes a user an administrator or a student again, and ends the user's sessions; the same role changes nothing. Administrators only. */
export async function setUserRole(ctx: Ctx, id: string, role: Role): Promise<{ id: string }> {
  authorize(ctx, 'user:manage');
  requireId(id, 'User');
  await inTransaction(ctx, async (tx) => {
    if (role !== Role.ADMIN) await assertNotLastAdmin(tx, id);
    const user = await lockAccount(tx, id);
    if (!user) throw notFound('User');
    if (user.role === role) return;
    await setRole(tx, id, role);
    await recordAudit(tx, { action: AuditAction.ROLE_CHANGED, subject: `User ${id}`, userId: id, details: role });
    // One's own as well: its open socket would go on with the rights of before.
    await endOtherSessions(tx, id);
  });
  return { id };
}

/** Deletes another's account; for 10 minutes it can be undone. Administrators only, and not their own. Throws FORBIDDEN, NOT_FOUND, CONFLICT. */
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

/** Deletes the own account, once the password is right. Throws INVALID_INPUT about `password`, RATE_LIMITED, CONFLICT. */
export async function deleteMyAccount(ctx: Ctx, input: DeleteMyAccountInput): Promise<void> {
  const viewer = authorize(ctx, 'account:secure');
  const { password } = checkInput(DeleteMyAccountInput, input);
  await checkOwnPassword(ctx, viewer.id, password);
  const photos = await inTransaction(ctx, async (tx) => [...(await erase(tx, viewer.id)), ...(await deleteActsAbout(tx, viewer.id))]);
  await removePhotos(ctx, photos);
}

/**
 * Sessions end, open listings go, open orders are cancelled and restocked, personal data is erased.
 * Returns the photos that the person, the listings and the person's messages showed, to be removed after the commit.
 */
async function erase(tx: Ctx, id: string): Promise<string[]> {
  await assertNotLastAdmin(tx, id);
  // What others began for the account has ended, and is found below; what comes later finds the account deleted.
  const user = await lockAccount(tx, id);
  if (!user) throw notFound('User');
  await cancelOpenOrdersOf(tx, id);
  const { products, photos } = await takeDownListings(tx, id);
  const sent = await detachPhotosOf(tx, id);
  await endOtherSessions(tx, id);
  await deleteOtpsOf(tx, user.email);
  await deleteMailsTo(tx, user.email);
  await deleteContactMessagesFrom(tx, user.email);
  await deleteFavouritesOf(tx, id);
  await deleteRecentSearches(tx, id);
  await deleteBlocksOf(tx, id);
  await eraseReportsOf(tx, id);
  await eraseAppealsOf(tx, id);
  await eraseModerationOf(tx, id);
  await deleteDoubtsOf(tx, id);
  await deleteNotificationsOf(tx, id);
  await deleteSearchesOf(tx, id);
  await deletePostsOf(tx, id);
  await deleteRatingsOf(tx, id);
  await eraseUser(tx, id);
  await recordEvent(tx, ...products.map((product) => productRemoved({ id: product, seller: id })), accountDeleted(id));
  return [...photos, ...sent];
}
