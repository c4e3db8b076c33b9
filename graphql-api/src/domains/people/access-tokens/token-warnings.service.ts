import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { timeText } from '../../../platform/text/local-text.ts';
import { takeEndingTokens } from './access-token.queries.ts';

/**
 * Numbers of days before a token's expiry at which its owner is warned, in ascending order: whoever receives the later warning does not need the
 * earlier one.
 */
const WARNING_DAYS = [1, 7] as const;

/** Returns the warning that counts as already given for a token that lasts only `days`; null if all warnings are needed. */
export const warnedAtFirst = (days: number): number | null => WARNING_DAYS.find((each) => days <= each) ?? null;

/** Emails the owners of personal access tokens that expire in one day or in seven, each once. */
export async function warnOfEndingTokens(ctx: Ctx): Promise<void> {
  for (const days of WARNING_DAYS) {
    await inTransaction(ctx, async (tx) => {
      for (const { email, name, prefix, expiresAt } of await takeEndingTokens(tx, days)) {
        const when = timeText(ctx.infra.settings, Date.parse(expiresAt));
        await tx.ports.mails.queue(tx, email, 'tokenEnds', { name, prefix: prefix ?? '', when });
      }
    });
  }
}
