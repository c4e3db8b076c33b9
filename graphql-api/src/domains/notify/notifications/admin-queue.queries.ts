import { join, literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { ContactMessage } from '../../help/contact/contact-message.entity.ts';
import type { AdminQueueKind } from '../../log/events/event-payloads.ts';
import { Product } from '../../market/products/product.entity.ts';
import { DoubtfulListing } from '../../safety/doubtful-listings/doubtful-listing.entity.ts';
import { isUndecided } from '../../safety/doubtful-listings/doubtful-listing.queries.ts';
import { Decision } from '../../safety/moderation/decision.entity.ts';
import { Report } from '../../safety/reports/report.entity.ts';
import { DeliveryDispute } from '../../trade/handover/delivery-dispute.entity.ts';

const r = table(Report, 'r');
const d = table(DeliveryDispute, 'd');
const k = table(Decision, 'k');
const l = table(DoubtfulListing, 'l');
const p = table(Product, 'p');
const w = table(ContactMessage, 'w');

/** The count of each kind of entry in the admin queue. */
export const queueSql: Record<AdminQueueKind, Sql> = {
  reports: sql`(select count(*)::int from ${r} where ${r.decidedAt} is null)`,
  objections: sql`(select count(*)::int from ${d} where ${d.settledAt} is null)`,
  appeals: sql`(select count(*)::int from ${k} where ${k.appealedAt} is not null and ${k.answeredAt} is null)`,
  doubtfulListings: sql`(select count(*)::int from ${l} join ${p} on ${p.id} = ${l.product} where ${isUndecided(l)} and ${p.deletedAt} is null)`,
  contactMessages: sql`(select count(*)::int from ${w} where ${w.handledAt} is null)`,
};

/** All counts as JSON. */
export const queueCountsSql = sql`json_build_object(${join(
  Object.entries(queueSql).map(([queue, count]) => sql`${literal(queue)}, ${count}`),
  ', ',
)})`;
