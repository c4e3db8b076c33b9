import { useQuery } from '@apollo/client/react';
import { Box, Heading, Skeleton, Table, Text } from '@chakra-ui/react';
import { graphql } from '../gql/index.ts';
import { formatDateTime } from '../lib/format.ts';
import { messages } from '../lib/messages.ts';
import { CardTable } from '../ui/CardTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Retry } from '../ui/Retry.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { StatusSelect } from './StatusSelect.tsx';

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
          status
          createdAt
          buyer {
            id
            name
          }
          lines {
            name
            quantity
          }
          ...StatusSelect
        }
      }
    }
  }
`);

/** Orders received as seller. */
export function OrdersReceivedPage() {
  const { data, error, refetch, fetchMore, loading } = useQuery(OrdersReceivedQuery, { fetchPolicy: 'cache-and-network' });
  const orders = data?.me?.ordersReceived;
  return (
    <>
      <PageTitle>Orders Received - CampusCart</PageTitle>
      <Heading as="h1" size="2xl" mb="5">
        All Orders
      </Heading>
      {error && !orders ? (
        <Retry message={messages.ordersFailed} onRetry={() => void refetch()} />
      ) : data && !orders ? (
        <Retry message={messages.orderFormat} onRetry={() => void refetch()} />
      ) : !orders ? (
        <Skeleton height="50vh" borderRadius="l3" />
      ) : orders.nodes.length === 0 ? (
        <EmptyState title="No orders found.">When somebody orders what you sell, it stands here.</EmptyState>
      ) : (
        <Panel p="0" overflow="hidden">
          <CardTable>
            <Table.Header>
              <Table.Row bg="bg.subtle">
                <Table.ColumnHeader>#</Table.ColumnHeader>
                <Table.ColumnHeader>Products</Table.ColumnHeader>
                <Table.ColumnHeader>Buyer</Table.ColumnHeader>
                <Table.ColumnHeader>Status</Table.ColumnHeader>
                <Table.ColumnHeader>Change status</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {orders.nodes.map((order, index) => (
                <Table.Row key={order.id} bg="transparent">
                  <Table.Cell data-label="Number">{index + 1}</Table.Cell>
                  <Table.Cell data-label="Products">
                    <Box>
                      {order.lines.map((line) => (
                        <Text key={line.name}>
                          {line.name} x {line.quantity}
                        </Text>
                      ))}
                      <Text fontSize="sm" color="fg.muted">
                        {formatDateTime(order.createdAt)}
                      </Text>
                    </Box>
                  </Table.Cell>
                  <Table.Cell data-label="Buyer">{order.buyer.name}</Table.Cell>
                  <Table.Cell data-label="Status">
                    <StatusBadge status={order.status} />
                  </Table.Cell>
                  <Table.Cell data-label="Change status">
                    <StatusSelect order={order} />
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </CardTable>
          {orders.pageInfo.hasNextPage && (
            <LoadMore loading={loading} onClick={() => void fetchMore({ variables: { after: orders.pageInfo.endCursor } })} />
          )}
        </Panel>
      )}
    </>
  );
}
