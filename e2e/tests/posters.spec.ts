import { expect } from '@playwright/test';
import { createListing, createStudent, expectToast, SENT_AGAIN, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

test('a seller saves the poster of a listing and prints four, and a guest sees the same menu', async ({ page }) => {
  const seller = await createStudent(page, 'poster');
  const name = `Table fan ${Date.now()}`;
  const id = await createListing(page, seller.token, { name, price: 450 });
  await page.setViewportSize({ width: 360, height: 740 });
  // Simulates a browser that cannot share files.
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
  await page.goto(`/product/${id}`);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  // The menu is loaded with its own script.
  await expect(share).toHaveAttribute('popovertarget', /./);
  await share.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Poster' }).click();
  expect((await download).suggestedFilename()).toBe(`poster-${id}.jpg`);
  await expectToast(page, 'Poster saved');

  await signInByApi(page, seller);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/product/${id}`);
  await expect(share).toHaveAttribute('popovertarget', /./);
  await share.focus();
  await page.keyboard.press('Enter');
  const print = page.getByRole('link', { name: 'Print, four on A4' });
  await expect(print).toBeVisible();
  const printed = await page.request.get((await print.getAttribute('href'))!, SENT_AGAIN);
  expect(printed.headers()['content-type']).toBe('application/pdf');
  expect((await printed.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the poster opens in the share sheet of a phone that accepts files', async ({ page }) => {
  const seller = await createStudent(page, 'poster');
  const id = await createListing(page, seller.token, { name: 'Kettle' });
  await page.addInitScript(() => {
    const shared = (data: ShareData) => {
      document.title = `shared ${data.files![0]!.name} ${data.files![0]!.type}`;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', { value: shared });
  });
  await page.goto(`/product/${id}`);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await expect(share).toHaveAttribute('popovertarget', /./);
  await share.click();
  await page.getByRole('button', { name: 'Poster' }).click();
  await expect(page).toHaveTitle(`shared poster-${id}.jpg image/jpeg`);
});
