import type { ModerationAction, ReportReason } from '../../gql/graphql.ts';

/** Labels of the reasons for a report, in the form and in the queue. */
export const reasonLabels: Record<ReportReason, string> = {
  PROHIBITED: 'May not be sold here',
  SCAM: 'Looks like a scam',
  ABUSE: 'Abuse or harassment',
  WRONG_DETAILS: 'Details are not true',
  NO_SHOW: 'Did not come to the meeting',
  OTHER: 'Something else',
};

export const reasonChoices = Object.entries(reasonLabels) as [ReportReason, string][];

/** Labels of the outcomes, as the reporter sees them. */
export const outcomeLabels: Record<ModerationAction, string> = {
  DISMISS: 'No rule was broken',
  REMOVE: 'Removed',
  WARN: 'Person warned',
  SUSPEND: 'Person suspended',
  BAN: 'Person banned',
};
