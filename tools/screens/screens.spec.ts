import { expect, test, type Page } from '@playwright/test';
import { demoStudent, graphql, signInByApi, tokenOf } from '../../e2e/src/helpers.ts';

/* Compares screens of the demo data with the stored ones. `npm run screens` runs it; `npm test` does not (docs/decisions/023-screens.md). */

interface Ids {
  product: string;
  /** An order whose chat has messages. */
  order: string;
}

const screens: readonly [name: string, path: (ids: Ids) => string][] = [
  ['home', () => '/'],
  ['search', () => '/search?q=guitar'],
  ['product', ({ product }) => `/product/${product}`],
  ['sell', () => '/dashboard/user/create-product'],
  ['orders', () => '/dashboard/user/orders'],
  ['chat', ({ order }) => `/dashboard/user/orders?chat=${order}`],
];

const query = `{
  products(first: 1, sort: PRICE_DESC) { nodes { id: databaseId } }
  me { ordersPlaced { nodes { id: databaseId messages { totalCount } } } }
}`;
interface Data {
  products: { nodes: { id: string }[] };
  me: { ordersPlaced: { nodes: { id: string; messages: { totalCount: number } }[] } };
}

/** Finds the product and the order of the screens. The chat is read before, so that each screen shows the same number of unread messages. */
async function prepareIds(page: Page): Promise<Ids> {
  const token = await tokenOf(page, demoStudent);
  const { products, me } = await graphql<Data>(page, query, {}, token);
  const order = me.ordersPlaced.nodes.find(({ messages }) => messages.totalCount > 0)!.id;
  await graphql(
    page,
    'mutation ($input: MarkMessagesReadInput!) { markMessagesRead(input: $input) { id: databaseId } }',
    { input: { orderId: order } },
    token,
  );
  return { product: products.nodes[0]!.id, order };
}

/** Dates and ages depend on when the demo data was created. */
const times = (page: Page) =>
  page.getByText(/\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b|^\d{2}\/\d{2}\/\d{4}$|\b(ago|just now)$|^(today|yesterday)$/i);
/** The link in the top bar; phones load it too and do not show it. */
const unreadMessages = (page: Page) => page.getByRole('link', { name: /^[1-9]\d* unread messages$/, includeHidden: true });

for (const [size, viewport] of [
  ['phone', { width: 360, height: 640 }],
  ['desktop', { width: 1024, height: 600 }],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });
      for (const [name, pathOf] of screens) {
        test(name, async ({ page }) => {
          const ids = await prepareIds(page);
          await signInByApi(page, demoStudent);
          await page.goto(pathOf(ids));
          await page.locator('h1').first().waitFor();
          await unreadMessages(page).waitFor({ state: 'attached' });
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await page.waitForLoadState('networkidle');
          await expect(page).toHaveScreenshot(`${name}-${size}-${colorScheme}.webp`, { mask: [times(page)], maskColor: '#8a8494' });
        });
      }
    });
  }
}
