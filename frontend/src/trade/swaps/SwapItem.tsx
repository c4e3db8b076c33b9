import type { FragmentType } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { InfoDialog } from '../../ui/dialogs/InfoDialog.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { NextStep, NextStepFragment } from '../handover/NextStep.tsx';
import { MeetingPanel } from '../meetings/MeetingPanel.tsx';
import { OrderMeetingFragment } from '../meetings/meetingDocuments.ts';
import { nextOrder } from './ringStep.ts';
import { legTexts } from './ringText.ts';
import { swapStates } from './swapStatus.ts';

export const SwapItemFragment = graphql(
  `
    fragment SwapItem on Conversation {
      id: databaseId
      people {
        id: databaseId
      }
      swap {
        id: databaseId
        status
        legs {
          giver {
            id: databaseId
            name
          }
          receiver {
            id: databaseId
            name
          }
          product {
            id: databaseId
            name
          }
        }
        orders {
          id: databaseId
          viewerStep
          handoverConfirmedAt
          ...NextStep
        }
      }
    }
  `,
  NextStepFragment,
);

const SwapMeetingQuery = graphql(
  `
    query SwapMeeting($orderId: ID!) {
      order(id: $orderId) {
        id: databaseId
        ...OrderMeeting
      }
    }
  `,
  OrderMeetingFragment,
);

/**
 * Meeting of a swap, loaded through one of the viewer's orders. It is loaded on request, because a chat query that includes it would cost too much.
 */
function SwapMeeting({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery(SwapMeetingQuery, { variables: { orderId }, fetchPolicy: 'cache-and-network' });
  if (error && !data) return <LoadFailure message="The meeting could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="20" borderRadius="l2" />;
  return data.order && <MeetingPanel order={data.order} />;
}

/** Number of legs that involve the viewer. They come first. */
const OWN_LEGS = 2;

/** Header of the conversation of a swap: what the viewer gives and receives, and the next step. The whole swap and its meeting are in a dialog. */
export function SwapItem({ conversation, viewerId }: { conversation: FragmentType<typeof SwapItemFragment>; viewerId: string | undefined }) {
  const shown = useFragmentData(SwapItemFragment, conversation);
  const [open, setOpen] = useState(false);
  if (!shown?.swap) return null;
  const { swap, people } = shown;
  const isPerson = people.some(({ id }) => id === viewerId);
  const legs = legTexts(swap.legs, viewerId);
  const next = isPerson ? nextOrder(swap.orders) : undefined;
  return (
    <>
      <Flex gap="2" align="center">
        <Box flex="1" minW="0">
          {legs.slice(0, OWN_LEGS).map((line) => (
            <Text key={line} fontSize="sm" lineHeight="1.3" truncate>
              {line}
            </Text>
          ))}
          <Text fontSize="sm" color="fg.muted" lineHeight="1.3" truncate aria-live="polite">
            {swapStates[swap.status]}
          </Text>
        </Box>
        <Button size="sm" minH="11" px="3" variant="outline" onClick={() => setOpen(true)}>
          The swap
        </Button>
      </Flex>
      {next && <NextStep order={next} viewerId={viewerId} isOfRing />}
      <InfoDialog open={open} title="The swap" onClose={() => setOpen(false)}>
        <Stack gap="3" overflowWrap="anywhere">
          <Stack as="ul" listStyleType="none" gap="1">
            {legs.map((line) => (
              <Text as="li" key={line}>
                {line}
              </Text>
            ))}
          </Stack>
          <Link to="/swaps">{swapStates[swap.status]}</Link>
          {isPerson && swap.orders[0] && <SwapMeeting orderId={swap.orders[0].id} />}
        </Stack>
      </InfoDialog>
    </>
  );
}
