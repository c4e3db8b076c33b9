import {
  InMemoryCache,
  type FieldMergeFunction,
  type FieldPolicy,
  type InMemoryCacheConfig,
  type Reference,
  type StoreObject,
  type TypePolicy,
} from '@apollo/client/cache';

interface Page {
  nodes?: readonly Reference[];
  pageInfo?: { hasNextPage?: boolean };
  [field: string]: unknown;
}

/** Returns whether a first page that was fetched again starts like the cached list. The cached list then keeps its length. */
const isSameStart = (before: readonly Reference[], { nodes = [], pageInfo }: Page): unknown =>
  pageInfo?.hasNextPage && before[nodes.length] && nodes.every(({ __ref }, index) => __ref === before[index]!.__ref);

/** Appends the pages of a connection to one list. A page without a cursor replaces the list, unless the list already starts with that page. */
function pages(keyArgs: string[] | false): FieldPolicy<Page> {
  return {
    keyArgs,
    merge: (existing, incoming, { args }) => {
      if (!existing?.nodes || !incoming) return incoming && { ...existing, ...incoming };
      if (!args?.after && !isSameStart(existing.nodes, incoming)) return { ...existing, ...incoming };
      const known = new Set(existing.nodes.map(({ __ref }) => __ref));
      const added = (incoming.nodes ?? []).filter(({ __ref }) => !known.has(__ref));
      return { ...existing, ...incoming, nodes: [...existing.nodes, ...added], ...(!args?.after && { pageInfo: existing.pageInfo }) };
    },
  };
}

/** Returns the number in a reference such as "Message:12". */
const idOf = ({ __ref }: Reference) => Number(__ref.slice(__ref.indexOf(':') + 1));

/** Newest messages of a chat, newest first. A message that arrives several times is listed once. */
const recentMessages: FieldPolicy<Page> = {
  keyArgs: false,
  merge: (existing, incoming, { args }) => {
    if (!existing?.nodes || !incoming?.nodes) return incoming;
    const known = new Set(existing.nodes.map(({ __ref }) => __ref));
    const added = incoming.nodes.filter(({ __ref }) => !known.has(__ref));
    // After a long interruption, messages may be missing between the cached ones and the new ones.
    const joins = Boolean(args?.after) || added.length < incoming.nodes.length || existing.nodes.length === 0;
    if (!joins) return incoming;
    const nodes = [...existing.nodes, ...added].toSorted((a, b) => idOf(b) - idOf(a));
    // The page with the oldest message knows whether older ones follow.
    const endsWithIncoming = nodes.at(-1)?.__ref === incoming.nodes.at(-1)?.__ref;
    return endsWithIncoming ? { ...incoming, nodes } : { ...existing, nodes };
  },
};

/**
 * Merges the lines of an order by index, because they have no id. A query that selects fewer fields of a line keeps the cached values of the others.
 */
const mergeLines: FieldMergeFunction<readonly StoreObject[]> = (existing, incoming, { mergeObjects }) =>
  incoming.map((line, index) => mergeObjects({ ...existing?.[index] }, line));

const byId = (typename: string): FieldPolicy<Reference> => ({
  read: (existing, { args, toReference }) => existing ?? toReference({ __typename: typename, id: args?.id as string }),
});

/**
 * Returns the cache id of an object, made from its number, which the pages select as `id: databaseId`. Apollo's own function uses the schema's `id`
 * if an object has both, and would then cache the object twice.
 */
function cacheId({ __typename, id, databaseId = id }: Readonly<StoreObject>): string | undefined {
  return __typename === undefined || databaseId == null ? undefined : `${__typename}:${databaseId as string | number}`;
}

const queryFields: NonNullable<TypePolicy['fields']> = {
  products: pages(['filter', 'sort']),
  users: pages(['search', 'role', 'sort']),
  wantedPosts: pages(['filter']),
  apps: pages(false),
  courses: pages(['search']),
  swapProposals: pages(false),
  swaps: pages(['isDirect']),
  adminSwapProposals: pages(false),
  orders: pages(['status', 'search', 'sort']),
  auditEntries: pages(['search', 'action', 'actorId', 'userId', 'from', 'until', 'oldestFirst']),
  searchSynonyms: pages(['search']),
  contactMessages: pages(['search', 'handled', 'oldestFirst']),
  product: byId('Product'),
  order: byId('Order'),
};

/** Creates the normalised cache with the policies of all types. Changes after mutations and events are in `listUpdates.ts`. */
export function makeCache(options: Pick<InMemoryCacheConfig, 'resultCaching'> = {}): InMemoryCache {
  return new InMemoryCache({
    ...options,
    dataIdFromObject: cacheId,
    typePolicies: {
      Query: { fields: queryFields },
      // Types with one object each, so that a mutation that returns it changes it on every page.
      NotificationSettings: { keyFields: [] },
      CampusSettings: { keyFields: [] },
      User: {
        fields: {
          products: pages(['first']),
          // Lists with another page length are separate lists: the chats ask for fewer orders than the pages of orders do.
          ordersPlaced: pages(['first']),
          ordersReceived: pages(['first']),
          messages: pages(false),
          conversations: pages(['first']),
          reviews: pages(false),
          ratings: pages(false),
          favourites: pages(false),
          savedSearches: pages(false),
          notifications: pages(['unread']),
          points: { merge: true },
        },
      },
      PointsAccount: { keyFields: false, fields: { history: pages(false) } },
      PerkOffer: { keyFields: ['perk'] },
      RatingSummary: { keyFields: false, merge: true },
      Product: { fields: { reviews: pages(false) } },
      Order: { fields: { lines: { merge: mergeLines }, messages: pages(false), recentMessages } },
      Conversation: { fields: { recentMessages, offers: pages(false) } },
      Webhook: { fields: { deliveries: pages(['failed']) } },
      OrderLine: { keyFields: false },
      PriceRange: { keyFields: ['id'] },
    },
  });
}
