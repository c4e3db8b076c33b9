import { expect, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { createListing, createStudent, graphql, placeOrder, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* Features that bring users back without disturbing them. */

/** Simulates a browser that can install the app, which fires an event on each page. */
const canInstall = (page: Page) =>
  page.addInitScript(() => {
    const prompt = () => Promise.resolve({ outcome: 'accepted' });
    addEventListener('DOMContentLoaded', () => dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })));
  });

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 740 }, colorScheme });

    test('the app is offered after a completed deal, and not again after "Not now"', async ({ page }) => {
      const [seller, buyer] = [await createStudent(page, 'dealer'), await createStudent(page, 'dealt')];
      const id = await placeOrder(page, buyer.token, await createListing(page, seller.token, { name: 'Dealt lamp' }));
      await canInstall(page);
      await signInByApi(page, buyer);
      const dialog = page.getByRole('dialog', { name: `Handover of order ${id}` });
      const offer = dialog.getByRole('region', { name: 'Install CampusCart' });
      await page.goto(`/dashboard/user/orders?handover=${id}`);
      await expect(dialog.getByLabel('Handover code', { exact: true })).toBeVisible();
      await expect(offer).toHaveCount(0);

      const { order } = await graphql<{ order: { handoverCode: string } }>(
        page,
        'query ($id: ID!) { order(id: $id) { handoverCode } }',
        { id },
        buyer.token,
      );
      const confirm = 'mutation ($id: ID!, $code: String!) { confirmHandover(input: { orderId: $id, code: $code }) { order { id } } }';
      await graphql(page, confirm, { id, code: order.handoverCode }, seller.token);
      await expect(offer.getByRole('button', { name: 'Install' })).toBeVisible();
      expect((await scan(page)).violations).toEqual([]);
      await offer.getByRole('button', { name: 'Not now' }).focus();
      await page.keyboard.press('Enter');
      await expect(offer).toHaveCount(0);
      await page.reload();
      await expect(dialog).toContainText('Handed over on');
      await expect(offer).toHaveCount(0);
    });
  });
}

test('one tap mutes mails and push notifications, and another tap unmutes them', async ({ page }) => {
  const student = await createStudent(page, 'silent');
  await signInByApi(page, student);
  const read = '{ notificationSettings { weeklyMail preferences { kind inApp mail push } } }';
  interface Settings {
    weeklyMail: boolean;
    preferences: { inApp: boolean; mail: boolean; push: boolean }[];
  }
  const settings = async () => (await graphql<{ notificationSettings: Settings }>(page, read, {}, student.token)).notificationSettings;
  const before = await settings();
  const weekly = page.getByRole('checkbox', { name: 'A mail on Sunday evening with what is new in my saved searches and courses' });
  await page.goto('/notifications/settings');
  await expect(weekly).toBeChecked();
  await page.getByRole('button', { name: 'Silence mails and devices' }).click();
  await expect.poll(settings).toEqual({ weeklyMail: false, preferences: before.preferences.map((one) => ({ ...one, mail: false, push: false })) });
  await expect(weekly).not.toBeChecked();
  await page.getByRole('button', { name: 'As it was before' }).click();
  await expect.poll(settings).toEqual(before);
});
