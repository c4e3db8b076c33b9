import { expect } from '@playwright/test';
import { startCollegeSignIn } from '../src/college-sign-in.ts';
import { expectToast } from '../src/helpers.ts';
import { test } from '../src/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

let market: Awaited<ReturnType<typeof startCollegeSignIn>> | undefined;
test.beforeAll(async () => {
  // Migrations take long on a machine that runs other tests at the same time.
  test.setTimeout(240_000);
  market = await startCollegeSignIn();
});
test.afterAll(() => market?.stop());

test('a new user signs in through the college on a phone, returns to the page, and deletes the account without a password', async ({ page }) => {
  const { url, provider } = market!;
  await page.goto(`${url}/signup`);
  await expect(page.getByRole('link', { name: 'Sign in with your college' })).toBeVisible();
  await page.goto(`${url}/favourites`);
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByLabel(/password/i)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign in with your college' })).toHaveAttribute('href', '/auth/college?from=%2Ffavourites');
  await page.getByRole('link', { name: 'Sign in with your college' }).click();

  await expect(page).toHaveURL((at) => at.origin === provider);
  await page.locator('[name=login]').fill('neha');
  await page.locator('[name=password]').fill('what the college knows');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(`${url}/signin/college`);
  await expect(page.getByLabel('Name')).toHaveValue('neha at college');
  await expect(page.getByLabel('College ID')).toHaveValue('S-neha');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.getByLabel('Phone').fill('9840012345');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expectToast(page, 'Login successful');
  await expect(page).toHaveURL(`${url}/favourites`);

  await page.goto(`${url}/dashboard/user/profile`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('first 10 minutes');
  await expect(dialog.getByLabel(/password/i)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Account deleted');

  await page.goto(`${url}/signin/college?failed=SERVICE_UNAVAILABLE&from=%2Ffavourites`);
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await page.getByRole('link', { name: 'Back to the sign-in' }).click();
  await expect(page).toHaveURL(`${url}/signin`);
  await expect(page.getByRole('link', { name: 'Sign in with your college' })).toHaveAttribute('href', '/auth/college?from=%2Ffavourites');
});
