import { useMutation, useQuery } from '@apollo/client/react';
import { Box, Button, Heading, Skeleton, Table, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { formatAmount, formatDateTime } from '../lib/format.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { CardTable } from '../ui/CardTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Retry } from '../ui/Retry.tsx';
import { toast } from '../ui/toaster.ts';
import { StatusBadge } from './StatusBadge.tsx';

const OrdersPlacedQuery = graphql(`
  query OrdersPlaced($after: String) {
    me {
      id
      ordersPlaced(first: 20, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id
          status
          total
          createdAt
          lines {
            name
            quantity
          }
        }
      }
    }
  }
`);

const DeleteOrderMutation = graphql(`
  mutation DeleteOrder($id: ID!) {
    deleteOrder(id: $id) {
      deletedId
      message
    }
  }
`);

/** Orders placed as buyer. */
export function OrdersPlacedPage() {
  const { data, error, refetch, fetchMore, loading } = useQuery(OrdersPlacedQuery, { fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [deleteOrder, { loading: deleting }] = useMutation(DeleteOrderMutation, {
    update: (cache, { data: answer }) => {
      cache.evict({ id: `Order:${answer?.deleteOrder.deletedId}` });
      cache.gc();
    },
  });
  const remove = async () => {
    try {
      const { data: answer } = await deleteOrder({ variables: { id: chosen! } });
      toast.success(answer?.deleteOrder.message ?? messages.orderDeleted);
    } catch (cause) {
      const { code, message } = problemOf(cause);
      toast.error(message || (code ? messages.orderDeleteFailed : messages.orderDeleteError));
    }
    setChosen(null);
  };
  const orders = data?.me?.ordersPlaced;
  return (
    <>
      <PageTitle>Orders Placed - CampusCart</PageTitle>
      <Heading as="h1" size="2xl" mb="5">
        Your Orders
      </Heading>
      {error && !orders ? (
        <Retry message={messages.ordersFailed} onRetry={() => void refetch()} />
      ) : data && !orders ? (
        <Retry message={messages.orderFormat} onRetry={() => void refetch()} />
      ) : !orders ? (
        <Skeleton height="50vh" borderRadius="l3" />
      ) : orders.nodes.length === 0 ? (
        <EmptyState
          title="No orders found."
          action={
            <Button asChild>
              <Link to="/">Look around</Link>
            </Button>
          }
        />
      ) : (
        <Panel p="0" overflow="hidden">
          <CardTable>
            <Table.Header>
              <Table.Row bg="bg.subtle">
                <Table.ColumnHeader>#</Table.ColumnHeader>
                <Table.ColumnHeader>Products</Table.ColumnHeader>
                <Table.ColumnHeader>Status</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">Total</Table.ColumnHeader>
                <Table.ColumnHeader>Ordered at</Table.ColumnHeader>
                <Table.ColumnHeader>
                  <Text srOnly>Actions</Text>
                </Table.ColumnHeader>
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
                    </Box>
                  </Table.Cell>
                  <Table.Cell data-label="Status">
                    <StatusBadge status={order.status} />
                  </Table.Cell>
                  <Table.Cell data-label="Total" textAlign="end" fontVariantNumeric="tabular-nums">
                    {formatAmount(order.total)}
                  </Table.Cell>
                  <Table.Cell data-label="Ordered at" whiteSpace="nowrap">
                    {formatDateTime(order.createdAt)}
                  </Table.Cell>
                  <Table.Cell>
                    <Button size="sm" minH="11" variant="outline" onClick={() => setChosen(order.id)} aria-label={`Delete order ${order.id}`}>
                      Delete
                    </Button>
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
      <ConfirmDialog
        open={chosen !== null}
        title="Confirm Delete"
        destructive
        busy={deleting}
        onYes={() => void remove()}
        onNo={() => setChosen(null)}
      >
        <Text>Are you sure you want to delete this order?</Text>
        <Text color="fg.muted" mt="2">
          An order that is still open is cancelled. It leaves your list; the seller keeps it.
        </Text>
      </ConfirmDialog>
    </>
  );
}
