import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { OfferAreaFragment as OfferAreaData } from '../../gql/graphql.ts';
import { sendOnce } from '../../lib/files/idempotencyKey.ts';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { EndReservationMutation, OfferAreaFragment, ReserveMutation } from './offerDocuments.ts';

const chip = { size: 'sm', minH: '11', flexShrink: 0, borderRadius: 'full', variant: 'subtle' } as const;

const failed = (error: unknown) => void showFailure(error, 'That did not work. Try again.');

type Product = NonNullable<OfferAreaData['product']>;

/** Button that reserves the product for the buyer, shown to the seller, or ends the reservation, shown to both. */
function ReservationActions({ id, product, buyerId, isSeller }: { id: string; product: Product; buyerId: string; isSeller: boolean }) {
  const [reserve, reserving] = useMutation(ReserveMutation);
  const [end, ending] = useMutation(EndReservationMutation);
  const onReserve = () =>
    void sendOnce(`reservation:${id}`, (idempotencyKey) => reserve({ variables: { id, idempotencyKey } }))
      .then(({ data }) => offerUndo('Reserved for the buyer.', data?.reserveProduct))
      .catch(failed);
  return (
    <>
      {isSeller && !product.reservedUntil && (
        <Button {...chip} loading={reserving.loading} onClick={onReserve}>
          Reserve for 24 hours
        </Button>
      )}
      {product.reservedFor?.id === buyerId && (
        <Button {...chip} loading={ending.loading} onClick={() => void end({ variables: { id: product.id } }).catch(failed)}>
          End the reservation
        </Button>
      )}
    </>
  );
}

interface Props {
  conversation: FragmentType<typeof OfferAreaFragment>;
  viewerId: string | undefined;
}

/**
 * Actions beside the quick replies: make an offer as the buyer, reserve the product, or end the reservation. Renders nothing if the product is sold
 * out.
 */
export function OfferActions({ conversation, viewerId }: Props) {
  const shown = useFragmentData(OfferAreaFragment, conversation);
  const [offering, setOffering] = useState(false);
  if (!shown?.buyer || !shown.seller || !shown.viewerCanWrite || !shown.product || shown.product.quantity === 0) return null;
  const { id, buyer, seller, product, openOffer } = shown;
  return (
    <>
      {buyer.id === viewerId && !openOffer && (
        <Button {...chip} onClick={() => setOffering(true)}>
          Make an offer
        </Button>
      )}
      <ReservationActions id={id} product={product} buyerId={buyer.id} isSeller={seller.id === viewerId} />
      {offering && <OfferDialog of={{ productId: product.id }} price={product.price} buyerId={buyer.id} onClose={() => setOffering(false)} />}
    </>
  );
}
