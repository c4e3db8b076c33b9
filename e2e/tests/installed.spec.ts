import { expect, type Page } from '@playwright/test';
import { createListing, createStudent, graphql, signInByApi } from '../src/helpers.ts';
import { gotoInstalled } from '../src/installed.ts';
import { test } from '../src/test.ts';

test.use({ serviceWorkers: 'allow' });

interface Ordered {
  placeOrder: { order: { id: string } };
}

/** Returns whether the browser has cached a result with this text for offline use. It is stored after the page shows it. */
const keepsResult = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const results = await (await caches.open('results')).matchAll();
    const bodies = await Promise.all(results.map((result) => result.text()));
    return bodies.some((body) => body.includes(wanted));
  }, text);

const showsHighlight = (page: Page) =>
  expect(page.getByRole('region', { name: 'Highlights' }).locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);

test('the installed app shows the last inbox and listings offline, and sends messages written offline once', async ({ page, context }) => {
  const [seller, buyer] = [await createStudent(page, 'seller'), await createStudent(page, 'buyer')];
  const productId = await createListing(page, seller.token, { name: 'Installed lamp' });
  const place = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }';
  const { placeOrder } = await graphql<Ordered>(page, place, { id: productId }, buyer.token);
  const send = 'mutation ($id: ID!, $text: String!) { sendMessage(input: { orderId: $id, text: $text }) { message { id: databaseId } } }';
  await graphql(page, send, { id: placeOrder.order.id, text: 'It is still here' }, seller.token);
  await signInByApi(page, buyer);
  const chat = `/dashboard/user/chats?chat=${placeOrder.order.id}`;

  await gotoInstalled(page, '/');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(20);
  await showsHighlight(page);
  const listed = (await page.getByRole('article').nth(2).getByRole('heading').textContent())!;
  await page.goto(chat);
  await expect(page.getByRole('log').getByText('It is still here')).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('log').getByText('It is still here')).toBeVisible();
  await page.getByPlaceholder('Type your message').fill('Keep it for me');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Keep it for me')).toBeVisible();
  // Closes the page as a user would: if it ended at once, it might not have flushed its storage.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  const reopened = await context.newPage();
  await reopened.goto('/');
  await expect(reopened.getByRole('article').filter({ hasText: listed }).first()).toBeVisible();
  await showsHighlight(reopened);
  await context.setOffline(false);

  const read = 'query ($id: ID!) { order(id: $id) { messages(first: 20) { nodes { text } } } }';
  const texts = async () => {
    const { order } = await graphql<{ order: { messages: { nodes: { text: string }[] } } }>(
      reopened,
      read,
      { id: placeOrder.order.id },
      seller.token,
    );
    return order.messages.nodes.map(({ text }) => text).toSorted();
  };
  await expect.poll(texts).toEqual(['It is still here', 'Keep it for me']);
  await reopened.reload();
  await expect(reopened.getByRole('article')).toHaveCount(20);
  expect(await texts()).toHaveLength(2);

  const keepsMessages = () => keepsResult(reopened, 'It is still here');
  expect(await keepsMessages()).toBe(true);
  await reopened.getByRole('button', { name: buyer.name }).click();
  await reopened.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(keepsMessages).toBe(false);
});

test('the handover code and the wanted posts are available to the buyer offline', async ({ page, context }) => {
  const [seller, buyer] = [await createStudent(page, 'offgiver'), await createStudent(page, 'offtaker')];
  const productId = await createListing(page, seller.token, { name: 'Gate lamp' });
  const place = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }';
  const { id } = (await graphql<Ordered>(page, place, { id: productId }, buyer.token)).placeOrder.order;
  await signInByApi(page, buyer);
  await gotoInstalled(page, '/wanted');
  await page.reload();
  const title = (await page.getByRole('heading', { level: 2 }).first().textContent())!;
  await page.goto('/dashboard/user/orders');
  const open = () => page.getByRole('button', { name: `Handover of order ${id}` }).click();
  const code = page.getByRole('dialog', { name: `Handover of order ${id}` }).getByLabel('Handover code', { exact: true });
  await open();
  await expect(code).toHaveText(/^\d{6}$/);
  const digits = (await code.textContent())!;
  await expect.poll(() => keepsResult(page, digits)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await open();
  await expect(code).toHaveText(digits);
  await page.goto('/wanted');
  await expect(page.getByRole('heading', { level: 2, name: title }).first()).toBeVisible();
});

test('the settings say when the browser blocks notifications', async ({ page }) => {
  const who = await createStudent(page, 'denied');
  await signInByApi(page, who);
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await gotoInstalled(page, '/notifications/settings');
  await expect(page.getByText('Your browser blocks notifications from CampusCart.')).toBeVisible();
});
