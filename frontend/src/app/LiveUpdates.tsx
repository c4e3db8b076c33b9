import { useSubscription } from '@apollo/client/react';
import { useMatch } from 'react-router-dom';
import { placeOrderInList } from '../apollo/cache.ts';
import { graphql } from '../gql/index.ts';
import { useViewer } from '../session/useViewer.ts';

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

function OwnUpdates({ viewerId }: { viewerId: string }) {
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

function ProductUpdates({ id }: { id: string }) {
  useSubscription(ProductChanged, { variables: { id }, ignoreResults: true });
  return null;
}

/** The one subscriber: writes what happens into the cache, where every view that shows it sees it. */
export function LiveUpdates() {
  const viewer = useViewer();
  const product = useMatch('/product/:id')?.params.id;
  return (
    <>
      {viewer && <OwnUpdates key={viewer.id} viewerId={viewer.id} />}
      {product && <ProductUpdates key={product} id={product} />}
    </>
  );
}
