import { expect, test } from '@playwright/test';
import { createListing, createStudent, expectToast, graphql, signInByApi } from '../src/helpers.ts';

test('the buyer shows a code, the seller enters it, and both see that the handover is confirmed', async ({ page, browser }) => {
  const seller = await createStudent(page, 'giver');
  const buyer = await createStudent(page, 'taker');
  const productId = await createListing(page, seller.token, { name: 'Handed thing', price: 90 });
  const placed = await graphql<{ placeOrder: { order: { id: string } } }>(
    page,
    'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id } } }',
    { id: productId },
    buyer.token,
  );
  const { id } = placed.placeOrder.order;

  const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await signInByApi(other, buyer);
  await other.goto('/dashboard/user/orders');
  await other.getByRole('button', { name: `Handover of order ${id}` }).click();
  const shown = other.getByRole('dialog', { name: `Handover of order ${id}` });
  await expect(shown.getByRole('img', { name: 'The handover code as a QR code' })).toBeVisible();
  const code = (await shown.getByLabel('Handover code', { exact: true }).textContent())!;
  expect(code).toMatch(/^\d{6}$/);

  await signInByApi(page, seller);
  await page.goto('/dashboard/user/order');
  await page.getByRole('button', { name: `Handover of order ${id}` }).click();
  const dialog = page.getByRole('dialog', { name: `Handover of order ${id}` });
  await expect(dialog).not.toContainText(code);
  const enter = async (digits: string) => {
    await dialog.getByLabel('Digit 1').click();
    await page.keyboard.type(digits);
    await dialog.getByRole('button', { name: 'Confirm the handover' }).click();
  };
  await enter(code === '123456' ? '654321' : '123456');
  await expect(dialog.getByRole('alert')).toHaveText('This is not the code of this order. Ask the buyer to show it again.');
  await enter(code);
  await expectToast(page, 'Order status updated to Delivered. You earned 100 points!');
  await expect(dialog.getByRole('status')).toContainText('confirmed by the code');
  await expect(shown.getByRole('status')).toContainText('confirmed by the code');
  await expect(shown.getByLabel('Handover code', { exact: true })).toBeHidden();

  await page.goto('/dashboard/user');
  await expect(page.getByTestId('points-total')).toHaveText('120');
  await expect(page.getByText('confirmed by the code')).toBeVisible();
  await other.context().close();
});
