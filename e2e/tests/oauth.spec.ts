import { expect } from '@playwright/test';
import { createStudent, uniqueWord } from '../src/helpers.ts';
import { startApp } from '../src/oauth-app.ts';
import { test } from '../src/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('somebody connects an app on a phone, signs in on the way, leaves a permission out, and ends it later', async ({ page, baseURL }) => {
  const person = await createStudent(page, 'club');
  const name = `Club ${uniqueWord('app')}`;
  const app = await startApp(page, baseURL!, name, 'openid profile profile:read orders:write');
  await page.goto(app.url);
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Connect an app' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('main')).toContainText(new URL(app.url).host);
  await page.getByLabel('Read and change: Your orders, meetings and handovers').uncheck();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.locator('body')).toHaveText(`Signed in: ${person.name}; the API says ${person.name}; may profile:read`);

  await page.goto('/dashboard/user/profile');
  await page.getByText('Developer', { exact: true }).click();
  await page.getByRole('button', { name: `Disconnect ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(name)).toHaveCount(0);

  await page.goto(app.url);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('body')).toHaveText('Error: access_denied');
  app.stop();
});
