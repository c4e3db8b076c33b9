import type { Ctx } from '../../../platform/context.ts';
import { invalid } from '../../../platform/errors.ts';
import { messages } from '../../../messages.ts';
import { attempt } from './attempts.ts';
import { passwordHashOf } from './auth.queries.ts';

/** Checks the password of a user who is signed in. Wrong ones are counted as at sign-in. Throws INVALID_INPUT about `field`, RATE_LIMITED. */
export async function checkOwnPassword(ctx: Ctx, userId: string, password: string, field = 'password'): Promise<void> {
  await attempt(ctx, userId, async () => {
    if (!(await ctx.infra.passwords.verify(await passwordHashOf(ctx, userId), password))) throw invalid(field, messages.passwordWrong);
  });
}
