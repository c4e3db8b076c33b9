import { expect, type Page } from '@playwright/test';
import { confirmWith, createListing, createStudent, graphql, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* How a buyer contacts the seller: before, during and after the order. */

const PHONE = '9840012345';

test("the buyer of the last piece sees the seller's contact data with the order", async ({ page }) => {
  const seller = await createStudent(page, 'lastpiece');
  const id = await createListing(page, seller.token, { name: 'Last lamp', quantity: 1 });
  await signInByApi(page, await createStudent(page, 'lastbuyer'));
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Afterwards you see how to reach');
  await confirmWith(page, 'Yes');
  const sheet = page.getByRole('dialog', { name: 'Ordered' });
  await expect(sheet.getByRole('link', { name: PHONE })).toHaveAttribute('href', `tel:${PHONE}`);
  await sheet.getByRole('link', { name: 'See the order' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Last lamp' });
  await expect(row.getByRole('link', { name: PHONE })).toHaveAttribute('href', `tel:${PHONE}`);
  await expect(row.getByRole('link', { name: seller.email })).toBeVisible();
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('button', { name: 'Not Available' })).toBeVisible();
  await expect(page.getByText('Shows the contact')).toBeHidden();
});

test('on a phone the contact dialog and the order list fit the screen, and product names only break between words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seller = await createStudent(page, 'averylongaddressofseller');
  const id = await createListing(page, seller.token, { name: 'Extension board, six sockets' });
  await signInByApi(page, await createStudent(page, 'narrow'));
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Product Owner' });
  await expect(dialog.getByRole('link', { name: seller.email })).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Place the order' }).click();
  await confirmWith(page, 'Yes');
  await page.getByRole('link', { name: 'See the order' }).click();
  const name = page.getByText('Extension board, six sockets x 1');
  await expect(name).toBeVisible();
  // At most two lines of text.
  expect((await name.boundingBox())!.height).toBeLessThan(50);
  expect(await page.getByRole('table').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('the contact dialog can place the order, after a confirmation', async ({ page }) => {
  const seller = await createStudent(page, 'offerer');
  const id = await createListing(page, seller.token, { name: 'Offered lamp' });
  await signInByApi(page, await createStudent(page, 'taker'));
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact Product Owner' });
  await expect(contact.getByRole('link', { name: PHONE })).toBeVisible();
  await contact.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are You Sure?' })).toBeVisible();
  await confirmWith(page, 'Yes');
  await expect(page.getByRole('dialog', { name: 'Ordered' })).toBeVisible();
  await expect(page.getByText('Quantity Available: 1')).toBeVisible();
});

const WAYS = ['Message seller', 'Make an offer', 'Buy Now', 'Contact Product Owner'];

test('on a phone all four ways to contact the seller are visible at once, the first one filled, and the bars take at most 22 % of the height', async ({
  page,
  browser,
}) => {
  const name = 'Hardly used scientific calculator with a solar panel, its original box, the manual in three languages and a spare cover, blue';
  const seller = await createStudent(page, 'wayseller');
  const long = await createListing(page, seller.token, { name: name.slice(0, 120) });
  const { products } = await graphql<{ products: { nodes: { id: string }[] } }>(
    page,
    '{ products(first: 1, filter: { search: "telescope" }) { nodes { id: databaseId } } }',
  );
  const member = await (await browser.newContext()).newPage();
  await signInByApi(member, await createStudent(page, 'waybuyer'));
  for (const someone of [page, member]) {
    await someone.setViewportSize({ width: 360, height: 740 });
    for (const id of [long, products.nodes[0]!.id]) {
      await someone.goto(`/product/${id}`);
      for (const way of WAYS) await expect(someone.getByRole('button', { name: way })).toBeInViewport({ ratio: 1 });
      const shown = await someone.evaluate((ways) => {
        const buttons = ways.map((way) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === way)!);
        const isOnTop = (button: Element) => {
          const { left, bottom, width } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, bottom - 4));
        };
        const bars = document.querySelectorAll<HTMLElement>('header, nav[aria-label=Places], [data-bottom-actions]');
        return {
          covered: buttons.filter((button) => !isOnTop(button)).length,
          filled: buttons.map((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)'),
          bars: [...bars].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0) / window.innerHeight,
        };
      }, WAYS);
      expect([shown.covered, ...shown.filled]).toEqual([0, true, false, false, false]);
      expect(shown.bars).toBeLessThanOrEqual(0.22);
    }
  }
  await member.context().close();
});

test('on a phone a toast does not cover the action bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seller = await createStudent(page, 'coverer');
  const id = await createListing(page, seller.token, { name: 'Covered lamp' });
  await signInByApi(page, await createStudent(page, 'covered'));
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"PlaceOrder"') ? route.abort() : route.fallback(),
  );
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await confirmWith(page, 'Yes');
  const toast = page.locator('[data-scope="toast"][data-part="root"]');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const button = (await page.getByRole('button', { name: 'Message seller' }).boundingBox())!;
  await expect
    .poll(async () => ((await toast.boundingBox()) ?? { y: 0, height: 0 }).y + ((await toast.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual(button.y);
});

test('on a phone no content covers the action bar at any scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seller = await createStudent(page, 'uncoverer');
  const id = await createListing(page, seller.token, { name: 'Uncovered orrery' });
  await signInByApi(page, await createStudent(page, 'uncovered'));
  await page.goto(`/product/${id}`);
  const button = page.getByRole('button', { name: 'Message seller' });
  await expect(page.getByRole('button', { name: 'Chat With Assistant' })).toBeAttached();
  const coveredAt = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const offsets = Array.from({ length: 30 }, (_, index) => index * 20);
    return offsets.filter((offset) => {
      window.scrollTo(0, offset);
      return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  });
  expect(coveredAt).toEqual([]);
});

test("the order list shows the server's error message", async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'listless'));
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"OrdersPlaced"')
      ? route.fulfill({ json: { errors: [{ message: 'The orders are being counted.', extensions: { code: 'INTERNAL' } }], data: null } })
      : route.fallback(),
  );
  await page.goto('/dashboard/user/orders');
  await expect(page.getByRole('alert').filter({ hasText: 'The orders are being counted.' })).toBeVisible();
});

test('the draft of a listing survives the end of the session', async ({ page }) => {
  const seller = await createStudent(page, 'interrupted');
  await signInByApi(page, seller);
  await page.goto('/dashboard/user/create-product');
  await page.getByLabel('Name').fill('Half typed lamp');
  await graphql(page, 'mutation { signOut }', {}, (await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!) as { token: string })).token);
  await expect(page).toHaveURL(/\/signin$/, { timeout: 15_000 });
  await page.getByLabel('Email').fill(seller.email);
  await page.getByLabel(/^Password/).fill(seller.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/create-product$/);
  await expect(page.getByLabel('Name')).toHaveValue('Half typed lamp');
});

test('the draft of a message survives the end of the session, but only for the same user', async ({ page }) => {
  const [seller, buyer] = [await createStudent(page, 'quiet'), await createStudent(page, 'typing')];
  const productId = await createListing(page, seller.token, { name: 'Chatty lamp' });
  const place = 'mutation ($productId: ID!) { placeOrder(input: { productId: $productId }) { order { id: databaseId } } }';
  const { placeOrder } = await graphql<{ placeOrder: { order: { id: string } } }>(page, place, { productId }, buyer.token);
  await signInByApi(page, buyer);
  await page.goto(`/dashboard/user/orders?chat=${placeOrder.order.id}`);
  const line = page.getByPlaceholder('Type your message');
  await line.fill('Half typed question');
  await graphql(page, 'mutation { signOut }', {}, (await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!) as { token: string })).token);
  await expect(page).toHaveURL(/\/signin$/, { timeout: 15_000 });
  const enter = async ({ email, password }: { email: string; password: string }) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await enter(buyer);
  await expect(page).toHaveURL(/orders\?chat=/);
  await expect(line).toHaveValue('Half typed question');
  await graphql(page, 'mutation { signOut }', {}, (await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!) as { token: string })).token);
  await expect(page).toHaveURL(/\/signin$/, { timeout: 15_000 });
  await enter(seller);
  await expect(line).toHaveValue('');
});

/** Fills the cart of a browser as the search page does. */
const fillCart = (page: Page, items: readonly { id: string; name: string; price: number }[]) =>
  page.evaluate(
    (all) => localStorage.setItem('cart', JSON.stringify(all.map((item) => ({ description: 'Works well.', photoUrl: '', ...item })))),
    items,
  );

test('all sellers of the cart are contacted at once, and everything is ordered except what was sold in the meantime', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sellers = [await createStudent(page, 'cartone'), await createStudent(page, 'carttwo')];
  const items = [];
  for (const [index, name] of ['Cart lamp', 'Cart kettle'].entries())
    items.push({ id: await createListing(page, sellers[index]!.token, { name, price: 100, quantity: 1 }), name, price: 100 });
  await signInByApi(page, await createStudent(page, 'cartbuyer'));
  await page.goto('/cart');
  await fillCart(page, items);
  await page.reload();
  await expect(page.getByText('2 items, ₹200')).toBeVisible();

  await page.getByRole('button', { name: 'Ask all sellers' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask all sellers' });
  await expect(asking.getByLabel('Your question')).toHaveValue('Is it still there?');
  await asking.getByRole('button', { name: 'Ask about 2' }).click();
  const asked = page.getByRole('dialog', { name: 'Asked about 2 of 2' });
  await expect(asked.getByRole('listitem').filter({ hasText: 'Asked' })).toHaveCount(2);
  await asked.getByRole('button', { name: 'Close' }).first().click();

  const seller = await (await browser.newContext()).newPage();
  await signInByApi(seller, sellers[0]!);
  await seller.goto('/dashboard/user/chats');
  await expect(seller.getByText('Is it still there?').first()).toBeVisible();
  await seller.context().close();

  await page.getByRole('button', { name: 'Order all' }).click();
  // Another buyer was faster while the dialog was open.
  await graphql(page, 'mutation ($id: ID!) { updateProduct(input: { id: $id, quantity: 0 }) { message } }', { id: items[1]!.id }, sellers[1]!.token);
  await page.getByRole('dialog', { name: 'Order all' }).getByRole('button', { name: 'Order 2 for ₹200' }).click();
  const ordered = page.getByRole('dialog', { name: 'Ordered 1 of 2' });
  await expect(ordered.getByRole('listitem').filter({ hasText: 'Cart lamp' })).toContainText('Ordered');
  await expect(ordered.getByRole('listitem').filter({ hasText: 'Cart kettle' })).not.toContainText('Ordered');
  await ordered.getByRole('link', { name: 'See my orders' }).click();
  await expect(page.getByText('Cart lamp x 1')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('article').or(page.getByText('Cart kettle')).first()).toBeVisible();
  await expect(page.getByText('Sold out')).toBeVisible();
  await expect(page.getByText('Cart lamp')).toBeHidden();
});
