import { useSubscription } from '@apollo/client/react';
import { placeOrderInList } from '../apollo/cache.ts';
import { graphql } from '../gql/index.ts';

const OrderChanged = graphql(`
  subscription OrderChanged {
    orderChanged {
      id
      viewerCanDelete
      buyer {
        id
        unreadFromSellers
      }
      seller {
        id
        unreadFromBuyers
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

/** Follows the viewer's orders and points. */
export function OwnUpdates({ viewerId }: { viewerId: string }) {
  useSubscription(OrderChanged, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const order = data?.orderChanged;
      if (!order) return;
      if (order.buyer.id === viewerId) placeOrderInList(client.cache, viewerId, order.id, 'ordersPlaced', order.viewerCanDelete);
      else if (order.seller.id === viewerId) placeOrderInList(client.cache, viewerId, order.id, 'ordersReceived', true);
    },
  });
  useSubscription(PointsChanged, { ignoreResults: true });
  return null;
}

/** Follows the product on screen. */
export function ProductUpdates({ id }: { id: string }) {
  useSubscription(ProductChanged, { variables: { id }, ignoreResults: true });
  return null;
}
