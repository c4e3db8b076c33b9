import type { FragmentType } from '@apollo/client';
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { InfoDialog } from '../../ui/dialogs/InfoDialog.tsx';
import { PinnedDeal } from '../deals/PinnedDeal.tsx';
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
          ...OrderMeeting
        }
      }
    }
  `,
  NextStepFragment,
  OrderMeetingFragment,
);

/** What the viewer gives and gets: the first two legs. */
const OWN_LEGS = 2;

/** What the people of a swap write about: what the viewer gives and gets and the one next step, with the whole swap and its meeting in a dialog. */
export function SwapItem({ conversation, viewerId }: { conversation: FragmentType<typeof SwapItemFragment>; viewerId: string | undefined }) {
  const shown = useFragmentData(SwapItemFragment, conversation);
  const [open, setOpen] = useState(false);
  if (!shown?.swap) return null;
  const { swap, people } = shown;
  const isPerson = people.some(({ id }) => id === viewerId);
  const legs = legTexts(swap.legs, viewerId);
  const next = isPerson ? nextOrder(swap.orders) : undefined;
  return (
    <PinnedDeal>
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
          {isPerson && swap.orders[0] && <MeetingPanel order={swap.orders[0]} />}
        </Stack>
      </InfoDialog>
    </PinnedDeal>
  );
}
