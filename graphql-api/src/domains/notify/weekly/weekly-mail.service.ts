import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMails } from '../mail/mail.service.ts';
import { claimWeeklyMails, weekOfMails } from './weekly-mail.queries.ts';

const MAILS_AT_ONCE = 200;
/** Maximum number of listings in an email. */
const MOST_LISTINGS = 10;

/** Queues emails of a week in one transaction. Returns whether there may be more. */
function queueSome(ctx: Ctx, week: Date): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const claimed = await claimWeeklyMails(tx, week, MAILS_AT_ONCE, MOST_LISTINGS);
    await queueMails(
      tx,
      claimed
        .filter(({ count }) => count > 0)
        .map(({ email, count, listings }) => ({ recipient: email, template: 'weeklyMail', data: { count, listings } })),
    );
    return claimed.length === MAILS_AT_ONCE;
  });
}

/** Queues the emails of a week that were not queued yet: one for each user with something new in saved searches or courses. */
export async function queueMailsOfWeek(ctx: Ctx, week: Date): Promise<void> {
  while (await queueSome(ctx, week));
}

/** Queues the weekly emails while they are due: from Sunday at 17:00 in the time zone of the college, for a day. */
export async function queueWeeklyMails(ctx: Ctx): Promise<void> {
  const { at, isNow } = await weekOfMails(ctx);
  if (isNow) await queueMailsOfWeek(ctx, at);
}
