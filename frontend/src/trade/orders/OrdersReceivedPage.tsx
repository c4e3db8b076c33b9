import { ChatDock } from '../../app/chats/ChatDock.tsx';
import { usePollWhileDown } from '../../apollo/usePollWhileDown.ts';
import { graphql } from '../../gql/documents.ts';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { OrderReceivedRow, OrderReceivedRowFragment } from './OrderReceivedRow.tsx';
import { ordersFailure, OrdersSkeleton, OrderTable } from './OrderTable.tsx';
import { POLL_WHILE_DOWN_MS } from './pollInterval.ts';
import { brand } from '../../lib/texts/college.ts';
import { growingList } from '../../apollo/growingList.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';

const OrdersReceivedQuery = graphql(
  `
    query OrdersReceived($after: String) {
      me {
        id: databaseId
        ordersReceived(first: 20, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            ...OrderReceivedRow
          }
        }
      }
    }
  `,
  OrderReceivedRowFragment,
);

const columns = ['#', 'Products', 'Buyer', 'Status', 'Change status'];

const { loader, useList } = growingList({ query: OrdersReceivedQuery, listOf: ({ me }) => me?.ordersReceived, isLive: true });

/** Page with the orders that the viewer received as a seller, with their chats. */
function OrdersReceivedPage() {
  const list = useList();
  usePollWhileDown(list.refresh, POLL_WHILE_DOWN_MS);
  const waiting = useCounts().ordersReceived;
  return (
    <ChatDock>
      <PageTitle count={waiting}>{`Orders Received - ${brand}`}</PageTitle>
      <OrderTable title="All Orders" columns={columns} list={list} empty={<EmptyState title="No orders found.">New orders appear here.</EmptyState>}>
        {list.items.map((order, index) => (
          <OrderReceivedRow key={order.id} order={order} number={index + 1} />
        ))}
      </OrderTable>
    </ChatDock>
  );
}

export const ordersReceivedPage = { Component: OrdersReceivedPage, Skeleton: OrdersSkeleton, loader, failure: ordersFailure };
