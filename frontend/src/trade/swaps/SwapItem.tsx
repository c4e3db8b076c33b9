import type { FragmentType } from '@apollo/client';
import { Box, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { MeetingPanel } from '../meetings/MeetingPanel.tsx';
import { OrderMeetingFragment } from '../meetings/meetingDocuments.ts';
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
          ...OrderMeeting
        }
      }
    }
  `,
  OrderMeetingFragment,
);

/** What the people of a swap write about: who gives what to whom, how far it is, and when and where they meet. */
export function SwapItem({ conversation, viewerId }: { conversation: FragmentType<typeof SwapItemFragment>; viewerId: string | undefined }) {
  const shown = useFragmentData(SwapItemFragment, conversation);
  if (!shown?.swap) return null;
  const { swap, people } = shown;
  const [own] = swap.orders;
  return (
    <Stack gap="3" maxH="60%" overflowY="auto" flexShrink={0}>
      <Box p="3" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" overflowWrap="anywhere">
        <Box as="ul" listStyleType="none">
          {legTexts(swap.legs, viewerId).map((line) => (
            <Text as="li" key={line} fontSize="sm" lineHeight="1.4">
              {line}
            </Text>
          ))}
        </Box>
        <Text fontSize="sm" color="fg.muted" aria-live="polite">
          <Link to="/swaps">{swapStates[swap.status]}</Link>
        </Text>
      </Box>
      {own && people.some(({ id }) => id === viewerId) && <MeetingPanel order={own} />}
    </Stack>
  );
}
