import { Heading, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { pagedList } from '../apollo/pagedList.ts';
import type { AuditAction, AuditQuery as Data } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import { brand } from '../lib/brand.ts';
import { formatDateTime } from '../lib/format.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ListColumn } from '../ui/listColumn.ts';
import { ListSearch } from '../ui/ListSearch.tsx';
import { ListTable } from '../apollo/ListTable.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

const AuditQuery = graphql(`
  query Audit($search: String, $action: AuditAction, $oldestFirst: Boolean!, $first: Int = 20, $after: String) {
    auditEntries(first: $first, after: $after, search: $search, action: $action, oldestFirst: $oldestFirst) {
      totalCount
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

type Entry = Data['auditEntries']['nodes'][number];

const labels: Record<AuditAction, string> = {
  CATEGORY_CREATED: 'Created category',
  CATEGORY_RENAMED: 'Renamed category',
  CATEGORY_DELETED: 'Deleted category',
  PRODUCT_REMOVED: 'Removed listing',
  LISTING_APPROVED: 'Approved listing',
  REVIEW_REMOVED: 'Removed review',
  ROLE_CHANGED: 'Changed role',
  USER_DELETED: 'Deleted user',
  CONTACT_HANDLED: 'Contact message',
};
const actions = Object.entries(labels) as [AuditAction, string][];

const sorts = [
  ['NEWEST', 'Newest first'],
  ['OLDEST', 'Oldest first'],
] as const;

const { loader, useList } = pagedList({
  query: AuditQuery,
  variablesOf: (params) => ({
    search: params.get('q') ?? '',
    action: actions.find(([action]) => action === params.get('action'))?.[0] ?? null,
    oldestFirst: params.get('sort') === 'OLDEST',
  }),
  pageOf: ({ auditEntries }: Data) => auditEntries,
});

const whatOf = ({ action, subject }: Entry) => `${labels[action]}: ${subject}`;

const columns: ListColumn<Entry>[] = [
  {
    header: 'When',
    cell: ({ createdAt }) => formatDateTime(createdAt),
    csv: ({ createdAt }) => createdAt,
    sort: { asc: 'OLDEST', desc: 'NEWEST' },
  },
  { header: 'Who', cell: ({ actor }) => actor.name, csv: ({ actor }) => actor.name },
  { header: 'What', cell: whatOf, csv: whatOf },
  {
    header: 'Whom',
    cell: ({ user }) => (user ? <Link to={`/dashboard/admin/viewUserDetails/${user.id}`}>{user.name}</Link> : '-'),
    csv: ({ user }) => user?.name,
  },
  { header: 'Details', cell: ({ details }) => details ?? '-', csv: ({ details }) => details },
];

/** The audit log of administrators' actions. */
function AuditPage() {
  const list = useList();
  return (
    <Stack gap="5">
      <PageTitle>{`Activity log - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Activity log
      </Heading>
      <ListSearch
        label="Activity log"
        placeholder="Search by name or details..."
        filter={{ name: 'action', label: 'Action', choices: [['', 'All actions'], ...actions] }}
        sorts={sorts}
      />
      <ListTable
        things="actions"
        columns={columns}
        list={list}
        nameOf={whatOf}
        usualSort="NEWEST"
        empty={<EmptyState title="Nothing yet">What administrators do appears here.</EmptyState>}
      />
    </Stack>
  );
}

export const auditPage = { Component: AuditPage, loader, failure: () => 'The activity log could not be loaded.' };
