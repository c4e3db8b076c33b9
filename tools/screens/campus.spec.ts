import { test as base } from '@playwright/test';
import { startCollege, tradeAtCollege, type CollegeServer } from '../../e2e/src/another-college.ts';
import { signInByApi } from '../../e2e/src/helpers.ts';
import { inEachLook, showsScreen } from './looks.ts';

/* Screens of a campus in another country, created with one command, with its name, colours, currency and spots. */

// One server for all screens.
base.describe.configure({ mode: 'default' });

let college: Promise<CollegeServer> | undefined;
let traded: ReturnType<typeof tradeAtCollege> | undefined;
const test = base.extend({
  baseURL: async ({ browserName: _any }, use) => use((await (college ??= startCollege({ isCampus: true }))).url),
});
test.afterAll(async () => (await college)?.stop());

const screens: readonly [name: string, path: (product: string) => string][] = [
  ['home', () => '/'],
  ['product', (product) => `/product/${product}`],
  ['sell', () => '/dashboard/user/create-product'],
  ['spots', () => '/spots'],
];

inEachLook((look) => {
  for (const [name, pathOf] of screens) {
    test(`campus ${name}`, async ({ page }) => {
      const { seller, ids } = await (traded ??= tradeAtCollege(page));
      await signInByApi(page, seller);
      await showsScreen(page, `campus-${name}-${look}`, pathOf(ids.PRODUCT));
    });
  }
});
