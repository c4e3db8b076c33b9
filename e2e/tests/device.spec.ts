import { createECDH, randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { completeChromium } from '../src/chromium.ts';
import { createStudent, graphql, signInByApi } from '../src/helpers.ts';
import { gotoInstalled } from '../src/installed.ts';
import { test } from '../src/test.ts';

test.use({ launchOptions: await completeChromium(), serviceWorkers: 'allow' });

test('a device shows each notification once after the user turns them on, and none after they are turned off', async ({ page, context }) => {
  const who = await createStudent(page, 'device');
  await signInByApi(page, who);
  await context.grantPermissions(['notifications']);
  // Replaces the push service, which the headless browser lacks.
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
