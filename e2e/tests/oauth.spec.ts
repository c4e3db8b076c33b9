import { expect, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { confirmWith, createStudent, demoAdmin, expectSettled, expectToast, signInByApi, uniqueWord } from '../src/helpers.ts';
import { registeredByAdmin, startApp } from '../src/oauth-app.ts';
import { test } from '../src/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a user connects an app on a phone, signs in on the way, removes a permission, and disconnects the app later', async ({ page, baseURL }) => {
  const person = await createStudent(page, 'club');
  const name = `Club ${uniqueWord('app')}`;
  const scope = 'openid profile profile:read orders:write';
  const app = await startApp(page, { market: baseURL!, scope, register: registeredByAdmin(page, name, scope) });
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
  await confirmWith(page, 'Yes');
  await expect(page.getByText(name)).toHaveCount(0);

  await page.goto(app.url);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('body')).toHaveText('Error: access_denied');
  app.stop();
});

/** Registers an app on the viewer's page, and returns the values that the page shows once. */
async function registerOnPage(page: Page, name: string, callback: string): Promise<{ clientId: string; secret: string }> {
  await page.getByRole('textbox', { name: 'Name of the app' }).fill(name);
  await page.getByRole('textbox', { name: 'Page about it' }).fill('https://club.example');
  await page.getByRole('textbox', { name: 'Addresses to lead back to' }).fill(callback);
  await page.getByRole('checkbox', { name: 'Read: Your account and profile' }).check();
  await page.getByRole('checkbox', { name: 'It runs on a server and can keep a secret' }).check();
  await page.getByRole('button', { name: 'Register app' }).click();
  const secret = (await page.getByText(/^ccs_/).textContent())!;
  const clientId = (await page
    .getByText(/^Client ID:/)
    .locator('code')
    .textContent())!;
  return { clientId, secret };
}

test('a student registers an app that nobody else can connect until an administrator approves it', async ({ page, baseURL, browser }) => {
  const [owner, other] = [await createStudent(page, 'maker'), await createStudent(page, 'second')];
  const name = `Chess ${uniqueWord('app')}`;
  await signInByApi(page, owner);
  await page.goto('/dashboard/user/profile');
  await page.getByText('Developer', { exact: true }).click();
  await page.getByRole('link', { name: 'Your apps' }).click();
  await expect(page.getByText('You have no apps yet.')).toBeVisible();
  const register = (callback: string) => registerOnPage(page, name, callback);
  const app = await startApp(page, { market: baseURL!, scope: 'openid profile profile:read', register });
  const own = page.getByRole('listitem').filter({ hasText: name });
  await expect(own).toContainText('Works for you only until an administrator approves it.');
  await expectSettled(page);
  expect((await scan(page)).violations.map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.reload();
  await expect(own).toBeVisible();
  await expect(page.getByText(/^ccs_/)).toHaveCount(0);

  await page.goto(app.url);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.locator('body')).toHaveText(`Signed in: ${owner.name}; the API says ${owner.name}; may profile:read`);

  const [contexts, pages] = [await Promise.all([browser.newContext(), browser.newContext()]), [] as Page[]];
  for (const context of contexts) pages.push(await context.newPage());
  const [second, admin] = pages as [Page, Page];
  await signInByApi(second, other);
  await second.goto(app.url);
  await expect(second.getByRole('note')).toHaveText('Nobody has checked this app yet: only the person who registered it can use it.');
  await second.getByRole('button', { name: 'Allow' }).click();
  await expect(second.getByRole('alert').filter({ hasText: 'only who registered it can use it' })).toBeVisible();

  await signInByApi(admin, demoAdmin);
  await admin.goto('/dashboard/admin/apps');
  const listed = admin.getByRole('listitem').filter({ hasText: name });
  await expect(listed.getByRole('link', { name: owner.name })).toHaveAttribute('href', /viewUserDetails/);
  await listed.getByRole('button', { name: `Approve ${name}` }).click();
  await confirmWith(admin, 'Yes');
  await expect(listed).toContainText('Everybody here can connect it.');

  await second.goto(app.url);
  await second.getByRole('button', { name: 'Allow' }).click();
  await expect(second.locator('body')).toHaveText(`Signed in: ${other.name}; the API says ${other.name}; may profile:read`);

  await page.goto('/dashboard/user/apps');
  await expect(own).toContainText('Everybody here can connect it.');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await confirmWith(page, 'Yes');
  await expectToast(page, `${name} is deleted.`);
  await expect(page.getByText('You have no apps yet.')).toBeVisible();
  app.stop();
  for (const context of contexts) await context.close();
});
