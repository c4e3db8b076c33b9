import { expect, type Page } from '@playwright/test';
import { expectSettled, expectToast, graphql, createListing, createStudent, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

test('the seller sets the status, and the buyer sees it and deletes the order', async ({ page, browser }) => {
  const seller = await createStudent(page, 'vendor');
  const buyer = await createStudent(page, 'client');
  const productId = await createListing(page, seller.token, { name: 'Orderly thing', price: 1234 });
  const placed = await graphql<{ placeOrder: { order: { id: string } } }>(
    page,
    'mutation ($id: ID!) { placeOrder(input: { productId: $id, quantity: 2 }) { order { id: databaseId } } }',
    { id: productId },
    buyer.token,
  );
  const { id } = placed.placeOrder.order;

  await signInByApi(page, seller);
  await page.goto('/dashboard/user/order');
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Orderly thing x 2' });
  await expect(row).toContainText(buyer.name);
  await expect(row.getByText('Not Processed').first()).toBeVisible();
  await row.getByLabel(`Status of order ${id}`).selectOption({ label: 'Processing' });
  await expectToast(page, 'Order status updated to Processing');
  await row.getByLabel(`Status of order ${id}`).selectOption({ label: 'Delivered' });
  await expectToast(page, 'Order status updated to Delivered. You earned 100 points!');
  await graphql(page, 'mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { message } }', { id }, buyer.token);
  await page.goto('/dashboard/user');
  await expect(page.getByTestId('points-total')).toHaveText('120');
  await expect(page.getByText('Order Delivered')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signInByApi(other, buyer);
  await other.goto('/dashboard/user/orders');
  const own = other.getByRole('row').filter({ hasText: 'Orderly thing x 2' });
  await expect(own).toContainText('Delivered');
  await expect(own).toContainText('₹2,468');
  await expect(own).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
  await own.getByRole('button', { name: `Delete order ${id}` }).click();
  const dialog = other.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(dialog).toContainText('Are you sure you want to delete this order?');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expectToast(other, 'Order deleted successfully');
  await expect(other.getByText('No orders found.')).toBeVisible();
  await other.context().close();
});

/** Expects that an empty star is visible on its background in both modes: a contrast of at least 3 : 1. */
async function expectVisibleStars(page: Page, label: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    await expectSettled(page);
    const contrast = await page
      .getByRole('radiogroup', { name: label })
      .locator('svg')
      .first()
      .evaluate((star) => {
        const channels = (color: string) => color.match(/[\d.]+/g)!.map(Number);
        const luminance = (color: string) =>
          channels(color)
            .slice(0, 3)
            .map((value) => value / 255)
            .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
            .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index]!, 0);
        let behind: Element | null = star;
        const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
        while (behind && channels(colorOf(behind))[3] === 0) behind = behind.parentElement;
        const pair = [getComputedStyle(star).stroke, colorOf(behind!)].map(luminance);
        return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
      });
    expect(contrast).toBeGreaterThanOrEqual(3);
  }
}

test('a review is written, changed and deleted, and only its author sees the icons', async ({ page, browser }) => {
  const seller = await createStudent(page, 'reviewed');
  const reviewer = await createStudent(page, 'reviewer');
  const id = await createListing(page, seller.token);
  await signInByApi(page, reviewer);
  await page.goto(`/product/${id}`);
  await expect(page.getByText('No reviews yet. Be the first to review this product!')).toBeVisible();
  await expectVisibleStars(page, 'Rating');
  await page.getByPlaceholder('Write your review...').fill('Lovely thing');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose 1 to 5 stars' })).toBeVisible();
  await page.getByLabel('4 stars').check({ force: true });
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('4.0 of 5, 1 review')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Review' })).toBeHidden();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`/product/${id}`);
  await expect(other.getByText('Lovely thing')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit your review' })).toBeHidden();
  await other.context().close();

  await page.getByRole('button', { name: 'Edit your review' }).click();
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await page.getByRole('button', { name: 'Edit your review' }).click();
  await page.getByLabel('2 stars').check({ force: true });
  await page.getByRole('button', { name: 'Update Review' }).click();
  await expect(page.getByText('2.0 of 5, 1 review')).toBeVisible();
  await page.getByRole('button', { name: 'Delete your review' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this review?' });
  await expect(dialog).toContainText('This means: 1 review deleted.');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('No reviews yet. Be the first to review this product!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('2.0 of 5, 1 review')).toBeVisible();
});

test('the dashboard of a new student explains how points are earned', async ({ page }) => {
  const user = await createStudent(page, 'fresh');
  await signInByApi(page, user);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await expect(page.getByRole('heading', { name: `Welcome, ${user.name}` })).toBeVisible();
  await expect(
    page.getByText('No points history yet. Start earning points by creating products, writing reviews, or completing deliveries!'),
  ).toBeVisible();
  await createListing(page, user.token, { name: 'Point maker' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Point maker')).toBeVisible();
  await expect(page.getByText('+20')).toBeVisible();
});
