import { expect, test, type Locator } from '@playwright/test';
import { createListing, createStudent, demoAdmin, expectToast, signInByApi } from '../src/helpers.ts';

test('a student reports a listing and blocks its seller; an administrator suspends the seller in three clicks on a phone', async ({
  page,
  browser,
}) => {
  const seller = await createStudent(page, 'shady');
  const name = `Sealed phone ${Date.now()}`;
  const productId = await createListing(page, seller.token, { name });
  const reporter = await createStudent(page, 'careful');
  await signInByApi(page, reporter);
  await page.goto(`/product/${productId}`);
  await page.getByRole('button', { name: 'Report listing' }).click();
  await page.getByLabel('Reason').selectOption({ label: 'Looks like a scam' });
  await page.getByLabel('What happened? (optional)').fill('Wants the money first');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Report' }).click();
  await expectToast(page, 'Thank you. We look at it and tell you what we did.');
  await page.getByRole('button', { name: `Block ${seller.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expectToast(page, 'You will not hear from each other any more. They are not told.');
  await page.goto('/dashboard/user/profile');
  await expect(page.getByRole('list', { name: 'What you reported' })).toContainText('We are looking at it');
  await expect(page.getByRole('list', { name: 'People you blocked' })).toContainText(seller.name);

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await signInByApi(phone, demoAdmin);
  await phone.goto('/dashboard/admin/moderation');
  const report = phone
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: phone.getByRole('button', { name: 'Suspend' }) });
  await expect(report).toContainText('Wants the money first');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(report.getByRole('button', { name: 'Suspend' }));
  await tap(phone.getByLabel('Reason'));
  await phone.keyboard.type('Asks for money before the handover');
  await tap(phone.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }));
  await expectToast(phone, 'Person suspended');
  await expect(report).toHaveCount(0);
  expect(taps).toBe(3);
  await expect(phone.getByRole('region', { name: 'Decided last' }).getByRole('listitem').filter({ hasText: name })).toContainText(/after 0 min/);
  await phone.close();

  await page.reload();
  await expect(page.getByRole('list', { name: 'What you reported' })).toContainText('Person suspended');
});
