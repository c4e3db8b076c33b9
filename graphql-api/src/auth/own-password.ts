import type { Ctx } from '../platform/context.ts';
import { invalid } from '../platform/errors.ts';
import { sql } from '../platform/sql.ts';
import { messages } from '../messages.ts';
import { attempt } from './attempts.ts';

/** Checks the password of a user who is signed in. Wrong ones are counted as at sign-in. Throws INVALID_INPUT about `field`, RATE_LIMITED. */
export async function checkOwnPassword(ctx: Ctx, userId: string, password: string, field = 'password'): Promise<void> {
  if (password === '') throw invalid(field, messages.passwordEmpty);
  await attempt(ctx, userId, async () => {
    const row = await ctx.db.one<{ password_hash: string }>(sql`select password_hash from users where id = ${userId}`);
    if (!(await ctx.infra.passwords.verify(row?.password_hash, password))) throw invalid(field, messages.passwordWrong);
  });
}
