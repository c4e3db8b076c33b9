import { expect, type Page, type Route } from '@playwright/test';
import { demoAdmin, expectToast, graphql, createListing, readMailedCode, createStudent, signInByApi } from '../src/helpers.ts';
import { cutNetwork } from '../src/network-cuts.ts';
import { test } from '../src/test.ts';

/* The network goes down at each step of each flow: the page stays, says what to do, loses nothing typed, and continues afterwards. */

const formError = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'You are offline. What you typed is kept: send it again once you are back online.' });
const pageError = (page: Page) =>
  page
    .locator('main')
    .getByRole('alert')
    .filter({ hasText: 'You are offline.' })
    .filter({ has: page.getByRole('button', { name: 'Retry' }) });
/** Expects a text anywhere on the page: without a network even the script of the toasts may be missing, and the text is then shown plainly. */
const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** Navigates to a page whose script is missing, and returns. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(pageError(page)).toBeVisible();
  await page.goBack();
}

async function sellerAndBuyer(page: Page, name: string) {
  const seller = await createStudent(page, 'seller');
  const buyer = await createStudent(page, 'buyer');
  const productId = await createListing(page, seller.token, { name, quantity: 3 });
  await signInByApi(page, buyer);
  return { seller, buyer, productId };
}

test('offline: listing a product', async ({ page }) => {
  const seller = await createStudent(page, 'lister');
  await signInByApi(page, seller);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await cutNetwork(page, async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Sell', exact: true }).click();
    await expect(pageError(page)).toBeVisible();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Create Product' })).toBeVisible();

  const values: [label: string, value: string][] = [
    ['Name', 'Offline kettle'],
    ['Description', 'Boils in a minute.'],
    ['Price', '450'],
  ];
  const expectKept = async () => {
    for (const [label, value] of values) await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Music & Hobbies');
    await expect(page.getByRole('img', { name: 'Preview of the photo' })).toBeVisible();
  };
  await page.getByRole('combobox', { name: 'Category' }).fill('musi');
  await page.getByRole('option', { name: 'Music & Hobbies' }).click();
  await cutNetwork(page, async () => {
    await page.getByLabel('Photo', { exact: true }).setInputFiles('tests/files/photo.png');
    for (const [label, value] of values) await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
    await expect(formError(page)).toBeVisible();
    await expectKept();
    await leaveAndReturn(page);
    await expectKept();
  });
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user\/products$/);
  const { me } = await graphql<{ me: { products: { totalCount: number } } }>(page, '{ me { products { totalCount } } }', {}, seller.token);
  expect(me.products.totalCount).toBe(1);
});

test('offline: finding and ordering a product and opening the chat with its seller', async ({ page }) => {
  const { buyer } = await sellerAndBuyer(page, 'Offline drafter');
  await page.goto('/search?q=Offline+drafter');
  const found = page.getByRole('article').filter({ hasText: 'Offline drafter' }).first();
  await expect(found).toBeVisible();
  await cutNetwork(page, async () => {
    await found.getByRole('link', { name: 'Details' }).click();
    await expect(pageError(page)).toBeVisible();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline drafter');
  const confirm = page.getByRole('alertdialog', { name: 'Are You Sure?' });
  // The dialogs are loaded after the page. Once one was open, all are loaded.
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await confirm.getByRole('button', { name: 'No' }).click();
  await expect(confirm).toBeHidden();
  await cutNetwork(page, async () => {
    await page.getByRole('button', { name: 'Contact Product Owner' }).click();
    await confirm.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Error placing the order.')).toBeVisible();
    await expect(confirm).toBeHidden();
  });
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await confirm.getByRole('button', { name: 'Yes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ordered' });
  await expect(sheet).toBeVisible();
  await cutNetwork(page, async () => {
    await sheet.getByRole('link', { name: 'Message the seller' }).click();
    await expect(pageError(page)).toBeVisible();
  });
  await expect(page.getByPlaceholder('Type your message')).toBeVisible();
  const { me } = await graphql<{ me: { ordersPlaced: { totalCount: number } } }>(page, '{ me { ordersPlaced { totalCount } } }', {}, buyer.token);
  expect(me.ordersPlaced.totalCount).toBe(1);
});

test('offline: chat messages are queued, survive closing the chat, and are sent once and in order', async ({ page }) => {
  const { buyer, productId } = await sellerAndBuyer(page, 'Offline cycle');
  const place = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }';
  const { placeOrder } = await graphql<{ placeOrder: { order: { id: string } } }>(page, place, { id: productId }, buyer.token);
  const input = page.getByPlaceholder('Type your message');
  const log = page.getByRole('log');
  await page.goto(`/dashboard/user/chats?chat=${placeOrder.order.id}`);
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await cutNetwork(page, async () => {
    for (const text of ['one', 'two']) {
      await input.fill(text);
      await input.press('Enter');
    }
    await expect(log.getByText('Will be sent once you are back online')).toHaveCount(2);
    await input.fill('not finished');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(input).toBeHidden();
    await page.goBack();
    await expect(log.getByText('two')).toBeVisible();
    await expect(input).toHaveValue('not finished');
    await page.getByRole('button', { name: 'Close' }).click();
  });
  const sent = async () => {
    const query = 'query ($id: ID!) { order(id: $id) { recentMessages(first: 9) { nodes { text } } } }';
    const variables = { id: placeOrder.order.id };
    const data = await graphql<{ order: { recentMessages: { nodes: { text: string }[] } } }>(page, query, variables, buyer.token);
    return data.order.recentMessages.nodes.map(({ text }) => text).reverse();
  };
  await expect.poll(sent).toEqual(['one', 'two']);

  // The response never arrives, and the page is loaded again.
  await page.goBack();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"SendMessage"')) return route.fallback();
    return route.abort();
  });
  await input.fill('three');
  await input.press('Enter');
  await expect(log.getByText('Not sent.')).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await expect(log.getByText('three')).toBeVisible();
  await expect(log.getByText('Not sent.')).toBeHidden();
  await expect.poll(sent).toEqual(['one', 'two', 'three']);
  await expect(log.locator('[data-own=true]')).toHaveCount(3);
});

test('offline: writing a review', async ({ page }) => {
  const { productId } = await sellerAndBuyer(page, 'Offline racket');
  await page.goto(`/product/${productId}`);
  const text = page.getByPlaceholder('Write your review...');
  await expect(text).toBeVisible();
  await cutNetwork(page, async () => {
    await page.getByLabel('4 stars').check({ force: true });
    await text.fill('Strings like new.');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expectText(page, 'Error adding review');
    await expect(formError(page)).toBeVisible();
    await leaveAndReturn(page);
    await expect(text).toHaveValue('Strings like new.');
    await expect(page.getByLabel('4 stars')).toBeChecked();
  });
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('list', { name: 'All reviews' })).toContainText('Strings like new.');
});

test('offline: the contact form', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(send).toBeVisible();
  const values: [label: string, value: string][] = [
    ['Name', 'A'],
    ['Email', 'a@example.com'],
    ['Message', 'Where is the campus?'],
  ];
  const expectKept = async () => {
    for (const [label, value] of values) await expect(page.getByLabel(label)).toHaveValue(value);
  };
  await cutNetwork(page, async () => {
    for (const [label, value] of values) await page.getByLabel(label).fill(value);
    await send.click();
    await expectText(page, 'Failed to send the message. Please try again.');
    await expect(formError(page)).toBeVisible();
    await expectKept();
    await leaveAndReturn(page);
    await expectKept();
  });
  await send.click();
  await expect(page.getByText(/Your reference number is \d+/)).toBeVisible();
});

test('offline: signing up and signing in', async ({ page }) => {
  const key = `offline${Date.now().toString(36)}`;
  const email = `${key}@vitstudent.ac.in`;
  const values: [label: RegExp, value: string][] = [
    [/^Name/, 'Offline Student'],
    [/^Email/, email],
    [/^Password/, 'secret-1'],
    [/^Phone/, '9840012345'],
    [/^College ID/, key],
  ];
  const expectKept = async () => {
    for (const [label, value] of values) await expect(page.getByLabel(label)).toHaveValue(value);
  };
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  await cutNetwork(page, async () => {
    for (const [label, value] of values) await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(formError(page)).toBeVisible();
    await expectKept();
  });
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const complete = page.getByRole('button', { name: 'Complete Signup' });
  await expect(complete).toBeVisible();
  const code = await readMailedCode(page, email);
  await cutNetwork(page, async () => {
    await page.getByLabel('Digit 1').focus();
    await page.keyboard.type(code);
    await complete.click();
    await expectText(page, 'Signup failed. Please try again.');
    await expect(formError(page)).toBeVisible();
    for (const [index, digit] of [...code].entries()) await expect(page.getByLabel(`Digit ${index + 1}`)).toHaveValue(digit);
    await page.getByRole('button', { name: 'Change details' }).click();
    await expectKept();
    await page.getByRole('button', { name: 'Enter the code' }).click();
    await page.getByLabel('Digit 1').focus();
    await page.keyboard.type(code);
  });
  const abortSignIn = (route: Route) => (route.request().postData()?.includes('"operationName":"SignIn"') ? route.abort() : route.fallback());
  await page.route('**/graphql', abortSignIn);
  await complete.click();
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await expectText(page, 'An error occurred while logging in.');
  await page.unroute('**/graphql', abortSignIn);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await cutNetwork(page, async () => {
    await signIn.click();
    await expectText(page, 'An error occurred while logging in.');
    await expect(formError(page)).toBeVisible();
    await expect(page.getByLabel(/^Password/)).toHaveValue('secret-1');
  });
  await signIn.click();
  await expect(page.getByRole('button', { name: 'Offline Student' })).toBeVisible();
});

test('offline: changing the profile', async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'changer'));
  await page.goto('/dashboard/user/profile');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await expect(edit).toBeVisible();
  const save = page.getByRole('button', { name: 'Save Changes' });
  await cutNetwork(page, async () => {
    await edit.click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Changed Student');
    await save.click();
    await expectText(page, 'Something went wrong!');
    await expect(formError(page)).toBeVisible();
    await leaveAndReturn(page);
    await edit.click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Changed Student');
  });
  await save.click();
  await expectToast(page, 'Profile updated successfully!');
  await expect(page.getByRole('button', { name: 'Changed Student' })).toBeVisible();
});

test('offline: removing a listing', async ({ page }) => {
  const seller = await createStudent(page, 'removed');
  const id = await createListing(page, seller.token, { name: 'Offline barrel' });
  await signInByApi(page, demoAdmin);
  await page.goto(`/product/${id}`);
  const remove = page.getByRole('button', { name: 'Remove this listing' });
  const dialog = page.getByRole('alertdialog');
  await expect(remove).toBeVisible();
  await cutNetwork(page, async () => {
    await remove.click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await expect(dialog.getByText('Say why, in a sentence or two')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Too heavy.');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByText('You are offline. What you typed is kept: send it again once you are back online.')).toBeVisible();
    await page.keyboard.press('Escape');
    await remove.click();
    await expect(dialog.getByLabel('Reason')).toHaveValue('Too heavy.');
  });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Removed. removed Student will be told why.');
  await expect(page).toHaveURL(/\/$/);
});
