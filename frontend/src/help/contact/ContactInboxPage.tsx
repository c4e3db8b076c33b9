import { useMutation } from '@apollo/client/react';
import { Badge, Box, Button, Link as ExternalLink } from '@chakra-ui/react';
import { pagedList } from '../../apollo/pagedList.ts';
import type { ContactInboxQuery as Data } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { useOnChange } from '../../lib/useOnChange.ts';
import { useKnownCounts } from '../../apollo/session/useCounts.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import type { ListColumn } from '../../ui/tables/listColumn.ts';
import { choiceOf } from '../../ui/tables/useListParams.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { ListTablePage } from '../../apollo/ListTablePage.tsx';

const ContactInboxQuery = graphql(`
  query ContactInbox($search: String, $handled: Boolean, $oldestFirst: Boolean!, $first: Int = 20, $after: String) {
    contactMessages(first: $first, after: $after, search: $search, handled: $handled, oldestFirst: $oldestFirst) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        name
        email
        message
        createdAt
        handledAt
      }
    }
  }
`);

const SetHandledMutation = graphql(`
  mutation SetContactMessageHandled($id: ID!, $handled: Boolean!) {
    setContactMessageHandled(input: { id: $id, handled: $handled }) {
      id: databaseId
      handledAt
    }
  }
`);

type Message = Data['contactMessages']['nodes'][number];

const sorts = [
  ['NEWEST', 'Newest first'],
  ['OLDEST', 'Oldest first'],
] as const;

const states = [
  ['', 'All messages'],
  ['open', 'Open'],
  ['handled', 'Handled'],
] as const;

const isHandled = { '': null, open: false, handled: true };

const { loader, useList } = pagedList({
  query: ContactInboxQuery,
  variablesOf: (params) => ({
    search: params.get('q') ?? '',
    handled: isHandled[choiceOf(params, 'state', states)],
    oldestFirst: params.get('sort') === 'OLDEST',
  }),
  pageOf: ({ contactMessages }: Data) => contactMessages,
});

const stateOf = ({ handledAt }: Message) => (handledAt ? 'Handled' : 'Open');

const columns: ListColumn<Message>[] = [
  { header: 'Reference', cell: ({ id }) => id, csv: ({ id }) => id },
  {
    header: 'Received',
    cell: ({ createdAt }) => formatDateTime(createdAt),
    csv: ({ createdAt }) => createdAt,
    sort: { asc: 'OLDEST', desc: 'NEWEST' },
  },
  { header: 'Name', cell: ({ name }) => name, csv: ({ name }) => name },
  {
    header: 'Email',
    cell: ({ id, email }) => (
      <ExternalLink href={`mailto:${email}?subject=${encodeURIComponent(`Your message ${id}`)}`} color="brand.fg">
        {email}
      </ExternalLink>
    ),
    csv: ({ email }) => email,
  },
  {
    header: 'Message',
    cell: ({ message }) => (
      <Box whiteSpace="pre-wrap" overflowWrap="anywhere" textAlign="start" minW={{ base: '0', md: '3xs' }}>
        {message}
      </Box>
    ),
    csv: ({ message }) => message,
  },
  {
    header: 'State',
    cell: (message) => (
      <Badge bg={message.handledAt ? 'good.subtle' : 'accent.subtle'} color={message.handledAt ? 'good.fg' : 'accent.fg'}>
        {stateOf(message)}
      </Badge>
    ),
    csv: stateOf,
  },
];

/** Page with the contact messages. */
function ContactInboxPage() {
  const list = useList();
  const contactMessages = useKnownCounts()?.queue.contactMessages;
  useOnChange(contactMessages, () => list.refresh());
  const [setHandled] = useMutation(SetHandledMutation);
  const mark = async (messages: readonly Message[], handled: boolean) => {
    try {
      for (const { id } of messages) await setHandled({ variables: { id, handled } });
    } catch (cause) {
      showFailure(cause, 'The message could not be marked. Please try again.');
    }
    list.refresh();
  };
  return (
    <ListTablePage
      title="Contact Messages"
      count={contactMessages ?? 0}
      placeholder="Search by name, email or message..."
      filter={{ name: 'state', label: 'State', choices: states }}
      sorts={sorts}
      things="messages"
      columns={columns}
      list={list}
      nameOf={({ id }) => `message ${id}`}
      empty={<EmptyState title="No messages found.">What people write in the contact form appears here.</EmptyState>}
      actions={(message) => {
        const label = message.handledAt ? 'Open again' : 'Mark as handled';
        return (
          <Button
            size="sm"
            minH="11"
            variant="outline"
            aria-label={`${label}: message ${message.id}`}
            onClick={() => void mark([message], !message.handledAt)}
          >
            {label}
          </Button>
        );
      }}
      bulk={(messages, clear) => (
        <Button size="sm" minH="11" variant="outline" onClick={() => void mark(messages, true).then(clear)}>
          Mark selected as handled
        </Button>
      )}
    />
  );
}

export const contactInboxPage = { Component: ContactInboxPage, loader, failure: () => 'The messages could not be loaded.' };
