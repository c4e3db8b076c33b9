import { useSubscription } from '@apollo/client/react';
import { updateOrderList } from '../apollo/listUpdates.ts';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { toast } from '../ui/toaster.ts';
import { ORDERS_RECEIVED_PATH } from './paths.ts';

const OrderChanged = graphql(`
  subscription OrderChanged {
    orderChanged {
      id
      viewerCanDelete
      buyer {
        id
        unreadFromSellers
      }
      status
      createdAt
      lines {
        name
      }
      seller {
        id
        unreadFromBuyers
        ordersToProcess
      }
      ...RecentMessages
      ...OrderPlacedRow
      ...OrderReceivedRow
    }
  }
`);

const PointsChanged = graphql(`
  subscription PointsChanged {
    pointsChanged {
      user {
        id
        ...Points
      }
    }
  }
`);

const ProductChanged = graphql(`
  subscription ProductChanged($id: ID!) {
    productChanged(id: $id) {
      id
      name
      description
      price
      quantity
      rating {
        average
        count
      }
    }
  }
`);

const NEW_FOR_MS = 60_000;
const announced = new Set<string>();

/** Tells the seller of an order that was just placed, once. */
function announce({ id, status, createdAt, lines }: { id: string; status: string; createdAt: string; lines: readonly { name: string }[] }): void {
  const isNew = status === 'NOT_PROCESSED' && Date.now() - new Date(createdAt).getTime() < NEW_FOR_MS;
  if (!isNew || announced.has(id)) return;
  announced.add(id);
  toast.link(messages.newOrder(lines[0]?.name ?? ''), { label: 'See the order', to: ORDERS_RECEIVED_PATH });
}

/** Follows the viewer's orders and points. */
export function ViewerSubscriptions({ viewerId }: { viewerId: string }) {
  useSubscription(OrderChanged, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const order = data?.orderChanged;
      if (!order) return;
      const change = { userId: viewerId, orderId: order.id };
      if (order.buyer.id === viewerId) updateOrderList(client.cache, { ...change, list: 'ordersPlaced', isListed: order.viewerCanDelete });
      else if (order.seller.id === viewerId) {
        updateOrderList(client.cache, { ...change, list: 'ordersReceived', isListed: true });
        announce(order);
      }
    },
  });
  useSubscription(PointsChanged, { ignoreResults: true });
  return null;
}

/** Follows the product on screen. */
export function ProductSubscription({ id }: { id: string }) {
  useSubscription(ProductChanged, { variables: { id }, ignoreResults: true });
  return null;
}
