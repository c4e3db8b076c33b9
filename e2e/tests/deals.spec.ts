import { expect, type Browser, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { confirmWith, createListing, createStudent, graphql, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* A deal between two users in two browsers without leaving their chat: the seller has a wide screen, the buyer a phone. */

const OFFER =
  'mutation ($id: ID!, $price: Float!) { makeOffer(input: { productId: $id, price: $price }) { offer { conversation { id: databaseId } } } }';
const RESERVE = 'mutation ($id: ID!) { reserveProduct(input: { conversationId: $id }) { product { id: databaseId } } }';

interface Look {
  colorScheme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

async function screenOf(browser: Browser, student: Awaited<ReturnType<typeof createStudent>>, look: Look): Promise<Page> {
  const page = await (await browser.newContext(look)).newPage();
  await signInByApi(page, student);
  return page;
}

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const step = (page: Page) => page.getByRole('region', { name: 'Next step' });

/** Returns the share of a phone's screen above the messages of a chat. */
const barsOf = (page: Page) => step(page).evaluate((bar) => bar.parentElement!.getBoundingClientRect().bottom / window.innerHeight);

/** Returns the texts of a student's unread notifications. */
async function unread(page: Page, token: string): Promise<string[]> {
  const list = '{ me { notifications(unread: true) { nodes { text } } } }';
  const { me } = await graphql<{ me: { notifications: { nodes: { text: string }[] } } }>(page, list, {}, token);
  return me.notifications.nodes.map(({ text }) => text);
}

/** Toasts are excluded, because they fade. */
const expectClean = async (page: Page) => expect((await scan(page, { exclude: '[data-scope=toast]' })).violations).toEqual([]);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an offer is answered, a meeting agreed, and the item handed over and rated in the chat, and the chat list shows each state, in ${colorScheme} mode`, async ({
    browser,
    page: api,
  }) => {
    const [seller, buyer] = [await createStudent(api, 'dealseller'), await createStudent(api, 'dealbuyer')];
    const id = await createListing(api, seller.token, {
      name: 'Dealt lamp with a long arm, a spare bulb and its original box',
      price: 500,
      quantity: 1,
    });
    await graphql(api, OFFER, { id, price: 400 }, buyer.token);
    const sells = await screenOf(browser, seller, { colorScheme, viewport: wide });
    const buys = await screenOf(browser, buyer, { colorScheme, viewport: phone });
    for (const each of [sells, buys]) await each.goto('/dashboard/user/chats');
    const listed = sells.getByRole('main').getByRole('listitem').filter({ hasText: 'Dealt lamp' });
    await expect(listed).toContainText('Offer ₹400 · yours to answer');
    await expect(buys.getByRole('main')).toContainText(`Offer ₹400 · waiting for ${seller.name}`);
    for (const each of [sells, buys]) await expectClean(each);

    // The whole row leads to the chat, not only the name.
    await listed.click();
    await buys.getByRole('link', { name: seller.name }).click();
    await expect(step(sells)).toContainText(`${buyer.name} offers ₹400.`);
    await expect(step(buys)).toContainText(`You offered ₹400. ${seller.name} has not answered yet.`);
    expect(await barsOf(buys)).toBeLessThanOrEqual(0.22);
    await step(sells).getByRole('button', { name: 'Answer' }).click();
    await expect(sells.getByRole('region', { name: 'Offer' }).getByRole('button', { name: 'Accept' })).toBeFocused();
    await sells.keyboard.press('Enter');
    await expect(listed).toContainText('Ordered · when do you meet?');
    for (const each of [sells, buys]) {
      await expect(step(each)).toContainText('Ordered. When and where do you meet?');
      await expect(each.getByRole('log')).toContainText('ordered it');
    }
    expect(await barsOf(buys)).toBeLessThanOrEqual(0.22);

    await step(sells).getByRole('button', { name: 'Propose a meeting' }).click();
    await sells.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(buys.getByRole('log')).toContainText(`${seller.name} proposed `);
    expect(await barsOf(buys)).toBeLessThanOrEqual(0.22);
    await step(buys).getByRole('button', { name: 'Accept the meeting' }).click();
    await expect(sells.getByRole('log')).toContainText(`${buyer.name} agreed to `);
    await expect(listed).toContainText('Ordered · meet ');
    for (const each of [sells, buys]) await expectClean(each);
    // Both have seen the content of the notifications in the chat.
    for (const { token } of [seller, buyer]) await expect.poll(() => unread(api, token)).toEqual([]);

    await step(buys).getByRole('button', { name: 'Show the code' }).click();
    const code = (await buys.getByLabel('Handover code', { exact: true }).textContent())!;
    await step(sells).getByRole('button', { name: 'Enter the code' }).click();
    const calendar = sells.getByRole('button', { name: 'Add to calendar' });
    await expect(calendar).toBeVisible();
    await sells.getByLabel('Digit 1').click();
    await sells.keyboard.type(code);
    await sells.getByRole('button', { name: 'Confirm the handover' }).click();
    await expect(sells.getByRole('status')).toContainText('confirmed by the code');
    await expect(calendar).toBeHidden();
    await sells.getByRole('button', { name: 'Close' }).last().click();
    await expect(listed).toContainText('Handed over · rate it');
    await expect(sells.getByRole('log')).toContainText('Handed over');
    await expect(step(sells).getByRole('button', { name: `Rate ${buyer.name}` })).toBeVisible();
    for (const each of [sells, buys]) await each.context().close();
  });
}

test('the buyer who has the reservation orders the product in the chat', async ({ browser, page: api }) => {
  const [seller, buyer] = [await createStudent(api, 'holdseller'), await createStudent(api, 'holdbuyer')];
  const id = await createListing(api, seller.token, { name: 'Held lamp', price: 500, quantity: 1 });
  const start = 'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }';
  const { startConversation } = await graphql<{ startConversation: { conversation: { id: string } } }>(api, start, { id }, buyer.token);
  const talk = startConversation.conversation.id;
  await graphql(api, RESERVE, { id: talk }, seller.token);
  const buys = await screenOf(browser, buyer, { colorScheme: 'light', viewport: phone });
  await buys.goto(`/dashboard/user/chats?conversation=${talk}`);
  await expect(step(buys)).toContainText(/Reserved for you until (today|tomorrow) /);
  expect(await barsOf(buys)).toBeLessThanOrEqual(0.22);
  await step(buys).getByRole('button', { name: 'Order' }).click();
  await confirmWith(buys, 'Yes');
  await expect(step(buys)).toContainText('Ordered. When and where do you meet?');
  await buys.context().close();
});
