import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { OfferAreaFragment as OfferAreaData, OfferStatus } from '../../gql/graphql.ts';
import { formatPrice } from '../../lib/format/format.ts';
import { sendOnce } from '../../lib/files/idempotencyKey.ts';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';
import { OfferCard } from './OfferCard.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { EndReservationMutation, OfferAreaFragment, ReserveMutation } from './offerDocuments.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

type Conversation = OfferAreaData & { [Part in 'product' | 'buyer' | 'seller']: NonNullable<OfferAreaData[Part]> };

/** What became of an offer, in a word or two. */
const results: Record<OfferStatus, string> = {
  OPEN: 'open',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  COUNTERED: 'countered',
  WITHDRAWN: 'taken back',
  EXPIRED: 'expired',
};

/** Makes an offer as the buyer; reserves the product, or ends the reservation, as the seller. */
function OfferActions({ conversation, viewerId, hasOpen }: { conversation: Conversation; viewerId: string | undefined; hasOpen: boolean }) {
  const { id, buyer, seller, product } = conversation;
  const [offering, setOffering] = useState(false);
  const [reserve, reserving] = useMutation(ReserveMutation);
  const [end, ending] = useMutation(EndReservationMutation);
  const failed = (error: unknown) => void showFailure(error, 'That did not work. Try again.');
  const onReserve = () =>
    void sendOnce(`reservation:${id}`, (idempotencyKey) => reserve({ variables: { id, idempotencyKey } }))
      .then(({ data }) => offerUndo('Reserved for the buyer.', data?.reserveProduct))
      .catch(failed);
  return (
    <Flex gap="2" wrap="wrap">
      {buyer.id === viewerId && !hasOpen && (
        <Button size="sm" minH="11" variant="outline" onClick={() => setOffering(true)}>
          Make an offer
        </Button>
      )}
      {seller.id === viewerId && !product.reservedUntil && (
        <Button size="sm" minH="11" variant="outline" loading={reserving.loading} onClick={onReserve}>
          Reserve for 24 hours
        </Button>
      )}
      {product.reservedFor?.id === buyer.id && (
        <Button
          size="sm"
          minH="11"
          variant="outline"
          loading={ending.loading}
          onClick={() => void end({ variables: { id: product.id } }).catch(failed)}
        >
          End the reservation
        </Button>
      )}
      {offering && <OfferDialog of={{ productId: product.id }} price={product.price} buyerId={buyer.id} onClose={() => setOffering(false)} />}
    </Flex>
  );
}

/** The earlier offers, newest first. */
function EarlierOffers({ offers, viewerId }: { offers: OfferAreaData['offers']['nodes']; viewerId: string | undefined }) {
  if (offers.length === 0) return null;
  const lines = offers.map(
    ({ maker, price, topUp, status }) =>
      `${topUp === null ? formatPrice(price) : 'a swap'} by ${maker.id === viewerId ? 'you' : maker.name} (${results[status]})`,
  );
  return (
    <Text fontSize="sm" color="fg.muted">
      Earlier offers: {lines.join(', ')}
    </Text>
  );
}

interface Props {
  conversation: FragmentType<typeof OfferAreaFragment>;
  viewerId: string | undefined;
  /** The viewer has blocked the other side: actions that would reach that person are hidden. */
  isBlocked: boolean;
}

/** The open or newest offer of a conversation as a card, the earlier offers, and further actions. */
export function OfferArea({ conversation: given, viewerId, isBlocked }: Props) {
  const conversation = useFragmentData(OfferAreaFragment, given);
  // The dialog stays with its offer when another one is made meanwhile.
  const [countered, setCountered] = useState<OfferAreaData['offers']['nodes'][number] | null>(null);
  if (!conversation?.buyer || !conversation.seller) return null;
  const { viewerCanWrite, buyer, seller, product, offers } = conversation;
  const open = offers.nodes.find(({ status }) => status === 'OPEN');
  const shown = open ?? offers.nodes[0];
  return (
    <>
      {shown && (
        <OfferCard
          key={shown.id}
          offer={shown}
          viewerId={viewerId}
          isSeller={seller.id === viewerId}
          isBlocked={isBlocked}
          onCounter={() => setCountered(shown)}
        />
      )}
      {countered && (
        <OfferDialog
          of={{ offerId: countered.id }}
          price={countered.price}
          productPrice={product?.price}
          buyerId={buyer.id}
          gives={countered.gives}
          topUp={countered.topUp}
          onClose={() => setCountered(null)}
        />
      )}
      <EarlierOffers offers={offers.nodes.filter((offer) => offer !== shown)} viewerId={viewerId} />
      {viewerCanWrite && !isBlocked && product && product.quantity > 0 && (
        <OfferActions conversation={{ ...conversation, product, buyer, seller }} viewerId={viewerId} hasOpen={open !== undefined} />
      )}
    </>
  );
}
