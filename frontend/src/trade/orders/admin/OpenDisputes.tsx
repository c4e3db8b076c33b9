import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { refetchChanged } from '../../../apollo/client/refetchChanged.ts';
import { useFetchMore } from '../../../apollo/useLoadMore.ts';
import { ChatButton } from '../../../talk/conversations/chat/ChatButton.tsx';
import type { OpenDisputesQuery as Data } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { useOnChange } from '../../../lib/useOnChange.ts';
import { useKnownCounts } from '../../../apollo/session/useCounts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { LoadFailure } from '../../../ui/elements/LoadFailure.tsx';
import { QueueSection } from '../../../ui/elements/QueueSection.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { ActPreview } from '../../../apollo/undo/ActPreview.tsx';
import { offerUndo } from '../../../apollo/undo/offerUndo.ts';
import { appendPage } from '../../../apollo/appendPage.ts';
import { hasPoints } from '../../../lib/texts/points.ts';
import { showFailure } from '../../../ui/dialogs/showFailure.ts';

const OpenDisputesQuery = graphql(`
  query OpenDisputes($after: String) {
    deliveryDisputes(first: 20, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        reason
        createdAt
        order {
          id: databaseId
          lines {
            name
          }
          buyer {
            id: databaseId
            name
          }
          seller {
            id: databaseId
            name
          }
        }
      }
    }
  }
`);

const SettleDisputeMutation = graphql(`
  mutation SettleDispute($id: ID!, $handedOver: Boolean!) {
    settleDispute(input: { id: $id, handedOver: $handedOver }) {
      undoToken
      undoUntil
      dispute {
        id: databaseId
        outcome
        settledAt
      }
    }
  }
`);

type Dispute = Data['deliveryDisputes']['nodes'][number];

function DisputePanel({ dispute, onSettle }: { dispute: Dispute; onSettle: (handedOver: boolean) => void }) {
  const { reason, createdAt, order } = dispute;
  return (
    <Panel as="li">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        Order {order.id}: {order.lines[0]?.name}
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {order.buyer.name} objects to the delivery by {order.seller.name}, {formatDateTime(createdAt)}
      </Text>
      <Text my="3" overflowWrap="anywhere">
        {reason}
      </Text>
      <HStack wrap="wrap">
        <ChatButton orderId={order.id} unread={0} />
        <Button size="sm" minH="11" variant="outline" aria-label={`Order ${order.id}: it was handed over`} onClick={() => onSettle(true)}>
          It was handed over
        </Button>
        <Button size="sm" minH="11" variant="outline" aria-label={`Order ${order.id}: the objection is right`} onClick={() => onSettle(false)}>
          The objection is right
        </Button>
      </HStack>
    </Panel>
  );
}

function useOpenDisputes() {
  const { data, error, refetch, fetchMore } = useQuery(OpenDisputesQuery, { fetchPolicy: 'cache-and-network' });
  const disputes = data?.deliveryDisputes;
  const more = useFetchMore(() =>
    fetchMore({
      variables: { after: disputes?.pageInfo.endCursor },
      updateQuery: (known, { fetchMoreResult }) => ({
        ...known,
        deliveryDisputes: appendPage(known.deliveryDisputes, fetchMoreResult.deliveryDisputes),
      }),
    }),
  );
  const client = useApolloClient();
  useOnChange(useKnownCounts()?.queue.objections, () => void refetchChanged(client, ['OpenDisputes']));
  return { disputes, error, refetch, more };
}

/** Objections to deliveries that wait for a decision. Renders nothing if there are none. */
export function OpenDisputes() {
  const { disputes, error, refetch, more } = useOpenDisputes();
  const [settleDispute, { loading }] = useMutation(SettleDisputeMutation);
  const [asked, setAsked] = useState<{ id: string; order: string; handedOver: boolean } | null>(null);
  const settle = async (id: string, handedOver: boolean) => {
    try {
      const { data: settled } = await settleDispute({ variables: { id, handedOver } });
      offerUndo('Objection decided', settled?.settleDispute);
      setAsked(null);
      await refetch();
    } catch (cause) {
      showFailure(cause, 'The objection could not be decided. Please try again.');
    }
  };
  if (error && !disputes) return <LoadFailure message="The objections could not be loaded." onRetry={() => void refetch()} />;
  if (!disputes || disputes.totalCount === 0) return null;
  return (
    <>
      <QueueSection
        id="objections"
        title={`Objections to deliveries (${disputes.totalCount})`}
        more={disputes.pageInfo.hasNextPage && { ...more, label: 'More objections' }}
      >
        {disputes.nodes.map((dispute) => (
          <DisputePanel
            key={dispute.id}
            dispute={dispute}
            onSettle={(handedOver) => setAsked({ id: dispute.id, order: dispute.order.id, handedOver })}
          />
        ))}
      </QueueSection>
      {asked && (
        <ConfirmDialog
          open
          title={asked.handedOver ? `Order ${asked.order} was handed over?` : `The objection to order ${asked.order} is right?`}
          yes="Decide"
          no="Cancel"
          busy={loading}
          onYes={() => void settle(asked.id, asked.handedOver)}
          onNo={() => setAsked(null)}
        >
          <Text>
            {hasPoints && (asked.handedOver ? 'The seller keeps the points. ' : 'The seller loses the points of this order. ')}Both sides are told.
          </Text>
          <ActPreview kind="SETTLE_DISPUTE" id={asked.id} handedOver={asked.handedOver} />
        </ConfirmDialog>
      )}
    </>
  );
}
