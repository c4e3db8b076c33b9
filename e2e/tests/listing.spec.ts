import { expect, type Locator, type Page } from '@playwright/test';
import { createStudent, expectToast, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/** A picture of this width that shows something. */
async function picture(page: Page, width: number) {
  const url = await page.evaluate((side) => {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = 150;
    const context = canvas.getContext('2d')!;
    const gradient = context.createLinearGradient(0, 0, side, 150);
    gradient.addColorStop(0, '#f3e3c3');
    gradient.addColorStop(1, '#2b2440');
    context.fillStyle = gradient;
    context.fillRect(0, 0, side, 150);
    return canvas.toDataURL('image/png');
  }, width);
  return { name: `${width}.png`, mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1]!, 'base64') };
}

test('on a phone a thing is listed with two photos in four taps, sorted, shared, paused and sold', async ({ page }) => {
  const seller = await createStudent(page, 'seller');
  const name = `Study lamp ${Date.now()}`;
  await page.setViewportSize({ width: 360, height: 640 });
  await signInByApi(page, seller);
  await page.goto('/');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };

  await tap(page.getByRole('navigation').getByRole('link', { name: 'Sell', exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByText('Add photos'));
  await (await chooser).setFiles([await picture(page, 200), await picture(page, 300)]);
  const photos = page.getByRole('list', { name: 'Photos in their order' });
  await expect(photos.getByRole('img')).toHaveCount(2);
  await photos.getByRole('button', { name: 'Preview of photo 2' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('It is over place 2.')).toBeAttached();
  // The sorter takes arrow keys a moment after it announces where the photo is; at the first place the key does nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('It is over place 1.')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(photos.getByRole('button', { name: /^Remove/ }).first()).toHaveAccessibleName('Remove 300.png');
  await page.getByRole('combobox', { name: 'Category' }).fill('furni');
  await tap(page.getByRole('option', { name: 'Furniture' }));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill('Warm light, no flicker.');
  await page.getByLabel('Price').fill('350');
  const spots = page.getByLabel('Where to meet');
  await spots.selectOption({ index: 1 });
  const spot = (await spots.getByRole('option').nth(1).textContent())!;
  let send = () => undefined as void;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['content-type']?.startsWith('multipart/')) await held;
    await route.fallback();
  });
  await tap(page.getByRole('button', { name: 'CREATE PRODUCT' }));
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  send();
  await expectToast(page, 'Product created successfully');
  expect(taps).toBe(4);

  await expect(page).toHaveURL(/\/dashboard\/user\/products$/);
  const share = page.getByRole('region', { name: 'Share your listing' });
  await expect(share.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Study%20lamp/);
  const card = page.getByRole('article').filter({ hasText: name });
  await page.getByRole('button', { name: `Pause: ${name}` }).click();
  await expectToast(page, 'Paused. Only you see it until you resume it.');
  await expect(card.getByText('Paused', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Resume: ${name}` }).click();
  await expectToast(page, 'It is in the lists again.');

  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText(`Meet at ${spot}`)).toBeVisible();
  await expect(page.getByText('1/2')).toBeVisible();
  await page.getByRole('button', { name: `Enlarge photo 2 of ${name}` }).scrollIntoViewIfNeeded();
  await expect(page.getByText('2/2')).toBeVisible();
  // A wide screen has thumbnails. The first is of the wider of the two pictures, 160 pixels wide.
  const phone = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Show photo 1' }).locator('img')).toHaveJSProperty('naturalHeight', 80);
  await page.getByRole('button', { name: 'Show photo 1' }).click();
  await expect(page.getByText('1/2')).toBeVisible();
  await page.getByRole('button', { name: 'Show photo 2' }).click();
  await expect(page.getByText('2/2')).toBeVisible();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: `Enlarge photo 2 of ${name}` }).click();
  await expect(page.getByRole('dialog', { name: `Photo: ${name}, photo 2` })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.goto('/dashboard/user/products');
  await page.getByRole('button', { name: `Mark as sold: ${name}` }).click();
  await expectToast(page, 'Marked as sold.');
  await expect(card.getByText('Sold out')).toBeVisible();
});
