import { test, type Page } from '@playwright/test';
import { demoStudent, graphql, signInByApi, tokenOf } from '../../e2e/src/helpers.ts';
import { inEachLook, showsScreen } from './looks.ts';

/* Compares screens of the demo data with the stored ones. `npm run screens` runs it; `npm test` does not (docs/decisions/023-screens.md). */

interface Ids {
  product: string;
  /** An order whose chat has messages. */
  order: string;
  /** A conversation with an offer that waits for an answer. */
  deal: string;
}

const screens: readonly [name: string, path: (ids: Ids) => string][] = [
  ['home', () => '/'],
  ['search-start', () => '/search'],
  ['search', () => '/search?q=guitar'],
  ['product', ({ product }) => `/product/${product}`],
  ['cart', () => '/cart'],
  ['spots', () => '/spots'],
  ['wanted', () => '/wanted'],
  ['sell', () => '/dashboard/user/create-product'],
  ['sell-several', () => '/dashboard/user/sell-several'],
  ['orders', () => '/dashboard/user/orders'],
  ['chat', ({ order }) => `/dashboard/user/orders?chat=${order}`],
  ['chats', () => '/dashboard/user/chats'],
  ['deal', ({ deal }) => `/dashboard/user/chats?conversation=${deal}`],
];

const query = `{
  products(first: 1, sort: PRICE_DESC) { nodes { id: databaseId } }
  me {
    ordersPlaced { nodes { id: databaseId messages { totalCount } } }
    conversations(first: 50) { nodes { id: databaseId openOffer { id } } }
  }
}`;
interface Data {
  products: { nodes: { id: string }[] };
  me: {
    ordersPlaced: { nodes: { id: string; messages: { totalCount: number } }[] };
    conversations: { nodes: { id: string; openOffer: { id: string } | null }[] };
  };
}

const READ = `mutation ($order: ID!, $conversation: ID!) {
  markMessagesRead(input: { orderId: $order }) { id }
  markConversationRead(input: { conversationId: $conversation }) { conversation { id } }
}`;

/** Returns the ids for the screens. The chats are read first, so that each screen shows the same number of unread messages. */
async function prepareIds(page: Page): Promise<Ids> {
  const token = await tokenOf(page, demoStudent);
  const { products, me } = await graphql<Data>(page, query, {}, token);
  const order = me.ordersPlaced.nodes.find(({ messages }) => messages.totalCount > 0)!.id;
  const deal = me.conversations.nodes.find(({ openOffer }) => openOffer)!.id;
  await graphql(page, READ, { order, conversation: deal }, token);
  return { product: products.nodes[0]!.id, order, deal };
}

inEachLook((look) => {
  for (const [name, pathOf] of screens) {
    test(name, async ({ page }) => {
      const path = pathOf(await prepareIds(page));
      await signInByApi(page, demoStudent);
      await showsScreen(page, `${name}-${look}`, path);
    });
  }
});
