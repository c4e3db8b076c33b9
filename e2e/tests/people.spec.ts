import { expect } from '@playwright/test';
import { confirmWith, createListing, createStudent, expectToast, graphql, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

test("a profile shows a person's listings and can be reported, as can a message; guests see the initial, and nothing of a private profile", async ({
  page,
  browser,
}) => {
  const seller = await createStudent(page, 'known');
  const productId = await createListing(page, seller.token, { name: 'Known thing' });
  const buyer = await createStudent(page, 'curious');
  await signInByApi(page, buyer);
  await page.goto(`/product/${productId}`);
  await page.getByRole('region', { name: 'Seller' }).getByRole('link', { name: seller.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Known thing');
  const profile = page.url();
  await page.getByRole('button', { name: `Report ${seller.name}` }).click();
  await confirmWith(page, 'Report');
  await expectToast(page, 'Thank you. We look at it and tell you what we did.');

  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Message seller' }).click();
  const chat = page.getByRole('dialog', { name: 'Known thing' });
  await expect(chat).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current=page]')).toHaveText(/^Chats/);
  await chat.getByPlaceholder('Type your message').press('Escape');
  await expect(page).toHaveURL(new RegExp(`/product/${productId}$`));
  await page.getByRole('button', { name: 'Message seller' }).click();
  await expect(page).toHaveURL(/conversation=\d+$/);
  const id = new URL(page.url()).searchParams.get('conversation');
  const send = 'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, text: "Rude words" }) { message { id: databaseId } } }';
  await graphql(page, send, { id }, seller.token);
  await expect(page.getByRole('log')).toContainText('Rude words');
  await page.getByRole('button', { name: 'Report this message' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Report this message' })).toBeVisible();
  await confirmWith(page, 'Report');

  const guest = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await guest.goto(profile);
  await expect(guest.getByRole('heading', { level: 1, name: 'known S.' })).toBeVisible();
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await graphql(page, 'mutation { updateProfile(input: { profilePrivate: true }) { message } }', {}, seller.token);
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Sign in to see this profile' })).toBeVisible();
  await guest.close();
  await page.goto(profile);
  await expect(page.getByText('This profile is private.')).toBeVisible();
});

test('a search without results becomes a wanted post on a phone and a seller answers it; its owner changes, closes and reopens it', async ({
  page,
  browser,
}) => {
  const word = `Theodolite${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
  const wanter = await createStudent(page, 'wanter');
  await page.setViewportSize({ width: 320, height: 640 });
  await signInByApi(page, wanter);
  await page.goto(`/search?q=${word}`);
  await page.getByRole('link', { name: 'Post what you want' }).click();
  await expect(page.getByLabel('What are you looking for?')).toHaveValue(word);
  await page.getByLabel('Highest price (optional)').fill('900');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: word })).toContainText('up to ₹900');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const seller = await createStudent(page, 'haver');
  await createListing(page, seller.token, { name: `Old ${word}` });
  const other = await browser.newPage();
  await signInByApi(other, seller);
  await other.goto('/wanted');
  await other.getByRole('button', { name: `Offer Old ${word}, ₹120` }).click();
  await expectToast(other, 'Sent. They see your listing now.');
  await other.close();
  await page.reload();
  const post = page.getByRole('listitem').filter({ hasText: word });
  await page.getByRole('link', { name: `Change ${word}` }).click();
  await page.getByLabel('Highest price (optional)').fill('1100');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(post).toContainText('up to ₹1,100');
  await page.getByRole('button', { name: `Close ${word}` }).click();
  await expect(post).toContainText('closed');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToast(page, 'Everything is as it was before.');
  await expect(post).not.toContainText('closed');
  await page.getByRole('link', { name: `Old ${word}, ₹120` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Old ${word}` })).toBeVisible();
});
