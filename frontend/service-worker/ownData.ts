import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/** Name of the cache for the latest results of queries. */
const RESULTS = 'results';

/** Queries whose latest result is shown without a network: lists, a product, the inbox, and the code of a handover. */
const KEPT = new Set([
  'Home',
  'Search',
  'Product',
  'Cart',
  'Guard',
  'Chats',
  'Chat',
  'Conversation',
  'Unread',
  'Notifications',
  'UnreadNotifications',
  'Dashboard',
  'OrdersPlaced',
  'OrdersReceived',
  'Handover',
  'Timeline',
  'OwnProducts',
  'Favourites',
  'SavedSearches',
  'Wanted',
  'Profile',
  'Person',
]);

/** Operations after which another user may use the browser. */
const ENDS_SESSION = new Set(['SignIn', 'SignOut', 'DeleteMyAccount']);

interface Operation {
  operationName?: string;
}

async function operationOf(request: Request): Promise<Operation> {
  const body: unknown = await request.json().catch(() => ({}));
  return body ?? {};
}

/** Returns the cache key of a result: one for each user, query and variables. */
async function keyOf(request: Request): Promise<string> {
  const text = `${request.headers.get('authorization') ?? ''}\n${await request.text()}`;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `/graphql?result=${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns whether a response contains a complete result. */
async function isWhole(response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const { data, errors } = (await response.clone().json()) as { data?: unknown; errors?: unknown };
  return Boolean(data) && errors === undefined;
}

/** Number of times that the results were cleared. A response to an earlier request is not stored. */
let clearings = 0;

async function clearResults(): Promise<void> {
  clearings += 1;
  await caches.delete(RESULTS);
}

/** Clears the results when the session ends: before the operation, and again after it, for responses that arrived in the meantime. */
async function endSession(request: Request): Promise<Response> {
  await clearResults();
  try {
    return await fetch(request);
  } finally {
    await clearResults();
  }
}

/** Serves results of queries from the network, or without a network the latest ones from the cache. The results are cleared when the session ends. */
export function serveOwnData(): void {
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && url.pathname === '/graphql' && request.headers.get('content-type') === 'application/json',
    async ({ event, request }) => {
      const { operationName = '' } = await operationOf(request.clone());
      if (ENDS_SESSION.has(operationName)) return endSession(request);
      if (!KEPT.has(operationName)) return fetch(request);
      const askedAfter = clearings;
      const key = await keyOf(request.clone());
      const results = new NetworkFirst({
        cacheName: RESULTS,
        plugins: [
          {
            cacheKeyWillBeUsed: async () => key,
            cacheWillUpdate: async ({ response }) => {
              if (response.status === 401) await clearResults();
              return (await isWhole(response)) && askedAfter === clearings ? response : null;
            },
          },
          new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true }),
        ],
      });
      return results.handle({ event, request });
    },
    'POST',
  );
}
