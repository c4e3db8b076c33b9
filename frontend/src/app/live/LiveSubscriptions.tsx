import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { AnnouncementBanner } from '../../help/announcements/AnnouncementBanner.tsx';
import { invalidateOrders, moveConversationUp, updateOrderList } from '../../apollo/cache/listUpdates.ts';
import { NotificationUpdates } from '../../notify/notifications/NotificationUpdates.tsx';
import { useOutboxDelivery } from '../../talk/conversations/messages/useOutbox.ts';
import { useSocketLive } from '../../lib/connection.ts';
import { messages } from '../../lib/texts/messages.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { CountUpdates } from './CountUpdates.tsx';
import { ORDERS_RECEIVED_PATH } from '../../apollo/session/paths.ts';
import { hasPoints } from '../../lib/texts/points.ts';
import {
  OrderChanged,
  ConversationChanged,
  MissedPlaced,
  MissedReceived,
  MissedConversations,
  MissedOffers,
  MissedPoints,
  PointsChanged,
  ProductChanged,
  MissedProductChange,
} from './liveDocuments.ts';

/** Options that send a query over the socket, after the subscriptions, so that no event is missed in between. */
const AFTER_SUBSCRIBING = { fetchPolicy: 'network-only', context: { transport: 'socket' } } as const;

const NEW_FOR_MS = 60_000;
const announced = new Set<string>();

/** Shows a new order to its seller, once. */
function announce({ id, status, createdAt, lines }: { id: string; status: string; createdAt: string; lines: readonly { name: string }[] }): void {
  const isNew = status === 'NOT_PROCESSED' && Date.now() - new Date(createdAt).getTime() < NEW_FOR_MS;
  if (!isNew || announced.has(id)) return;
  announced.add(id);
  toast.link(messages.newOrder(lines[0]?.name ?? ''), { label: 'See the order', to: ORDERS_RECEIVED_PATH });
}

/** Subscribes to the viewer's orders, conversations and points, and sends the messages that wait for a connection. */
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
  useSubscription(ConversationChanged, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      const changed = data?.conversationChanged;
      if (changed?.lastMessageAt) moveConversationUp(client.cache, viewerId, changed.id);
      // An open offer may mean that its acceptance was undone, which removes the order.
      if (changed?.openOffer) invalidateOrders(client.cache, viewerId);
    },
  });
  useSubscription(PointsChanged, { ignoreResults: true, skip: !hasPoints });
  useOutboxDelivery();
  const client = useApolloClient();
  const isLive = useSocketLive();
  useEffect(() => {
    if (!isLive) return;
    const addTo = (list: 'ordersPlaced' | 'ordersReceived', nodes: readonly { id: string }[] = []) => {
      for (const { id } of nodes.toReversed()) updateOrderList(client.cache, { userId: viewerId, orderId: id, list, isListed: true });
    };
    const addPlaced = async () => {
      const { data } = await client.query({ query: MissedPlaced, ...AFTER_SUBSCRIBING });
      addTo('ordersPlaced', data?.me?.ordersPlaced?.nodes);
    };
    const addReceived = async () => {
      const { data } = await client.query({ query: MissedReceived, ...AFTER_SUBSCRIBING });
      addTo('ordersReceived', data?.me?.ordersReceived?.nodes);
    };
    // Errors are ignored: without a connection there are no events either, and the notice is already shown.
    addPlaced().catch(() => undefined);
    addReceived().catch(() => undefined);
    for (const query of [MissedConversations, MissedOffers, ...(hasPoints ? [MissedPoints] : [])])
      client.query<unknown>({ query, ...AFTER_SUBSCRIBING }).catch(() => undefined);
  }, [client, viewerId, isLive]);
  return (
    <>
      <CountUpdates />
      <NotificationUpdates viewerId={viewerId} />
      <AnnouncementBanner />
    </>
  );
}

/** Subscribes to the product of the page. */
export function ProductSubscription({ id }: { id: string }) {
  useSubscription(ProductChanged, { variables: { id }, ignoreResults: true });
  const client = useApolloClient();
  const isLive = useSocketLive();
  useEffect(() => {
    if (isLive) client.query({ query: MissedProductChange, variables: { id }, ...AFTER_SUBSCRIBING }).catch(() => undefined);
  }, [client, id, isLive]);
  return null;
}
