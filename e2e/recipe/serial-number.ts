import { expect, test, type Page } from '@playwright/test';
import { expectToast, graphql, signInByApi, tokenOf } from '../src/helpers.ts';
import { environment } from '../src/settings.ts';

const seller = { email: environment.SELLER_EMAIL!, password: environment.SELLER_PASSWORD! };

/** Returns the serial number that the server stores. */
async function storedOf(page: Page, id: string): Promise<string | null> {
  const query = 'query ($id: ID!) { product(id: $id) { serialNumber } }';
  return (await graphql<{ product: { serialNumber: string | null } }>(page, query, { id })).product.serialNumber;
}

/** Returns the id of the seller's listing. */
async function listingOf(page: Page): Promise<string> {
  const token = await tokenOf(page, seller);
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id } }', {}, token);
  const query = 'query ($seller: ID!) { products(first: 1, filter: { sellerId: $seller }) { nodes { id } } }';
  const { products } = await graphql<{ products: { nodes: { id: string }[] } }>(page, query, { seller: me.id });
  return products.nodes[0]!.id;
}

/** Types a serial number into the form of a listing and saves it. */
async function change(page: Page, id: string, serialNumber: string): Promise<void> {
  await page.goto(`/dashboard/user/update-product/${id}`);
  const field = page.getByLabel('Serial number');
  await field.fill(serialNumber);
  await expect(field).toHaveValue(serialNumber);
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expectToast(page, 'Product updated successfully');
}

test('a serial number is listed, shown, cleared and changed in the pages', async ({ page }) => {
  await signInByApi(page, seller);
  await page.goto('/dashboard/user/create-product');
  await page.getByRole('button', { name: 'Show categories' }).click();
  await page
    .getByRole('option', { name: /^Shelf/ })
    .first()
    .click();
  await page.getByLabel('Name').fill('Graphing calculator');
  await page.getByLabel('Description').fill('With a cover.');
  await page.getByLabel('Serial number').fill(' SN-1 ');
  await page.getByLabel('Price').fill('900');
  await page.getByLabel('Quantity').fill('1');
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expectToast(page, 'Product created successfully');

  const id = await listingOf(page);
  expect(await storedOf(page, id)).toBe('SN-1');
  await page.goto(`/product/${id}`);
  await expect(page.getByText('SN-1')).toBeVisible();

  await change(page, id, '');
  await expect.poll(() => storedOf(page, id)).toBeNull();
  await change(page, id, 'SN-2');
  await expect.poll(() => storedOf(page, id)).toBe('SN-2');
});
