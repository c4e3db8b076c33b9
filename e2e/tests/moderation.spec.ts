import { expect, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { createListing, createStudent, demoAdmin, expectToast, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

const restored = 'Everything is as it was before.';

/** Removes a listing on its page, and expects a preview of the effects. */
async function removeListing(page: Page, productId: string): Promise<void> {
  await page.goto(`/product/${productId}`);
  await page.getByRole('button', { name: 'Remove this listing' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This means: 1 listing removed, 20 points taken back.');
  await dialog.getByLabel('Reason').fill('Not a real product.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL('/');
}

/** Expects that a part of the page passes axe in dark mode. */
async function expectAccessibleInDark(page: Page, selector: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  const { violations } = await scan(page, { include: selector });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
}

/** Returns the edges of the elements at the bottom of a phone's screen, after scrolling to the end. */
const edges = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const rectOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const [footer, bar, toolbar] = [rectOf('footer'), rectOf('[data-action-bar]'), rectOf('nav[aria-label="Places"]')];
    return { footer: footer.bottom, bar: [bar.top, bar.bottom], toolbar: toolbar.top, width: document.documentElement.scrollWidth };
  });

test('an administrator removes a listing and can undo it in the message, in the bar that follows on a phone, and in the activity log', async ({
  page,
}) => {
  const seller = await createStudent(page, 'wronged');
  const name = `Cimbalom ${Date.now()}`;
  const productId = await createListing(page, seller.token, { name });
  const isListed = async () => {
    await page.goto(`/product/${productId}`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page, demoAdmin);
  await removeListing(page, productId);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToast(page, restored);
  await isListed();

  await removeListing(page, productId);
  const bar = page.getByRole('region', { name: 'Undo the last action' });
  await expect(bar).toContainText('Removed.', { timeout: 15_000 });
  await expect(page.getByRole('status').filter({ hasText: /Undo is possible until \d+:\d\d [ap]m/ })).toHaveCount(1);
  const {
    footer,
    bar: [top, bottom],
    toolbar,
    width,
  } = await edges(page);
  // Some fonts leave a fraction of a pixel.
  expect(Math.floor(footer)).toBeLessThanOrEqual(top!);
  expect(bottom).toBeLessThanOrEqual(toolbar);
  expect(width).toBe(360);
  await expectAccessibleInDark(page, '[data-action-bar]');
  await bar.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expectToast(page, restored);
  await expect(bar).toHaveCount(0);
  await isListed();

  await removeListing(page, productId);
  await page.goto('/dashboard/admin/audit');
  await page.getByRole('button', { name: `Undo Removed listing: ${name}` }).click();
  await expectToast(page, restored);
  await expect(page.getByText(`Undid: ${name}`)).toHaveCount(3);
  await isListed();
});
