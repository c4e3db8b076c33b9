import { expect } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { createListing, createStudent, expectSettled, expectToast, graphql, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

test('guests and sellers see what three people look for, and a seller lists it with a tap and offers another listing', async ({ page }) => {
  test.setTimeout(180_000);
  const thing = `Octobass${Date.now()}`.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
  const seekers = [await createStudent(page, 'seeks'), await createStudent(page, 'seeks'), await createStudent(page, 'seeks')];
  const want = 'mutation ($title: String!) { createWantedPost(input: { title: $title, maxPrice: 500 }) { wantedPost { id: databaseId } } }';
  for (const { token } of seekers) await graphql(page, want, { title: thing }, token);
  await page.setViewportSize({ width: 360, height: 740 });
  const demand = page.getByRole('region', { name: 'Nobody offers it yet' });
  // The server counts once a minute, and returns the last counts in between.
  const known = async () =>
    (await graphql<{ unmetDemand: { text: string }[] }>(page, '{ unmetDemand { text } }')).unmetDemand.map(({ text }) => text);
  await expect.poll(known, { timeout: 100_000, intervals: [1_000] }).toContain(thing.toLowerCase());
  // The URL differs from the one whose page the server has cached.
  await page.goto(`/wanted?${thing}`);
  await expect(demand.getByRole('listitem').filter({ hasText: thing.toLowerCase() })).toContainText('3 people look for');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  expect((await scan(page)).violations).toEqual([]);

  const seller = await createStudent(page, 'has');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInByApi(page, seller);
  await page.goto('/wanted');
  await expectSettled(page);
  expect((await scan(page)).violations).toEqual([]);
  await demand.getByRole('link', { name: `List it now: ${thing.toLowerCase()}` }).click();
  await expect(page.getByLabel('Name')).toHaveValue(thing.toLowerCase());
  await expect(page.getByText('3 people look for this.')).toBeVisible();

  await createListing(page, seller.token, { name: `Old ${thing}`, price: 450 });
  await page.goto('/wanted');
  await page
    .getByRole('button', { name: `Offer Old ${thing}, ₹450` })
    .first()
    .click();
  await expectToast(page, 'Sent. They see your listing now.');
  await expect(page.getByRole('listitem').filter({ hasText: thing, has: page.getByRole('button', { name: 'Sent' }) })).toContainText('1 answer');
});
