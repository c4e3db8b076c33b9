import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { OfferAreaFragment as OfferAreaData } from '../../gql/graphql.ts';
import { newestOffer } from './newestOffer.ts';
import { OfferCard } from './OfferCard.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { OfferAreaFragment } from './offerDocuments.ts';

interface Props {
  conversation: FragmentType<typeof OfferAreaFragment>;
  viewerId: string | undefined;
  /** Whether the viewer has blocked the other side. Actions that would reach that person are hidden. */
  isBlocked: boolean;
}

/** Open or newest offer of a conversation, as a card among its messages. */
export function OfferArea({ conversation: given, viewerId, isBlocked }: Props) {
  const conversation = useFragmentData(OfferAreaFragment, given);
  // The dialog keeps its offer if another one is made in the meantime.
  const [countered, setCountered] = useState<OfferAreaData['offers']['nodes'][number] | null>(null);
  if (!conversation?.buyer || !conversation.seller) return null;
  const { buyer, seller, product } = conversation;
  const shown = newestOffer(conversation);
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
          product={product}
          buyerId={buyer.id}
          gives={countered.gives}
          topUp={countered.topUp}
          onClose={() => setCountered(null)}
        />
      )}
    </>
  );
}
