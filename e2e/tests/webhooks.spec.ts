import { expect, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { createListing, createStudent, demoAdmin, expectSettled, expectToast, graphql, placeOrder, signInByApi } from '../src/helpers.ts';
import { choose } from '../src/keyboard.ts';
import { test } from '../src/own-shop.ts';
import { startReceiver } from '../src/webhooks.ts';

const PHONE = { width: 360, height: 740 };

async function expectAccessible(page: Page): Promise<void> {
  await expectSettled(page);
  const { violations } = await scan(page);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
}

async function fillForm(page: Page, { name, url }: { name: string; url: string }): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'URL' }).fill(url);
}

/** Waits for a delivery whose row contains the texts, and returns the row. */
async function deliveryOf(page: Page, ...texts: string[]) {
  let row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Send again/ }) });
  for (const text of texts) row = row.filter({ hasText: text });
  await expect(row).toHaveCount(1);
  return row;
}

test.describe('on a phone in dark mode', () => {
  test.use({ viewport: PHONE, colorScheme: 'dark', hasTouch: true, reducedMotion: 'reduce' });

  test('a webhook is created, receives a test and events that its secret verifies, retries a failed delivery, and is paused and deleted', async ({
    page,
    shop,
  }) => {
    const receiver = await startReceiver(shop.receiverPort);
    const { state } = receiver;
    const typesReceived = () => state.received.map(({ type }) => type);
    const [seller, buyer] = [await createStudent(page, 'tool'), await createStudent(page, 'buyer')];
    await signInByApi(page, seller);
    await page.goto('/dashboard/user/profile');
    await page.getByText('Developer', { exact: true }).click();
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await expect(page.getByText('You have no webhooks yet.')).toBeVisible();
    await fillForm(page, { name: 'Stock', url: receiver.url });
    await page.getByLabel('Order placed').check();
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the secret' }).click();
    await expectToast(page, 'Copied');
    state.secret = await page.evaluate(() => navigator.clipboard.readText());
    expect(state.secret).toMatch(/^whsec_/);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: receiver.url })).toContainText('Active');
    await expect(page.getByText(state.secret)).toHaveCount(0);

    await page.getByRole('link', { name: 'Stock', exact: true }).click();
    await expect(page.getByText('Nothing was sent in the last seven days.')).toBeVisible();
    await choose(page.getByRole('button', { name: 'Send a test' }));
    await deliveryOf(page, 'Webhook test', 'Delivered (204)');
    expect(typesReceived()).toEqual(['webhook.test']);

    state.status = 503;
    await page.getByRole('button', { name: 'Send a test' }).click();
    const failed = await deliveryOf(page, 'Failed: the response status was not 2xx (503)');
    await failed.getByText('Request and response').click();
    await expect(failed.getByRole('region', { name: 'Request body' })).toContainText('"type":"webhook.test"');
    await expectAccessible(page);
    state.status = 204;
    await failed.getByRole('button', { name: /^Send again/ }).click();
    await expect(page.getByText('Delivered (204)', { exact: true }).and(page.getByRole('main').locator('p'))).toHaveCount(2);
    expect(typesReceived()).toEqual(['webhook.test', 'webhook.test']);

    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    state.secret = (await page.getByText(/^whsec_/).textContent())!;
    await placeOrder(page, buyer.token, await createListing(page, seller.token));
    await expect.poll(typesReceived).toEqual(['webhook.test', 'webhook.test', 'order.placed']);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await deliveryOf(page, 'Order placed', 'Delivered (204)');

    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('It was paused.')).toBeVisible();
    await placeOrder(page, buyer.token, await createListing(page, seller.token));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/events? behind/)).toBeVisible();
    expect(typesReceived()).toHaveLength(3);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(typesReceived).toHaveLength(4);

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('You have no webhooks yet.')).toBeVisible();
    await receiver.stop();
  });
});

test('the form rejects an address that is not public, a missing event type and a sixth webhook', async ({ page, shop }) => {
  const student = await createStudent(page, 'many');
  const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id: databaseId } } }';
  const url = `http://127.0.0.1:${shop.receiverPort}/hooks`;
  for (let index = 1; index <= 5; index++)
    await graphql(page, create, { input: { name: `Tool ${index}`, url, types: ['ORDER_PLACED'] } }, student.token);
  await signInByApi(page, student);
  await page.goto('/dashboard/user/webhooks');
  await expect(page.getByRole('link', { name: /^Tool/ })).toHaveCount(5);
  await fillForm(page, { name: 'Tool 6', url: 'https://10.0.0.1/hooks' });
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose at least one type of event' })).toBeVisible();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Give an https URL on a public host' })).toBeVisible();
  await page.getByRole('textbox', { name: 'URL' }).fill(url);
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You have 5 webhooks. Delete one first.' })).toBeVisible();
});

test('deliveries are loaded twenty at a time, newest first', async ({ page, shop }) => {
  const { token, ...student } = await createStudent(page, 'pager');
  const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id: databaseId } } }';
  const input = { name: 'Nobody there', url: `http://127.0.0.1:${shop.receiverPort}/hooks`, types: ['ORDER_PLACED'] };
  const { createWebhook } = await graphql<{ createWebhook: { webhook: { id: string } } }>(page, create, { input }, token);
  const send = 'mutation ($id: ID!) { testWebhook(input: { id: $id }) { delivery { id: databaseId } } }';
  for (let index = 0; index < 21; index++) await graphql(page, send, { id: createWebhook.webhook.id }, token);
  await signInByApi(page, { ...student, token });
  await page.goto('/dashboard/user/webhooks');
  await page.getByRole('link', { name: 'Nobody there', exact: true }).click();
  const rows = page.getByRole('listitem').filter({ hasText: 'Failed: the connection failed' });
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(rows).toHaveCount(21);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
});

test('only administrators can select the events of the whole marketplace', async ({ page, shop, browser }) => {
  const context = await browser.newContext();
  const student = await context.newPage();
  await signInByApi(student, await createStudent(page, 'own'));
  await signInByApi(page, demoAdmin);
  await student.goto('/dashboard/user/webhooks');
  await expect(student.getByRole('button', { name: 'Create webhook' })).toBeVisible();
  await expect(student.getByLabel('Whose events')).toHaveCount(0);
  await context.close();
  await page.goto('/dashboard/user/webhooks');
  await fillForm(page, { name: 'Register', url: `http://127.0.0.1:${shop.receiverPort}/hooks` });
  await page.getByLabel('Whose events').selectOption('All of the marketplace');
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await expect(page.getByText('All of the marketplace')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'Register is deleted.');
});
