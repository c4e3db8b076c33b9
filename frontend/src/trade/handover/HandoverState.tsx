import type { FragmentType } from '@apollo/client';
import { Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { OrderHandoverFragment } from './handoverFragment.ts';
import { hasPoints } from '../../lib/texts/points.ts';
import { proofText } from './proofText.ts';

const outcomeText = {
  UPHELD: hasPoints
    ? 'An administrator found the objection right and took the points back. They come with the code, or when the buyer confirms.'
    : 'An administrator found the objection right.',
  DISMISSED: 'An administrator found that the order was handed over.',
  WITHDRAWN: 'The buyer confirmed the handover after all.',
} as const;

/** Line that says whether the handover is confirmed, and the buyer's objection if there is one. */
export function HandoverState({ order }: { order: FragmentType<typeof OrderHandoverFragment> }) {
  const handover = useFragmentData(OrderHandoverFragment, order);
  if (!handover) return null;
  const { handoverConfirmedAt, handoverProof, dispute } = handover;
  return (
    <>
      {handoverConfirmedAt && (
        <Text role="status" fontWeight="semibold" color="good.fg">
          Handed over on {formatDateTime(handoverConfirmedAt)}
          {handoverProof && `: ${proofText[handoverProof]}`}
        </Text>
      )}
      {dispute && (
        <Text overflowWrap="anywhere">
          The buyer objected{dispute.reason && `: “${dispute.reason}”`}.{' '}
          {dispute.outcome ? outcomeText[dispute.outcome] : 'An administrator will decide.'}
        </Text>
      )}
    </>
  );
}
