import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { removeFromCache } from '../apollo/listUpdates.ts';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { toast } from '../ui/toaster.ts';
import { OrderPlacedRow } from './OrderPlacedRow.tsx';
import { OrderTable } from './OrderTable.tsx';
import { usePollInterval } from './usePollInterval.ts';
import { brand } from '../lib/brand.ts';

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
          ...OrderPlacedRow
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

const columns = ['#', 'Products', 'Status', 'Total', 'Ordered at'];

function NoOrders() {
  const action = (
    <Button asChild>
      <Link to="/">Look around</Link>
    </Button>
  );
  return <EmptyState title="No orders found." action={action} />;
}

/** Orders placed as buyer. */
export function OrdersPlacedPage() {
  const pollInterval = usePollInterval();
  const { data, error, refetch, fetchMore, loading } = useQuery(OrdersPlacedQuery, { fetchPolicy: 'cache-and-network', pollInterval });
  const [chosen, setChosen] = useState<string | null>(null);
  const [deleteOrder, { loading: deleting }] = useMutation(DeleteOrderMutation, {
    update: (cache, { data: result }) => removeFromCache(cache, 'Order', result?.deleteOrder.deletedId),
  });
  const remove = async () => {
    try {
      const { data: answer } = await deleteOrder({ variables: { id: chosen! } });
      toast.success(answer?.deleteOrder.message ?? messages.orderDeleted);
    } catch (cause) {
      const { code, message } = requestErrorOf(cause);
      toast.error(message || (code ? messages.orderDeleteFailed : messages.orderDeleteError));
    }
    setChosen(null);
  };
  const orders = data && (data.me?.ordersPlaced ?? null);
  return (
    <>
      <OrderTable
        title={`Orders Placed - ${brand}`}
        heading="Your Orders"
        columns={columns}
        orders={orders}
        error={error}
        loading={loading}
        empty={<NoOrders />}
        onRetry={() => void refetch()}
        onMore={() => void fetchMore({ variables: { after: orders?.pageInfo.endCursor } })}
      >
        {orders?.nodes.map((order, index) => (
          <OrderPlacedRow key={order.id} order={order} number={index + 1} onDelete={setChosen} />
        ))}
      </OrderTable>
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
