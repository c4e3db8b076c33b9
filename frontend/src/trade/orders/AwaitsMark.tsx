import type { FragmentType } from '@apollo/client';
import { Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { OrderStep } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';

export const AwaitsMarkFragment = graphql(`
  fragment AwaitsMark on Order {
    id: databaseId
    awaitsViewer
    viewerStep
  }
`);

const turns: Partial<Record<OrderStep, string>> = {
  PROPOSE_MEETING: 'propose a meeting',
  ANSWER_MEETING: 'answer the meeting',
  CONFIRM_RECEIVED: 'did you receive it?',
};

/** Reason why an order counts in the viewer's badge. Renders nothing for other orders. */
export function AwaitsMark({ order }: { order: FragmentType<typeof AwaitsMarkFragment> }) {
  const shown = useFragmentData(AwaitsMarkFragment, order);
  if (!shown?.awaitsViewer) return null;
  return (
    <Text fontSize="sm" fontWeight="semibold" color="accent.fg">
      Your turn: {turns[shown.viewerStep ?? 'PROPOSE_MEETING']}
    </Text>
  );
}
