import { expect } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { demoAdmin, expectSettled, signInByApi, uniqueWord } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* Administrators import a file: a dry run first, then the categories are created. */

test('an administrator checks a file, imports it and follows the progress with the keyboard alone', async ({ page }) => {
  const name = uniqueWord('Import ');
  const lines = [JSON.stringify({ name }), '{"name": ""}'].join('\n');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/bulk');
  const form = page.getByRole('form', { name: 'Import a file' });
  await form.getByLabel('What its lines are').selectOption('CATEGORIES');
  await form.getByLabel('File').setInputFiles({ name: 'categories.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(lines) });
  await form.getByRole('button', { name: 'Look through the file' }).press('Enter');
  const jobs = page.getByRole('list', { name: 'Your imports and exports' }).getByRole('listitem');
  const looked = jobs.filter({ hasText: 'Import of categories, only looked through' }).first();
  await expect(looked).toContainText('Done · 2 of 2 lines: 1 wrong', { timeout: 30_000 });
  await form.getByLabel('Only look through it').press('Space');
  await form.getByRole('button', { name: 'Import the file' }).press('Enter');
  const made = jobs.filter({ hasNotText: 'only looked through' }).filter({ hasText: 'Import of categories' }).first();
  await expect(made).toContainText('Done · 2 of 2 lines: 1 made, 1 wrong', { timeout: 30_000 });
  await expect(made.getByRole('link', { name: 'Download the report' })).toHaveAttribute('href', /^(\/|http)/);
  await expectSettled(page);
  expect((await scan(page, { exclude: '[data-scope=toast]' })).violations).toEqual([]);
});
