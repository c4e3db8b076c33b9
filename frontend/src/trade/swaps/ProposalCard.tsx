import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import type { SwapProposalCardFragment, SwapProposalStatus } from '../../gql/graphql.ts';
import { formatSoon } from '../../lib/format/soon.ts';
import { plural } from '../../lib/format/format.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { DeclineSwapDialog } from './DeclineSwapDialog.tsx';
import { PaymentLinks } from './PaymentLinks.tsx';
import { RingPicture } from './RingPicture.tsx';
import { legTexts, transferTexts } from './ringText.ts';
import { AcceptSwapMutation, SwapProposalFragment } from './swapDocuments.ts';
import { SwapLinks } from './SwapLinks.tsx';
import { swapStates } from './swapStatus.ts';

const outcomes: Record<SwapProposalStatus, string> = {
  OPEN: 'Waits until all accept',
  ACCEPTED: 'Agreed',
  DECLINED: 'Declined',
  EXPIRED: 'Ended: not all accepted in time',
  BROKEN: 'Broken: something in it is gone or has another price',
};

/** Outcome of a proposal, and the number of missing answers. */
function State({ proposal }: { proposal: SwapProposalCardFragment }) {
  const { status, expiresAt, legs, acceptedBy, declinedBy, reason, swap } = proposal;
  const missing = legs.length - acceptedBy.length;
  return (
    <Text fontSize="sm" color="fg.muted" aria-live="polite">
      {swap ? swapStates[swap.status] : outcomes[status]}
      {status === 'OPEN' && `, until ${formatSoon(expiresAt)}. ${plural(missing, 'answer')} missing`}
      {declinedBy && ` by ${declinedBy.name}`}
      {reason && `: ${reason}`}
    </Text>
  );
}

/** Returns the payments, with the positions of the givers in the ring. */
function paymentsOf({ legs, transfers }: SwapProposalCardFragment) {
  const placeOf = (person: { id: string }): number => legs.findIndex(({ giver }) => giver.id === person.id);
  return transfers.map(({ from, to, amount }) => ({ from: placeOf(from), to: placeOf(to), amount }));
}

/** Card of a proposal: the ring, who gives what, the answers, and the actions of its people. */
export function ProposalCard({ proposal }: { proposal: FragmentType<typeof SwapProposalFragment> }) {
  const shown = useFragmentData(SwapProposalFragment, proposal);
  const viewerId = useViewer()?.id;
  const [accept, accepting] = useMutation(AcceptSwapMutation);
  const [declining, setDeclining] = useState(false);
  if (!shown) return null;
  const { id, status, legs, transfers, viewerCanAnswer, acceptedBy, swap } = shown;
  const isOwn = legs.some(({ giver }) => giver.id === viewerId);
  const hasAccepted = acceptedBy.some((person) => person.id === viewerId);
  const onAccept = () =>
    void accept({ variables: { id } })
      .then(({ data }) => data?.acceptSwap.swap && toast.success('Agreed. You find what you give and get among your orders.'))
      .catch((error: unknown) => void showFailure(error, 'That did not work. Try again.'));
  return (
    <Box as="li" p="4" borderWidth="1px" borderColor="border" borderRadius="l3" bg="bg.panel">
      <Heading as="h2" fontSize="lg" mb="2">
        {legs.length === 2 ? 'A swap of two' : `A ring of ${legs.length}`}
      </Heading>
      <Flex gap="4" direction={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }}>
        <RingPicture photos={legs.map(({ product }) => product?.photoUrl ?? '')} payments={paymentsOf(shown)} />
        <Box minW="0" overflowWrap="anywhere">
          <Box as="ul" listStyleType="none" mb="2">
            {[...legTexts(legs, viewerId), ...transferTexts(transfers, viewerId)].map((line) => (
              <Text as="li" key={line} lineHeight="1.4" mb="1">
                {line}
              </Text>
            ))}
          </Box>
          <State proposal={shown} />
        </Box>
      </Flex>
      {status === 'OPEN' && isOwn && (
        <Flex gap="2" mt="3" wrap="wrap" align="center">
          {viewerCanAnswer && (
            <Button minH="11" loading={accepting.loading} onClick={onAccept}>
              Accept
            </Button>
          )}
          {hasAccepted && <Text>You have accepted.</Text>}
          <Button minH="11" variant="outline" disabled={accepting.loading} onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </Flex>
      )}
      {isOwn && swap && <SwapLinks swap={swap} />}
      <PaymentLinks transfers={transfers} />
      {declining && <DeclineSwapDialog proposalId={id} onClose={() => setDeclining(false)} />}
    </Box>
  );
}
