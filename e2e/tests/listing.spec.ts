import { expect, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { createStudent, expectToast, keptPictures, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/** Returns a picture of the given width that is not blank. */
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a phone a product with three photos is listed with five taps and two typed fields, in ${colorScheme} mode`, async ({ page }) => {
    const seller = await createStudent(page, 'snapper');
    const name = `Study lamp ${Date.now()}`;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme });
    await signInByApi(page, seller);
    await page.goto('/');
    const pictures = [await picture(page, 200), await picture(page, 240), await picture(page, 300)];
    let uploaded = 0;
    page.on('requestfinished', (request) => (uploaded += request.headers()['content-type']?.startsWith('multipart/') ? 1 : 0));
    const began = Date.now();
    // The pictures come first: tapping Sell opens the file chooser.
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('navigation').getByRole('link', { name: 'Sell', exact: true }).click();
    await (await chooser).setFiles(pictures);
    await page.getByLabel('Name').fill(name);
    await expect(page.getByRole('list', { name: 'Photos in their order' }).getByRole('img')).toHaveCount(3);
    const suggested = page.getByRole('group', { name: 'Suggested categories' }).getByRole('button');
    await expect(suggested.first()).toHaveAttribute('aria-pressed', 'false');
    await suggested.first().click();
    await page.getByLabel('Price').fill('₹1,200');
    await expect(page.getByLabel('Description')).toBeHidden();
    expect((await scan(page)).violations).toEqual([]);
    // The pictures are uploaded before the listing is posted.
    await expect.poll(() => uploaded).toBe(3);
    await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Rs. 1200.00');
    expect(uploaded).toBe(3);
    expect(Date.now() - began).toBeLessThan(30_000);
  });
}

test('on a phone a collapsed section shows that it has errors, and the draft stays on the device', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page, await createStudent(page, 'folder'));
  await page.goto('/dashboard/user/create-product');
  await page.getByLabel('Name').fill('Folded map');
  await page.getByText('More details, now or later').click();
  await page.getByLabel('Quantity').fill('many');
  await page.getByText('More details, now or later').click();
  await expect(page.getByLabel('Quantity')).toBeHidden();
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expect(page.getByLabel('Quantity')).toBeVisible();
  await expect(page.getByText('Digits only, for example 1500')).toBeVisible();
  const photo = (of: Page) => of.getByRole('img', { name: 'Preview of the photo' });
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await picture(page, 200));
  await expect(photo(page)).toBeVisible();
  await expect.poll(() => keptPictures(page)).toBe(1);
  await page.close();
  const later = await context.newPage();
  await later.goto('/dashboard/user/create-product');
  await expect(later.getByLabel('Name')).toHaveValue('Folded map');
  await expect(photo(later)).toBeVisible();
  await later.getByRole('button', { name: 'Start over' }).click();
  await expect(photo(later)).toHaveCount(0);
  await expect.poll(() => keptPictures(later)).toBe(0);
});

test('on a phone a product is listed with two photos, sorted, shared, paused and sold', async ({ page }) => {
  const seller = await createStudent(page, 'seller');
  const name = `Study lamp ${Date.now()}`;
  await page.setViewportSize({ width: 360, height: 640 });
  await signInByApi(page, seller);
  await page.goto('/');

  const pictures = [await picture(page, 200), await picture(page, 300)];
  let send = () => undefined as void;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['content-type']?.startsWith('multipart/')) await held;
    await route.fallback();
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Sell', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Add photos').click();
  await (await chooser).setFiles(pictures);
  const photos = page.getByRole('list', { name: 'Photos in their order' });
  await expect(photos.getByRole('img')).toHaveCount(2);
  await photos.getByRole('button', { name: 'Preview of photo 2' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('It is over place 2.')).toBeAttached();
  // The sorter accepts arrow keys a moment after it announces the photo's position. In the first position the key does nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('It is over place 1.')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(photos.getByRole('button', { name: /^Remove/ }).first()).toHaveAccessibleName('Remove 300.png');
  await page.getByRole('combobox', { name: 'Category' }).fill('furni');
  await page.getByRole('option', { name: 'Furniture' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByText('More details, now or later').click();
  await page.getByLabel('Description').fill('Warm light, no flicker.');
  await page.getByLabel('Price').fill('350');
  const spots = page.getByLabel('Where to meet');
  await spots.selectOption({ index: 1 });
  const spot = (await spots.getByRole('option').nth(1).textContent())!;
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  send();
  await expectToast(page, 'Product created successfully');

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
  // A wide screen shows thumbnails. The first is the wider of the two pictures, 160 pixels wide.
  const phone = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Show photo 1' }).locator('img')).toHaveJSProperty('naturalHeight', 80);
  await page.getByRole('button', { name: 'Show photo 1' }).click();
  await expect(page.getByText('1/2')).toBeVisible();
  await page.getByRole('button', { name: 'Show photo 2' }).click();
  await expect(page.getByText('2/2')).toBeVisible();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: `Enlarge photo 2 of ${name}` }).click();
  const enlarged = page.getByRole('dialog', { name: `Photo: ${name}, photo 2` });
  await expect(enlarged).toBeVisible();
  // Notices have a button with this name too.
  await enlarged.getByRole('button', { name: 'Close' }).click();

  await page.goto('/dashboard/user/products');
  await page.getByRole('button', { name: `Mark as sold: ${name}` }).click();
  await expectToast(page, 'Marked as sold.');
  await expect(card.getByText('Sold out')).toBeVisible();
});

test('a chosen photo has its space reserved while it is prepared, so that a tap does not miss, and submitting waits for it', async ({ page }) => {
  await page.addInitScript(() => {
    const create = window.createImageBitmap.bind(window);
    const prepared = new Promise<void>((resolve) => Object.assign(window, { prepare: resolve }));
    window.createImageBitmap = async (image: ImageBitmapSource) => prepared.then(() => create(image));
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page, await createStudent(page, 'tapper'));
  await page.goto('/dashboard/user/create-product');
  await page.getByLabel('Photo', { exact: true }).setInputFiles('tests/files/photo.png');
  const create = page.getByRole('button', { name: 'CREATE PRODUCT' });
  await expect(create).toBeDisabled();
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.fill('furni');
  await page.getByRole('option', { name: 'Furniture' }).hover();
  await page.mouse.down();
  await page.evaluate(() => (window as unknown as { prepare: () => void }).prepare());
  await expect(page.getByRole('img', { name: 'Preview of the photo' })).toBeVisible();
  await page.mouse.up();
  await expect(category).toHaveValue('Furniture');
  await expect(create).toBeEnabled();
});
