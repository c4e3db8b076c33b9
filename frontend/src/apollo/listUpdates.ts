import type { ApolloCache, Reference } from '@apollo/client/cache';

/* Every change of a list in the cache that is not the result of a query: after a mutation, and after an event of a subscription. */

/** A connection as the cache holds it. */
interface Connection {
  nodes?: readonly Reference[];
}

type OrderList = 'ordersPlaced' | 'ordersReceived';

/** Adds a message that was sent or arrived to its chat, once. The message itself is in the cache already. */
export function addMessage(cache: ApolloCache, orderId: string, messageId: string): void {
  cache.modify<{ recentMessages: Connection }>({
    id: cache.identify({ __typename: 'Order', id: orderId }),
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
  /** False when the user took the order off the list. */
  isListed: boolean;
}

/** Puts an order that is new to a list of a user at its start, or takes it off. An order that is listed already keeps its place. */
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

/** After the user placed an order: the list is fetched again when it is shown. */
export function invalidateOrdersPlaced(cache: ApolloCache, userId: string): void {
  cache.evict({ id: cache.identify({ __typename: 'User', id: userId })!, fieldName: 'ordersPlaced' });
}

/** After a product was created or changed: which product stands where is the server's to say, so every list of products is fetched again. */
export function invalidateProductLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
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

/** After something was deleted: it leaves every list and every page. */
export function removeFromCache(cache: ApolloCache, __typename: 'Order' | 'Product' | 'User', id: string | undefined): void {
  if (id === undefined) return;
  cache.evict({ id: cache.identify({ __typename, id })! });
  // Their lengths are counted by the server.
  if (__typename === 'Product') cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  cache.gc();
}
