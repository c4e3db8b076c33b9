import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid } from '../../../platform/errors.ts';
import { inTransaction, violates } from '../../../platform/database/transaction.ts';
import { checkChange } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import { readPhoto, readUpload, storePhoto } from '../../media/photos/photo.service.ts';
import { isStartedWithin } from '../sessions/session.queries.ts';
import { endOtherSessions } from '../sessions/session.service.ts';
import { accountIsGone } from '../users/own-account.ts';
import { User } from '../users/user.entity.ts';
import { userChanged } from '../users/user.events.ts';
import { lockAccount } from '../users/user.queries.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { passwordHashOf } from './auth.queries.ts';
import { UpdateProfileInput } from './auth.inputs.ts';
import { checkOwnPassword } from './own-password.ts';

/** Age up to which a session may set a password without the current one, if the caller allows it. */
const FRESH_SESSION = '1 hour';

async function assertFreshSession(ctx: Ctx, sessionId: string): Promise<void> {
  if (!(await isStartedWithin(ctx, sessionId, FRESH_SESSION))) throw invalid('currentPassword', messages.currentPasswordOrSignIn);
}

interface ProfileOptions {
  /** Whether a session of the last hour may set a password without the current one, as documented REST clients do. */
  freshSessionSuffices?: boolean;
}

/**
 * Changes the viewer's profile. A new password requires the current one or, if there is none, a session of the last hour, and ends all other
 * sessions. Throws INVALID_INPUT, CONFLICT, TOO_LARGE, RATE_LIMITED, UNAUTHENTICATED.
 */
export async function updateProfile(ctx: Ctx, input: UpdateProfileInput, options: ProfileOptions = {}): Promise<{ id: string }> {
  const viewer = authorize(ctx, input.password ? 'account:secure' : 'account:use');
  const { profilePicture, password: newPassword, currentPassword, ...data } = checkChange(UpdateProfileInput, input);
  if (newPassword) {
    if (currentPassword) await checkOwnPassword(ctx, viewer.id, currentPassword, 'currentPassword');
    else if (options.freshSessionSuffices || !(await passwordHashOf(ctx, viewer.id))) await assertFreshSession(ctx, viewer.sessionId);
    else throw invalid('currentPassword', messages.currentPasswordNeeded);
  }
  const upload = profilePicture && (await readUpload(ctx, profilePicture, { field: 'profilePicture' }));
  const picture = upload && (await storePhoto(ctx, await readPhoto(ctx, upload, 'profilePicture')));
  const passwordHash = newPassword ? await ctx.infra.passwords.hash(newPassword) : undefined;
  try {
    await inTransaction(ctx, async (tx) => {
      if (!(await lockAccount(tx, viewer.id))) throw accountIsGone();
      const row = await tx.em.findOneOrFail(User, viewer.id);
      tx.em.assign(row, { ...data, ...(passwordHash ? { passwordHash } : {}), ...(picture === undefined ? {} : { picture }) });
      // The hash is written first. A concurrent sign-in with the old password then either started earlier and is ended below, or fails.
      await tx.em.flush();
      const fields = Object.keys({ ...data, ...(picture === undefined ? {} : { profilePicture }) });
      if (fields.length > 0) await recordEvent(tx, userChanged(viewer.id, fields));
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
