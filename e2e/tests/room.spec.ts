import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { createStudent, expectSettled, graphql, keptPictures, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* A whole room of things is listed at once: one picture, name and price each. */

const photo = resolve(import.meta.dirname, 'files/photo.png');

const thing = (page: Page, number: number) => page.getByRole('group', { name: `Thing ${number}` });

async function fill(page: Page, number: number, name: string, price: string): Promise<void> {
  await page.getByLabel(`Name of thing ${number}`).fill(name);
  await page.getByLabel(`Price of thing ${number}`).fill(price);
}

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test(`several pictures are listed together, and a failed one keeps its error and its input (${width} px, ${colorScheme})`, async ({
    page,
    browser,
  }) => {
    const seller = await createStudent(page, 'roomful');
    const { categories } = await graphql<{ categories: { name: string }[] }>(page, '{ categories { name } }');
    const sells = await (await browser.newContext({ colorScheme, viewport: { width, height: 740 } })).newPage();
    await signInByApi(sells, seller);
    await sells.goto('/dashboard/user/create-product');
    await sells.getByRole('link', { name: 'Sell several things at once' }).click();
    await expect(sells.getByRole('heading', { level: 1 })).toHaveText('Sell several things');
    await sells.getByLabel('Pictures').setInputFiles([photo, photo, photo]);
    await expect(thing(sells, 3)).toBeVisible();
    await fill(sells, 1, 'Room table', '₹1,200');
    await fill(sells, 2, 'Pistol', '500');
    await fill(sells, 3, 'Room shelf', 'cheap');
    // Pictures and typed text survive a reload.
    await expect.poll(() => keptPictures(sells)).toBe(3);
    await sells.reload();
    await expect(sells.getByLabel('Name of thing 1')).toHaveValue('Room table');
    await expect(thing(sells, 3).locator('img')).toHaveAttribute('src', /^blob:/);
    await expectSettled(sells);
    expect((await scan(sells)).violations).toEqual([]);
    await sells.getByRole('button', { name: 'Post 3 things' }).click();
    await expect(thing(sells, 1)).toContainText('Choose a category from the list');
    await expect(thing(sells, 3)).toContainText('Digits only');
    expect((await scan(sells)).violations).toEqual([]);
    await sells.getByRole('combobox', { name: 'Category of all' }).click();
    await sells.getByRole('option', { name: categories[0]!.name }).click();

    await sells.getByRole('button', { name: 'Post 3 things' }).focus();
    await sells.keyboard.press('Enter');
    await expect(thing(sells, 1).getByRole('status').filter({ hasText: 'Listed' })).toBeVisible();
    await expect(thing(sells, 2).getByRole('alert')).toBeVisible();
    await expect(sells.getByLabel('Name of thing 2')).toHaveValue('Pistol');
    await expect(sells.getByText('Listed 1. 2 things to go: nothing of it is lost.')).toBeVisible();

    // They survive leaving the page; things that were listed do not return.
    await sells.getByRole('link', { name: 'See my listings' }).click();
    await expect(sells).toHaveURL(/\/dashboard\/user\/products/);
    await sells.goBack();
    await expect(thing(sells, 3)).toBeHidden();
    await fill(sells, 1, 'Room water pistol for Holi', '50');
    await sells.getByRole('button', { name: 'Leave out thing 1' }).click();
    await fill(sells, 1, 'Room shelf', '300');
    await sells.getByRole('button', { name: 'Post 1 thing' }).click();
    await expect(sells.getByText('Listed all 1.')).toBeVisible();
    await expect.poll(() => keptPictures(sells)).toBe(0);
    const own = '{ me { products { nodes { name price photos { id } } } } }';
    const { me } = await graphql<{ me: { products: { nodes: { name: string; price: number; photos: unknown[] }[] } } }>(page, own, {}, seller.token);
    expect(me.products.nodes.map(({ name, price, photos }) => [name, price, photos.length])).toEqual([
      ['Room shelf', 300, 1],
      ['Room table', 1200, 1],
    ]);
    await sells.context().close();
  });
}

test('a doubtful listing says that it waits for an administrator', async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'doubted'));
  await page.goto('/dashboard/user/sell-several');
  await page.getByLabel('Pictures').setInputFiles([photo]);
  await fill(page, 1, 'Cannabis and Society, sociology textbook', '200');
  await page.getByRole('combobox', { name: 'Category of all' }).fill('furni');
  await page.getByRole('option', { name: 'Furniture' }).click();
  await page.getByRole('button', { name: 'Post 1 thing' }).click();
  await expect(thing(page, 1).getByRole('status').filter({ hasText: 'Published after a look by an administrator' })).toBeVisible();
});
