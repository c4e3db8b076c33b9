import { ChatDock } from '../../app/chats/ChatDock.tsx';
import { preloadLiveQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { usePollWhileDown } from '../../apollo/usePollWhileDown.ts';
import { graphql } from '../../gql/documents.ts';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { OrderReceivedRow, OrderReceivedRowFragment } from './OrderReceivedRow.tsx';
import { ordersFailure, OrdersSkeleton, OrderTable } from './OrderTable.tsx';
import { POLL_WHILE_DOWN_MS } from './pollInterval.ts';
import { brand } from '../../lib/texts/college.ts';

const OrdersReceivedQuery = graphql(
  `
    query OrdersReceived($after: String) {
      me {
        id
        ordersReceived(first: 20, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id
            ...OrderReceivedRow
          }
        }
      }
    }
  `,
  OrderReceivedRowFragment,
);

const columns = ['#', 'Products', 'Buyer', 'Status', 'Change status'];

const loader = () => preloadLiveQuery(OrdersReceivedQuery, {});

/** Orders received as seller, with their chats. */
function OrdersReceivedPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  usePollWhileDown(refresh, POLL_WHILE_DOWN_MS);
  const waiting = useCounts().ordersReceived;
  const orders = data.me?.ordersReceived ?? null;
  const more = useLoadMore(OrdersReceivedQuery, { after: orders?.pageInfo.endCursor });
  return (
    <ChatDock>
      <OrderTable
        title={`Orders Received - ${brand}`}
        waiting={waiting}
        heading="All Orders"
        columns={columns}
        orders={orders}
        more={more}
        empty={<EmptyState title="No orders found.">New orders appear here.</EmptyState>}
        onRetry={refresh}
      >
        {orders?.nodes.map((order, index) => (
          <OrderReceivedRow key={order.id} order={order} number={index + 1} />
        ))}
      </OrderTable>
    </ChatDock>
  );
}

export const ordersReceivedPage = { Component: OrdersReceivedPage, Skeleton: OrdersSkeleton, loader, failure: ordersFailure };
