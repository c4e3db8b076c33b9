import type { ModerationAction, ReportReason } from '../../gql/graphql.ts';

/** Why something can be reported, as the form asks and the queue shows it. */
export const reasonLabels: Record<ReportReason, string> = {
  PROHIBITED: 'May not be sold here',
  SCAM: 'Looks like a scam',
  ABUSE: 'Abuse or harassment',
  WRONG_DETAILS: 'Details are not true',
  NO_SHOW: 'Did not come to the meeting',
  OTHER: 'Something else',
};

export const reasonChoices = Object.entries(reasonLabels) as [ReportReason, string][];

/** What was done, as its reporter reads it. */
export const outcomeLabels: Record<ModerationAction, string> = {
  DISMISS: 'No rule was broken',
  REMOVE: 'Removed',
  WARN: 'Person warned',
  SUSPEND: 'Person suspended',
  BAN: 'Person banned',
};
