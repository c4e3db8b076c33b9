import { Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { formatDuration } from '../lib/duration.ts';
import { formatDateTime } from '../lib/format.ts';
import { outcomeLabels, reasonLabels } from '../reports/reasons.ts';
import { Panel } from '../ui/Panel.tsx';

const DecidedReportsFragment = graphql(`
  fragment DecidedReports on ReportConnection {
    nodes {
      id
      subject
      reason
      action
      createdAt
      decidedAt
      user {
        id
        name
      }
    }
  }
`);

const HOUR_MS = 3_600_000;
const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

/** The reports that were decided last, with how long each waited; nothing while there are none. */
export function DecidedReports({ reports }: { reports: FragmentType<typeof DecidedReportsFragment> }) {
  const { nodes } = readFragment(DecidedReportsFragment, reports);
  if (nodes.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="decided" gap="3">
      <Heading as="h2" id="decided" size="lg">
        Decided last
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3">
        {nodes.map(({ id, subject, reason, action, createdAt, decidedAt, user }) => (
          <Panel as="li" key={id}>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {action && outcomeLabels[action]} · {reasonLabels[reason]}
              {subject && `: ${subject}`}
            </Text>
            <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              <Link to={`/dashboard/admin/viewUserDetails/${user.id}`}>{user.name}</Link>
              {decidedAt && ` · ${formatDateTime(decidedAt)}, after ${formatDuration(hoursBetween(createdAt, decidedAt))}`}
            </Text>
          </Panel>
        ))}
      </Stack>
    </Stack>
  );
}
