import { expect, type Locator } from '@playwright/test';
import { confirmWith, createListing, createStudent, demoAdmin, expectToast, graphql, signInByApi, tokenOf } from '../src/helpers.ts';
import { test } from '../src/test.ts';

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
  await confirmWith(page, 'Report');
  await expectToast(page, 'Thank you. We look at it and tell you what we did.');
  await page.getByRole('button', { name: `Block ${seller.name}` }).click();
  await confirmWith(page, 'Block');
  await expectToast(page, 'You will not hear from each other any more. They are not told.');
  await expect(page.getByRole('status').filter({ hasText: `You blocked ${seller.name}` })).toBeVisible();
  for (const name of ['Buy Now', 'Contact Product Owner', 'Message seller', 'Make an offer', `Block ${seller.name}`])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
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
  await page.goto(`/product/${productId}`);
  await page.getByRole('button', { name: `Unblock ${seller.name}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'This seller is away' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
});

test('a double click on Report opens one dialog without an error', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const seller = await createStudent(page, 'twice');
  const productId = await createListing(page, seller.token, { name: 'Twice-clicked theremin' });
  await signInByApi(page, await createStudent(page, 'hasty'));
  await page.goto(`/product/${productId}`);
  await page.getByRole('button', { name: 'Report listing' }).dblclick();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
});

test('a suspended student sees the suspension on every page, can read and appeal once on a phone, and granting the appeal ends it', async ({
  page,
  browser,
}) => {
  const student = await createStudent(page, 'suspended');
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id: databaseId } }', {}, student.token);
  await graphql(
    page,
    'mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: SUSPEND, reason: "Twice no show" }) { undoUntil } }',
    { id: me.id },
    await tokenOf(page, demoAdmin),
  );
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await signInByApi(phone, student);
  await phone.goto('/');
  const banner = phone.getByRole('region', { name: 'Announcements' });
  await expect(banner).toContainText(/You are suspended until .* and can only read\. Twice no show/);
  const link = await banner.getByRole('link', { name: 'Appeal' }).getAttribute('href');
  await phone.goto('/dashboard/user/profile');
  const safety = phone.getByRole('region', { name: 'Safety' });
  await expect(safety.getByRole('status')).toContainText('You can read, but not change anything.');
  await expect(safety.getByRole('link', { name: 'Appeal' })).toHaveAttribute('href', link!);
  // Opens the link like an email program that includes the full stop after it.
  await phone.goto(`${link}.`);
  await phone.getByLabel('Why is the decision wrong?').fill('I was ill, both times.');
  await phone.getByRole('button', { name: 'Send appeal' }).click();
  await expect(phone.getByRole('status').filter({ hasText: 'We received your appeal. The answer comes by mail.' })).toBeVisible();
  for (const [path, text] of [
    [link!, 'You appealed against this decision.'],
    ['/appeal/unknown', 'There is no decision at this address.'],
  ] as const) {
    await phone.goto(path);
    await expect(phone.getByText(text)).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Send appeal' })).toHaveCount(0);
  }
  await phone.goto('/dashboard/user/profile');
  await expect(safety).toContainText('You appealed. The answer comes by mail.');

  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/moderation');
  const appeal = page
    .getByRole('region', { name: /^Appeals/ })
    .getByRole('listitem')
    .filter({ hasText: student.name });
  await expect(appeal).toContainText('I was ill, both times.');
  await appeal.getByRole('button', { name: 'Grant' }).click();
  await page.getByLabel('Answer').fill('Get well soon');
  await confirmWith(page, 'Grant');
  await expect(appeal).toHaveCount(0);

  await phone.reload();
  await expect(safety).toContainText('Appeal granted: Get well soon');
  await expect(safety.getByRole('status')).toHaveCount(0);
  await phone.close();
});

test('a blocked user finds the chat unchanged and sees no sign of the block, and the other side sees the block in it', async ({ page, browser }) => {
  const [seller, buyer] = [await createStudent(page, 'weary'), await createStudent(page, 'pushy')];
  const productId = await createListing(page, seller.token, { name: 'Quiet thing' });
  const { startConversation } = await graphql<{ startConversation: { conversation: { id: string; buyer: { id: string } } } }>(
    page,
    'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId buyer { id: databaseId } } } }',
    { id: productId },
    buyer.token,
  );
  const { id, buyer: who } = startConversation.conversation;
  await graphql(
    page,
    'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 90 }) { offer { id: databaseId } } }',
    { id: productId },
    buyer.token,
  );
  await graphql(page, 'mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }', { id: who.id }, seller.token);

  const other = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await signInByApi(other, buyer);
  await other.goto(`/dashboard/user/chats?conversation=${id}`);
  await other.getByPlaceholder('Type your message').fill('Hello?');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(other.getByText('This chat is closed')).toBeVisible();
  await expect(other.getByText(/block/i)).toHaveCount(0);
  await other.goto(`/product/${productId}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Quiet thing' })).toBeVisible();
  await expect(other.getByText(/blocked/i)).toHaveCount(0);

  await signInByApi(page, seller);
  await page.goto(`/dashboard/user/chats?conversation=${id}`);
  await expect(page.getByText(`You blocked ${buyer.name}`)).toBeVisible();
  await expect(page.getByPlaceholder('Type your message')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Offer' }).getByRole('button')).toHaveText(['Decline']);
  await expect(page.getByRole('button', { name: 'Reserve for 24 hours' })).toHaveCount(0);
  await page.getByRole('button', { name: `Unblock ${buyer.name}` }).click();
  await expectToast(page, 'You can reach each other again.');
  await expect(page.getByPlaceholder('Type your message')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reserve for 24 hours' })).toBeVisible();
  await other.close();
});

test("a ban removes the person's listings from the page at once, and Undo restores them", async ({ page }) => {
  const seller = await createStudent(page, 'bannable');
  await createListing(page, seller.token, { name: 'Bannable barometer' });
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id: databaseId } }', {}, seller.token);
  await signInByApi(page, demoAdmin);
  await page.goto(`/dashboard/admin/viewUserDetails/${me.id}`);
  const listed = page.getByRole('region', { name: /^Products/ }).getByText('Bannable barometer');
  await expect(listed).toBeVisible();
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('Sold what was stolen');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText(/^Banned since/)).toBeVisible();
  await expect(listed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listed).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ban', exact: true })).toBeVisible();
});
