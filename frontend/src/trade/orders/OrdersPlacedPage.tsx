import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChatDock } from '../../app/chats/ChatDock.tsx';
import { removeFromCache } from '../../apollo/cache/listUpdates.ts';
import { usePollWhileDown } from '../../apollo/usePollWhileDown.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { ActPreview } from '../../apollo/undo/ActPreview.tsx';
import { offerUndo } from '../../apollo/undo/offerUndo.ts';
import { OrderPlacedRow, OrderPlacedRowFragment } from './OrderPlacedRow.tsx';
import { ordersFailure, OrdersSkeleton, OrderTable } from './OrderTable.tsx';
import { POLL_WHILE_DOWN_MS } from './pollInterval.ts';
import { brand } from '../../lib/texts/college.ts';
import { growingList } from '../../apollo/growingList.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';

const OrdersPlacedQuery = graphql(
  `
    query OrdersPlaced($after: String) {
      me {
        id: databaseId
        ordersPlaced(first: 20, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          nodes {
            id: databaseId
            ...OrderPlacedRow
          }
        }
      }
    }
  `,
  OrderPlacedRowFragment,
);

const DeleteOrderMutation = graphql(`
  mutation DeleteOrder($id: ID!) {
    deleteOrder(input: { id: $id }) {
      undoToken
      undoUntil
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

const { loader, useList } = growingList({ query: OrdersPlacedQuery, listOf: ({ me }) => me?.ordersPlaced, isLive: true });

/** Page with the orders that the viewer placed as a buyer, with their chats. */
function OrdersPlacedPage() {
  const list = useList();
  usePollWhileDown(list.refresh, POLL_WHILE_DOWN_MS);
  const waiting = useCounts().ordersPlaced;
  const [chosen, setChosen] = useState<string | null>(null);
  const [deleteOrder, { loading: deleting }] = useMutation(DeleteOrderMutation, {
    update: (cache, { data: result }, { variables }) => removeFromCache(cache, 'Order', result ? variables?.id : undefined),
  });
  const remove = async () => {
    try {
      const { data: answer } = await deleteOrder({ variables: { id: chosen! } });
      offerUndo(answer?.deleteOrder.message ?? messages.orderDeleted, answer?.deleteOrder);
    } catch (cause) {
      const { code, message } = requestErrorOf(cause);
      toast.error(message || (code ? messages.orderDeleteFailed : messages.orderDeleteError));
    }
    setChosen(null);
  };
  return (
    <ChatDock>
      <PageTitle count={waiting}>{`Orders Placed - ${brand}`}</PageTitle>
      <OrderTable title="Your Orders" columns={columns} list={list} empty={<NoOrders />}>
        {list.items.map((order, index) => (
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
        {chosen && <ActPreview kind="DELETE_ORDER" id={chosen} />}
      </ConfirmDialog>
    </ChatDock>
  );
}

export const ordersPlacedPage = { Component: OrdersPlacedPage, Skeleton: OrdersSkeleton, loader, failure: ordersFailure };
