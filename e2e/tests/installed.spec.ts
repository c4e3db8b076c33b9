import { createECDH, randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { createListing, createStudent, graphql, signInByApi } from '../src/helpers.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page of which the service worker serves the requests. */
async function gotoInstalled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

interface Ordered {
  placeOrder: { order: { id: string } };
}

/** Whether the browser keeps a result with this text for times without a network. It is stored after the page shows it. */
const keepsResult = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const results = await (await caches.open('results')).matchAll();
    const bodies = await Promise.all(results.map((result) => result.text()));
    return bodies.some((body) => body.includes(wanted));
  }, text);

test('the installed app shows the last inbox and listings without a network, and sends once what was written then', async ({ page, context }) => {
  const [seller, buyer] = [await createStudent(page, 'seller'), await createStudent(page, 'buyer')];
  const productId = await createListing(page, seller.token, { name: 'Installed lamp' });
  const place = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id } } }';
  const { placeOrder } = await graphql<Ordered>(page, place, { id: productId }, buyer.token);
  const send = 'mutation ($id: ID!, $text: String!) { sendMessage(input: { orderId: $id, text: $text }) { message { id } } }';
  await graphql(page, send, { id: placeOrder.order.id, text: 'It is still here' }, seller.token);
  await signInByApi(page, buyer);
  const chat = `/dashboard/user/chats?chat=${placeOrder.order.id}`;
  const listed = (on: Page) => on.getByRole('article').filter({ hasText: 'Installed lamp' }).first();

  await gotoInstalled(page, '/');
  await page.reload();
  await expect(listed(page)).toBeVisible();
  await page.goto(chat);
  await expect(page.getByRole('log').getByText('It is still here')).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('log').getByText('It is still here')).toBeVisible();
  await page.getByPlaceholder('Type your message').fill('Keep it for me');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Keep it for me')).toBeVisible();
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto('/');
  await expect(listed(reopened)).toBeVisible();
  await expect(reopened.getByRole('region', { name: 'Highlights' }).locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
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
  await expect(listed(reopened)).toBeVisible();
  expect(await texts()).toHaveLength(2);

  const keepsMessages = () => keepsResult(reopened, 'It is still here');
  expect(await keepsMessages()).toBe(true);
  await reopened.getByRole('button', { name: buyer.name }).click();
  await reopened.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(keepsMessages).toBe(false);
});

test('the buyer shows the handover code, and the wanted posts are there, without a network', async ({ page, context }) => {
  const [seller, buyer] = [await createStudent(page, 'offgiver'), await createStudent(page, 'offtaker')];
  const productId = await createListing(page, seller.token, { name: 'Gate lamp' });
  const place = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id } } }';
  const { id } = (await graphql<Ordered>(page, place, { id: productId }, buyer.token)).placeOrder.order;
  await signInByApi(page, buyer);
  await gotoInstalled(page, '/wanted');
  await page.reload();
  const wanted = page.getByRole('heading', { level: 2 }).first();
  const title = (await wanted.textContent())!;
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
  await expect(wanted).toHaveText(title);
});

test('a browser that blocks notifications is asked to allow them', async ({ page }) => {
  const who = await createStudent(page, 'denied');
  await signInByApi(page, who);
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await gotoInstalled(page, '/notifications/settings');
  await expect(page.getByText('Your browser blocks notifications from CampusCart.')).toBeVisible();
});

test('this device shows notifications after a button explained it, each once, and none after it was turned off', async ({ page, context }) => {
  const who = await createStudent(page, 'device');
  await signInByApi(page, who);
  await context.grantPermissions(['notifications']);
  // The headless browser has no push service: this stands for it.
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript((keys) => {
    const subscription = {
      endpoint: `https://push.example.com/${location.port}`,
      toJSON: () => ({ keys }),
      unsubscribe: async () => (sessionStorage.removeItem('pushed'), true),
    };
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('pushed') ? (subscription as unknown as PushSubscription) : null);
    PushManager.prototype.subscribe = async () => (sessionStorage.setItem('pushed', '1'), subscription as unknown as PushSubscription);
  }, keys);
  const saved = async () =>
    (await graphql<{ pushSubscriptions: object[] }>(page, '{ pushSubscriptions { endpoint } }', {}, who.token)).pushSubscriptions.length;
  await gotoInstalled(page, '/notifications/settings');
  const denied = await page.evaluate(() => Notification.permission === 'denied');
  test.skip(denied, 'The Chromium from npm has no notifications and denies them to every site');
  await expect(page.getByText('Your browser asks for your permission next.')).toBeVisible();
  expect(await saved()).toBe(0);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This device shows your notifications')).toBeVisible();
  expect(await saved()).toBe(1);

  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = { id: 'MESSAGE:1', title: 'CampusCart', text: 'Asha wrote to you', link: '/notifications', group: 'chat:1' };
  const deliver = (data: object) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data: JSON.stringify(data) });
  const shown = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [title, body]));
  await deliver(push);
  await deliver(push);
  await expect.poll(shown).toEqual([['CampusCart', 'Asha wrote to you']]);
  await deliver({ ...push, id: 'MESSAGE:2', text: 'Ravi wrote to you' });
  await expect.poll(shown).toEqual([['CampusCart', 'Ravi wrote to you']]);

  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  expect(await saved()).toBe(0);
});
