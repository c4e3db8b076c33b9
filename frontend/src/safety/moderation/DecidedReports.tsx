import type { FragmentType } from '@apollo/client';
import { Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDuration } from '../../lib/format/duration.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { outcomeLabels, reasonLabels } from '../reports/reasons.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { QueueSection } from '../../ui/elements/QueueSection.tsx';

export const DecidedReportFragment = graphql(`
  fragment DecidedReport on Report {
    id: databaseId
    subject
    reason
    action
    createdAt
    decidedAt
    user {
      id: databaseId
      name
    }
  }
`);

const HOUR_MS = 3_600_000;
const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

type Decided = FragmentType<typeof DecidedReportFragment>;

function DecidedReport({ report }: { report: Decided }) {
  const shown = useFragmentData(DecidedReportFragment, report);
  if (!shown) return null;
  const { subject, reason, action, createdAt, decidedAt, user } = shown;
  return (
    <Panel as="li">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {action && outcomeLabels[action]} · {reasonLabels[reason]}
        {subject && `: ${subject}`}
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        <Link to={`/dashboard/admin/viewUserDetails/${user.id}`}>{user.name}</Link>
        {decidedAt && ` · ${formatDateTime(decidedAt)}, after ${formatDuration(hoursBetween(createdAt, decidedAt))}`}
      </Text>
    </Panel>
  );
}

/** Most recently decided reports, with how long each waited. Renders nothing if there are none. */
export function DecidedReports({ reports }: { reports: readonly (Decided & { id: string })[] }) {
  if (reports.length === 0) return null;
  return (
    <QueueSection id="decided" title="Decided last">
      {reports.map((report) => (
        <DecidedReport key={report.id} report={report} />
      ))}
    </QueueSection>
  );
}
