import { useQuery } from '@apollo/client/react';
import { Heading, Stack, Table } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import type { AuditAction } from '../gql/graphql.ts';
import { formatDateTime } from '../lib/format.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { brand } from '../lib/brand.ts';

const AuditQuery = graphql(`
  query Audit($after: String) {
    auditEntries(first: 20, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        action
        subject
        details
        createdAt
        actor {
          id
          name
        }
        user {
          id
          name
        }
      }
    }
  }
`);

const labels: Record<AuditAction, string> = {
  CATEGORY_CREATED: 'Created category',
  CATEGORY_RENAMED: 'Renamed category',
  CATEGORY_DELETED: 'Deleted category',
  PRODUCT_REMOVED: 'Removed listing',
  REVIEW_REMOVED: 'Removed review',
  ROLE_CHANGED: 'Changed role',
  USER_DELETED: 'Deleted user',
  CONTACT_HANDLED: 'Contact message',
};

/** All actions of administrators, the newest first. */
export function AuditPage() {
  const { data, error, refetch, fetchMore, loading } = useQuery(AuditQuery, { fetchPolicy: 'cache-and-network' });
  const entries = data?.auditEntries;
  return (
    <Stack gap="5">
      <PageTitle>{`Activity Log - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Activity log
      </Heading>
      <DataTable
        columns={['When', 'Who', 'What', 'Whom', 'Details']}
        page={entries}
        failed={error !== undefined}
        failure="The audit list could not be loaded."
        loading={loading}
        empty={<EmptyState title="Nothing yet">All admin actions appear here.</EmptyState>}
        onRetry={() => void refetch()}
        onMore={() => void fetchMore({ variables: { after: entries?.pageInfo.endCursor } })}
      >
        {entries?.nodes.map(({ id, action, subject, details, createdAt, actor, user }) => (
          <Table.Row key={id}>
            <Table.Cell data-label="When" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {formatDateTime(createdAt)}
            </Table.Cell>
            <Table.Cell data-label="Who">{actor.name}</Table.Cell>
            <Table.Cell data-label="What" overflowWrap="anywhere">
              {labels[action]}: {subject}
            </Table.Cell>
            <Table.Cell data-label="Whom">{user ? <Link to={`/dashboard/admin/viewUserDetails/${user.id}`}>{user.name}</Link> : '-'}</Table.Cell>
            <Table.Cell data-label="Details" overflowWrap="anywhere">
              {details ?? '-'}
            </Table.Cell>
          </Table.Row>
        ))}
      </DataTable>
    </Stack>
  );
}
