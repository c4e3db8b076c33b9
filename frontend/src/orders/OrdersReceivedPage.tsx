import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/index.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { OrderReceivedRow } from './OrderReceivedRow.tsx';
import { OrderTable } from './OrderTable.tsx';
import { usePollInterval } from './usePollInterval.ts';
import { brand } from '../lib/brand.ts';

const OrdersReceivedQuery = graphql(`
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
`);

const columns = ['#', 'Products', 'Buyer', 'Status', 'Change status'];

/** Orders received as seller. */
export function OrdersReceivedPage() {
  const pollInterval = usePollInterval();
  const { data, error, refetch, fetchMore, loading } = useQuery(OrdersReceivedQuery, { fetchPolicy: 'cache-and-network', pollInterval });
  const orders = data && (data.me?.ordersReceived ?? null);
  return (
    <OrderTable
      title={`Orders Received - ${brand}`}
      heading="All Orders"
      columns={columns}
      orders={orders}
      error={error}
      loading={loading}
      empty={<EmptyState title="No orders found.">New orders appear here.</EmptyState>}
      onRetry={() => void refetch()}
      onMore={() => void fetchMore({ variables: { after: orders?.pageInfo.endCursor } })}
    >
      {orders?.nodes.map((order, index) => (
        <OrderReceivedRow key={order.id} order={order} number={index + 1} />
      ))}
    </OrderTable>
  );
}
