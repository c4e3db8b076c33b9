import { InMemoryCache, type ApolloCache, type FieldMergeFunction, type FieldPolicy, type Reference, type StoreObject } from '@apollo/client/cache';

interface Page {
  nodes?: readonly Reference[];
  [field: string]: unknown;
}

/** Pages of a connection grow into one list; a page without a cursor starts it anew. */
function pages(keyArgs: string[] | false): FieldPolicy<Page> {
  return {
    keyArgs,
    merge: (existing, incoming, { args }) => {
      if (!args?.after || !existing?.nodes || !incoming) return incoming && { ...existing, ...incoming };
      const known = new Set(existing.nodes.map(({ __ref }) => __ref));
      const added = (incoming.nodes ?? []).filter(({ __ref }) => !known.has(__ref));
      return { ...existing, ...incoming, nodes: [...existing.nodes, ...added] };
    },
  };
}

/** The number in a reference such as "Message:12". */
const idOf = ({ __ref }: Reference) => Number(__ref.slice(__ref.indexOf(':') + 1));

/** The newest messages of a chat, whichever way and however often they come: each once, newest first. */
const recentMessages: FieldPolicy<Page> = {
  keyArgs: false,
  merge: (existing, incoming, { args }) => {
    if (!existing?.nodes || !incoming?.nodes) return incoming;
    const known = new Set(existing.nodes.map(({ __ref }) => __ref));
    const added = incoming.nodes.filter(({ __ref }) => !known.has(__ref));
    // After a long silence there may be a hole between what was known and what came.
    const joins = Boolean(args?.after) || added.length < incoming.nodes.length || existing.nodes.length === 0;
    if (!joins) return incoming;
    const nodes = [...existing.nodes, ...added].toSorted((a, b) => idOf(b) - idOf(a));
    // What follows is told by the page that holds the oldest.
    const endsWithIncoming = nodes.at(-1)?.__ref === incoming.nodes.at(-1)?.__ref;
    return endsWithIncoming ? { ...incoming, nodes } : { ...existing, nodes };
  },
};

/** A message that was sent or arrived joins its chat, once. */
export function addMessage(cache: ApolloCache, orderId: string, messageId: string): void {
  cache.modify<{ recentMessages: Page }>({
    id: cache.identify({ __typename: 'Order', id: orderId }),
    fields: {
      recentMessages: (page, { toReference }) => {
        const message = toReference({ __typename: 'Message', id: messageId })!;
        const nodes = (page as Page).nodes ?? [];
        return nodes.some(({ __ref }) => __ref === message.__ref) ? page : { ...page, nodes: [message, ...nodes] };
      },
    },
  });
}

/** An order that is new to a list of the user joins it; one that the user took off the list leaves it. */
export function placeOrderInList(
  cache: ApolloCache,
  userId: string,
  orderId: string,
  list: 'ordersPlaced' | 'ordersReceived',
  listed: boolean,
): void {
  cache.modify<Record<typeof list, Page>>({
    id: cache.identify({ __typename: 'User', id: userId }),
    fields: {
      [list]: (page: Page, { toReference }: { toReference: (object: { __typename: string; id: string }) => Reference | undefined }) => {
        const order = toReference({ __typename: 'Order', id: orderId })!;
        const others = (page.nodes ?? []).filter(({ __ref }) => __ref !== order.__ref);
        if (!listed) return { ...page, nodes: others };
        return others.length === page.nodes?.length ? { ...page, nodes: [order, ...others] } : page;
      },
    },
  });
}

/** Lines have no id: what was known of the first line stays known when somebody else asks for less of it. */
const mergeLines: FieldMergeFunction<readonly StoreObject[]> = (existing, incoming, { mergeObjects }) =>
  incoming.map((line, index) => mergeObjects({ ...existing?.[index] }, line));

const byId = (typename: string): FieldPolicy<Reference> => ({
  read: (existing, { args, toReference }) => existing ?? toReference({ __typename: typename, id: args?.id as string }),
});

/** All rules of the normalised cache. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          products: pages(['filter', 'sort']),
          users: pages(['search']),
          auditEntries: pages(false),
          contactMessages: pages(false),
          product: byId('Product'),
          order: byId('Order'),
        },
      },
      User: {
        fields: {
          products: pages(['first']),
          ordersPlaced: pages(false),
          ordersReceived: pages(false),
          messages: pages(false),
          reviews: pages(false),
          points: { merge: true },
        },
      },
      PointsAccount: { keyFields: false, fields: { history: pages(false) } },
      RatingSummary: { keyFields: false, merge: true },
      Product: { fields: { reviews: pages(false) } },
      Order: { fields: { lines: { merge: mergeLines }, messages: pages(false), recentMessages } },
      OrderLine: { keyFields: false },
      PriceRange: { keyFields: ['id'] },
    },
  });
}
