import { expect } from '@playwright/test';
import { createListing, createStudent, demoAdmin, demoStudent, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* Navigation, the assistant and dialogs around the pages, on small screens too. */

test('on a phone the current page is visible in the row of dashboard links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page, demoStudent);
  await page.goto('/dashboard/user/orders');
  const links = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(links.getByRole('link', { name: /^Orders Placed/ })).toBeInViewport({ ratio: 1 });
  await page.goto('/dashboard/user');
  await expect(links.getByRole('link', { name: /^Dashboard/ })).toBeInViewport({ ratio: 1 });
});

test('the menu of a student leads to chats, favourites and wanted posts', async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'menu'));
  for (const name of ['Chats', 'Favourites', 'Wanted']) {
    await page.goto('/dashboard/user');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('on a low screen the assistant stays below the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 340 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Chat With Assistant' }).click();
  const bar = (await page.getByRole('banner').boundingBox())!;
  const panel = (await page.getByRole('region', { name: 'Assistant' }).boundingBox())!;
  expect(panel.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test('the assistant returns the focus when it is closed and keeps the conversation across pages', async ({ page }) => {
  await createListing(page, (await createStudent(page, 'talker')).token, { name: 'Discussed sextant', price: 994_000 });
  await page.goto('/?sort=PRICE_DESC');
  const toggle = page.getByRole('button', { name: 'Chat With Assistant' });
  await toggle.click();
  await page.getByPlaceholder('Ask me anything...').fill('How does the points system work?');
  await page.getByPlaceholder('Ask me anything...').press('Enter');
  await expect(page.getByRole('log')).toContainText('Points are earned like this');
  await page.getByRole('button', { name: 'Close the assistant' }).click();
  await expect(toggle).toBeFocused();
  await page.getByRole('article').filter({ hasText: 'Discussed sextant' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  // The home page has the button too, and stays until the product has loaded.
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await toggle.click();
  await expect(page.getByRole('log')).toContainText('Points are earned like this');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test('the end of a session ends the conversation with the assistant', async ({ page }) => {
  await signInByApi(page, demoStudent);
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Chat With Assistant' });
  await toggle.click();
  await page.getByPlaceholder('Ask me anything...').fill('How does the points system work?');
  await page.getByPlaceholder('Ask me anything...').press('Enter');
  await expect(page.getByRole('log')).toContainText('Points are earned like this');
  await page.getByRole('button', { name: 'Close the assistant' }).click();
  await page.getByRole('button', { name: /Asha/ }).click();
  await page.getByText('Logout', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await toggle.click();
  await expect(page.getByRole('log')).not.toContainText('Points are earned like this');
});

test('a category is edited in its own row with the focus in its name', async ({ page }) => {
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/create-category');
  const name = 'Sports';
  const edit = page.getByRole('button', { name: `Edit ${name}`, exact: true });
  await edit.click();
  const field = page.getByRole('textbox', { name: 'Category name' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(field).toHaveValue(name);
  await expect(page.getByRole('row').filter({ has: field })).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
});

test("an administrator sees a user's picture", async ({ page }) => {
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/viewUserDetails/1');
  await expect(page.getByRole('region', { name: 'User Info' }).getByText('Picture')).toBeVisible();
});

test('the page of an unknown user has a title', async ({ page }) => {
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/viewUserDetails/999999');
  await expect(page.getByText('Failed to fetch user details.')).toBeVisible();
  await expect(page).toHaveTitle('User Details - CampusCart');
});
