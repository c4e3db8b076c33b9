import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { createListing, createStudent, demoAdmin, expectToast, graphql, signInByApi, tokenOf } from '../src/helpers.ts';
import { test } from '../src/test.ts';

const REMOVE = 'mutation ($id: ID!, $reason: String!) { deleteProduct(input: { id: $id, reason: $reason }) { undoToken } }';

/** Downloads a file with a button and returns its lines. */
async function linesOf(page: Page, button: string): Promise<string[]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('campuscart-actions.csv');
  return (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
}

test('the activity log is filtered by person, kind, subject and day, and only the filtered entries are exported', async ({ page }) => {
  const seller = await createStudent(page, 'audited');
  const boss = await tokenOf(page, demoAdmin);
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id: databaseId } }', {}, seller.token);
  const word = `Psaltery ${Date.now()}`;
  // More than one page, so that the export has to load the rest.
  for (let number = 1; number <= 22; number += 1) {
    const id = await createListing(page, seller.token, { name: `${word} ${number}` });
    await graphql(page, REMOVE, { id, reason: number === 1 ? '=1+1, "not" a psaltery' : 'Not a psaltery' }, boss);
  }
  await signInByApi(page, demoAdmin);
  await page.goto(`/dashboard/admin/audit?user=${me.id}`);
  await expect(page.getByText('22 actions', { exact: true })).toBeVisible();
  const removed = (number: number) => `Removed listing: ${word} ${number}`;
  await page.getByRole('button', { name: `Undo ${removed(22)}` }).click();
  await expectToast(page, 'Everything is as it was before.');
  await expect(page.getByRole('row').filter({ hasText: 'Undid' }).first()).toContainText('Removed listing');

  const [header, ...lines] = await linesOf(page, 'Export all (CSV)');
  expect(header).toBe('\ufeffWhen,Who,What,Whom,Details');
  expect(lines).toHaveLength(23);
  expect(lines[0]).toMatch(new RegExp(`^20[-\\dT:.]+Z,Ravi Admin,Undid: ${word} 22,${seller.name},Removed listing$`));
  expect(lines[1]).toContain(`,Ravi Admin,${removed(22)},${seller.name},Not a psaltery`);
  // A spreadsheet treats it as text, not as a formula.
  expect(lines[22]).toMatch(/,"'=1\+1, ""not"" a psaltery"$/);

  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Removed listing' });
  await page.getByRole('searchbox', { name: 'Search by name or details' }).fill(`${word} 7`);
  await page.getByRole('search', { name: 'Activity log' }).getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 action', { exact: true })).toBeVisible();
  expect((await linesOf(page, 'Export all (CSV)')).slice(1)).toEqual([expect.stringContaining(`,${removed(7)},`)]);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Nothing found')).toBeVisible();
});
