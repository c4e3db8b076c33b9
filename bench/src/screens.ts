import { chromium, type Browser, type Page } from '@playwright/test';
import { chromium as launchOptions } from '../../e2e/src/chromium.ts';
import { ask, type Product } from './product.ts';

const MESSAGES = 50;
const SIGN_IN = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password)
  { token user { id name email phone collegeId role profilePictureUrl } } }`;
const people = {
  buyer: { email: 'asha@vitstudent.ac.in', password: 'student123' },
  seller: { email: 'admin@vitstudent.ac.in', password: 'admin123' },
};

interface SignedIn {
  signIn: { token: string; user: { id: string } };
}

async function chatPage(browser: Browser, product: Product, session: SignedIn, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((auth) => localStorage.setItem('auth', auth), JSON.stringify(session.signIn));
  await page.goto(`${product.url}${path}`);
  await page.evaluate(() => addEventListener('keydown', () => (document.documentElement.dataset.pressedAt = String(Date.now())), true));
  await page.getByPlaceholder('Type your message').waitFor();
  return page;
}

/** Milliseconds from the press of Enter on one screen to the words on the other, once for each message. */
export async function measureScreens(product: Product): Promise<number[]> {
  const [buyer, seller] = [await ask<SignedIn>(product, SIGN_IN, people.buyer), await ask<SignedIn>(product, SIGN_IN, people.seller)];
  const { categories } = await ask<{ categories: { id: string }[] }>(product, '{ categories { id } }');
  const input = { name: 'Stopwatch', description: 'For timing.', price: 1, quantity: 1, shipping: false, categoryId: categories[0]!.id };
  const { createProduct } = await ask<{ createProduct: { product: { id: string } } }>(
    product,
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
    { input },
    seller.signIn.token,
  );
  const { placeOrder } = await ask<{ placeOrder: { order: { id: string } } }>(
    product,
    'mutation ($productId: ID!) { placeOrder(input: { productId: $productId }) { order { id } } }',
    { productId: createProduct.product.id },
    buyer.signIn.token,
  );
  const browser = await chromium.launch({ ...(await launchOptions()), headless: true });
  const from = await chatPage(browser, product, buyer, `/dashboard/user/orders?chat=${placeOrder.order.id}`);
  const to = await chatPage(browser, product, seller, `/dashboard/user/order?chat=${placeOrder.order.id}`);
  const times: number[] = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    const text = `message-${index}.`;
    const seen = to.evaluate(async (wanted) => {
      const isThere = () => document.querySelector('[role=log]')!.textContent.includes(wanted);
      while (!isThere()) await new Promise((frame) => requestAnimationFrame(frame));
      return Date.now();
    }, text);
    await from.getByPlaceholder('Type your message').fill(text);
    await from.keyboard.press('Enter');
    const arrived = await seen;
    times.push(arrived - (await from.evaluate(() => Number(document.documentElement.dataset.pressedAt))));
  }
  await browser.close();
  return times;
}
