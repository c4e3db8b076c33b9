import { Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { pagedList } from '../../apollo/pagedList.ts';
import type { AuditQuery as Data } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import type { ListColumn } from '../../ui/tables/listColumn.ts';
import { ListSearch } from '../../ui/tables/ListSearch.tsx';
import { formatDateTime, startOf } from '../../lib/format/dates.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { actionLabels, actions } from './actions.ts';
import { ListTable } from '../../apollo/ListTable.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { UndoButton } from '../../apollo/undo/UndoButton.tsx';

const AuditQuery = graphql(`
  query Audit(
    $search: String
    $action: AuditAction
    $actorId: ID
    $userId: ID
    $from: DateTime
    $until: DateTime
    $oldestFirst: Boolean!
    $first: Int = 20
    $after: String
  ) {
    administrators: users(first: 50, role: ADMIN) {
      nodes {
        id: databaseId
        name
      }
    }
    auditEntries(
      first: $first
      after: $after
      search: $search
      action: $action
      actorId: $actorId
      userId: $userId
      from: $from
      until: $until
      oldestFirst: $oldestFirst
    ) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        action
        subject
        details
        createdAt
        undoToken
        actor {
          id: databaseId
          name
        }
        user {
          id: databaseId
          name
        }
      }
    }
  }
`);

type Entry = Data['auditEntries']['nodes'][number];

const sorts = [
  ['NEWEST', 'Newest first'],
  ['OLDEST', 'Oldest first'],
] as const;

const { loader, useList } = pagedList({
  query: AuditQuery,
  variablesOf: (params) => ({
    search: params.get('q') ?? '',
    action: actions.find(([action]) => action === params.get('action'))?.[0] ?? null,
    actorId: params.get('actor'),
    userId: params.get('user'),
    from: startOf(params.get('from')),
    until: startOf(params.get('to'), 1),
    oldestFirst: params.get('sort') === 'OLDEST',
  }),
  pageOf: ({ auditEntries }: Data) => auditEntries,
});

const whatOf = ({ action, subject }: Entry) => `${actionLabels[action]}: ${subject}`;

const outcomes: Readonly<Record<string, string>> = { DISMISSED: 'It was handed over', UPHELD: 'The objection is right' };

/** Returns the details of an entry: its text, or the name of the undone action, or the decision about an objection. */
function detailsOf({ action, details }: Entry): string | null {
  if (action === 'UNDONE') return actions.find(([undone]) => undone === details)?.[1] ?? details;
  if (action === 'DISPUTE_SETTLED') return outcomes[details ?? ''] ?? details;
  return details;
}

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
  { header: 'Details', cell: (entry) => detailsOf(entry) ?? '-', csv: detailsOf },
];

/** Page with the audit log of administrators' actions. */
function AuditPage() {
  const list = useList();
  return (
    <Stack gap="5">
      <PageTitle>{`Activity log - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Activity log
      </Heading>
      <Text color="fg.muted">All admin actions</Text>
      <ListSearch
        label="Activity log"
        placeholder="Search by name or details..."
        filter={{ name: 'action', label: 'Action', choices: [['', 'All actions'], ...actions] }}
        sorts={sorts}
      />
      <AuditFilters administrators={list.data.administrators.nodes} />
      <ListTable
        things="actions"
        columns={columns}
        list={list}
        nameOf={whatOf}
        usualSort="NEWEST"
        actions={(entry) => entry.undoToken && <UndoButton token={entry.undoToken} what={whatOf(entry)} />}
        empty={<EmptyState title="Nothing found">Admin actions that match the filters appear here.</EmptyState>}
      />
    </Stack>
  );
}

export const auditPage = { Component: AuditPage, loader, failure: () => 'The activity log could not be loaded.' };
