import { expect, type Browser, type Page, type Request, type Route, type WebSocketRoute } from '@playwright/test';
import { recordOperations, expectToast, graphql, createListing, createStudent, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

interface Participant {
  page: Page;
  token: string;
  name: string;
}

async function participant(browser: Browser, page: Page, word: string): Promise<Participant> {
  const person = await createStudent(page, word);
  const context = await browser.newContext();
  const own = await context.newPage();
  await signInByApi(own, person);
  return { page: own, token: person.token, name: person.name };
}

async function sellerAndBuyer(browser: Browser, page: Page): Promise<{ seller: Participant; buyer: Participant; productId: string }> {
  const seller = await participant(browser, page, 'seller');
  const buyer = await participant(browser, page, 'buyer');
  return { seller, buyer, productId: await createListing(page, seller.token, { name: 'Live lamp', quantity: 3 }) };
}

async function placeOrder(page: Page, token: string, productId: string): Promise<string> {
  const place = 'mutation ($productId: ID!) { placeOrder(input: { productId: $productId }) { order { id: databaseId } } }';
  const data = await graphql<{ placeOrder: { order: { id: string } } }>(page, place, { productId }, token);
  return data.placeOrder.order.id;
}

const sendMessage = async (page: Page, text: string) => {
  await page.getByPlaceholder('Type your message').fill(text);
  await page.keyboard.press('Enter');
};
const log = (page: Page) => page.getByRole('log');

/** Delays the page's sockets until the returned function is called. */
async function delaySockets(page: Page): Promise<() => void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.routeWebSocket('**/graphql', async (route) => {
    await opened;
    route.connectToServer();
  });
  return () => open();
}

/** Controls the page's sockets: `disconnect` closes them and rejects new ones until `reconnect`. */
async function controlSockets(page: Page): Promise<{ disconnect: () => Promise<void>; reconnect: () => void }> {
  const open = new Set<WebSocketRoute>();
  let isDown = false;
  await page.routeWebSocket('**/graphql', (route) => {
    if (isDown) return void route.close({ code: 1012 });
    route.connectToServer();
    open.add(route);
  });
  return {
    disconnect: async () => {
      isDown = true;
      await Promise.all([...open].map((route) => route.close({ code: 1012 })));
      open.clear();
    },
    reconnect: () => void (isDown = false),
  };
}

test('the order, all five statuses, chat, points and review appear in the other browser without a reload or polling', async ({ browser, page }) => {
  const { seller, buyer, productId } = await sellerAndBuyer(browser, page);
  await seller.page.goto('/dashboard/user/order');
  await expect(seller.page.getByText('No orders found.')).toBeVisible();
  await buyer.page.goto(`/product/${productId}`);
  await buyer.page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await buyer.page.getByRole('button', { name: 'Yes' }).click();
  await expectToast(buyer.page, 'Thanks for buying this product!');
  // The toast comes first, because it disappears by itself.
  await expectToast(seller.page, 'New order: Live lamp');
  await expect(seller.page.getByText('Live lamp x 1')).toBeVisible();
  await expect(buyer.page.getByText('Quantity Available: 2')).toBeVisible();

  // A newly opened page queries the counts. Operations after that are recorded.
  const counted = buyer.page.waitForResponse((response) => response.request().postData()?.includes('"operationName":"Counts"') ?? false);
  await buyer.page.goto('/dashboard/user/orders');
  await expect(buyer.page.getByText('Live lamp x 1')).toBeVisible();
  await counted;
  const recorded = [recordOperations(seller.page), recordOperations(buyer.page)];
  const status = seller.page.getByRole('combobox', { name: /Status of order/ });
  for (const label of ['Processing', 'Shipped', 'Cancelled', 'Not Processed', 'Delivered']) {
    await status.selectOption({ label });
    await expect(buyer.page.getByRole('button', { name: new RegExp(`^${label}, show the timeline`) })).toBeVisible();
  }
  await expectToast(seller.page, 'Order status updated to Delivered. You earned 100 points!');

  await buyer.page.getByRole('button', { name: /Chat about order/ }).click();
  await sendMessage(buyer.page, 'Where can I fetch it?');
  await expect(seller.page.getByRole('button', { name: /Chat 1 unread about order/ })).toBeVisible();
  await expect(seller.page.getByRole('link', { name: 'Chats, 1 waiting' })).toBeVisible();
  await seller.page.getByRole('button', { name: /Chat 1 unread about order/ }).click();
  await expect(log(seller.page)).toContainText('Where can I fetch it?');
  await expect(log(buyer.page).getByText('Read')).toBeVisible();
  await sendMessage(seller.page, 'Block C, at six');
  await expect(log(buyer.page)).toContainText('Block C, at six');
  await expect(log(buyer.page).getByText('Where can I fetch it?')).toHaveCount(1);
  await seller.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(seller.page.getByRole('button', { name: /Chat about order \d+$/ })).toBeVisible();
  const polled = ['OrdersPlaced', 'OrdersReceived', 'Dashboard', 'Counts'];
  expect(recorded.flatMap((names) => names()).filter((name) => polled.includes(name))).toEqual([]);

  // The points of the delivery count at once, and can be spent after the buyer's confirmation, without a reload.
  await seller.page.goto('/dashboard/user');
  await expect(seller.page.getByTestId('points-total')).toHaveText('120');
  await expect(seller.page.getByTestId('points-spendable')).toHaveText('20 to spend now');
  await expect(seller.page.getByText(/^Unproven/)).toBeVisible();
  const { me } = await graphql<{ me: { ordersPlaced: { nodes: { id: string }[] } } }>(
    page,
    '{ me { ordersPlaced { nodes { id: databaseId } } } }',
    {},
    buyer.token,
  );
  const confirm = 'mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { message } }';
  await graphql(page, confirm, { id: me.ordersPlaced.nodes[0]!.id }, buyer.token);
  await expect(seller.page.getByTestId('points-spendable')).toHaveCount(0);
  await expect(seller.page.getByText(/^Unproven/)).toHaveCount(0);
  await createListing(page, seller.token);
  await expect(seller.page.getByTestId('points-total')).toHaveText('140');
  await expect(seller.page.getByText('+20').first()).toBeVisible();

  // Changes before the page has subscribed to its product are not sent to it.
  const subscribed = seller.page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('ProductChanged')));
  await seller.page.goto(`/product/${productId}`);
  await expect(seller.page.getByText('No reviews yet.')).toBeVisible();
  await subscribed;
  const add = 'mutation ($productId: ID!) { addReview(input: { productId: $productId, rating: 4, text: "Bright" }) { review { id: databaseId } } }';
  await graphql(page, add, { productId }, buyer.token);
  await expect(seller.page.getByText('4.0 (1 review)').first()).toBeVisible();
});

test('the timeline of an order shows who made which change', async ({ browser, page }) => {
  const { seller, buyer, productId } = await sellerAndBuyer(browser, page);
  const id = await placeOrder(page, buyer.token, productId);
  await graphql(page, 'mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { pointsAwarded } }', { id }, seller.token);
  await buyer.page.goto('/dashboard/user/orders');
  await buyer.page.getByRole('button', { name: /^Shipped, show the timeline/ }).click();
  const dialog = buyer.page.getByRole('dialog', { name: `Timeline of order ${id}` });
  await expect(dialog.getByRole('listitem')).toHaveText([/Ordered, Not Processed.*by buyer Student/, /Shipped.*by seller Student/]);
});

test('a dropped socket neither loses nor repeats a message, and the page shows the pause, polls, and resumes', async ({ browser, page }) => {
  const { seller, buyer, productId } = await sellerAndBuyer(browser, page);
  const orderId = await placeOrder(page, buyer.token, productId);
  const sockets = await controlSockets(buyer.page);
  await buyer.page.goto(`/dashboard/user/orders?chat=${orderId}`);
  await expect(buyer.page.getByText('No messages yet.')).toBeVisible();
  const send = (text: string) =>
    graphql(
      page,
      'mutation ($orderId: ID!, $text: String!) { sendMessage(input: { orderId: $orderId, text: $text }) { message { id: databaseId } } }',
      { orderId, text },
      seller.token,
    );
  await send('one');
  await expect(log(buyer.page)).toContainText('one');
  await sockets.disconnect();
  await expect(buyer.page.getByText('Live updates are paused.')).toBeVisible();
  await send('two');
  await expect(log(buyer.page)).toContainText('two');
  await sendMessage(buyer.page, 'three');
  await expect(log(buyer.page)).toContainText('three');
  sockets.reconnect();
  await expect(buyer.page.getByText('Live updates are paused.')).toBeHidden();
  await send('four');
  await expect(log(buyer.page)).toContainText('four');
  for (const text of ['one', 'two', 'three', 'four']) await expect(log(buyer.page).getByText(text, { exact: true })).toHaveCount(1);
});

const sendsMessage = (request: Request): boolean => request.postData()?.includes('"operationName":"SendMessage"') ?? false;

test('a message that could not be sent stays in the chat, Retry sends it once, and it is not marked as unsent after it is stored', async ({
  browser,
  page,
}) => {
  const { buyer, productId } = await sellerAndBuyer(browser, page);
  const orderId = await placeOrder(page, buyer.token, productId);
  // A waiting message is sent automatically as soon as the socket is connected.
  const connected = buyer.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await buyer.page.goto(`/dashboard/user/orders?chat=${orderId}`);
  await expect(buyer.page.getByText('No messages yet.')).toBeVisible();
  await connected;
  const losses = [
    (route: Route) => route.abort(),
    // The server stores the message, but the response is lost.
    (route: Route) => route.fetch().then(() => route.abort()),
  ];
  await buyer.page.route('**/graphql', async (route) => {
    const lose = sendsMessage(route.request()) ? losses.shift() : undefined;
    await (lose ? lose(route) : route.fallback());
  });
  await sendMessage(buyer.page, 'Hello there');
  await expect(log(buyer.page).getByText('Not sent.')).toBeVisible();
  await log(buyer.page).getByRole('button', { name: 'Retry' }).click();
  await expect(log(buyer.page).getByText('Not sent.')).toBeHidden();
  await expect(log(buyer.page).getByText('Hello there')).toHaveCount(1);
  const repeated = buyer.page.waitForResponse((response) => sendsMessage(response.request()));
  await buyer.page.reload();
  await repeated;
  await expect(log(buyer.page).getByText('Hello there')).toHaveCount(1);
});

/** Watches how many of the user's own messages the chat shows. The returned function returns the maximum since the page was loaded. */
async function watchOwnMessages(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { most: 0 };
    const count = () => void (seen.most = Math.max(seen.most, document.querySelectorAll('[role=log] [data-own=true]').length));
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { most: number } }).seen.most);
}

test('a message appears once in its chat while its response is pending, also after a reload', async ({ browser, page }) => {
  const { buyer, productId } = await sellerAndBuyer(browser, page);
  const orderId = await placeOrder(page, buyer.token, productId);
  const most = await watchOwnMessages(buyer.page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await buyer.page.route('**/graphql', async (route) => {
    if (!sendsMessage(route.request())) return route.fallback();
    const response = await route.fetch();
    await answered;
    // The request from before the reload is gone.
    return route.fulfill({ response }).catch(() => undefined);
  });
  const arrived = buyer.page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('Hello there')));
  await buyer.page.goto(`/dashboard/user/orders?chat=${orderId}`);
  await expect(buyer.page.getByText('No messages yet.')).toBeVisible();
  await sendMessage(buyer.page, 'Hello there');
  await arrived;
  await expect(log(buyer.page).getByText('Sending…')).toBeHidden();
  expect(await most()).toBe(1);
  await buyer.page.reload();
  await expect(log(buyer.page).getByText('Hello there')).toHaveCount(1);
  const answeredAgain = buyer.page.waitForResponse((response) => sendsMessage(response.request()));
  answer();
  await answeredAgain;
  await expect(log(buyer.page).getByText('Hello there')).toHaveCount(1);
  expect(await most()).toBe(1);
});

test('in the chat Shift+Enter inserts a line break, blank messages are not sent, long words wrap, and times look like 4:05 pm', async ({
  browser,
  page,
}) => {
  const { buyer, productId } = await sellerAndBuyer(browser, page);
  const orderId = await placeOrder(page, buyer.token, productId);
  await buyer.page.setViewportSize({ width: 360, height: 740 });
  await buyer.page.goto(`/dashboard/user/orders?chat=${orderId}`);
  const dialog = buyer.page.getByRole('dialog', { name: `Order ${orderId}` });
  await sendMessage(buyer.page, '   ');
  await expect(dialog.getByText('No messages yet.')).toBeVisible();
  const input = buyer.page.getByPlaceholder('Type your message');
  await input.fill('first');
  await input.press('Shift+Enter');
  await buyer.page.keyboard.insertText(`second ${'x'.repeat(300)}`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(log(buyer.page)).toContainText(/first\nsecond/);
  await expect(log(buyer.page).locator('[data-own] time')).toHaveText(/^\d{1,2}:\d\d (am|pm)$/);
  expect(await log(buyer.page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('the envelope opens the chats of both roles, URLs in messages are links, and quick replies are sent with one click', async ({
  browser,
  page,
}) => {
  const { seller, buyer, productId } = await sellerAndBuyer(browser, page);
  const own = await createListing(page, buyer.token, { name: 'Swapped lamp' });
  const sold = await placeOrder(page, buyer.token, productId);
  const bought = await placeOrder(page, seller.token, own);
  const send = 'mutation ($orderId: ID!, $text: String!) { sendMessage(input: { orderId: $orderId, text: $text }) { message { id: databaseId } } }';
  await graphql(page, send, { orderId: sold, text: 'See www.example.com/map and javascript:alert(1)' }, buyer.token);
  await graphql(page, send, { orderId: bought, text: 'Come by' }, buyer.token);
  await seller.page.goto('/');
  await seller.page.getByRole('link', { name: 'Chats, 2 waiting' }).click();
  await expect(seller.page.getByRole('heading', { name: 'Chats', exact: true })).toBeVisible();
  await expect(seller.page.getByRole('main').getByTitle('1 unread message')).toHaveCount(2);
  await seller.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Live lamp' }).getByRole('link').click();
  const chat = seller.page.getByRole('dialog', { name: `Order ${sold}` });
  await expect(chat).toContainText('₹120');
  const links = log(seller.page).getByRole('link');
  await expect(links).toHaveText(['www.example.com/map']);
  await expect(links).toHaveAttribute('rel', /noopener/);
  await chat.getByRole('button', { name: 'I am here' }).click();
  await expect(log(seller.page)).toContainText('I am here');
});

test("changes between the page's query and its subscriptions are shown without a reload", async ({ browser, page }) => {
  const { seller, buyer, productId } = await sellerAndBuyer(browser, page);
  const id = await placeOrder(page, buyer.token, productId);
  const open = await delaySockets(buyer.page);
  await buyer.page.goto('/dashboard/user/orders');
  await expect(buyer.page.getByRole('button', { name: /^Not Processed, show the timeline/ })).toBeVisible();
  const setStatus = 'mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { message } }';
  await graphql(page, setStatus, { id }, seller.token);
  const later = await placeOrder(page, buyer.token, productId);
  open();
  await expect(buyer.page.getByRole('button', { name: /^Shipped, show the timeline/ })).toBeVisible();
  await expect(buyer.page.getByRole('button', { name: `Not Processed, show the timeline of order ${later}` })).toBeVisible();
});

test('a session that is ended on another device ends in this browser at once', async ({ browser, page }) => {
  const { buyer } = await sellerAndBuyer(browser, page);
  await buyer.page.goto('/dashboard/user');
  await expect(buyer.page.getByTestId('points-total')).toBeVisible();
  const token = await buyer.page.evaluate(() => (JSON.parse(localStorage.getItem('auth')!) as { token: string }).token);
  await graphql(page, 'mutation { signOut }', {}, token);
  await expectToast(buyer.page, 'Your session has ended. Please sign in again.');
  await expect(buyer.page).toHaveURL(/signin/);
});

test('an unknown token signs the user out once, and the page continues as for a guest', async ({ page }) => {
  const seller = await createStudent(page, 'stale');
  const id = await createListing(page, seller.token, { name: 'Stale thing' });
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return;
    const user = { id: '1', name: 'Gone Student', email: null, phone: null, collegeId: null, role: 'STUDENT', profilePictureUrl: null };
    localStorage.setItem('auth', JSON.stringify({ user, token: 'dead' }));
    sessionStorage.setItem('seeded', '1');
  });
  const operations = recordOperations(page);
  await page.goto(`/product/${id}`);
  await expectToast(page, 'Your session has ended. Please sign in again.');
  await expect(page.getByRole('heading', { name: 'Stale thing', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await expect(page.getByRole('link', { name: /Sign ?In|Login/i }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Each operation is sent at most with the token, as a guest, and again after the cache was cleared.
  const counts = new Map<string, number>();
  for (const name of operations()) counts.set(name, (counts.get(name) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
  await page.goto('/dashboard/user/profile');
  await expect(page).toHaveURL(/signin/, { timeout: 10_000 });
});
