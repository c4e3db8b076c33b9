import { chromium, type Browser, type Page } from '@playwright/test';
import { chromium as launchOptions } from '../../e2e/src/chromium.ts';
import { demoSession, type BrowserSession } from './browser-session.ts';
import { sendOperation, type RunningServer } from './demo-server.ts';

const MESSAGES = 50;
async function chatPage(browser: Browser, server: RunningServer, session: BrowserSession, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((auth) => localStorage.setItem('auth', auth), JSON.stringify(session));
  await page.goto(`${server.url}${path}`);
  await page.evaluate(() => addEventListener('keydown', () => (document.documentElement.dataset.pressedAt = String(Date.now())), true));
  await page.getByPlaceholder('Type your message').waitFor();
  return page;
}

/** Returns the milliseconds from Enter in one browser until the other shows the message, one figure per message. */
export async function measureBrowserChat(server: RunningServer): Promise<number[]> {
  const [buyer, seller] = [await demoSession(server, 'student'), await demoSession(server, 'admin')];
  const { categories } = await sendOperation<{ categories: { id: string }[] }>(server, '{ categories { id } }');
  const input = { name: 'Stopwatch', description: 'For timing.', price: 1, quantity: 1, shipping: false, categoryId: categories[0]!.id };
  const { createProduct } = await sendOperation<{ createProduct: { product: { id: string } } }>(
    server,
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }',
    { input },
    seller.token,
  );
  const { placeOrder } = await sendOperation<{ placeOrder: { order: { id: string } } }>(
    server,
    'mutation ($productId: ID!) { placeOrder(input: { productId: $productId }) { order { id: databaseId } } }',
    { productId: createProduct.product.id },
    buyer.token,
  );
  const browser = await chromium.launch({ ...(await launchOptions()), headless: true });
  const from = await chatPage(browser, server, buyer, `/dashboard/user/orders?chat=${placeOrder.order.id}`);
  const to = await chatPage(browser, server, seller, `/dashboard/user/order?chat=${placeOrder.order.id}`);
  const times: number[] = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    const text = `message-${index}.`;
    const shown = to.evaluate(async (wanted) => {
      const isShown = () => document.querySelector('[role=log]')!.textContent.includes(wanted);
      while (!isShown()) await new Promise((frame) => requestAnimationFrame(frame));
      return Date.now();
    }, text);
    await from.getByPlaceholder('Type your message').fill(text);
    await from.keyboard.press('Enter');
    const arrived = await shown;
    times.push(arrived - (await from.evaluate(() => Number(document.documentElement.dataset.pressedAt))));
  }
  await browser.close();
  return times;
}
