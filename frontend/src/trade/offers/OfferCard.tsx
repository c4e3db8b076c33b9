import { useMutation } from '@apollo/client/react';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { OfferAreaFragment, OfferStatus } from '../../gql/graphql.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { sendOnce } from '../../lib/files/idempotencyKey.ts';
import { PersonLink } from '../../people/profiles/PersonLink.tsx';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';
import { AcceptOfferMutation, DeclineOfferMutation, WithdrawOfferMutation } from './offerDocuments.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

type Offer = OfferAreaFragment['offers']['nodes'][number];

/** What became of an offer. */
const outcomes: Record<OfferStatus, string> = {
  OPEN: 'Waits for an answer',
  ACCEPTED: 'Accepted: it is ordered at this price',
  DECLINED: 'Declined',
  COUNTERED: 'Answered with another price',
  WITHDRAWN: 'Taken back',
  EXPIRED: 'Expired',
};

interface Props {
  offer: Offer;
  viewerId: string | undefined;
  isSeller: boolean;
  /** The viewer has blocked the other side: the offer can only be declined or taken back. */
  isBlocked: boolean;
  onCounter: () => void;
}

/** An offer: its price and state, and what the viewer can answer. */
export function OfferCard({ offer, viewerId, isSeller, isBlocked, onCounter }: Props) {
  const { id, price, quantity, status, expiresAt, maker, viewerCanAnswer, viewerCanWithdraw } = offer;
  const [accept, accepting] = useMutation(AcceptOfferMutation);
  const [decline, declining] = useMutation(DeclineOfferMutation);
  const [withdraw, withdrawing] = useMutation(WithdrawOfferMutation);
  const busy = accepting.loading || declining.loading || withdrawing.loading;
  const failed = (error: unknown) => void showFailure(error, 'That did not work. Try again.');
  const onAccept = () =>
    void sendOnce(`acceptance:${id}`, (idempotencyKey) => accept({ variables: { input: { offerId: id, idempotencyKey } } }))
      .then(({ data }) => offerUndo(isSeller ? 'Accepted. It is ordered at this price.' : 'Ordered at the agreed price.', data?.acceptOffer))
      .catch(failed);
  return (
    <Box as="section" aria-label="Offer" p="3" borderWidth="1px" borderColor="brand.border" bg="brand.subtle" borderRadius="l3">
      <Text fontWeight="bold">
        {maker.id === viewerId ? 'You' : <PersonLink person={maker} />} offered {formatPrice(price)}
        {quantity > 1 && ` each for ${quantity} pieces`}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {outcomes[status]}
        {status === 'OPEN' && ` until ${formatDateTime(expiresAt)}`}
      </Text>
      {(viewerCanAnswer || viewerCanWithdraw) && (
        <Flex gap="2" wrap="wrap" mt="2">
          {viewerCanAnswer && (
            <>
              {!isBlocked && (
                <>
                  <Button size="sm" minH="11" disabled={busy} onClick={onAccept}>
                    Accept
                  </Button>
                  <Button size="sm" minH="11" variant="outline" disabled={busy} onClick={onCounter}>
                    Counter
                  </Button>
                </>
              )}
              <Button size="sm" minH="11" variant="outline" disabled={busy} onClick={() => void decline({ variables: { id } }).catch(failed)}>
                Decline
              </Button>
            </>
          )}
          {viewerCanWithdraw && (
            <Button size="sm" minH="11" variant="outline" disabled={busy} onClick={() => void withdraw({ variables: { id } }).catch(failed)}>
              Take back
            </Button>
          )}
        </Flex>
      )}
    </Box>
  );
}
