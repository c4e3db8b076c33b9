import { expect } from '@playwright/test';
import { createListing, createStudent, expectToast, signInByApi, uniqueWord } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* Perks for points, on a phone. */

test.use({ viewport: { width: 360, height: 740 } });

test('a seller spends points on a boost and sees the remaining points and their use, and others see the listing labelled', async ({
  page,
  browser,
}) => {
  const seller = await createStudent(page, 'spender');
  const word = uniqueWord('theodolite');
  // A listing earns 20 points, which can be spent at once.
  for (const name of ['First', 'Second', 'Third']) await createListing(page, seller.token, { name: `${name} ${word}` });
  await signInByApi(page, seller);
  await page.goto('/dashboard/user');
  await expect(page.getByText('60 points to spend on a listing of yours')).toBeVisible();
  await expect(page.getByText('40 more points needed')).toBeVisible();
  await page.getByRole('button', { name: 'Buy Boost' }).click();
  const sheet = page.getByRole('dialog', { name: 'Boost' });
  await sheet.getByLabel('Listing').selectOption(`First ${word}`);
  await expect(sheet.getByLabel('For how long').getByRole('option')).toHaveText(['1 day, 50 points']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await sheet.getByRole('button', { name: 'Buy for 50 points' }).click();
  await expectToast(page, 'You bought Boost for your listing.');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('10 points to spend on a listing of yours')).toBeVisible();
  await expect(page.getByTestId('points-total')).toHaveText('10');
  await expect(page.getByText('-50').or(page.getByText('−50'))).toBeVisible();
  await expect(page.getByText(`Boost · First ${word}`)).toBeVisible();

  const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await other.goto(`/search?q=${encodeURIComponent(word)}`);
  const first = other.getByRole('article').first();
  await expect(first).toContainText(`First ${word}`);
  await expect(first).toContainText('Boosted');
  await expect(other.getByRole('article')).toHaveCount(3);
  await first.getByRole('link').click();
  await expect(other.getByRole('heading', { name: `First ${word}` })).toBeVisible();
  await other.context().close();
});
