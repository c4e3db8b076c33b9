import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { ChatButton } from '../chat/ChatButton.tsx';
import type { OpenDisputesQuery as Data } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import { formatDateTime } from '../lib/format.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toast } from '../ui/toaster.ts';

const OpenDisputesQuery = graphql(`
  query OpenDisputes {
    deliveryDisputes(first: 20) {
      totalCount
      nodes {
        id
        reason
        createdAt
        order {
          id
          lines {
            name
          }
          buyer {
            id
            name
          }
          seller {
            id
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
      dispute {
        id
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
        <Button size="sm" minH="11" variant="outline" aria-label={`Order ${order.id} was handed over`} onClick={() => onSettle(true)}>
          It was handed over
        </Button>
        <Button size="sm" minH="11" variant="outline" aria-label={`Order ${order.id}: the objection is right`} onClick={() => onSettle(false)}>
          The objection is right
        </Button>
      </HStack>
    </Panel>
  );
}

/** Objections to deliveries that wait for a decision; nothing while there are none. */
export function OpenDisputes() {
  const { data, error, refetch } = useQuery(OpenDisputesQuery, { fetchPolicy: 'cache-and-network' });
  const [settleDispute] = useMutation(SettleDisputeMutation);
  const settle = async (id: string, handedOver: boolean) => {
    try {
      await settleDispute({ variables: { id, handedOver } });
      await refetch();
    } catch (cause) {
      toast.error(requestErrorOf(cause).message ?? 'The objection could not be decided. Please try again.');
    }
  };
  if (error && !data) return <LoadFailure message="The objections could not be loaded." onRetry={() => void refetch()} />;
  const disputes = data?.deliveryDisputes;
  if (!disputes || disputes.totalCount === 0) return null;
  return (
    <Stack as="section" aria-labelledby="objections" gap="3">
      <Heading as="h2" id="objections" size="lg">
        Objections to deliveries ({disputes.totalCount})
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3">
        {disputes.nodes.map((dispute) => (
          <DisputePanel key={dispute.id} dispute={dispute} onSettle={(handedOver) => void settle(dispute.id, handedOver)} />
        ))}
      </Stack>
    </Stack>
  );
}
