import { expect, type Browser, type Page } from '@playwright/test';
import { createListing, createStudent, expectToast, graphql, placeOrder, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* The steps between a seller and a buyer, each with their own screen: the buyer's is a phone. */

async function sellerAndBuyer(browser: Browser, page: Page, listing: object) {
  const [seller, buyer] = [await createStudent(page, 'trader'), await createStudent(page, 'fan')];
  const productId = await createListing(page, seller.token, { quantity: 1, ...listing });
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })).newPage();
  await signInByApi(phone, buyer);
  await signInByApi(page, seller);
  return { seller, buyer, productId, phone };
}

test('an offer is accepted, the meeting agreed, the item handed over and both sides rated, live on both screens', async ({ browser, page }) => {
  const { seller, buyer, productId, phone } = await sellerAndBuyer(browser, page, { name: 'Traded lamp', price: 1500 });
  await graphql(page, 'mutation { setUpiId(input: { upiId: "trader@bank" }) { user { id: databaseId } } }', {}, seller.token);
  await page.goto('/dashboard/user/chats');
  await expect(page.getByRole('heading', { name: 'Chats', level: 1 })).toBeVisible();
  await phone.goto(`/product/${productId}`);
  await phone.getByRole('button', { name: 'Make an offer' }).click();
  await phone.getByLabel('Your price').fill('1200');
  await phone.getByRole('button', { name: 'Send offer' }).click();
  const offer = phone.getByRole('region', { name: 'Offer' });
  await expect(offer).toContainText('You offered ₹1,200');

  await page.getByRole('main').getByText(buyer.name).click();
  await page.getByRole('region', { name: 'Offer' }).getByRole('button', { name: 'Accept' }).click();
  await expectToast(page, 'New order: Traded lamp');
  await expect(offer).toContainText('Accepted: it is ordered at this price');

  // The chat shows the next step on both screens.
  const [selling, buying] = [page, phone].map((each) => each.getByRole('region', { name: 'Next step' }));
  for (const step of [selling!, buying!]) await expect(step).toContainText('Ordered. When and where do you meet?');
  await expect(phone.getByRole('button', { name: 'Is it still there?' })).toHaveCount(0);
  await buying!.getByRole('button', { name: 'Propose a meeting' }).click();
  await phone.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(buying!).toContainText('You proposed ');
  await selling!.getByRole('button', { name: 'Accept the meeting' }).click();
  await expect(selling!.getByRole('button', { name: 'Enter the code' })).toBeVisible();
  await expect(buying!.getByRole('button', { name: 'Show the code' })).toBeVisible();

  await phone.goto('/dashboard/user/orders');
  await expect(phone.getByRole('row').filter({ hasText: 'Traded lamp x 1' })).toContainText('₹1,200');
  await phone.getByRole('button', { name: /^Handover of order/ }).click();
  const shown = phone.getByRole('dialog');
  await expect(shown.getByText(/^Agreed: /)).toBeVisible();
  await shown.getByText(`Pay ${seller.name} by UPI`).click();
  await expect(shown.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute('href', /^upi:\/\/pay\?.*am=1200/);
  const code = (await shown.getByLabel('Handover code', { exact: true }).textContent())!;

  await page.goto('/dashboard/user/order');
  await page.getByRole('button', { name: /^Handover of order/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Digit 1').click();
  await page.keyboard.type(code);
  await dialog.getByRole('button', { name: 'Confirm the handover' }).click();
  for (const screen of [dialog, shown]) {
    await expect(screen.getByRole('status')).toContainText('confirmed by the code');
    await screen.getByLabel('5 stars').check({ force: true });
    await screen.getByRole('button', { name: /^Rate / }).click();
    await expect(screen.getByText(/^You gave .* Student 5 stars$/)).toBeVisible();
  }
  await expect(shown.getByText(`${seller.name} gave you 5 stars`)).toBeVisible();
  await phone.context().close();
});

test('a seller accepts one offer after another without leaving the chat', async ({ page }) => {
  const [seller, buyer] = [await createStudent(page, 'repeater'), await createStudent(page, 'regular')];
  const productId = await createListing(page, seller.token, { name: 'Repeated lamp', quantity: 2, price: 300 });
  const make =
    'mutation ($id: ID!, $price: Float!) { makeOffer(input: { productId: $id, price: $price }) { offer { conversation { id: databaseId } } } }';
  const offer = async (price: number) => {
    const data = await graphql<{ makeOffer: { offer: { conversation: { id: string } } } }>(page, make, { id: productId, price }, buyer.token);
    return data.makeOffer.offer.conversation.id;
  };
  const id = await offer(200);
  await signInByApi(page, seller);
  await page.goto(`/dashboard/user/chats?conversation=${id}`);
  const card = page.getByRole('region', { name: 'Offer' });
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card).toContainText('Accepted: it is ordered at this price');
  await offer(210);
  await expect(card).toContainText('₹210');
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card).toContainText('Accepted: it is ordered at this price');
  const { me } = await graphql<{ me: object }>(page, '{ me { ordersReceived { totalCount } } }', {}, seller.token);
  expect(me).toEqual({ ordersReceived: { totalCount: 2 } });
});

test('a photo in a chat shows its upload progress, can be cancelled, and appears on the other screen', async ({ browser, page }) => {
  const { buyer, productId, phone } = await sellerAndBuyer(browser, page, { name: 'Photographed shelf', price: 900 });
  const order = await placeOrder(page, buyer.token, productId);
  await page.goto(`/dashboard/user/chats?chat=${order}`);
  await phone.goto(`/dashboard/user/chats?chat=${order}`);
  const chooser = phone.waitForEvent('filechooser');
  await phone.getByRole('button', { name: 'Add a photo' }).click();
  await (await chooser).setFiles('tests/files/photo.png');
  await expect(phone.getByAltText('Photo to send')).toBeVisible();
  await phone.getByPlaceholder('Type your message').fill('The lower board');

  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await phone.route('**/graphql', async (route) => {
    if (route.request().headers()['content-type']?.startsWith('multipart/')) await held;
    await route.fallback();
  });
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await phone.getByRole('button', { name: 'Cancel' }).click();
  await expect(phone.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await expect(phone.getByPlaceholder('Type your message')).toHaveValue('The lower board');
  answer();
  await phone.getByRole('button', { name: 'Send', exact: true }).click();

  for (const screen of [phone, page]) await expect(screen.getByRole('log').getByAltText(`Photo from ${buyer.name}`)).toBeVisible();
  await expect(page.getByRole('log')).toContainText('The lower board');
  await expect(phone.getByAltText('Photo to send')).toBeHidden();
  await page.getByRole('button', { name: `Enlarge: Photo from ${buyer.name}` }).click();
  await expect(page.getByRole('dialog', { name: `Photo: Photo from ${buyer.name}` })).toBeVisible();
  await phone.context().close();
});

test('a price drop of a favourite sends a notification that leads to it', async ({ browser, page }) => {
  const { seller, productId, phone } = await sellerAndBuyer(browser, page, { name: 'Wished lamp', price: 1500 });
  await phone.goto(`/product/${productId}`);
  await phone.getByRole('button', { name: 'Save: Wished lamp' }).click();
  await expect(phone.getByRole('button', { name: 'Favourite: Wished lamp (1)' })).toHaveAttribute('aria-pressed', 'true');
  await phone.goto('/favourites');
  await expect(phone.getByRole('article')).toContainText('Wished lamp');
  // A favourite removed by mistake stays visible, so that it can be tapped again.
  const heart = phone.getByRole('article').locator('button[aria-pressed]');
  for (const isOn of [false, true]) {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', String(isOn));
  }
  const reduce = 'mutation ($id: ID!) { updateProduct(input: { id: $id, price: 1250 }) { message } }';
  await graphql(page, reduce, { id: productId }, seller.token);
  await phone.goto('/notifications');
  await phone.getByRole('link', { name: /Wished lamp is now ₹1,250, it was ₹1,500/ }).click();
  await expect(phone).toHaveURL(new RegExp(`/product/${productId}$`));
  await expect(phone.getByText('was ₹1,500').first()).toBeVisible();
  await phone.context().close();
});

test('a buyer cancels and a seller declines with a reason that the other side reads', async ({ browser, page }) => {
  const { buyer, productId, phone } = await sellerAndBuyer(browser, page, { name: 'Ended lamp', quantity: 2 });
  const [cancelled, declined] = [await placeOrder(page, buyer.token, productId), await placeOrder(page, buyer.token, productId)];
  await phone.goto('/dashboard/user/orders');
  await page.goto('/dashboard/user/order');
  const end = async (screen: Page, verb: string, id: string, reason: string) => {
    await screen.getByRole('button', { name: `${verb} order ${id}`, exact: true }).click();
    const dialog = screen.getByRole('alertdialog', { name: `${verb} this order?` });
    await dialog.getByRole('button', { name: `${verb} order` }).click();
    await expect(dialog.getByText('Say why')).toBeVisible();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: `${verb} order` }).click();
    await expect(dialog).toBeHidden();
  };
  await end(phone, 'Cancel', cancelled, 'Found one at home');
  await expect(page.getByRole('button', { name: `Decline order ${cancelled}`, exact: true })).toBeHidden();
  for (const screen of [phone, page]) await expect(screen.getByRole('button', { name: `Handover of order ${cancelled}` })).toBeHidden();
  await expect(phone.getByRole('button', { name: `Handover of order ${declined}` })).toBeVisible();
  await end(page, 'Decline', declined, 'It broke today');
  await expect(phone.getByRole('button', { name: `Cancel order ${declined}`, exact: true })).toBeHidden();
  await phone
    .getByRole('button', { name: /^Cancelled/ })
    .first()
    .click();
  await expect(phone.getByRole('dialog', { name: `Timeline of order ${declined}` })).toContainText('It broke today');
  await expect
    .poll(async () => (await graphql<{ product: { quantity: number } }>(page, `{ product(id: ${productId}) { quantity } }`)).product.quantity)
    .toBe(2);
  await phone.context().close();
});

test('a seller who marks a listing as sold names the buyer, and the open page shows it at once', async ({ browser, page }) => {
  const { buyer, productId, phone } = await sellerAndBuyer(browser, page, { name: 'Sold lamp', quantity: 2 });
  await placeOrder(page, buyer.token, productId);
  await phone.goto(`/product/${productId}`);
  await expect(phone.getByText('Quantity Available: 1')).toBeVisible();
  await page.goto('/dashboard/user/products');
  await page.getByRole('button', { name: 'Mark as sold: Sold lamp' }).click();
  await page.getByRole('dialog', { name: 'Who bought it?' }).getByRole('button', { name: buyer.name }).click();
  await expectToast(page, 'Marked as sold.');
  await expect(phone.getByRole('button', { name: 'Not Available' })).toBeVisible();
  const { product } = await graphql<{ product: { soldTo: { name: string } } }>(
    page,
    `{ product(id: ${productId}) { soldTo { name } } }`,
    {},
    buyer.token,
  );
  expect(product.soldTo.name).toBe(buyer.name);
  await phone.context().close();
});
