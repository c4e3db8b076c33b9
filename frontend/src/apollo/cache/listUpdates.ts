import type { ApolloCache, Reference } from '@apollo/client/cache';

/* All changes of the cache that are not results of operations: those after a mutation and those after an event of a subscription. */

/** Connection as it is cached. */
interface Connection {
  nodes?: readonly Reference[];
}

type OrderList = 'ordersPlaced' | 'ordersReceived';

/** Adds a message that was sent or received to its chat, once. The message itself is already cached. */
export function addMessage(cache: ApolloCache, chat: { orderId: string } | { conversationId: string }, messageId: string): void {
  const owner = 'orderId' in chat ? { __typename: 'Order', id: chat.orderId } : { __typename: 'Conversation', id: chat.conversationId };
  cache.modify<{ recentMessages: Connection }>({
    id: cache.identify(owner),
    fields: {
      recentMessages: (chat, { toReference }) => {
        const message = toReference({ __typename: 'Message', id: messageId })!;
        const nodes = (chat as Connection).nodes ?? [];
        return nodes.some(({ __ref }) => __ref === message.__ref) ? chat : { ...chat, nodes: [message, ...nodes] };
      },
    },
  });
}

interface ListedOrder {
  userId: string;
  orderId: string;
  list: OrderList;
  /** False if the user removed the order from the list. */
  isListed: boolean;
}

/** Adds an order at the start of a user's list, or removes it. An order that is already listed keeps its place. */
export function updateOrderList(cache: ApolloCache, { userId, orderId, list, isListed }: ListedOrder): void {
  cache.modify<Record<string, Connection>>({
    id: cache.identify({ __typename: 'User', id: userId }),
    fields: {
      [list]: (value, { toReference }) => {
        const orders = value as Connection;
        const order = toReference({ __typename: 'Order', id: orderId })!;
        const others = (orders.nodes ?? []).filter(({ __ref }) => __ref !== order.__ref);
        if (!isListed) return { ...orders, nodes: others };
        return others.length === orders.nodes?.length ? { ...orders, nodes: [order, ...others] } : orders;
      },
    },
  });
}

/** Moves a conversation with new activity to the start of the user's inbox. */
export function moveConversationUp(cache: ApolloCache, userId: string, id: string): void {
  cache.modify<{ conversations: Connection }>({
    id: cache.identify({ __typename: 'User', id: userId }),
    fields: {
      conversations: (value, { toReference }) => {
        const inbox = value as Connection;
        const moved = toReference({ __typename: 'Conversation', id })!;
        return { ...inbox, nodes: [moved, ...(inbox.nodes ?? []).filter(({ __ref }) => __ref !== moved.__ref)] };
      },
    },
  });
}

/** Invalidates the user's list of placed orders after a new order. The list is fetched again when it is shown. */
export function invalidateOrdersPlaced(cache: ApolloCache, userId: string): void {
  cache.evict({ id: cache.identify({ __typename: 'User', id: userId })!, fieldName: 'ordersPlaced' });
}

/** Invalidates both lists of orders after an order may have been removed. */
export function invalidateOrders(cache: ApolloCache, userId: string): void {
  const id = cache.identify({ __typename: 'User', id: userId })!;
  for (const fieldName of ['ordersPlaced', 'ordersReceived']) cache.evict({ id, fieldName });
}

/** Invalidates the user's favourites after one was added or changed. The list is fetched again when it is shown. */
export function invalidateFavourites(cache: ApolloCache, userId: string): void {
  cache.evict({ id: cache.identify({ __typename: 'User', id: userId })!, fieldName: 'favourites' });
}

/** Kinds with at most one unread notification per page: a newer notification replaces the unread one. */
const GROUPED: readonly string[] = ['MESSAGE', 'OFFER'];

/** Adds a new notification at the start of the viewer's list, and removes the unread one of the same page that it replaces. */
export function addNotification(cache: ApolloCache, userId: string, { id, kind, link }: { id: string; kind: string; link: string }): void {
  cache.modify<{ notifications: Connection }>({
    id: cache.identify({ __typename: 'User', id: userId }),
    fields: {
      notifications: (list, { readField, toReference }) => {
        const isReplaced = (node: Reference) =>
          GROUPED.includes(kind) && readField('kind', node) === kind && readField('link', node) === link && readField('readAt', node) === null;
        const added = toReference({ __typename: 'Notification', id })!;
        const nodes = ((list as Connection).nodes ?? []).filter((node) => node.__ref !== added.__ref && !isReplaced(node));
        return { ...list, nodes: [added, ...nodes] };
      },
    },
  });
}

/** Marks a notification as read after the viewer opened its page. */
export function markNotificationRead(cache: ApolloCache, id: string, at = new Date()): void {
  cache.modify<{ readAt: string | null }>({
    id: cache.identify({ __typename: 'Notification', id }),
    fields: { readAt: () => at.toISOString() },
  });
}

/** Replaces the list of push subscriptions after a device was registered or removed. */
export function setPushSubscriptions(cache: ApolloCache, subscriptions: readonly { endpoint: string }[]): void {
  cache.modify<{ pushSubscriptions: readonly { endpoint: string }[] }>({ fields: { pushSubscriptions: () => subscriptions } });
}

/** Evicts the lists that everybody can see, so that they are fetched again. */
function evictOffered(cache: ApolloCache): void {
  for (const fieldName of ['products', 'boostedProducts']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Invalidates every list of products after a product was created or changed, because only the server knows its place in a list. */
export function invalidateProductLists(cache: ApolloCache): void {
  evictOffered(cache);
  cache.modify<{ me: Reference }>({
    fields: {
      me: (me) => {
        cache.evict({ id: (me as Reference | null)?.__ref ?? '', fieldName: 'products' });
        return me;
      },
    },
  });
  cache.gc();
}

/** Invalidates the public lists after one of the user's listings was added to them or removed. */
export function invalidateOfferedProducts(cache: ApolloCache): void {
  evictOffered(cache);
  cache.gc();
}

/** Removes a deleted object from every list and every page. */
export function removeFromCache(
  cache: ApolloCache,
  __typename: 'Order' | 'Product' | 'SavedSearch' | 'User' | 'Webhook',
  id: string | number | undefined,
): void {
  if (id === undefined) return;
  cache.evict({ id: cache.identify({ __typename, id })! });
  // Lists of products have a total that the server counts, so they are fetched again.
  if (__typename === 'Product') evictOffered(cache);
  cache.gc();
}
