import { expect, type Browser, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { confirmWith, createListing, createStudent, expectSettled, expectToast, graphql, signInByApi, type Student } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* Several listings of one seller as one deal: selected on a phone by keyboard, on a wide screen in dark mode, and from the cart. */

// Uses the time zone of the campus: proposed times are in it, but displayed in that of the device.
test.use({ timezoneId: 'Asia/Kolkata' });

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const step = (page: Page) => page.getByRole('region', { name: 'Next step' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Buy together' });
const expectClean = async (page: Page) => {
  await expectSettled(page);
  expect((await scan(page, { exclude: '[data-scope=toast]' })).violations).toEqual([]);
};

async function screenOf(browser: Browser, student: Student, look: { colorScheme: 'light' | 'dark'; viewport: typeof wide }): Promise<Page> {
  const page = await (await browser.newContext(look)).newPage();
  await signInByApi(page, student);
  return page;
}

/** Creates a seller with three listings, and a buyer. */
async function room(api: Page) {
  const [seller, buyer] = [await createStudent(api, 'roomseller'), await createStudent(api, 'roombuyer')];
  const names = ['Room kettle', 'Room lamp', 'Room chair'];
  const ids: string[] = [];
  for (const [index, name] of names.entries()) ids.push(await createListing(api, seller.token, { name, price: 100 * (index + 1), quantity: 1 }));
  return { seller, buyer, ids };
}

test('three listings of a seller are bought together by keyboard from one product page, with one meeting and one handover code', async ({
  browser,
  page: api,
}) => {
  const { seller, buyer, ids } = await room(api);
  const buys = await screenOf(browser, buyer, { colorScheme: 'light', viewport: phone });
  const sells = await screenOf(browser, seller, { colorScheme: 'dark', viewport: wide });
  await buys.goto(`/product/${ids[0]}`);
  await buys.getByRole('button', { name: `Buy together with other things of ${seller.name}` }).focus();
  await buys.keyboard.press('Enter');
  await expect(sheet(buys).getByRole('checkbox', { name: /Room kettle/ })).toBeChecked();
  await expect(sheet(buys).getByRole('button', { name: 'Choose at least 2' })).toBeDisabled();
  for (const name of ['Room lamp', 'Room chair']) {
    await sheet(buys)
      .getByRole('checkbox', { name: new RegExp(name) })
      .focus();
    await buys.keyboard.press('Space');
  }
  await expectClean(buys);
  await sheet(buys).getByRole('button', { name: 'Order 3 for ₹600' }).focus();
  await buys.keyboard.press('Enter');
  await expectToast(buys, 'Ordered together.');
  await expect(buys).toHaveURL(/\/dashboard\/user\/chats\?conversation=/);
  await expect(buys.getByText('3 together, ₹600: Room kettle, Room chair, Room lamp').first()).toBeVisible();
  await expect(buys.getByRole('log')).toContainText('You ordered Room lamp');
  await expectClean(buys);

  await sells.goto('/notifications');
  await expect(sells.getByText(`${buyer.name} ordered 3 things together: Room kettle and 2 more`)).toBeVisible();
  await sells.goto('/dashboard/user/chats');
  await expect(sells.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await sells.getByRole('link', { name: buyer.name }).click();
  await step(sells).getByRole('button', { name: 'Propose a meeting' }).click();
  const lunch = sells.getByRole('button', { name: 'Tomorrow lunch' });
  await lunch.focus();
  await sells.keyboard.press('Enter');
  await expect(lunch).toHaveAttribute('aria-pressed', 'true');
  await expectClean(sells);
  await sells.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(step(buys)).toContainText('Meet tomorrow 1 pm');
  await step(buys).getByRole('button', { name: 'Accept the meeting' }).click();
  await step(buys).getByRole('button', { name: 'Show the code' }).click();
  const code = (await buys.getByLabel('Handover code', { exact: true }).textContent())!;
  await step(sells).getByRole('button', { name: 'Enter the code' }).click();
  await sells.getByLabel('Digit 1').click();
  await sells.keyboard.type(code);
  await sells.getByRole('button', { name: 'Confirm the handover' }).click();
  await expect(sells.getByRole('status')).toContainText('confirmed by the code');
  const placed = '{ me { ordersPlaced { nodes { status } } } }';
  const { me } = await graphql<{ me: { ordersPlaced: { nodes: { status: string }[] } } }>(api, placed, {}, buyer.token);
  expect(me.ordersPlaced.nodes.map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
  for (const each of [sells, buys]) await each.context().close();
});

test('two listings of a profile are bought together on a wide screen in dark mode, and one of them is cancelled', async ({ browser, page: api }) => {
  const { seller, buyer } = await room(api);
  const buys = await screenOf(browser, buyer, { colorScheme: 'dark', viewport: wide });
  await buys.goto(`/u/${(seller.user as { id: string }).id}`);
  await buys.getByRole('button', { name: 'Buy several together' }).click();
  for (const name of ['Room lamp', 'Room chair'])
    await sheet(buys)
      .getByRole('checkbox', { name: new RegExp(name) })
      .check();
  await expectClean(buys);
  await sheet(buys).getByRole('button', { name: 'Order 2 for ₹500' }).click();
  await expect(buys.getByText('2 together, ₹500: Room chair, Room lamp').first()).toBeVisible();
  await buys.goto('/dashboard/user/orders');
  const lamp = buys.getByRole('row').filter({ hasText: 'Room lamp x 1' });
  await expect(lamp).toContainText('2 together, ₹500: Room chair, Room lamp');
  await expectClean(buys);
  await lamp.getByRole('button', { name: /^Cancel/ }).click();
  await buys.getByRole('alertdialog').getByRole('textbox').fill('Too large');
  await confirmWith(buys, 'Cancel order');
  await expect(lamp).toContainText('Cancelled');
  await expect(buys.getByRole('row').filter({ hasText: 'Room chair x 1' })).not.toContainText(/Cancelled|together/);
  await buys.context().close();
});

test('the cart buys the listings of one seller together and names those that were sold in the meantime', async ({ browser, page: api }) => {
  const { seller, buyer, ids } = await room(api);
  const buys = await screenOf(browser, buyer, { colorScheme: 'light', viewport: phone });
  await buys.addInitScript(
    (items) => {
      if (!localStorage.getItem('cart')) localStorage.setItem('cart', items);
    },
    JSON.stringify(ids.map((id) => ({ id, name: 'Room thing', description: '', price: 1, photoUrl: '' }))),
  );
  await buys.goto('/cart');
  await buys.getByRole('button', { name: `Buy 3 from ${seller.name} together` }).click();
  await expect(sheet(buys).getByRole('button', { name: 'Order 3 for ₹600' })).toBeEnabled();
  const other = await createStudent(api, 'roomother');
  await graphql(api, 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { message } }', { id: ids[1] }, other.token);
  await sheet(buys).getByRole('button', { name: 'Order 3 for ₹600' }).click();
  await expectToast(buys, 'Room lamp: Product is out of stock');
  await sheet(buys).getByRole('button', { name: 'Order 2 for ₹400' }).click();
  await expect(buys).toHaveURL(/chats\?conversation=/);
  await buys.goto('/cart');
  await expect(buys.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Room lamp']);
  await buys.context().close();
});
