import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isServiceUnavailable } from '../../../platform/net/unavailable.ts';
import type { Limit } from '../../../platform/ports.ts';

/** Limit of wrong passwords for one account, counted by its email address or user id. */
export const accountFailures = ({ infra }: Ctx): Limit => ({ name: 'account', points: infra.settings.limits.accountFailures, seconds: 900 });
/** Limit of wrong passwords and codes from one client address. */
const addressFailures = ({ infra }: Ctx): Limit => ({ name: 'address', points: infra.settings.limits.addressFailures, seconds: 900 });
/** Limit of emailed codes that one client address requested and did not use. */
export const addressCodes = ({ infra }: Ctx): Limit => ({ name: 'codes', points: infra.settings.limits.addressCodes, seconds: 3600 });

/**
 * Runs an attempt to enter a secret. The attempt is counted before it runs, so that parallel attempts cannot exceed the limit, and is given back if
 * it succeeds. The client address is counted first, so that a rejected client does not use up an attempt of the account. Throws RATE_LIMITED.
 */
export async function attempt<Result>(ctx: Ctx, account: string | undefined, work: () => Promise<Result>): Promise<Result> {
  const { rateLimiter } = ctx.infra;
  await rateLimiter.use(addressFailures(ctx), ctx.ip);
  if (account !== undefined) await rateLimiter.use(accountFailures(ctx), account);
  try {
    const result = await work();
    if (account !== undefined) await rateLimiter.clear(accountFailures(ctx), account);
    await rateLimiter.giveBack(addressFailures(ctx), ctx.ip);
    return result;
  } catch (error) {
    // A failure of this server or of a server it calls does not count as an attempt.
    if (!(error instanceof DomainError) || isServiceUnavailable(error)) await rateLimiter.giveBack(addressFailures(ctx), ctx.ip);
    throw error;
  }
}
