import type { FragmentType } from '@apollo/client';
import { Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { DealFragment, dealLine } from './dealState.ts';

/** State of a deal in one line of the list of chats, in the accent colour if the next step is the viewer's. */
export function DealLine({ conversation, viewerId }: { conversation: FragmentType<typeof DealFragment>; viewerId: string | undefined }) {
  const deal = useFragmentData(DealFragment, conversation);
  const line = deal && dealLine(deal, viewerId);
  if (!line) return null;
  return (
    <Text fontSize="sm" fontWeight="semibold" color={line.isYours ? 'accent.fg' : 'fg'} truncate>
      {line.text}
    </Text>
  );
}
