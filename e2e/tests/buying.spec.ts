import { expect, test } from '@playwright/test';
import { graphql, listThing, newStudent, signedIn } from '../src/helpers.ts';

/* How a buyer reaches the seller: before the order, while placing it, and afterwards. */

const PHONE = '9840012345';

test('the buyer of the last piece keeps the contact of the seller with the order', async ({ page }) => {
  const seller = await newStudent(page, 'lastpiece');
  const id = await listThing(page, seller.token, { name: 'Last lamp', quantity: 1 });
  await signedIn(page, await newStudent(page, 'lastbuyer'));
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Afterwards you see how to reach');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ordered' });
  await expect(sheet.getByRole('link', { name: PHONE })).toHaveAttribute('href', `tel:${PHONE}`);
  await sheet.getByRole('link', { name: 'See the order' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Last lamp' });
  await expect(row.getByRole('link', { name: PHONE })).toHaveAttribute('href', `tel:${PHONE}`);
  await expect(row.getByRole('link', { name: seller.email })).toBeVisible();
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('button', { name: 'Not Available' })).toBeVisible();
  await expect(page.getByText('Shows how to reach')).toBeHidden();
});

test('on a phone neither the contact dialog nor the order list is wider than the screen, and names keep their words whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seller = await newStudent(page, 'averylongaddressofseller');
  const id = await listThing(page, seller.token, { name: 'Extension board, six sockets' });
  await signedIn(page, await newStudent(page, 'narrow'));
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Product Owner' });
  await expect(dialog.getByRole('link', { name: seller.email })).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Place the order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('link', { name: 'See the order' }).click();
  const name = page.getByText('Extension board, six sockets x 1');
  await expect(name).toBeVisible();
  // Two lines of words at the most.
  expect((await name.boundingBox())!.height).toBeLessThan(50);
  expect(await page.getByRole('table').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('the contact dialog offers to place the order, which asks first', async ({ page }) => {
  const seller = await newStudent(page, 'offerer');
  const id = await listThing(page, seller.token, { name: 'Offered lamp' });
  await signedIn(page, await newStudent(page, 'taker'));
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact Product Owner' });
  await expect(contact.getByRole('link', { name: PHONE })).toBeVisible();
  await contact.getByRole('button', { name: 'Place the order' }).click();
  await page.getByRole('alertdialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('dialog', { name: 'Ordered' })).toBeVisible();
  await expect(page.getByText('Quantity Available: 1')).toBeVisible();
});

test('on a phone a message does not cover the buttons that buy', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const seller = await newStudent(page, 'coverer');
  const id = await listThing(page, seller.token, { name: 'Covered lamp' });
  await signedIn(page, await newStudent(page, 'covered'));
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"PlaceOrder"') ? route.abort() : route.fallback(),
  );
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  const toast = page.locator('[data-scope="toast"][data-part="root"]');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const button = (await page.getByRole('button', { name: 'Contact Product Owner' }).boundingBox())!;
  await expect
    .poll(async () => ((await toast.boundingBox()) ?? { y: 0, height: 0 }).y + ((await toast.boundingBox())?.height ?? 0))
    .toBeLessThanOrEqual(button.y);
});

test('the order list says what the server said', async ({ page }) => {
  await signedIn(page, await newStudent(page, 'listless'));
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"operationName":"OrdersPlaced"')
      ? route.fulfill({ json: { errors: [{ message: 'The orders are being counted.', extensions: { code: 'INTERNAL' } }], data: null } })
      : route.fallback(),
  );
  await page.goto('/dashboard/user/orders');
  await expect(page.getByRole('alert').filter({ hasText: 'The orders are being counted.' })).toBeVisible();
});

test('what was typed into a listing survives the end of the session', async ({ page }) => {
  const seller = await newStudent(page, 'interrupted');
  await signedIn(page, seller);
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
