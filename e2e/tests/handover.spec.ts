import { expect } from '@playwright/test';
import { createListing, createStudent, demoAdmin, expectToast, graphql, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

test('the buyer shows a code, the seller enters it, and both see that the handover was confirmed', async ({ page, browser }) => {
  const seller = await createStudent(page, 'giver');
  const buyer = await createStudent(page, 'taker');
  const productId = await createListing(page, seller.token, { name: 'Handed thing', price: 90 });
  const placed = await graphql<{ placeOrder: { order: { id: string } } }>(
    page,
    'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }',
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

test('a buyer objects to a delivery on a phone, an administrator decides it and undoes the decision, and the seller can spend the points once it is decided', async ({
  page,
  browser,
}) => {
  const [seller, buyer] = [await createStudent(page, 'sender'), await createStudent(page, 'waiter')];
  const productId = await createListing(page, seller.token, { name: 'Lost thing' });
  const PLACE = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }';
  const { id } = (await graphql<{ placeOrder: { order: { id: string } } }>(page, PLACE, { id: productId }, buyer.token)).placeOrder.order;
  await graphql(page, 'mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { pointsAwarded } }', { id }, seller.token);
  const pointsOf = async () =>
    (await graphql<{ me: { points: { spendable: number } } }>(page, '{ me { points { spendable } } }', {}, seller.token)).me.points.spendable;

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await signInByApi(phone, buyer);
  await phone.goto('/dashboard/user/orders');
  await phone.getByRole('button', { name: `Handover of order ${id}` }).click();
  await phone.getByRole('button', { name: 'Something is wrong' }).click();
  await phone.getByLabel('What is wrong?').fill('It never came');
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expectToast(phone, 'Thank you. An administrator will look at it. Until then the seller cannot spend the points for this order.');

  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin');
  await page.getByRole('link', { name: 'Open objections' }).click();
  const objection = page
    .getByRole('region', { name: /^Objections/ })
    .getByRole('listitem')
    .filter({ hasText: `Order ${id}:` });
  await expect(objection).toContainText('It never came');
  const decide = async () => {
    await objection.getByRole('button', { name: `Order ${id}: it was handed over` }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('This means: 1 objection decided.');
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await expectToast(page, 'Objection decided');
    await expect(objection).toHaveCount(0);
    expect(await pointsOf()).toBe(120);
  };
  await decide();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToast(page, 'Everything is as it was before.');
  await expect(objection).toBeVisible();
  expect(await pointsOf()).toBe(20);
  await decide();
  await page.goto('/dashboard/admin/audit?action=DISPUTE_SETTLED');
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `Order ${id}` })
      .first(),
  ).toContainText('It was handed over');
  await phone.reload();
  await phone.getByRole('button', { name: `Handover of order ${id}` }).click();
  await expect(phone.getByRole('dialog')).toContainText('Handed over');
  await phone.close();
});
