import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { timeText } from '../../../platform/text/local-text.ts';
import { takeEndingTokens } from './access-token.queries.ts';

/** How many days before the end of a token its owner is warned, the last time first: whoever gets that one needs no other. */
const WARNING_DAYS = [1, 7] as const;

/** The last warning that a token needs none of, because it lasts for so many days only; null for one that needs all. */
export const warnedAtFirst = (days: number): number | null => WARNING_DAYS.find((each) => days <= each) ?? null;

/** Mails the owners of personal access tokens that end in a day, or in seven; each once. */
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
