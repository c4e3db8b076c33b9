import { expect, test, type Locator } from '@playwright/test';
import { createListing, createStudent, signInByApi } from '../src/helpers.ts';

test('a thing is found, ordered, and its seller written to, by keyboard alone', async ({ page }) => {
  const seller = await createStudent(page, 'keys');
  await createListing(page, seller.token, { name: 'Keyboardable heliograph' });
  await signInByApi(page, await createStudent(page, 'keyboard'));
  await page.goto('/');
  // The server's HTML, which takes no keys, has no account menu.
  await expect(page.getByRole('button', { name: 'keyboard Student' })).toBeVisible();
  /** Presses Tab until the control has the focus, and Enter. */
  const choose = async (control: Locator) => {
    await expect(control).toBeVisible();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await page.keyboard.press('/');
  await page.keyboard.type('heliograph');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search\?q=heliograph/);
  await choose(page.getByRole('article').filter({ hasText: 'Keyboardable heliograph' }).getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1, name: 'Keyboardable heliograph' })).toBeFocused();
  await choose(page.getByRole('button', { name: 'Contact Product Owner' }));
  await choose(page.getByRole('alertdialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Yes' }));
  await choose(page.getByRole('dialog', { name: 'Ordered' }).getByRole('link', { name: 'Message the seller' }));
  await expect(page).toHaveURL(/chats\?chat=/);
  const field = page.getByPlaceholder('Type your message');
  await expect(field).toBeVisible();
  for (let presses = 0; presses < 60 && !(await field.evaluate((element) => element === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Is it still there?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Is it still there?')).toBeVisible();
});
