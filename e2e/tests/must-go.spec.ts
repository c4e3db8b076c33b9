import { expect, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { createListing, createStudent, expectToast, graphql, signInByApi, uniqueWord } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* A seller on a desktop and a buyer on a phone. */

const DAY_MS = 86_400_000;

/* The price falls by the college's calendar; in other time zones tomorrow may be a different day. */
const timezoneId = 'Asia/Kolkata';
test.use({ timezoneId });

/** Returns a day of the browser some days ahead, as a date and in the pages' format. */
const dayAhead = (page: Page, days: number) =>
  page.evaluate(
    (time) => {
      const day = new Date(time);
      const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
      return { date, weekday: new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(day) };
    },
    Date.now() + days * DAY_MS,
  );

test('a seller sets a date by which a product must go, and a buyer sees the falling price on card and page, live, and orders at the price shown', async ({
  browser,
  page,
}) => {
  const [seller, buyer] = [await createStudent(page, 'leaver'), await createStudent(page, 'waiter')];
  const name = uniqueWord('Kettle');
  const id = await createListing(page, seller.token, { name, price: 900, quantity: 2 });
  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark', timezoneId })
  ).newPage();
  await signInByApi(phone, buyer);
  await signInByApi(page, seller);
  const goes = await dayAhead(page, 6);

  await page.goto(`/dashboard/user/update-product/${id}`);
  await page.getByText('Must go by', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Date', { exact: true }).fill(goes.date);
  await page.getByLabel('Falls to').fill('500');
  await page.getByLabel('What is left then').selectOption('It is taken down');
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expectToast(page, 'Product updated successfully');
  await expect(page.getByText('₹900 today, ₹820 tomorrow')).toBeVisible();

  await phone.goto(`/search?q=${encodeURIComponent(name)}`);
  const card = phone.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('₹900 today, ₹820 tomorrow');
  await expect(card).toContainText(`Goes by ${goes.weekday}`);
  await card.getByRole('link').click();
  const line = phone.getByText(`₹900 today, ₹820 tomorrow. Goes by ${goes.weekday}: taken down then`);
  await expect(line).toBeVisible();
  expect((await scan(phone)).violations).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  // Changing the price reschedules the remaining steps on the page that the buyer is viewing.
  await graphql(page, 'mutation ($id: ID!) { updateProduct(input: { id: $id, price: 700 }) { message } }', { id }, seller.token);
  await expect(phone.getByText('₹700 today, ₹660 tomorrow')).toBeVisible();

  await phone.getByRole('button', { name: 'Contact Product Owner' }).click();
  await expect(phone.getByRole('alertdialog')).toContainText(`Order ${name} for ₹700`);
  await phone.getByRole('button', { name: 'Yes' }).click();
  await expect(phone.getByText('Quantity Available: 1')).toBeVisible();

  await page.goto(`/dashboard/user/update-product/${id}`);
  await page.getByLabel('Date', { exact: true }).fill('');
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expectToast(page, 'The price stays as it is now.');
  await expect(phone.getByText('₹700 today')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(phone.getByText('₹700 today, ₹660 tomorrow')).toBeVisible();
  await phone.context().close();
});
