import { expect, type Locator, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { createListing, createStudent, demoAdmin, expectSettled, graphql, signInByApi } from '../src/helpers.ts';
import { lowControls } from '../src/low-controls.ts';
import { test } from '../src/test.ts';

/** An element that opens above a page: the page's path, the control that opens it, and what is then shown. */
type Opener = readonly [path: string, trigger: (page: Page) => Locator, opened: (page: Page) => Locator];

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');

const ABOVE_THE_PAGE = '[role=dialog], [role=alertdialog], [popover]:popover-open';
/** Opens an element by keyboard, scans it in both colour modes, and closes it. */
async function expectAccessible(page: Page, [path, trigger, opened]: Opener): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== path) await page.goto(path);
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await expect(opened(page)).toBeVisible();
  const what = `${path}, ${trigger(page).toString()}`;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    await expectSettled(page);
    // Another test scans the page below.
    const { violations } = await scan(page, { include: ABOVE_THE_PAGE });
    expect.soft(violations.map(({ id, nodes }) => `${what} ${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  }
  expect.soft(await lowControls(opened(page)), `low controls of ${what}`).toEqual([]);
  const overflow = await opened(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect.soft(overflow, `${what} scrolls sideways`).toBe(0);
  await page.keyboard.press('Escape');
  await expect(opened(page)).toBeHidden();
  await expect.soft(trigger(page), `focus after ${what}`).toBeFocused();
}

const order = (page: Page, productId: string, token: string) =>
  graphql(page, 'mutation ($id: ID!) { placeOrder(input: { productId: $id, quantity: 1 }) { message } }', { id: productId }, token);

const quadrantometer = `Quadrantometer${'x'.repeat(26)}`;

/** Creates a buyer and a seller whose listings have names of the longest possible words. Each has ordered the other's listing. */
async function buyerAndSeller(page: Page) {
  const seller = await createStudent(page, 'dialogs');
  const productId = await createListing(page, seller.token, { name: quadrantometer });
  const buyer = await createStudent(page, 'opener');
  const ownId = await createListing(page, buyer.token, { name: `Own ${quadrantometer}` });
  await order(page, productId, buyer.token);
  await order(page, ownId, seller.token);
  return { seller, buyer, productId };
}

test('dialogs and sheets of the market open by keyboard, have no axe violations, and return the focus (320 px)', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 800 });
  const { buyer, productId } = await buyerAndSeller(page);
  const review =
    'mutation ($productId: ID!) { addReview(input: { productId: $productId, rating: 4, text: "Exact." }) { review { id: databaseId } } }';
  await graphql(page, review, { productId }, buyer.token);
  await signInByApi(page, buyer);
  const product = `/product/${productId}`;
  const openers: Opener[] = [
    ['/', button(/^Me \d+ waiting$/), dialog],
    ['/', button(/^Filters/), dialog],
    ['/search?q=quadrantometer', button(/^Filters/), dialog],
    [product, button('Buy Now'), dialog],
    [product, button('Contact Product Owner'), question],
    [product, button('Make an offer'), question],
    [product, button(/^Enlarge the photo/), dialog],
    [product, button('Report listing'), question],
    [product, button(/^Block /), question],
    [product, button('Delete your review'), question],
  ];
  for (const opener of openers) await expectAccessible(page, opener);
});

test("dialogs of the user's orders, listings and searches open by keyboard, have no axe violations, and return the focus (320 px)", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 800 });
  const { buyer, seller } = await buyerAndSeller(page);
  await graphql(
    page,
    'mutation ($text: String!) { saveSearch(input: { text: $text }) { savedSearch { id: databaseId } } }',
    { text: quadrantometer },
    buyer.token,
  );
  const wanted = 'mutation ($title: String!) { createWantedPost(input: { title: $title }) { wantedPost { id: databaseId } } }';
  await graphql(page, wanted, { title: quadrantometer }, seller.token);
  await createListing(page, buyer.token, { name: `New ${quadrantometer}` });
  await signInByApi(page, buyer);
  const orders = '/dashboard/user/orders';
  const openers: Opener[] = [
    [orders, button(/^Handover/), dialog],
    [orders, button(/timeline of order/), dialog],
    [orders, button(/^Chat.*about order/), dialog],
    [orders, button(/^Cancel order/), question],
    [orders, button(/^Delete order/), question],
    ['/dashboard/user/order', button(/^Decline order/), question],
    ['/dashboard/user/products', button(/^Delete Own/), question],
    ['/dashboard/user/products', button(/^Mark as sold: Own/), dialog],
    ['/saved-searches', button(/^Rename/), question],
    ['/saved-searches', button(/^Delete/), question],
    ['/wanted', button(`I have this: ${quadrantometer}`), question],
    ['/wanted', button(`Report ${quadrantometer}`), question],
    ['/dashboard/user/profile', button('Delete my account'), question],
  ];
  for (const opener of openers) await expectAccessible(page, opener);
});

test('menus and dialogs for administrators open by keyboard, have no axe violations, and return the focus', async ({ page }) => {
  const seller = await createStudent(page, 'removable');
  const product = `/product/${await createListing(page, seller.token, { name: 'Removable planimeter' })}`;
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id: databaseId } }', {}, seller.token);
  const details = `/dashboard/admin/viewUserDetails/${me.id}`;
  await signInByApi(page, demoAdmin);
  const openers: Opener[] = [
    [product, (on) => on.getByRole('banner').locator('[popovertarget]'), (on) => on.locator('[popover]:popover-open')],
    [product, button('Remove this listing'), question],
    ['/dashboard/admin/create-category', button('Delete Music & Hobbies'), question],
    [`/dashboard/admin/users?q=${encodeURIComponent(seller.email)}`, button(`Delete ${seller.name}`), question],
    [details, button('Make administrator'), question],
    [details, button('Suspend'), question],
  ];
  for (const opener of openers) await expectAccessible(page, opener);
});

test('on a phone a toast appears above an open sheet and does not overlap it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seller = await createStudent(page, 'toasted');
  const productId = await createListing(page, seller.token, { name: 'Toasted clinometer' });
  const buyer = await createStudent(page, 'toaster');
  await signInByApi(page, seller);
  // The page queries over its socket once its subscriptions are sent.
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"type":"next"')));
  await page.goto('/');
  await subscribed;
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  // A toast is shown for three seconds, so its position is read in the page as soon as it appears.
  const place = page.waitForFunction(() => {
    const toast = document.querySelector('[data-scope=toast][data-part=root]');
    const box = toast?.getBoundingClientRect();
    return toast && box && getComputedStyle(toast).opacity === '1' && box.height > 0 && { top: box.top, bottom: box.bottom, text: toast.textContent };
  });
  await order(page, productId, buyer.token);
  const toast = (await (await place).jsonValue()) as { top: number; bottom: number; text: string };
  expect(toast.text).toContain('New order: Toasted clinometer');
  expect(toast.top).toBeGreaterThanOrEqual(0);
  expect(toast.bottom).toBeLessThanOrEqual((await sheet.boundingBox())!.y);
});
