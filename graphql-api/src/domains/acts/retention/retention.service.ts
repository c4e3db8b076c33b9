import { removeEndedSignIns } from '../../people/accounts/otp.service.ts';
import { deleteReturnsEndedBefore } from '../../people/college-sign-in/college-sign-in.queries.ts';
import { removeOldContactMessages } from '../../help/contact/contact.service.ts';
import { removeOldEvents } from '../../log/events/event.service.ts';
import { eraseOldDisputes } from '../../trade/handover/dispute.service.ts';
import { removeOldAuditEntries } from '../../log/audit/audit.service.ts';
import { deleteRejectionsOlderThan } from '../../safety/content-policy/rejection.queries.ts';
import { removeOldNotifications } from '../../notify/notifications/notification.service.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { RetentionSettings } from '../../../platform/settings/retention-settings.ts';
import { eraseOldReports } from '../../safety/reports/report.service.ts';
import { removeOldSearches } from '../../market/search/recorded-searches.ts';

/** Kind of data that is deleted after some time. */
export enum RetainedData {
  EVENTS = 'EVENTS',
  NOTIFICATIONS = 'NOTIFICATIONS',
  SEARCHES = 'SEARCHES',
  CONTACT_MESSAGES = 'CONTACT_MESSAGES',
  REPORTS = 'REPORTS',
  OBJECTIONS = 'OBJECTIONS',
  REJECTIONS = 'REJECTIONS',
  ACTIVITY_LOG = 'ACTIVITY_LOG',
  SIGN_INS = 'SIGN_INS',
}

async function removeSignIns(ctx: Ctx, days: number): Promise<void> {
  await removeEndedSignIns(ctx, days);
  await deleteReturnsEndedBefore(ctx, days);
}

/** The setting for each kind of data, and the function that removes it. */
const rules: Record<RetainedData, { setting: keyof RetentionSettings; remove: (ctx: Ctx, days: number) => Promise<void> }> = {
  [RetainedData.EVENTS]: { setting: 'events', remove: removeOldEvents },
  [RetainedData.NOTIFICATIONS]: { setting: 'notifications', remove: removeOldNotifications },
  [RetainedData.SEARCHES]: { setting: 'searches', remove: removeOldSearches },
  [RetainedData.CONTACT_MESSAGES]: { setting: 'contactMessages', remove: removeOldContactMessages },
  [RetainedData.REPORTS]: { setting: 'reports', remove: eraseOldReports },
  [RetainedData.OBJECTIONS]: { setting: 'objections', remove: eraseOldDisputes },
  [RetainedData.REJECTIONS]: { setting: 'rejections', remove: deleteRejectionsOlderThan },
  [RetainedData.ACTIVITY_LOG]: { setting: 'activityLog', remove: removeOldAuditEntries },
  [RetainedData.SIGN_INS]: { setting: 'signIns', remove: removeSignIns },
};

const all = Object.values(RetainedData);

/** Retention period of a kind of data. */
export interface RetentionPeriod {
  data: RetainedData;
  days: number;
}

/** Returns the retention period of each kind of data, to everybody. */
export function retentionPeriods({ infra }: Ctx): RetentionPeriod[] {
  return all.map((data) => ({ data, days: infra.settings.retention[rules[data].setting] }));
}

/** Removes data after its retention period. If one kind fails, the others are still removed; the first error is thrown at the end. */
export async function removeWhatIsOld(ctx: Ctx): Promise<void> {
  const failures: unknown[] = [];
  for (const { data, days } of retentionPeriods(ctx)) await rules[data].remove(ctx, days).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
