import { expect } from '@playwright/test';
import { createListing, createStudent, expectToast, graphql, signInByApi, uniqueWord } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* Two users who swap listings, each with their own screen: the buyer's is a phone. */

const SET_TERMS = 'mutation ($input: SetSwapTermsInput!) { setSwapTerms(input: $input) { product { id: databaseId } } }';
const SWAP = `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { offer { id: databaseId conversation { id: databaseId } } } }`;

test('a swap is offered, countered and agreed live on both screens, and each person finds an order for what they get', async ({ browser, page }) => {
  const [seller, buyer] = [await createStudent(page, 'drafter'), await createStudent(page, 'kettle')];
  const productId = await createListing(page, seller.token, { name: 'Swapped drafter', price: 500, quantity: 1 });
  await createListing(page, buyer.token, { name: 'Swapped kettle', price: 300, quantity: 1 });
  await createListing(page, buyer.token, { name: 'Swapped lamp', price: 150, quantity: 1 });
  await createListing(page, buyer.token, { name: 'Swapped chair', price: 700, quantity: 1 });
  const wanted = { productId, openToSwap: true, wants: [{ words: 'Swapped kettle' }] };
  await graphql(page, SET_TERMS, { input: wanted }, seller.token);
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })).newPage();
  await signInByApi(phone, buyer);
  await signInByApi(page, seller);
  await page.goto('/dashboard/user/chats');
  await expect(page.getByRole('heading', { name: 'Chats', level: 1 })).toBeVisible();

  await phone.goto(`/product/${productId}`);
  await phone.getByRole('button', { name: 'Make an offer' }).click();
  await phone.getByRole('button', { name: 'Swap', exact: true }).click();
  // The listing that the seller would take comes first, even though another one is newer.
  await expect(phone.getByRole('checkbox').first()).toHaveAccessibleName(/^Swapped kettle.*The seller would take it/);
  await phone.getByRole('button', { name: 'Send offer' }).click();
  await expect(phone.getByText('Choose what is given')).toBeVisible();
  await phone.getByLabel('Swapped kettle').check();
  await expect(phone.getByLabel('Money', { exact: true })).toHaveValue('buyer');
  await expect(phone.getByLabel(/^How much/)).toHaveValue('200');
  await phone.getByRole('button', { name: 'Send offer' }).click();
  const offer = phone.getByRole('region', { name: 'Offer' });
  await expect(offer).toContainText('You would give Swapped kettle and ₹200 for it');

  // The seller wants the lamp too, and nobody adds money.
  await page.getByRole('main').getByText(buyer.name).click();
  const received = page.getByRole('region', { name: 'Offer' });
  await expect(received).toContainText('would give Swapped kettle and ₹200 for it');
  await received.getByRole('button', { name: 'Counter' }).click();
  await page.getByLabel('Swapped lamp').check();
  await expect(page.getByLabel(/^How much/)).toHaveValue('50');
  await page.getByLabel('Money', { exact: true }).selectOption('Nobody adds money');
  await page.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(offer).toContainText('would take Swapped kettle and Swapped lamp for it');
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expectToast(phone, 'Agreed. You find what you give and get among your orders.');
  for (const card of [offer, received]) await expect(card).toContainText('Agreed: each has an order for what they get');
  const { me } = await graphql<{ me: { ordersReceived: { nodes: { id: string }[] } } }>(
    page,
    '{ me { ordersReceived(first: 1) { nodes { id: databaseId } } } }',
    {},
    seller.token,
  );
  const handOver = 'mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }';
  await graphql(page, handOver, { id: me.ordersReceived.nodes[0]!.id }, seller.token);
  for (const card of [offer, received]) await expect(card).toContainText('Under way: some of it was handed over, the rest is due');

  await phone.goto('/swaps');
  const direct = phone.getByRole('listitem').filter({ hasText: 'Swapped drafter' });
  await expect(direct).toContainText('Under way: some of it was handed over, the rest is due');
  await direct.getByRole('link', { name: 'Chat' }).click();
  await expect(phone.getByRole('dialog')).toContainText('Swapped drafter');
  await phone.goto('/dashboard/user/orders');
  const gets = phone.getByRole('row').filter({ hasText: 'Swapped drafter x 1' });
  await expect(gets).toContainText('Part of a swap');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.goto('/dashboard/user/orders');
  for (const name of ['Swapped kettle', 'Swapped lamp'])
    await expect(page.getByRole('row').filter({ hasText: `${name} x 1` })).toContainText('Part of a swap');
  await phone.context().close();
});

test('both people see that a swap failed because a listing was sold, and nothing is ordered', async ({ browser, page }) => {
  const [seller, buyer, other] = [await createStudent(page, 'holder'), await createStudent(page, 'giver'), await createStudent(page, 'third')];
  const productId = await createListing(page, seller.token, { name: 'Held drafter', quantity: 1 });
  const thing = await createListing(page, buyer.token, { name: 'Gone kettle', quantity: 1 });
  const input = { productId, price: 0, giveProductIds: [thing] };
  const { makeOffer } = await graphql<{ makeOffer: { offer: { conversation: { id: string } } } }>(page, SWAP, { input }, buyer.token);
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage();
  await signInByApi(phone, buyer);
  await signInByApi(page, seller);
  for (const each of [page, phone]) await each.goto(`/dashboard/user/chats?conversation=${makeOffer.offer.conversation.id}`);
  for (const each of [page, phone]) await expect(each.getByRole('region', { name: 'Offer' })).toContainText('Waits for an answer');
  await graphql(page, 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }', { id: thing }, other.token);
  for (const each of [page, phone]) await expect(each.getByRole('region', { name: 'Offer' })).toContainText('Expired');
  await phone.context().close();
});

test('a seller sets in the listing form what they would take for a product, and changes it there', async ({ page }) => {
  const seller = await createStudent(page, 'swapper');
  const name = `Listed for swaps ${uniqueWord('drafter')}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page, seller);
  await page.goto('/dashboard/user/create-product');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('combobox', { name: 'Category', exact: true }).fill('furni');
  await page.getByRole('option', { name: 'Furniture' }).click();
  await page.getByLabel('Price').fill('500');
  await page.getByText('More details, now or later').click();
  await page.getByLabel('Open to swaps').check();
  await page.getByLabel('Words of want 1').fill('scientific calculator');
  await page.getByLabel('You would add up to').fill('much');
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expect(page.getByText('Digits only, for example 1500')).toBeVisible();
  await page.getByLabel('You would add up to').fill('150');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await page.getByRole('button', { name: `Open to swaps: ${name}` }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByLabel('Words of want 1')).toHaveValue('scientific calculator');
  await expect(dialog.getByLabel('You would add up to')).toHaveValue('150');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const { me } = await graphql<{ me: { products: { nodes: { id: string }[] } } }>(
    page,
    '{ me { products(first: 1) { nodes { id: databaseId } } } }',
    {},
    seller.token,
  );
  await page.goto(`/dashboard/user/update-product/${me.products.nodes[0]!.id}`);
  await page.getByText('More details, now or later').click();
  await expect(page.getByLabel('Words of want 1')).toHaveValue('scientific calculator');
  await page.getByLabel('Open to swaps').uncheck();
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expectToast(page, 'Product updated successfully');
  await expect(page.getByRole('button', { name: `Swap it: ${name}` })).toBeVisible();
});

test('a ring of three is found from the wants of each person and agreed live on three phones', async ({ browser, page }) => {
  const people = [await createStudent(page, 'ringa'), await createStudent(page, 'ringb'), await createStudent(page, 'ringc')] as const;
  const words = people.map(() => uniqueWord('ring'));
  const things = await Promise.all(
    people.map(({ token }, at) => createListing(page, token, { name: `Thing ${words[at]!}`, price: 300 + at * 50, quantity: 1 })),
  );
  const phones = await Promise.all(
    people.map(async (person) => {
      const phone = await (await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })).newPage();
      await signInByApi(phone, person);
      return phone;
    }),
  );
  const [first, second, third] = phones as [typeof page, typeof page, typeof page];
  await first.goto('/dashboard/user/products');
  await first.getByRole('button', { name: `Swap it: Thing ${words[0]!}` }).click();
  await first.getByLabel('Words of want 1').fill(words[1]!);
  await first.getByLabel('You would add up to').fill('100');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('Open to swaps')).toBeVisible();
  for (const phone of phones) await phone.goto('/swaps');
  for (const phone of phones) await expect(phone.getByText('No swap was found yet')).toBeVisible();
  for (const at of [1, 2]) {
    const input = { productId: things[at], openToSwap: true, topUpMax: 100, wants: [{ words: words[(at + 1) % 3] }] };
    await graphql(page, SET_TERMS, { input }, people[at]!.token);
  }
  for (const phone of phones) await expect(phone.getByRole('heading', { name: 'A ring of 3' })).toBeVisible();
  await expect(first.getByRole('listitem').filter({ hasText: 'A ring of 3' })).toContainText(`You give Thing ${words[0]!} to ringc Student`);
  await expect(first.getByRole('listitem').filter({ hasText: 'A ring of 3' })).toContainText('You pay ');
  expect(await first.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await first.getByRole('button', { name: 'Accept' }).click();
  await expect(first.getByText('You have accepted.')).toBeVisible();
  await expect(second.getByText('2 answers missing')).toBeVisible();
  await second.getByRole('button', { name: 'Accept' }).click();
  await expect(third.getByText('1 answer missing')).toBeVisible();
  await third.getByRole('button', { name: 'Accept' }).click();
  for (const phone of phones) await expect(phone.getByText('Agreed: each has an order for what they get')).toBeVisible();
  await first.goto('/dashboard/user/orders');
  await expect(first.getByRole('row').filter({ hasText: `Thing ${words[1]!} x 1` })).toContainText('Part of a swap');
  for (const phone of phones) await phone.context().close();
});
