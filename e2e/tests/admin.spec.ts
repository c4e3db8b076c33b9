import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import {
  confirmWith,
  createListing,
  createStudent,
  demoAdmin,
  expectToast,
  graphql,
  readMails,
  recordOperations,
  SENT_AGAIN,
  signInByApi,
  tokenOf,
} from '../src/helpers.ts';
import { test } from '../src/test.ts';

const ADD_REVIEW = 'mutation ($input: AddReviewInput!) { addReview(input: $input) { review { id: databaseId } } }';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('the admin home shows name, email and contact phone', async ({ page }) => {
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin');
  await expect(page.getByText('Ravi Admin').first()).toBeVisible();
  await expect(page.getByText(demoAdmin.email)).toBeVisible();
  await expect(page.getByText('Admin Contact')).toBeVisible();
});

test('the admin home shows live counts, and the last 30 days as charts and tables', async ({ page }) => {
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin');
  const count = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Users' }) });
  const shown = async () => Number((await count.innerText()).split('\n')[0]);
  const token = await tokenOf(page, demoAdmin);
  const counted = async () =>
    (await graphql<{ users: { totalCount: number } }>(page, '{ users(first: 1) { totalCount } }', {}, token)).users.totalCount;
  // Other tests create and delete accounts between the two counts.
  await expect(async () => {
    await createStudent(page, 'counted');
    await page.reload();
    expect(await shown()).toBe(await counted());
  }).toPass();
  for (const title of ['New users', 'New listings', 'Orders by status', 'Messages']) {
    await expect(page.getByRole('figure', { name: title })).toContainText('in 30 days');
  }
  await expect(page.getByRole('figure', { name: 'Orders by status' }).getByRole('listitem')).toHaveCount(5);
  await page.getByText('New users as a table').click();
  const rows = page.getByRole('region', { name: 'New users by day' }).getByRole('row');
  await expect(rows).toHaveCount(31);
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' }));
  await expect(rows.nth(1)).toContainText(today);
});

test('categories are created, renamed and deleted, and the products of a deleted one move to another', async ({ page }) => {
  const name = `Bikes ${Date.now()}`;
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/create-category');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expectToast(page, 'Category name is required');
  await page.getByRole('textbox', { name: 'Category name' }).fill(name);
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expectToast(page, 'Category created successfully');
  await page.getByRole('textbox', { name: 'Category name' }).fill(name);
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expectToast(page, 'A category with this name already exists');

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('textbox', { name: 'Category name' }).fill(`${name} and parts`);
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expectToast(page, 'Category updated successfully');

  const seller = await createStudent(page, 'biker');
  const { categories } = await graphql<{ categories: { id: string; name: string }[] }>(page, '{ categories { id: databaseId name } }');
  const categoryId = categories.find((category) => category.name === `${name} and parts`)!.id;
  await createListing(page, seller.token, { categoryId });
  await page.reload();
  await page.getByRole('button', { name: `Delete ${name} and parts` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Its 1 product will move to:');
  await page.getByLabel('Its 1 product will move to:').selectOption({ label: 'Books' });
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'Category deleted successfully');
  await expectToast(page, '1 product moved.');
  await expect(page.getByText(`${name} and parts`)).toHaveCount(0);
});

test('users are searched, shown with a single operation, and deleted after a confirmation', async ({ page }) => {
  const student = await createStudent(page, 'leaver');
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/users');
  await page.getByPlaceholder('Search by name or email...').fill(student.email);
  await page.getByRole('search', { name: 'Users' }).getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  const operations = recordOperations(page);
  await row(page, student.email).getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('heading', { name: 'User Info' })).toBeVisible();
  for (const text of ['No products created.', 'No orders placed.', 'No orders received.', 'No reviews written.', 'No chats.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  expect(operations().filter((name) => name === 'UserDetails')).toHaveLength(1);
  await expect(page.getByText('password')).toHaveCount(0);

  await page.goBack();
  await row(page, student.email)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this user?');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(row(page, student.email)).toBeVisible();
  await row(page, student.email)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(row(page, student.email)).toHaveCount(0);
});

test('several listings are removed for one reason, and a single one from its own page', async ({ page }) => {
  const seller = await createStudent(page, 'spammer');
  const word = `Miracle${Date.now()}`;
  for (const name of [`${word} one`, `${word} two`, `${word} three`]) await createListing(page, seller.token, { name });
  await signInByApi(page, demoAdmin);
  await page.goto(`/dashboard/admin/products?q=${word}`);
  await page.getByLabel(`Select ${word} one`).check();
  await page.getByLabel(`Select ${word} two`).check();
  await page.getByRole('button', { name: 'Remove selected' }).click();
  await page.getByLabel('Reason').fill('Not a real product.');
  await confirmWith(page, 'Remove');
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `${word} three` }).click();
  await page.getByRole('button', { name: 'Remove this listing' }).click();
  await page.getByLabel('Reason').fill('Not a real product.');
  await confirmWith(page, 'Remove');
  await expect(page).toHaveURL('/');
  await page.goto(`/dashboard/admin/products?q=${word}`);
  await expect(page.getByText('No products found.')).toBeVisible();
});

test('an administrator finds an order and reads its chat but cannot write in it', async ({ page }) => {
  const [seller, buyer] = [await createStudent(page, 'tutor'), await createStudent(page, 'pupil')];
  const name = `Abacus ${Date.now()}`;
  const productId = await createListing(page, seller.token, { name });
  const place = 'mutation ($i: PlaceOrderInput!) { placeOrder(input: $i) { order { id: databaseId } } }';
  const { placeOrder } = await graphql<{ placeOrder: { order: { id: string } } }>(page, place, { i: { productId } }, buyer.token);
  const send = 'mutation ($o: ID!, $t: String!) { sendMessage(input: { orderId: $o, text: $t }) { message { id: databaseId } } }';
  await graphql(page, send, { o: placeOrder.order.id, t: 'Is it complete?' }, buyer.token);
  await graphql(page, send, { o: placeOrder.order.id, t: 'All beads are there' }, seller.token);
  await signInByApi(page, demoAdmin);
  await page.goto(`/dashboard/admin/orders?q=${encodeURIComponent(name)}&status=NOT_PROCESSED`);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await row(page, name).getByRole('button', { name: /^Chat/ }).click();
  for (const text of ['Is it complete?', 'All beads are there', 'Administrators can read this chat.'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByPlaceholder('Type your message')).toHaveCount(0);
});

test('user details that cannot be loaded show an error', async ({ page }) => {
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/viewUserDetails/999999999');
  await expect(page.getByText('Failed to fetch user details.')).toBeVisible();
});

test('the reason for removing a listing or a review is mailed to its owner and recorded in the activity log', async ({ page }) => {
  const seller = await createStudent(page, 'seller');
  const other = await createStudent(page, 'other');
  const name = `Typewriter ${Date.now()}`;
  await createListing(page, seller.token, { name });
  const othersProduct = await createListing(page, other.token);
  await graphql(page, ADD_REVIEW, { input: { productId: othersProduct, rating: 1, text: 'Rude words' } }, seller.token);
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id: databaseId } }', {}, seller.token);
  await signInByApi(page, demoAdmin);
  await page.goto(`/dashboard/admin/viewUserDetails/${me.id}`);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Say why, in a sentence or two')).toBeVisible();
  await page.getByLabel('Reason').fill('Stolen goods are not sold here.');
  await confirmWith(page, 'Remove');
  await expect(page.getByText('No products created.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove review/ }).click();
  await page.getByLabel('Reason').fill('Insulting.');
  await confirmWith(page, 'Remove');
  await expect(page.getByText('No reviews written.')).toBeVisible();

  const mails = async () => (await readMails(page, seller.email)).map(({ text }) => text).join('\n');
  await expect.poll(mails).toContain('Stolen goods are not sold here.');
  await expect.poll(mails).toContain('Insulting.');
  await page.goto('/dashboard/admin/audit');
  await expect(row(page, `Removed listing: ${name}`)).toContainText('Stolen goods are not sold here.');
});

test('a student becomes an administrator and then a student again', async ({ page }) => {
  const student = await createStudent(page, 'helper');
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id: databaseId } }', {}, student.token);
  await signInByApi(page, demoAdmin);
  await page.goto(`/dashboard/admin/viewUserDetails/${me.id}`);
  await page.getByRole('button', { name: 'Make administrator' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'is an administrator now.');
  await page.getByRole('button', { name: 'Make student' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'is a student now.');
});

test('contact messages are searched, sorted, marked as handled one by one or together, and exported', async ({ page }) => {
  const word = `writer${Date.now()}`;
  const names = [`${word} one`, `${word} two`, `${word} three`];
  for (const name of names) {
    await graphql(page, 'mutation ($i: ContactMessageInput!) { sendContactMessage(input: $i) { reference } }', {
      i: { name, email: 'writer@example.com', message: `Where is my book?\nYours, ${name}` },
    });
  }
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/messages');
  await page.getByPlaceholder('Search by name, email or message...').fill(word);
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  const shown = page.locator('td[data-label="Name"]');
  await expect(shown).toHaveText(names.toReversed());
  await page.getByRole('columnheader', { name: 'Received' }).getByRole('button').click();
  await expect(shown).toHaveText(names);
  const first = row(page, names[0]!);
  await expect(first).toContainText('Where is my book?');
  await first.getByRole('button', { name: /^Mark as handled/ }).click();
  await expect(first.getByText('Handled', { exact: true })).toBeVisible();
  await page.getByLabel('State').selectOption({ label: 'Open' });
  await expect(shown).toHaveText(names.slice(1));
  await page.getByLabel('Select all messages').check();
  await page.getByRole('button', { name: 'Mark selected as handled' }).click();
  await expect(page.getByText('No messages found.')).toBeVisible();
  await page.getByLabel('State').selectOption({ label: 'Handled' });
  await expect(shown).toHaveText(names);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all (CSV)' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  for (const name of names) expect(text).toContain(`${name},writer@example.com,"Where is my book?\nYours, ${name}",Handled`);
});

test('Load More of one list in the user details leaves the other lists unchanged, shows a failure, and offers Retry', async ({ page }) => {
  const seller = await createStudent(page, 'prolific');
  for (let index = 0; index < 17; index++) await createListing(page, seller.token, { name: `Thing ${index}` });
  const theirs = await createListing(page, (await createStudent(page, 'rated')).token, { quantity: 99 });
  for (let index = 0; index < 11; index++) {
    await graphql(page, 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }', { id: theirs }, seller.token);
  }
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id: databaseId } }', {}, seller.token);
  await signInByApi(page, demoAdmin);
  await page.goto(`/dashboard/admin/viewUserDetails/${me.id}`);
  const products = page.getByRole('region', { name: /^Products Created/ });
  const orders = page.getByRole('region', { name: /^Orders Placed/ });
  await products.getByRole('button', { name: 'Load More' }).click();
  await expect(products.getByRole('button', { name: /^Remove / })).toHaveCount(16);
  await orders.getByRole('button', { name: 'Load More' }).click();
  await expect(orders.getByText(/^Order \d+/)).toHaveCount(11);
  await expect(products.getByRole('button', { name: /^Remove / })).toHaveCount(16);
  await page.context().setOffline(true);
  await products.getByRole('button', { name: 'Load More' }).click();
  await expect(products.getByRole('alert')).toContainText('More could not be loaded.');
  await page.context().setOffline(false);
  await expect(products.getByRole('button', { name: /^Remove / })).toHaveCount(17);
});

test('an access token is created with some permissions, shown once, works, and is revoked', async ({ page }) => {
  const student = await createStudent(page, 'coder');
  await signInByApi(page, student);
  await page.goto('/dashboard/user/profile');
  await page.getByText('Developer', { exact: true }).click();
  await page.getByLabel('Token name').fill('Price watcher');
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('alert').getByText('Choose at least one permission')).toBeVisible();
  await page.getByLabel('Change: Your favourites').check();
  await expect(page.getByLabel('Read: Your favourites')).toBeChecked();
  await page.getByLabel('Only from these addresses').fill('127.0.0.0/8, ::1');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = (await page.getByText(/^(cc_two_)?ccpat_[\w-]{20}/).textContent())!;
  expect(await graphql(page, '{ me { name orders: ordersPlaced { totalCount } } }', {}, token)).toEqual({ me: { name: student.name, orders: null } });
  await page.reload();
  await expect(page.getByText(/^(cc_two_)?ccpat_[\w-]{20}/)).toHaveCount(0);
  await page.getByText('Developer', { exact: true }).click();
  await expect(page.getByText(/^favourites:write, until .*, last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Price watcher' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'Price watcher is revoked.');
  const rejected = await page.request.post('/graphql', { data: { query: '{ me { name } }' }, headers: { authorization: token }, ...SENT_AGAIN });
  expect(rejected.status()).toBe(401);
});

test("an administrator revokes a student's access token on the page of that student", async ({ page }) => {
  const student = await createStudent(page, 'leaker');
  const create = 'mutation { createAccessToken(input: { name: "Lost laptop", scopes: ["orders:read"] }) { token } }';
  const { createAccessToken: made } = await graphql<{ createAccessToken: { token: string } }>(page, create, {}, student.token);
  const { me } = await graphql<{ me: { id: string } }>(page, '{ me { id: databaseId } }', {}, student.token);
  await signInByApi(page, demoAdmin);
  await page.goto(`/dashboard/admin/viewUserDetails/${me.id}`);
  const tokens = page.getByRole('region', { name: 'Access Tokens (1)' });
  await expect(tokens).toContainText('orders:read, until');
  await tokens.getByRole('button', { name: 'Revoke Lost laptop' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'Lost laptop is revoked.');
  await expect(page.getByText('No access tokens.')).toBeVisible();
  const rejected = await page.request.post('/graphql', { data: { query: '{ me { name } }' }, headers: { authorization: made.token }, ...SENT_AGAIN });
  expect(rejected.status()).toBe(401);
});

test('the explorer runs a query and loads nothing from other origins', async ({ page }) => {
  const foreignUrls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url() === 'about:blank' ? 'http://127.0.0.1' : page.url()).origin)) foreignUrls.push(request.url());
  });
  await page.goto('/explorer');
  foreignUrls.length = 0;
  await expect(page.locator('.graphiql-query-editor')).toContainText('NewestThings');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.locator('.graphiql-response')).toContainText('"totalCount"');
  expect(foreignUrls.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);
});
