import { expect, type Page } from '@playwright/test';
import { createListing, createStudent, demoStudent, graphql, recordOperations, signInByApi, uniqueWord } from '../src/helpers.ts';
import { test } from '../src/test.ts';

const titles = [
  ['/', 'HomePage - Super Iconic'],
  ['/about', 'About - CampusCart'],
  ['/contact', 'Contact - CampusCart'],
  ['/privacy', 'Privacy Policy - CampusCart'],
  ['/signin', 'Sign In - CampusCart'],
  ['/signup', 'Sign Up - CampusCart'],
  ['/forgot-password', 'Forgot Password - CampusCart'],
  ['/cart', 'Cart - CampusCart'],
  ['/search?q=guitar', 'guitar - Search Results - CampusCart'],
  ['/no/such/page', 'Page Not Found - CampusCart'],
] as const;

for (const [path, title] of titles) {
  test(`${path} is titled "${title}"`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}

test('an unknown path shows the 404 page, which links to the home page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the footer has its links and the year', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('2024');
  for (const [name, path] of [
    ['Privacy Policy', '/privacy'],
    ['Contact', '/contact'],
    ['About', '/about'],
    ['Home', '/'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('the create and update paths work in both spellings', async ({ page }) => {
  await signInByApi(page, demoStudent);
  for (const path of ['/dashboard/user/create-Product', '/dashboard/user/create-product']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Create Product' })).toBeVisible();
  }
  const { me } = await graphql<{ me: { products: { nodes: { id: string }[] } } }>(
    page,
    '{ me { products { nodes { id: databaseId } } } }',
    {},
    await page.evaluate(() => (JSON.parse(localStorage.getItem('auth')!) as { token: string }).token),
  );
  for (const path of ['/dashboard/user/Update-Product/', '/dashboard/user/update-product/']) {
    await page.goto(path + me.products.nodes[0]!.id);
    await expect(page.getByRole('button', { name: 'UPDATE PRODUCT' })).toBeVisible();
  }
});

test('the side menu has the links of the specification', async ({ page }) => {
  await signInByApi(page, demoStudent);
  await page.goto('/dashboard/user');
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  // The links of the specification come first. A link may end with a count.
  const specified = ['Dashboard', 'Create Product', 'All Products', 'Profile', 'Orders Received', 'Orders Placed'];
  const labels = [...specified, 'Chats', 'Notifications', 'Favourites', 'Wanted', 'Courses', 'Swaps'];
  await expect(links).toHaveText(labels.map((label) => new RegExp(`^${label}[ \\d]*$`)));
});

test('the skip link moves the focus past the top bar by keyboard', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the chosen colour mode is kept', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.getByRole('button', { name: 'Light mode' })).toBeVisible();
});

test('a page that is opened again shows its data without a request, and its heading gets the focus', async ({ page }) => {
  const seller = await createStudent(page, 'warm');
  await createListing(page, seller.token, { name: 'Warm thing' });
  await signInByApi(page, seller);
  await page.goto('/dashboard/user/products');
  await expect(page.getByRole('heading', { name: 'Warm thing' })).toBeVisible();
  const side = page.getByRole('navigation', { name: 'Dashboard' });
  await side.getByRole('link', { name: 'Orders Placed' }).click();
  await expect(page.getByText('No orders found.')).toBeVisible();
  await side.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const operations = recordOperations(page);
  for (const [name, heading] of [
    ['All Products', 'All Products'],
    ['Orders Placed', 'Your Orders'],
    ['Profile', 'Profile'],
  ] as const) {
    await side.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
  }
  await page.waitForLoadState('networkidle');
  expect(operations()).toEqual([]);
});

test('home, a product, a search, orders, chats and favourites show their data without a request when they are opened again', async ({ page }) => {
  const seller = await createStudent(page, 'warmseller');
  const word = uniqueWord('barograph');
  const productId = await createListing(page, seller.token, { name: `Warm ${word}`, price: 997_000 });
  const buyer = await createStudent(page, 'warmbuyer');
  const prepare = 'mutation ($id: ID!) { addFavourite(input: { productId: $id }) { productId } placeOrder(input: { productId: $id }) { message } }';
  await graphql(page, prepare, { id: productId }, buyer.token);
  await signInByApi(page, buyer);
  const inMenu = async (name: string) => {
    await page.getByRole('button', { name: buyer.name }).click();
    await page.getByRole('link', { name, exact: true }).click();
  };
  const thing = page.getByRole('article').filter({ hasText: `Warm ${word}` });
  const visits: [place: string, open: (on: Page) => Promise<unknown>][] = [
    ['/', (on) => on.getByRole('link', { name: 'CampusCart, home' }).click()],
    ['/product/', () => thing.getByRole('link').first().click()],
    [
      '/search',
      async (on) => {
        await on.getByPlaceholder('Search for products...').fill(word);
        await on.keyboard.press('Enter');
      },
    ],
    ['/favourites', () => inMenu('Favourites')],
    ['/dashboard/user', () => inMenu('Dashboard')],
    ['/dashboard/user/orders', (on) => on.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Orders Placed' }).click()],
    [
      '/dashboard/user/chats',
      (on) =>
        on
          .getByRole('banner')
          .getByRole('link', { name: /^Chats/ })
          .click(),
    ],
  ];
  await page.goto('/about');
  await expect(page.getByRole('button', { name: buyer.name })).toBeVisible();
  const operations = recordOperations(page);
  // Loaded after the home page's list, and then cached.
  const courseShelf = page.waitForResponse((response) => response.request().postData()?.includes('CourseShelf') ?? false);
  for (const round of ['first', 'second']) {
    for (const [place, open] of visits) {
      await open(page);
      if (place === '/') await courseShelf;
      await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(place));
      await expect(page.getByRole('main')).toContainText(place === '/dashboard/user' ? buyer.name : `Warm ${word}`);
      await page.waitForLoadState('networkidle');
      // The guard checks the session, and the search box queries suggestions while the user types.
      const sent = operations().filter((name) => name !== 'Guard' && name !== 'SearchSuggestions');
      if (round === 'second') expect.soft(sent, `${place} is opened again`).toEqual([]);
    }
  }
});
