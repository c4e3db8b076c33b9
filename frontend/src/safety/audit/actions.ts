import type { AuditAction } from '../../gql/graphql.ts';

/** What each action is called. */
export const actionLabels: Record<AuditAction, string> = {
  CATEGORY_CREATED: 'Created category',
  CATEGORY_RENAMED: 'Renamed category',
  CATEGORY_DELETED: 'Deleted category',
  PRODUCT_REMOVED: 'Removed listing',
  LISTING_APPROVED: 'Approved listing',
  REVIEW_REMOVED: 'Removed review',
  MESSAGE_REMOVED: 'Removed message',
  WANTED_CLOSED: 'Closed wanted post',
  ROLE_CHANGED: 'Changed role',
  USER_DELETED: 'Deleted user',
  CONTACT_HANDLED: 'Contact message',
  DISPUTE_SETTLED: 'Decided an objection',
  REPORT_DISMISSED: 'Dismissed report',
  USER_WARNED: 'Warned',
  USER_SUSPENDED: 'Suspended',
  USER_BANNED: 'Banned',
  SANCTION_ENDED: 'Ended suspension or ban',
  APPEAL_ANSWERED: 'Answered appeal',
  SPOT_CREATED: 'Added campus spot',
  SPOT_CHANGED: 'Changed campus spot',
  SPOT_DELETED: 'Removed campus spot',
  COURSES_IMPORTED: 'Imported',
  SYNONYM_CREATED: 'Created synonym',
  SYNONYM_CHANGED: 'Changed synonym',
  SYNONYM_DELETED: 'Deleted synonym',
  ANNOUNCEMENT_CREATED: 'Announced',
  ANNOUNCEMENT_CHANGED: 'Changed announcement',
  ANNOUNCEMENT_ENDED: 'Ended announcement',
  TOKEN_REVOKED: 'Ended access token',
  DATA_EXPORTED: 'Exported',
  USER_DATA_EXPORTED: 'Exported data of',
  UNDONE: 'Undid',
};
/** The actions with their labels. */
export const actions = Object.entries(actionLabels) as [AuditAction, string][];
