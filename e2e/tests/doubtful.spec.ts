import { expect } from '@playwright/test';
import { confirmWith, createStudent, demoAdmin, expectToast, signInByApi, uniqueWord } from '../src/helpers.ts';
import { test } from '../src/test.ts';

const LOOK = 'Published after a look by an administrator';

test("a doubtful listing waits for an administrator, who rejects it with a reason and publishes the seller's corrected version", async ({
  page,
  browser,
}) => {
  const seller = await createStudent(page, 'scholar');
  const name = `Cannabis and Society, sociology textbook ${uniqueWord('edition')}`;
  await signInByApi(page, seller);
  await page.goto('/dashboard/user/create-product');
  await page.getByRole('combobox', { name: 'Category' }).fill('furni');
  await page.getByRole('option', { name: 'Furniture' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Price').fill('90');
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expectToast(page, `Product created successfully. ${LOOK}.`);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByRole('status')).toContainText(LOOK);
  await expect(card.getByRole('status')).toContainText('In doubt: drugs ("cannabis")');
  await expect(card.getByRole('button', { name: /^Pause/ })).toHaveCount(0);

  const desk = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await signInByApi(desk, demoAdmin);
  await desk.goto('/dashboard/admin/moderation#doubtful');
  await desk.getByRole('button', { name: `Refuse ${name}` }).click();
  await desk.getByLabel('Reason').fill('Say which edition it is.');
  await confirmWith(desk, 'Refuse');
  await expect(desk.getByRole('button', { name: `Refuse ${name}` })).toHaveCount(0);

  await page.reload();
  await expect(card.getByRole('status')).toContainText('Not published');
  await expect(card.getByRole('status')).toContainText('Say which edition it is.');
  await card.getByRole('link', { name: `Update ${name}` }).click();
  await page.getByLabel('Price').fill('80');
  await page.getByLabel('Name').fill(`${name}, second print`);
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expectToast(page, `Product updated successfully. ${LOOK}.`);

  await desk.reload();
  await desk.getByRole('button', { name: `Publish ${name}` }).click();
  await expect(desk.getByRole('button', { name: `Publish ${name}` })).toHaveCount(0);
  await desk.close();
  await page.goto('/dashboard/user/products');
  await expect(card).toBeVisible();
  await expect(card.getByRole('status')).toHaveCount(0);
});
