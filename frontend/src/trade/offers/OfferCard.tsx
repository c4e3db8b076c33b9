import { useMutation } from '@apollo/client/react';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { OfferAreaFragment, OfferStatus } from '../../gql/graphql.ts';
import { formatSoon } from '../../lib/format/soon.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { sendOnce } from '../../lib/files/idempotencyKey.ts';
import { PersonLink } from '../../people/profiles/PersonLink.tsx';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';
import { swapStates } from '../swaps/swapStatus.ts';
import { offerCardId } from './offerCardId.ts';
import { swapText } from './swapText.ts';
import { AcceptOfferMutation, DeclineOfferMutation, WithdrawOfferMutation } from './offerDocuments.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

type Offer = OfferAreaFragment['offers']['nodes'][number];

/** Outcome of an offer by its status. */
const outcomes: Record<OfferStatus, string> = {
  OPEN: 'Waits for an answer',
  ACCEPTED: 'Accepted: it is ordered at this price',
  DECLINED: 'Declined',
  COUNTERED: 'Answered with another offer',
  WITHDRAWN: 'Taken back',
  EXPIRED: 'Expired',
};

function acceptedText(isSeller: boolean, isSwap: boolean): string {
  if (isSwap) return 'Agreed. You find what you give and get among your orders.';
  return isSeller ? 'Accepted. It is ordered at this price.' : 'Ordered at the agreed price.';
}

interface Props {
  offer: Offer;
  viewerId: string | undefined;
  isSeller: boolean;
  /** Whether the viewer has blocked the other side. The offer can then only be declined or withdrawn. */
  isBlocked: boolean;
  onCounter: () => void;
}

/** Text that says who offered what, and the outcome. */
function OfferText({ offer, viewerId, isSeller }: Pick<Props, 'offer' | 'viewerId' | 'isSeller'>) {
  const { price, quantity, topUp, gives, status, swap, expiresAt, maker } = offer;
  const isOwn = maker.id === viewerId;
  const offered = topUp === null ? `offered ${formatPrice(price)}` : `would ${swapText({ gives, topUp, isBuyer: isOwn !== isSeller })}`;
  return (
    <>
      <Text fontWeight="bold">
        {isOwn ? 'You' : <PersonLink person={maker} />} {offered}
        {quantity > 1 && ` each for ${quantity} pieces`}
      </Text>
      <Text fontSize="sm" color="fg.muted" aria-live="polite">
        {swap ? swapStates[swap.status] : outcomes[status]}
        {status === 'OPEN' && ` until ${formatSoon(expiresAt)}`}
      </Text>
    </>
  );
}

/** Card of an offer: its price and state, and the viewer's possible answers. */
export function OfferCard({ offer, viewerId, isSeller, isBlocked, onCounter }: Props) {
  const { id, topUp, viewerCanAnswer, viewerCanWithdraw } = offer;
  const [accept, accepting] = useMutation(AcceptOfferMutation);
  const [decline, declining] = useMutation(DeclineOfferMutation);
  const [withdraw, withdrawing] = useMutation(WithdrawOfferMutation);
  const busy = accepting.loading || declining.loading || withdrawing.loading;
  const failed = (error: unknown) => void showFailure(error, 'That did not work. Try again.');
  const onAccept = () =>
    void sendOnce(`acceptance:${id}`, (idempotencyKey) => accept({ variables: { input: { offerId: id, idempotencyKey } } }))
      .then(({ data }) => offerUndo(acceptedText(isSeller, topUp !== null), data?.acceptOffer))
      .catch(failed);
  return (
    <Box as="section" id={offerCardId(id)} aria-label="Offer" p="3" borderWidth="1px" borderColor="brand.border" bg="brand.subtle" borderRadius="l3">
      <OfferText offer={offer} viewerId={viewerId} isSeller={isSeller} />
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
