import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { createStudent, demoAdmin, expectToast, graphql, signInByApi, tokenOf } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* The administrators' tables: searched, filtered, sorted by column and exported. */

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Returns the lines of the CSV file that a button saves, without the header. */
async function exported(page: Page, button: string): Promise<string[]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n').slice(1);
}

/** Sorts a table by a column, and expects its values in the given sequence. */
async function expectSorted(page: Page, column: string, direction: 'ascending' | 'descending', values: string[]): Promise<void> {
  const header = page.getByRole('columnheader', { name: column, exact: true });
  if ((await header.getAttribute('aria-sort')) !== direction) await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', direction);
  await expect(page.locator(`td[data-label="${column}"]`)).toHaveText(values);
}

test('users are sorted by column, filtered by role, and exported, all or only the selected ones', async ({ page }) => {
  const student = await createStudent(page, 'exported');
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/users?q=vitstudent');
  const names = async () => (await page.locator('td[data-label="Name"]').allInnerTexts()).map((name) => name.toLowerCase());
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await names()).join() === (await names()).toSorted().join()).toBe(true);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await names())[0]).not.toMatch(/^a/);
  const search = async (text: string) => {
    await page.getByPlaceholder('Search by name or email...').fill(text);
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  };
  // Other tests create administrators too.
  await search(demoAdmin.email);
  await page.getByLabel('Role').selectOption({ label: 'Administrators' });
  await expect(row(page, demoAdmin.email)).toBeVisible();
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await page.getByLabel('Role').selectOption({ label: 'Students' });
  await expect(row(page, demoAdmin.email)).toHaveCount(0);
  await search(student.email);
  await page.getByLabel(`Select ${student.name}`).check();
  await expect(page.getByText('1 of 1 selected')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export selected (CSV)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('campuscart-users.csv');
  const [header, line, ...more] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header).toBe('\ufeffName,Email,College ID,Joined');
  expect(line).toContain(`${student.name},${student.email},`);
  expect(more).toEqual([]);
});

test('synonyms are searched, sorted by column and exported, and searches without results can be searched', async ({ page }) => {
  const word = `zither${Date.now()}`;
  await signInByApi(page, demoAdmin);
  const token = await tokenOf(page, demoAdmin);
  const create = 'mutation ($terms: [String!]!) { createSearchSynonym(input: { terms: $terms }) { searchSynonym { id: databaseId } } }';
  for (const letter of ['b', 'c', 'a']) await graphql(page, create, { terms: [`${letter} ${word}`, 'lute'] }, token);
  await page.goto('/dashboard/admin/search-words');
  await page.getByRole('navigation', { name: 'Search words' }).getByRole('link', { name: 'Synonyms' }).click();
  await page.getByPlaceholder('Search synonyms...').fill(word);
  await page.getByRole('search', { name: 'Synonyms' }).getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('3 synonyms', { exact: true })).toBeVisible();
  const [a, b, c] = [`a ${word}, lute`, `b ${word}, lute`, `c ${word}, lute`];
  await expectSorted(page, 'Words', 'ascending', [a, b, c]);
  await expectSorted(page, 'Words', 'descending', [c, b, a]);
  expect((await exported(page, 'Export all (CSV)')).map((line) => line.split('",')[0]!.slice(1))).toEqual([c, b, a]);
  await page.getByLabel(`Select ${b}`).check();
  expect(await exported(page, 'Export selected (CSV)')).toHaveLength(1);
  await page.getByRole('button', { name: `Edit b ${word}` }).click();
  await page.getByLabel('Words that mean the same, separated by commas').fill(`d ${word}, lute`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Synonym changed');
  await expect.poll(() => page.locator('td[data-label="Words"]').allInnerTexts()).toEqual([`d ${word}, lute`, c, a]);
  await page.getByRole('button', { name: `Delete d ${word}` }).click();
  await expect(page.getByText('2 synonyms', { exact: true })).toBeVisible();

  // Long numbers are not logged, because they may be phone numbers.
  const rare = `zither${[...word.slice(-8)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`;
  const search = 'query ($text: String!) { products(filter: { search: $text }) { totalCount } }';
  await expect(async () => {
    // Counts are written with a search some seconds later, and each user counts once.
    for (const text of [`quena ${rare}`, `bugle ${rare}`]) await graphql(page, search, { text }, token);
    await page.goto(`/dashboard/admin/search-words?q=${rare}`);
    await expect(page.getByText('2 search words', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectSorted(page, 'Search', 'ascending', [`bugle ${rare}`, `quena ${rare}`]);
  await expectSorted(page, 'Search', 'descending', [`quena ${rare}`, `bugle ${rare}`]);
  expect(await exported(page, 'Export all (CSV)')).toHaveLength(2);
});

test('categories are sorted by name and by products, and exported', async ({ page }) => {
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/create-category');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  const column = (name: string) => page.locator(`td[data-label="${name}"]`).allInnerTexts();
  // Other tests create categories and listings, so only the order of what is shown is checked.
  const compare = {
    Name: (one: string, other: string) => one.localeCompare(other),
    Products: (one: string, other: string) => Number(one) - Number(other),
  };
  const expectInOrder = async (name: keyof typeof compare, direction: 'ascending' | 'descending') => {
    const header = page.getByRole('columnheader', { name, exact: true });
    if ((await header.getAttribute('aria-sort')) !== direction) await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', direction);
    const sign = direction === 'ascending' ? 1 : -1;
    await expect(async () => {
      const shown = await column(name);
      expect(shown.length).toBeGreaterThan(9);
      expect(shown).toEqual(shown.toSorted((one, other) => sign * compare[name](one, other)));
    }).toPass();
  };
  for (const name of ['Name', 'Products'] as const) {
    for (const direction of ['ascending', 'descending'] as const) await expectInOrder(name, direction);
  }
  expect(await column('Name')).toEqual(expect.arrayContaining(['Books', 'Cycles', 'Sports']));
  const counts = (await exported(page, 'Export all (CSV)')).map((line) => Number(line.split(',').at(-1)));
  expect(counts.length).toBeGreaterThan(9);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
});
