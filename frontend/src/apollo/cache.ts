import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client/cache';

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
          product: byId('Product'),
          order: byId('Order'),
        },
      },
      User: {
        fields: {
          products: pages(false),
          ordersPlaced: pages(false),
          ordersReceived: pages(false),
          points: { merge: true },
        },
      },
      PointsAccount: { keyFields: false, fields: { history: pages(false) } },
      RatingSummary: { keyFields: false, merge: true },
      Product: { fields: { reviews: pages(false) } },
      Order: { fields: { messages: pages(false) } },
      OrderLine: { keyFields: false },
      PriceRange: { keyFields: ['id'] },
    },
  });
}
