/*
 * The paths of all pages, by visitor. Words in capitals are placeholders for ids: PRODUCT, RESERVED, PAUSED and EXPIRED for listings in that state,
 * TALK for a conversation, and WEBHOOK for the global id of a webhook.
 */

export const guestPages = [
  ...[
    '/',
    '/product/PRODUCT',
    '/product/RESERVED',
    '/u/1',
    '/wanted',
    '/spots',
    '/season',
    '/courses',
    '/courses/none',
    '/isbn/9780131103627',
    '/search?q=guitar',
    '/search?q=zzzzzz',
    '/cart',
    '/about',
    '/contact',
  ],
  ...[
    '/privacy',
    '/safety',
    '/appeal/unknown',
    '/signin',
    '/signin/college?failed=FORBIDDEN',
    '/oauth-consent/failed?error=invalid_client',
    '/signup',
    '/forgot-password',
    '/nowhere',
  ],
  ...['/developers', '/developers/webhooks', '/developers/reference', '/developers/reference/Order'],
];
export const studentPages = [
  ...[
    '',
    '/create-product',
    '/sell-several',
    '/update-product/PRODUCT',
    '/products',
    '/order',
    '/orders',
    '/chats',
    '/chats?conversation=TALK',
    '/profile',
  ].map((path) => `/dashboard/user${path}`),
  ...['/apps', '/webhooks', '/webhooks/WEBHOOK'].map((path) => `/dashboard/user${path}`),
  ...['/product/PRODUCT', '/product/RESERVED', '/product/PAUSED', '/product/EXPIRED', '/u/3', '/wanted', '/wanted?own=1', '/wanted/new'],
  ...['/search?q=guitar', '/favourites', '/saved-searches', '/swaps', '/notifications', '/notifications/settings'],
  ...['/developers/tokens', '/developers/mailbox'],
];
/** Pages of a user who has no data yet. */
export const newcomerPages = [
  ...['', '/products', '/order', '/orders', '/chats', '/apps', '/webhooks'].map((path) => `/dashboard/user${path}`),
  ...['/product/PRODUCT', '/wanted?own=1', '/favourites', '/saved-searches', '/swaps', '/notifications'],
];
export const adminPages = [
  ...['', '/create-category', '/users', '/products', '/orders', '/viewUserDetails/1'],
  ...['/moderation', '/messages', '/search-words', '/audit', '/announcements', '/courses', '/swaps', '/bulk', '/apps', '/settings'],
].map((path) => `/dashboard/admin${path}`);

/** Returns a path with its placeholders replaced by ids. */
export const pathWith = (ids: Record<string, string>, path: string): string =>
  Object.entries(ids).reduce((address, [word, id]) => address.replace(word, id), path);
