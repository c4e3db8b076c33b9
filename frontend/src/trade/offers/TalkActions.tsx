import { Button, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { isReservedForOthers } from '../../market/products/page/ReservedLine.tsx';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { useGoToSignIn } from '../../apollo/session/paths.ts';
import { useSignedInAct } from '../../apollo/session/useSignedInAct.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useMessageSeller, useOpenConversation } from '../../talk/conversations/useMessageSeller.ts';
import { useToggle } from '../../apollo/useToggle.ts';

const OfferDialog = lazyComponent({
  load: async () => (await import('./OfferDialog.tsx')).OfferDialog,
  message: messages.partFailed,
});

const JoinQueueMutation = graphql(`
  mutation JoinQueue($id: ID!) {
    joinReservationQueue(input: { productId: $id }) {
      product {
        id: databaseId
        viewerIsQueued
      }
    }
  }
`);

const LeaveQueueMutation = graphql(`
  mutation LeaveQueue($id: ID!) {
    leaveReservationQueue(input: { productId: $id }) {
      product {
        id: databaseId
        viewerIsQueued
      }
    }
  }
`);

const half = { flex: '1', minW: '0', minH: '11', px: '2', fontSize: { base: 'sm', md: 'md' } } as const;

/** Button to join or leave the queue for a product that is reserved for another buyer. */
function QueueButton({ id, isQueued }: { id: string; isQueued: boolean }) {
  const goToSignIn = useGoToSignIn();
  const viewer = useViewer();
  const queue = useToggle({ on: JoinQueueMutation, off: LeaveQueueMutation, failure: messages.actFailed });
  const toggle = () => void queue.toggle({ isOn: isQueued, variables: { id } });
  return (
    <Button {...half} variant="outline" loading={queue.isBusy} onClick={viewer ? toggle : goToSignIn}>
      {isQueued ? 'Stop waiting' : 'Tell me when it is free'}
    </Button>
  );
}

interface Props {
  product: {
    id: string;
    price: number;
    quantity: number;
    reservedUntil?: string | null;
    reservedFor?: { id: string } | null;
    viewerIsQueued: boolean;
  };
}

/** On phones a bar above the bottom bar, on other screens a part of the facts. */
const place = {
  position: { base: 'fixed', md: 'static' },
  insetX: '0',
  bottom: 'var(--bottom-bar)',
  zIndex: 'docked',
  h: { base: '52px', md: 'auto' },
  align: 'center',
  gap: '2',
  bg: 'bg',
  px: { base: '4', md: '0' },
  borderTopWidth: { base: '1px', md: '0' },
  borderColor: 'border',
} as const;

/** Actions on the product page before an order: write to the seller, offer a price, and queue for a reserved product. */
export function TalkActions({ product }: Props) {
  const { id, price, quantity, viewerIsQueued } = product;
  const viewer = useViewer();
  const [offering, setOffering] = useState(false);
  const messageSeller = useMessageSeller(id);
  const openConversation = useOpenConversation();
  const message = useSignedInAct('message', messageSeller.open);
  const offer = useSignedInAct('offer', () => setOffering(true));
  const isSignedIn = viewer !== null;
  // Preloads the dialog, so that it opens without a network.
  useEffect(() => {
    if (isSignedIn) void OfferDialog.load().catch(() => undefined);
  }, [isSignedIn]);
  const isForOthers = isReservedForOthers(product, viewer);
  return (
    <>
      <Flex {...place} data-bottom-actions="">
        <BusyButton {...half} waits={messageSeller.loading} onClick={message}>
          Message seller
        </BusyButton>
        {quantity > 0 && !isForOthers && (
          <Button {...half} variant="outline" onClick={offer}>
            Make an offer
          </Button>
        )}
        {isForOthers && <QueueButton id={id} isQueued={viewerIsQueued} />}
      </Flex>
      {offering && viewer && (
        <OfferDialog
          of={{ productId: id }}
          price={price}
          buyerId={viewer.id}
          onMade={(made) => void openConversation(made)}
          onClose={() => setOffering(false)}
        />
      )}
    </>
  );
}
