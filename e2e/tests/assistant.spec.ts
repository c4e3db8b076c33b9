import { expect, type Page } from '@playwright/test';
import { createListing, createStudent } from '../src/helpers.ts';
import { test } from '../src/test.ts';

const GREETING = "Hi there! I'm ShareSpace Assistant. Ask me anything about our products!";
const suggestions = ['What products are available?', 'How does the points system work?', 'How can I contact a seller?'];
const panel = (page: Page) => page.getByRole('region', { name: 'Assistant' });
const log = (page: Page) => panel(page).getByRole('log');
const input = (page: Page) => page.getByPlaceholder('Ask me anything...');

async function openAssistant(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Chat With Assistant' }).click();
  await expect(log(page)).toContainText(GREETING);
}

test('the assistant is closed by default, opens with its greeting, and closes', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await openAssistant(page);
  await page.getByRole('button', { name: 'Close the assistant' }).click();
  await expect(panel(page)).toHaveCount(0);
});

test('a suggestion fills the input without sending it; blank questions are not sent; answers link to the products they cite', async ({ page }) => {
  await openAssistant(page);
  const send = panel(page).getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await input(page).fill('   ');
  await expect(send).toBeDisabled();
  for (const suggestion of suggestions) {
    await page.getByRole('button', { name: suggestion }).click();
    await expect(input(page)).toHaveValue(suggestion);
  }
  await page.getByRole('button', { name: suggestions[0]! }).click();
  await input(page).press('Enter');
  await expect(log(page)).toContainText('can be bought now');
  await expect(page.getByRole('button', { name: suggestions[1]! })).toHaveCount(0);
  await log(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
});

test('the assistant shows typing and disables its input until the answer arrives', async ({ page }) => {
  await openAssistant(page);
  const { promise: isSeen, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('AskAssistant')) await isSeen;
    await route.continue();
  });
  await input(page).fill('How does the points system work?');
  await input(page).press('Enter');
  await expect(page.getByLabel('The assistant is typing')).toBeVisible();
  await expect(input(page)).toBeDisabled();
  respond();
  await expect(log(page)).toContainText('100 for the seller');
  await expect(page.getByLabel('The assistant is typing')).toHaveCount(0);
});

test("the offline notice covers neither the assistant's messages nor its input", async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [800, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAssistant(page);
    await page.context().setOffline(true);
    const notice = page.getByText(/^You are offline\./);
    await expect(notice).toBeVisible();
    const [noticeBox, logBox] = [(await notice.boundingBox())!, (await log(page).boundingBox())!];
    const isAbove = noticeBox.y + noticeBox.height < logBox.y;
    expect(isAbove || noticeBox.x + noticeBox.width < logBox.x).toBe(true);
    await page.context().setOffline(false);
  }
});

test('a rejected question and a lost connection show the specified texts', async ({ page }) => {
  await openAssistant(page);
  const respondWith = (body: object | null) =>
    page.route('**/graphql', (route) =>
      route.request().postData()?.includes('AskAssistant') ? (body ? route.fulfill({ json: body }) : route.abort()) : route.continue(),
    );
  await respondWith({ errors: [{ message: 'No', extensions: { code: 'INTERNAL' } }] });
  await input(page).fill('cheapest');
  await input(page).press('Enter');
  await expect(log(page)).toContainText("Sorry, I couldn't process your request. Please try again.");
  await page.unrouteAll();
  await respondWith(null);
  await input(page).fill('cheapest');
  await input(page).press('Enter');
  await expect(log(page)).toContainText("Sorry, I'm having trouble connecting. Please try again later.");
});

test('questions on a product page are about that product', async ({ page }) => {
  const id = await createListing(page, (await createStudent(page, 'asked')).token, { name: 'Questioned sextant' });
  await openAssistant(page, `/product/${id}`);
  await input(page).fill('Is it still available?');
  await input(page).press('Enter');
  await expect(log(page)).toContainText('Questioned sextant');
});
