import { wholeNumber, type Env } from './setting-readers.ts';

/** How long data is kept, in days. docs/configuration.md describes each, and the privacy page states them. */
export interface RetentionSettings {
  /** Entries of the event log. */
  events: number;
  /** Notifications, read or not. */
  notifications: number;
  /** Entries of the search log, and users' own last searches, after the last search. */
  searches: number;
  /** Contact messages, after they were handled. */
  contactMessages: number;
  /** Texts of reports and appeals, after the decision. */
  reports: number;
  /** Texts of buyers' objections to a delivery, after the decision. */
  objections: number;
  /** Reasons why listings were rejected. */
  rejections: number;
  /** The activity log. */
  activityLog: number;
  /** Sessions and emailed codes, after their end. */
  signIns: number;
}

/** Reads the periods. Each is at least one day. Throws an error that names the invalid one. */
export function readRetention(env: Env): RetentionSettings {
  const days = (name: string, fallback: number) => Math.max(1, wholeNumber(env, name, fallback, 3_650));
  return {
    events: days('EVENT_DAYS', 30),
    notifications: days('NOTIFICATION_DAYS', 90),
    searches: days('SEARCH_DAYS', 90),
    contactMessages: days('CONTACT_DAYS', 365),
    reports: days('REPORT_DAYS', 365),
    objections: days('OBJECTION_DAYS', 365),
    // The content policy counts the rejections of one week.
    rejections: Math.max(7, days('REJECTION_DAYS', 90)),
    activityLog: days('ACTIVITY_DAYS', 730),
    signIns: days('SIGN_IN_DAYS', 1),
  };
}
