import { useQuery } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import type { HandoverQuery as HandoverData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { MeetingPanel } from '../meetings/MeetingPanel.tsx';
import { RatingPanel, OrderRatingsFragment } from '../ratings/RatingPanel.tsx';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { InfoDialog } from '../../ui/dialogs/InfoDialog.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { InstallOffer } from '../../ui/install/InstallOffer.tsx';
import { BuyerHandover } from './BuyerHandover.tsx';
import { HandoverState } from './HandoverState.tsx';
import { SellerHandover } from './SellerHandover.tsx';
import { OrderHandoverFragment } from './handoverFragment.ts';
import { OrderMeetingFragment } from '../meetings/meetingDocuments.ts';

const HandoverQuery = graphql(
  `
    query Handover($id: ID!) {
      order(id: $id) {
        id: databaseId
        handoverConfirmedAt
        buyer {
          id: databaseId
          name
        }
        seller {
          id: databaseId
          name
        }
        ...OrderHandover
        ...OrderMeeting
        ...OrderRatings
      }
    }
  `,
  OrderHandoverFragment,
  OrderMeetingFragment,
  OrderRatingsFragment,
);

/** Handover of an order, as the viewer's side sees it. */
function Handover({ order }: { order: NonNullable<HandoverData['order']> }) {
  const isBuyer = useViewer()?.id === order.buyer.id;
  return (
    <Stack gap="5">
      <HandoverState order={order} />
      <MeetingPanel order={order} />
      {isBuyer ? <BuyerHandover order={order} seller={order.seller.name} /> : <SellerHandover order={order} buyer={order.buyer.name} />}
      <RatingPanel order={order} person={isBuyer ? order.seller.name : order.buyer.name} />
      {order.handoverConfirmedAt && <InstallOffer />}
    </Stack>
  );
}

/** Dialog with the handover of an order for its buyer or its seller. */
export function HandoverDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(HandoverQuery, { variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const order = data?.order;
  return (
    <InfoDialog open title={`Handover of order ${orderId}`} onClose={onClose}>
      {error && !order && <LoadFailure message="The handover could not be loaded." onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height="40" borderRadius="l3" />}
      {data && !order && <Text>You cannot see this order. It may have been deleted.</Text>}
      {order && <Handover order={order} />}
    </InfoDialog>
  );
}
