import type { FragmentType } from '@apollo/client';
import { Box, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { legTexts } from './ringText.ts';
import { swapStates } from './swapStatus.ts';

export const SwapItemFragment = graphql(`
  fragment SwapItem on Conversation {
    id
    swap {
      id
      status
      legs {
        giver {
          id
          name
        }
        receiver {
          id
          name
        }
        product {
          id
          name
        }
      }
    }
  }
`);

/** What the people of a swap write about: who gives what to whom, and how far it is. */
export function SwapItem({ conversation, viewerId }: { conversation: FragmentType<typeof SwapItemFragment>; viewerId: string | undefined }) {
  const swap = useFragmentData(SwapItemFragment, conversation)?.swap;
  if (!swap) return null;
  return (
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
  );
}
