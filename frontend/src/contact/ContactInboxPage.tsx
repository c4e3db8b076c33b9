import { useMutation, useQuery } from '@apollo/client/react';
import { Badge, Button, Heading, HStack, Link as ExternalLink, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { graphql } from '../gql/index.ts';
import { formatDateTime } from '../lib/format.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { toast } from '../ui/toaster.ts';
import { brand } from '../lib/brand.ts';

const ContactInboxQuery = graphql(`
  query ContactInbox($after: String) {
    contactMessages(first: 20, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
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
      id
      handledAt
    }
  }
`);

/** The contact messages. */
export function ContactInboxPage() {
  const { data, error, refetch, fetchMore, loading } = useQuery(ContactInboxQuery, { fetchPolicy: 'cache-and-network' });
  const [setHandled] = useMutation(SetHandledMutation);
  const mark = async (id: string, handled: boolean) => {
    try {
      await setHandled({ variables: { id, handled } });
    } catch (cause) {
      toast.error(requestErrorOf(cause).message ?? 'The message could not be marked. Please try again.');
    }
  };
  const inbox = data?.contactMessages;
  return (
    <Stack gap="5">
      <PageTitle>{`Contact Messages - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Contact Messages
      </Heading>
      {error && !inbox ? (
        <LoadFailure message="The messages could not be loaded." onRetry={() => void refetch()} />
      ) : !inbox ? (
        <Skeleton height="50vh" borderRadius="l3" />
      ) : inbox.nodes.length === 0 ? (
        <EmptyState title="No messages yet.">Messages appear here.</EmptyState>
      ) : (
        inbox.nodes.map(({ id, name, email, message, createdAt, handledAt }) => (
          <Panel as="article" key={id}>
            <HStack justify="space-between" wrap="wrap" mb="2">
              <Heading as="h2" size="md" overflowWrap="anywhere">
                {name}
              </Heading>
              <Badge bg={handledAt ? 'good.subtle' : 'accent.subtle'} color={handledAt ? 'good.fg' : 'accent.fg'}>
                {handledAt ? 'Handled' : 'Open'}
              </Badge>
            </HStack>
            <Text color="fg.muted" fontSize="sm" mb="3" overflowWrap="anywhere">
              Reference {id} · {formatDateTime(createdAt)} ·{' '}
              <ExternalLink href={`mailto:${email}?subject=${encodeURIComponent(`Your message ${id}`)}`} color="brand.fg">
                {email}
              </ExternalLink>
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere" mb="4">
              {message}
            </Text>
            <Button size="sm" minH="11" variant="outline" onClick={() => void mark(id, !handledAt)}>
              {handledAt ? 'Open again' : 'Mark as handled'}
              <VisuallyHidden>message {id}</VisuallyHidden>
            </Button>
          </Panel>
        ))
      )}
      {inbox?.pageInfo.hasNextPage && (
        <LoadMore loading={loading} loadMore={() => void fetchMore({ variables: { after: inbox.pageInfo.endCursor } })} />
      )}
    </Stack>
  );
}
