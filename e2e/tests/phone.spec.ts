import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { createListing, createStudent, expectToast, graphql, placeOrder, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* A student's tasks on a phone, with the other side of a sale. */

const MAKE =
  'mutation ($id: ID!, $price: Float!) { makeOffer(input: { productId: $id, price: $price }) { offer { id: databaseId conversation { id: databaseId } } } }';

interface Made {
  makeOffer: { offer: { id: string; conversation: { id: string } } };
}

type Student = Awaited<ReturnType<typeof createStudent>>;

async function phoneOf(browser: Browser, student: Student): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true })).newPage();
  await signInByApi(phone, student);
  return phone;
}

async function sale(page: Page, listing: object) {
  const [seller, buyer] = [await createStudent(page, 'phoneseller'), await createStudent(page, 'phonebuyer')];
  return { seller, buyer, productId: await createListing(page, seller.token, { quantity: 1, ...listing }) };
}

const unreadOf = async (page: Page, { token }: Student) =>
  (await graphql<{ me: { unreadNotificationCount: number } }>(page, '{ me { unreadNotificationCount } }', {}, token)).me.unreadNotificationCount;

test('the bottom bar shows counts, and notifications about an open chat are marked as read at once', async ({ page, browser }) => {
  const { seller, buyer, productId } = await sale(page, { name: 'Counted lamp' });
  const phone = await phoneOf(browser, seller);
  await phone.goto('/');
  const { offer } = (await graphql<Made>(page, MAKE, { id: productId, price: 80 }, buyer.token)).makeOffer;
  await expect(phone.getByRole('button', { name: 'Me 1 waiting' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Chats 1 waiting' })).toBeVisible();

  await phone.goto(`/dashboard/user/chats?conversation=${offer.conversation.id}`);
  await expect(phone.getByRole('region', { name: 'Offer' })).toContainText('offered ₹80');
  await expect.poll(() => unreadOf(page, seller)).toBe(0);
  await graphql(page, 'mutation ($id: ID!) { withdrawOffer(input: { offerId: $id }) { offer { id: databaseId } } }', { id: offer.id }, buyer.token);
  const send = 'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, text: "I need it no more" }) { message { id: databaseId } } }';
  await graphql(page, send, { id: offer.conversation.id }, buyer.token);
  await expect(phone.getByRole('region', { name: 'Offer' })).toContainText('Taken back');
  await expect(phone.getByRole('log')).toContainText('I need it no more');
  const written = async () =>
    (
      await graphql<{ me: { notifications: { nodes: object[] } } }>(
        page,
        '{ me { notifications(first: 9) { nodes { id: databaseId } } } }',
        {},
        seller.token,
      )
    ).me.notifications.nodes.length;
  await expect.poll(written).toBe(3);
  await expect.poll(() => unreadOf(page, seller)).toBe(0);
  await phone.getByRole('button', { name: 'Close' }).click();
  await expect(phone.getByRole('button', { name: 'Me', exact: true })).toBeVisible();
  await phone.context().close();
});

test('an offer is countered twice, live on both phones, until the buyer accepts, and the last message stays in view', async ({ page, browser }) => {
  const { seller, buyer, productId } = await sale(page, { name: 'Haggled lamp', price: 400 });
  const [sells, buys] = [await phoneOf(browser, seller), await phoneOf(browser, buyer)];
  await buys.goto(`/product/${productId}`);
  await buys.getByRole('button', { name: 'Message seller' }).click();
  for (const text of ['Hello', 'Is the cable long enough for a desk at the window?', 'And does the bulb come with it?']) {
    await buys.getByPlaceholder('Type your message').fill(text);
    await buys.keyboard.press('Enter');
    await expect(buys.getByRole('log')).toContainText(text);
  }
  await sells.goto(new URL(buys.url()).pathname + new URL(buys.url()).search);
  await expect(sells.getByRole('log')).toContainText('And does the bulb');
  const [offered, seen] = [buys, sells].map((phone) => phone.getByRole('region', { name: 'Offer' })) as [
    ReturnType<Page['getByRole']>,
    ReturnType<Page['getByRole']>,
  ];
  const propose = async (phone: Page, opener: string, price: string, send: string) => {
    await phone.getByRole('button', { name: opener }).click();
    await phone.getByLabel('Your price').fill(price);
    await phone.getByRole('button', { name: send }).click();
  };
  await propose(buys, 'Make an offer', '300', 'Send offer');
  await expect(seen).toContainText(`${buyer.name} offered ₹300`);
  await expect(sells.getByRole('log').getByText('And does the bulb come with it?')).toBeInViewport({ ratio: 1 });
  const cut = () => sells.getByRole('log').evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
  await expect.poll(cut).toBeLessThan(2);
  await propose(sells, 'Counter', '380', 'Send counter-offer');
  await expect(offered).toContainText(`${seller.name} offered ₹380`);
  await propose(buys, 'Counter', '350', 'Send counter-offer');
  await expect(seen).toContainText(`${buyer.name} offered ₹350`);
  await propose(sells, 'Counter', '360', 'Send counter-offer');
  await offered.getByRole('button', { name: 'Accept' }).click();
  await expectToast(buys, 'Ordered at the agreed price.');
  await expectToast(sells, 'New order: Haggled lamp');
  for (const card of [offered, seen]) await expect(card).toContainText('Accepted: it is ordered at this price');
  const happened = (first: string, second: string) => [`${first} offered ₹300`, `${second} offered ₹380`, `${first} offered ₹350`];
  for (const line of happened('You', seller.name)) await expect(buys.getByRole('log')).toContainText(line);
  for (const line of happened(buyer.name, 'You')) await expect(sells.getByRole('log')).toContainText(line);
  await sells.goto('/notifications');
  await sells.getByRole('link', { name: `${buyer.name} ordered Haggled lamp at your price of ₹360` }).click();
  await expect(sells.getByRole('row').filter({ hasText: 'Haggled lamp x 1' })).toContainText('₹360');
  for (const phone of [sells, buys]) await phone.context().close();
});

test('a product reserved for another buyer is unavailable, and a user can join and leave its waiting list', async ({ page, browser }) => {
  const { seller, buyer, productId } = await sale(page, { name: 'Reserved lamp' });
  const { offer } = (await graphql<Made>(page, MAKE, { id: productId, price: 80 }, buyer.token)).makeOffer;
  const reserve = 'mutation ($id: ID!) { reserveProduct(input: { conversationId: $id }) { product { id: databaseId } } }';
  await graphql(page, reserve, { id: offer.conversation.id }, seller.token);
  const phone = await phoneOf(browser, await createStudent(page, 'waiting'));
  await phone.goto(`/product/${productId}`);
  await phone.getByRole('button', { name: 'Not Available' }).click();
  await expect(phone.getByRole('dialog', { name: 'Not Available' })).toContainText('It is reserved for another buyer.');
  await phone.getByRole('button', { name: 'Close' }).click();
  await phone.getByRole('button', { name: 'Tell me when it is free' }).click();
  await expect(phone.getByText(/^Reserved until .* We tell you when it is free\.$/)).toBeVisible();
  await phone.getByRole('button', { name: 'Stop waiting' }).click();
  const wait = phone.getByRole('button', { name: 'Tell me when it is free' });
  await expect(wait).toBeVisible();
  expect(await wait.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  const holder = await phoneOf(browser, buyer);
  await holder.goto(`/product/${productId}`);
  await expect(holder.getByText(/^Reserved for you until/)).toBeVisible();
  await expect(holder.getByRole('button', { name: 'Contact Product Owner' })).toBeVisible();
  for (const each of [phone, holder]) await each.context().close();
});

test('a wanted post needs no highest price, and an answer appears on the open page', async ({ page, browser }) => {
  const word = `Astrolabe ${Date.now().toString(36)}`;
  const wanter = await createStudent(page, 'wants');
  const phone = await phoneOf(browser, wanter);
  await phone.goto('/wanted');
  await phone.getByRole('link', { name: 'Post what you want' }).click();
  await phone.getByLabel('What are you looking for?').fill(word);
  await phone.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(phone.getByRole('listitem').filter({ hasText: word })).toBeVisible();

  const seller = await createStudent(page, 'answers');
  const productId = await createListing(page, seller.token, { name: 'Old brass instrument' });
  const find = '{ wantedPosts(first: 1, filter: { own: true }) { nodes { id: databaseId } } }';
  const { wantedPosts } = await graphql<{ wantedPosts: { nodes: { id: string }[] } }>(page, find, {}, wanter.token);
  const answer =
    'mutation ($id: ID!, $productId: ID!) { answerWantedPost(input: { id: $id, productId: $productId }) { wantedPost { id: databaseId } } }';
  await graphql(page, answer, { id: wantedPosts.nodes[0]!.id, productId }, seller.token);
  await phone.getByRole('link', { name: /^Old brass instrument/ }).click();
  await expect(phone).toHaveURL(new RegExp(`/product/${productId}$`));
  await phone.context().close();
});

test('the three notification channels are on one line (320 px)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInByApi(page, await createStudent(page, 'settings'));
  await page.goto('/notifications/settings');
  await page.getByText('Choose one by one').first().click();
  const boxes = await Promise.all(
    ['In the app', 'By mail', 'On my devices'].map((way) => page.getByLabel(`Somebody writes to you: ${way}`).boundingBox()),
  );
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
});

test('a tap on Sell shows a skeleton at once while the script of the page loads', async ({ page, browser }) => {
  const phone = await phoneOf(browser, await createStudent(page, 'slowseller'));
  await phone.goto('/');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.waitForLoadState('networkidle');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await phone.route(/\.(js|tsx)(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await phone.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Sell' }).click({ noWaitAfter: true });
  await expect(phone.getByRole('main').locator('[aria-busy=true]').last()).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).toBeHidden();
  release();
  await expect(phone.getByRole('button', { name: 'CREATE PRODUCT' })).toBeVisible();
  await phone.context().close();
});

test('the offline notice covers neither the messages of a chat nor the quick replies', async ({ page, browser }) => {
  const { buyer, productId } = await sale(page, { name: 'Offline lamp' });
  const phone = await phoneOf(browser, buyer);
  await phone.goto(`/product/${productId}`);
  await phone.getByRole('button', { name: 'Message seller' }).click();
  await expect(phone.getByRole('button', { name: 'Is it still there?' })).toBeVisible();
  await phone.context().setOffline(true);
  const notice = phone.getByText(/^You are offline\./);
  await expect(notice).toBeVisible();
  const { y, height } = (await notice.boundingBox())!;
  expect(y + height).toBeLessThan((await phone.getByRole('log').boundingBox())!.y);
  await phone.context().close();
});

test('the notice about paused live updates does not cover Retry of a chat that failed to load', async ({ page, browser }) => {
  const { buyer, productId } = await sale(page, { name: 'Paused lamp' });
  const order = await placeOrder(page, buyer.token, productId);
  const phone = await phoneOf(browser, buyer);
  await phone.routeWebSocket(/\/graphql/, (socket) => socket.close());
  await phone.route('**/graphql', (route) => (route.request().postData()?.includes('"operationName":"Chat"') ? route.abort() : route.fallback()));
  await phone.goto(`/dashboard/user/orders?chat=${order}`);
  const retry = phone.getByRole('dialog').getByRole('button', { name: 'Retry' });
  const notice = phone.getByText(/^Live updates are paused\./);
  await expect(retry).toBeVisible();
  await expect(notice).toBeVisible();
  const { y, height } = (await notice.boundingBox())!;
  // Each attempt to connect queries the chat again and replaces the button.
  await expect.poll(async () => (await retry.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  await phone.context().close();
});

test('a URL opened from a push notification starts at the top of the page in a tab that was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Our Points System' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a phone a product from the home page is ordered in three taps, and one more leads to the chat of the order', async ({ page, browser }) => {
  const { buyer } = await sale(page, { name: 'Tapped heliostat', price: 996_000 });
  const phone = await phoneOf(browser, buyer);
  // Sorted by price, because among the newest the listings of other tests would displace it.
  await phone.goto('/?sort=PRICE_DESC');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(phone.getByRole('article').filter({ hasText: 'Tapped heliostat' }).getByRole('link').first());
  await tap(phone.getByRole('button', { name: 'Contact Product Owner' }));
  await tap(phone.getByRole('alertdialog').getByRole('button', { name: 'Yes' }));
  const ordered = phone.getByRole('dialog', { name: 'Ordered' });
  await expect(ordered).toBeVisible();
  expect(taps).toBe(3);
  await tap(ordered.getByRole('link', { name: 'Message the seller' }));
  await expect(phone.getByRole('dialog', { name: /^Order \d+$/ })).toContainText('Tapped heliostat');
  await expect(phone.getByPlaceholder('Type your message')).toBeVisible();
  expect(taps).toBe(4);
  await phone.context().close();
});
