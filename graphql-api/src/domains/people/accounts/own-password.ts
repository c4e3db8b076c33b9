import type { Ctx, Viewer } from '../../../platform/context.ts';
import { invalid } from '../../../platform/errors.ts';
import { messages } from '../../../messages.ts';
import { isStartedWithin } from '../sessions/session.queries.ts';
import { attempt } from './attempts.ts';
import { passwordHashOf } from './auth.queries.ts';

/** Age up to which a session counts as a proof of identity if there is no password. */
const PROOF = '10 minutes';

/** Checks the password of a signed-in user. Wrong passwords count as at sign-in. Throws INVALID_INPUT about `field`, RATE_LIMITED. */
export async function checkOwnPassword(ctx: Ctx, userId: string, password: string, field = 'password'): Promise<void> {
  await attempt(ctx, userId, async () => {
    if (!(await ctx.infra.passwords.verify(await passwordHashOf(ctx, userId), password))) throw invalid(field, messages.passwordWrong);
  });
}

/**
 * Verifies that the viewer is the account's user and not somebody who found the device: by the password or, if the account has none or passwords are
 * off, by a session that has just started. Throws INVALID_INPUT about `password`, RATE_LIMITED.
 */
export async function proveIdentity(ctx: Ctx, viewer: Viewer, password: string | undefined): Promise<void> {
  if (password !== undefined) return checkOwnPassword(ctx, viewer.id, password);
  const needsPassword = ctx.infra.settings.signIn.password && (await passwordHashOf(ctx, viewer.id)) !== undefined;
  if (needsPassword) throw invalid('password', messages.passwordEmpty);
  if (!(await isStartedWithin(ctx, viewer.sessionId, PROOF))) throw invalid('password', messages.signInAgain);
}
