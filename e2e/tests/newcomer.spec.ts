import { expect, type Page } from '@playwright/test';
import { confirmWith, createListing, createStudent, expectToast, readMailedCode, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/** Signs up from the sign-in page, with the code from the mailbox. */
async function signUp(page: Page): Promise<void> {
  const email = `newcomer${Date.now()}@vitstudent.ac.in`;
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Name').fill('Newcomer Student');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill('secret-1');
  await page.getByLabel('Phone').fill('9840012345');
  await page.getByLabel('College ID').fill(`N${Date.now()}`);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP & Sign Up' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByLabel('Digit 1')).toBeFocused();
  await page.keyboard.type(await readMailedCode(page, email));
  await page.getByRole('button', { name: 'Complete Signup' }).click();
}

test('on a phone a new seller signs up, lists a product, sells it and earns points', async ({ page, browser }) => {
  const name = `Newcomer's bookcase ${Date.now()}`;
  await page.setViewportSize({ width: 360, height: 740 });

  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Sell', exact: true }).click();
  await signUp(page);
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page).toHaveURL(/\/dashboard\/user\/create-product$/);

  await page.getByLabel('Photo', { exact: true }).setInputFiles('tests/files/photo.png');
  await page.getByRole('combobox', { name: 'Category' }).fill('furni');
  await page.getByRole('option', { name: 'Furniture' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByText('More details, now or later').click();
  await page.getByLabel('Description').fill('Five shelves, taken apart in ten minutes.');
  await page.getByLabel('Price').fill('900');
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expectToast(page, 'Product created successfully');

  const buyer = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await signInByApi(buyer, await createStudent(buyer, 'finder'));
  await buyer.goto(`/search?q=${encodeURIComponent(name)}`);
  await buyer.getByRole('article').filter({ hasText: name }).getByRole('link', { name: 'Details' }).click();
  await buyer.getByRole('button', { name: 'Contact Product Owner' }).click();
  await confirmWith(buyer, 'Yes');
  await buyer.getByRole('dialog', { name: 'Ordered' }).getByRole('link', { name: 'See the order' }).click();
  await buyer.getByRole('button', { name: /^Handover of order/ }).click();
  const code = buyer.getByRole('dialog').getByLabel('Handover code', { exact: true });
  await expect(code).toHaveText(/^\d{6}$/);

  await page.goto('/dashboard/user/order');
  await page.getByRole('button', { name: /^Handover of order/ }).click();
  const handover = page.getByRole('dialog', { name: /^Handover of order/ });
  await handover.getByLabel('Digit 1').click();
  await page.keyboard.type((await code.textContent())!);
  await handover.getByRole('button', { name: 'Confirm the handover' }).click();
  await expectToast(page, 'Order status updated to Delivered. You earned 100 points!');

  await page.goto('/dashboard/user');
  await expect(page.getByTestId('points-total')).toHaveText('120');
  await buyer.context().close();
});

test('on a phone a guest who presses "Message seller" on a shared listing reaches the chat after signing up', async ({ page }) => {
  const seller = await createStudent(page, 'sharer');
  const id = await createListing(page, seller.token, { name: 'Shared easel' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Message seller' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await signUp(page);
  const line = page.getByPlaceholder('Type your message');
  await line.fill('Is it still there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('Is it still there?');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${id}$`));
});
