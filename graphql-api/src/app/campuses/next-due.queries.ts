import { BulkJob, BulkStatus } from '../../domains/acts/bulk/bulk-job.entity.ts';
import { Product } from '../../domains/market/products/product.entity.ts';
import { PriceSchedule } from '../../domains/market/products/price-schedule/price-schedule.entity.ts';
import { OutgoingMail } from '../../domains/notify/mail/outgoing-mail.entity.ts';
import { OutgoingPush } from '../../domains/notify/push/outgoing-push.entity.ts';
import { WebhookMessage } from '../../domains/notify/webhooks/deliveries/webhook-message.entity.ts';
import { User } from '../../domains/people/users/user.entity.ts';
import { BoughtPerk } from '../../domains/rewards/perks/bought-perk.entity.ts';
import { Meeting } from '../../domains/trade/meetings/meeting.entity.ts';
import { Offer } from '../../domains/trade/offers/offer.entity.ts';
import { SwapProposal } from '../../domains/trade/swaps/proposals/swap-proposal.entity.ts';
import type { Db } from '../../platform/context.ts';
import { columns, table, type Column } from '../../platform/database/table.ts';
import { expression, join, sql, type Sql } from '../../platform/database/sql.ts';

/** Every market is checked at least once a day, for daily and weekly emails and for data with a retention period. */
const DAY_MS = 86_400_000;
/** Minimum time before a failed message is retried. */
const SOONEST_MS = 300_000;
/** Reminders of a meeting are sent within this time before it. */
const BEFORE_MEETINGS_MS = 3_600_000;

const p = table(Product, 'p');
const s = table(PriceSchedule, 's');
const o = table(Offer, 'o');
const w = table(SwapProposal, 'w');
const b = table(BoughtPerk, 'b');
const u = table(User, 'u');
const m = table(Meeting, 'm');
const mail = table(OutgoingMail, 'mail');
const push = table(OutgoingPush, 'push');
const hook = table(WebhookMessage, 'hook');
const bulk = table(BulkJob, 'bulk');

type Moment = Column<Date> | Column<Date | null>;

/** Returns the first moment of a column after a time. */
const firstAfter = (rows: Sql, moment: Moment, time: Date): Sql => sql`(select min(${moment}) from ${rows} where ${moment} > ${time}::timestamptz)`;

/** Returns when work of a market is due next according to its tables, at most a day from now. */
export async function nextDue(db: Db, now: Date): Promise<Date> {
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  const moments: Sql[] = [
    firstAfter(sql`${p}`, p.expiresAt, now),
    firstAfter(sql`${p}`, p.reservedUntil, now),
    firstAfter(sql`${s}`, s.dueAt, now),
    firstAfter(sql`${o}`, o.expiresAt, now),
    firstAfter(sql`${w}`, w.expiresAt, now),
    firstAfter(sql`${b}`, b.endsAt, now),
    firstAfter(sql`${u}`, u.suspendedUntil, now),
    sql`(select min(${m.at}) - make_interval(secs => ${BEFORE_MEETINGS_MS / 1_000}::int) from ${m} where ${m.at} > ${later(BEFORE_MEETINGS_MS)}::timestamptz)`,
    sql`(select min(${mail.nextTryAt}) from ${mail})`,
    sql`(select min(${push.nextTryAt}) from ${push})`,
    sql`(select min(${hook.nextTryAt}) from ${hook})`,
    sql`(select min(${bulk.createdAt}) from ${bulk} where ${bulk.status} in (${BulkStatus.WAITING}::text, ${BulkStatus.RUNNING}::text))`,
  ];
  const at = expression<Date>`greatest(least(${join(moments, ', ')}, ${later(DAY_MS)}::timestamptz), ${later(SOONEST_MS)}::timestamptz)`;
  const row = await db.one(sql`select ${columns({ at })}`);
  return new Date(row!.at);
}
