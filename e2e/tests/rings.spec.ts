import { expect, test, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { confirmWith, createStudent, expectToast, graphql, placeOrder } from '../src/helpers.ts';
import { test as ownTest } from '../src/own-shop.ts';
import { agreedRing, closePhones, expectAllSee, foundRing, type RingMember } from '../src/rings.ts';

/* The progress of a ring of three on three phones: each sees it without a reload. */

const fitsWidth = async (phone: Page): Promise<void> =>
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** The giver enters the code from the receiver's phone. */
async function handOver(giver: RingMember, receiver: RingMember): Promise<void> {
  await receiver.phone.getByRole('link', { name: 'What you get' }).click();
  await expect(receiver.phone.getByRole('row').filter({ hasText: giver.thing.name })).toContainText('Part of a swap');
  await receiver.phone.getByRole('button', { name: /^Handover of order/ }).click();
  const shown = receiver.phone.getByRole('dialog');
  const code = (await shown.getByLabel('Handover code', { exact: true }).textContent())!;
  await giver.phone.getByRole('link', { name: 'What you give' }).click();
  await giver.phone.getByRole('button', { name: /^Handover of order/ }).click();
  const dialog = giver.phone.getByRole('dialog');
  await dialog.getByLabel('Digit 1').click();
  await giver.phone.keyboard.type(code);
  await dialog.getByRole('button', { name: 'Confirm the handover' }).click();
  for (const each of [dialog, shown]) await expect(each.getByRole('status')).toContainText('confirmed by the code');
  await fitsWidth(receiver.phone);
}

async function backToSwaps({ phone }: RingMember): Promise<void> {
  await phone.goto('/swaps');
}

test('a ring is handed over with three codes, and all members see the progress until it is done', async ({ browser, page }) => {
  const members = await agreedRing(browser, page);
  const [alda, bela, cora] = members;
  await expectAllSee(members, 'Agreed: each has an order for what they get');
  for (const { phone } of members) await fitsWidth(phone);

  // Each member receives the next one's listing.
  await handOver(bela, alda);
  await expectAllSee([cora], 'Under way: some of it was handed over, the rest is due');
  await cora.phone.getByRole('link', { name: 'What you get' }).click();
  const due = cora.phone.getByRole('row').filter({ hasText: alda.thing.name });
  await expect(due).toContainText('Part of a swap that is under way: the rest is due');
  await expect(due.getByRole('button', { name: /^Cancel order/ })).toHaveCount(0);
  // The chat of the swap shows the same.
  await due.getByRole('button', { name: /^Chat/ }).click();
  await expect(cora.phone.getByRole('dialog')).toContainText('Under way: some of it was handed over, the rest is due');
  await fitsWidth(cora.phone);
  for (const member of members) await backToSwaps(member);
  await handOver(cora, bela);
  await expectAllSee([alda], 'Under way');
  for (const member of [bela, cora]) await backToSwaps(member);
  await handOver(alda, cora);
  await expectAllSee([bela], 'Done: everything was handed over');
  for (const member of [alda, cora]) await backToSwaps(member);
  await expectAllSee(members, 'Done: everything was handed over');
  await closePhones(members);
});

const chatOf = ({ phone }: RingMember) => phone.getByRole('dialog', { name: 'Your swap' });

const stepOf = (member: RingMember) => chatOf(member).getByRole('region', { name: 'Next step' });

/** Returns the share of a phone's 740 px height that the pinned step takes, including its margins. */
const heightShare = async (member: RingMember): Promise<number> => {
  const pinned = stepOf(member).locator('..');
  return (await pinned.boundingBox())!.height / 740;
};

test('the three members of a ring chat live and agree on a meeting', async ({ browser, page }) => {
  const members = await agreedRing(browser, page);
  const [alda, bela, cora] = members;
  for (const { phone } of members) await phone.getByRole('link', { name: 'Chat', exact: true }).click();
  for (const member of members) expect(await heightShare(member)).toBeLessThanOrEqual(0.22);
  for (const member of members) {
    const { person } = member;
    await chatOf(member).getByLabel('Your message').fill(`Hello from ${person.name}`);
    await chatOf(member).getByRole('button', { name: 'Send', exact: true }).click();
    // All members receive it before the next one writes, so that the last message is the newest.
    for (const each of members) await expect(chatOf(each).getByRole('log')).toContainText(`Hello from ${person.name}`);
  }
  for (const member of members) await expect(stepOf(member)).toContainText('When and where do you meet?');
  await stepOf(alda).getByRole('button', { name: 'Propose a meeting' }).click();
  await alda.phone.getByRole('dialog', { name: 'Propose a meeting' }).getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(stepOf(alda)).toContainText('Not all have answered yet.');
  await stepOf(bela).getByRole('button', { name: 'Accept' }).click();
  await expect(stepOf(bela)).toContainText('suits you. Not all have answered yet.');
  await stepOf(cora).getByRole('button', { name: 'Accept' }).click();
  for (const member of members) {
    await expect(stepOf(member)).toContainText(/^You meet .* Ask .* for the code\./);
    for (const { person } of [bela, cora])
      await expect(chatOf(member).getByRole('log')).toContainText(`${person.name === member.person.name ? 'You' : person.name} agreed to`);
    expect(await heightShare(member)).toBeLessThanOrEqual(0.22);
  }
  // The whole swap is one tap away.
  await chatOf(alda).getByRole('button', { name: 'The swap' }).click();
  const whole = alda.phone.getByRole('dialog', { name: 'The swap' });
  await expect(whole.getByRole('listitem')).toHaveCount(3);
  await expect(whole).toContainText('Agreed: ');
  expect((await scan(alda.phone)).violations).toEqual([]);
  await alda.phone.keyboard.press('Escape');
  for (const { phone } of members) await fitsWidth(phone);
  // The list shows one chat for the swap.
  await alda.phone.goto('/dashboard/user/chats');
  await expect(alda.phone.getByRole('listitem').filter({ hasText: 'A swap of 3' })).toContainText(`Hello from ${cora.person.name}`);
  await expect(alda.phone.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await closePhones(members);
});

test('one member declines a ring, and the others see who and why and can no longer accept it', async ({ browser, page }) => {
  const { members } = await foundRing(browser, page);
  const [alda, bela] = members;
  await alda.phone.getByRole('button', { name: 'Accept' }).click();
  await expect(alda.phone.getByText('You have accepted.')).toBeVisible();
  await bela.phone.getByRole('button', { name: 'Decline' }).click();
  await bela.phone.getByLabel('Why? The others read it').fill('I found one in the library');
  await fitsWidth(bela.phone);
  await confirmWith(bela.phone, 'Decline');
  await expectAllSee(members, `Declined by ${bela.person.name}: I found one in the library`);
  for (const { phone } of members) await expect(phone.getByRole('button', { name: /^(Accept|Decline)$/ })).toHaveCount(0);
  await expect(alda.phone.getByText('You have accepted.')).toBeHidden();
  await closePhones(members);
});

test('a ring ends when one of its listings is sold, and nobody gets an order', async ({ browser, page }) => {
  const { members } = await foundRing(browser, page);
  const [alda, bela, cora] = members;
  for (const { phone } of [alda, cora]) await phone.getByRole('button', { name: 'Accept' }).click();
  await expectAllSee([bela], '1 answer missing');
  const buyer = await createStudent(page, 'quick');
  await placeOrder(page, buyer.token, cora.thing.id);
  await expectAllSee(members, 'Broken: something in it is gone or has another price');
  for (const { phone } of members) await expect(phone.getByRole('button', { name: /^(Accept|Decline)$/ })).toHaveCount(0);
  await alda.phone.goto('/dashboard/user/orders');
  await expect(alda.phone.getByText('No orders found.')).toBeVisible();
  await closePhones(members);
});

test('one member cancels an agreed ring before the first handover: it ends for all, and undoing restores it for all', async ({ browser, page }) => {
  const members = await agreedRing(browser, page);
  const [alda, bela, cora] = members;
  await expectAllSee(members, 'Agreed: each has an order for what they get');
  await alda.phone.getByRole('link', { name: 'What you get' }).click();
  await alda.phone.getByRole('button', { name: /^Cancel order/ }).click();
  const dialog = alda.phone.getByRole('alertdialog');
  await expect(dialog).toContainText('The whole swap is cancelled with it. Its people are notified and see your reason.');
  await dialog.getByLabel(/^Reason/).fill('I leave the campus');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expectToast(alda.phone, 'Order cancelled');
  await expect(alda.phone.getByRole('row').filter({ hasText: bela.thing.name })).toContainText('Part of a swap that was cancelled');
  await expectAllSee([bela, cora], 'Cancelled by one of its people: nothing is due');
  const stock = 'query ($id: ID!) { product(id: $id) { quantity } }';
  for (const { thing } of members) expect(await graphql(page, stock, { id: thing.id })).toEqual({ product: { quantity: 1 } });
  await alda.phone.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectAllSee([bela, cora], 'Agreed: each has an order for what they get');
  await closePhones(members);
});

ownTest('a ring that not all accept in time ends for all', async ({ browser, page, shop }) => {
  const { id, members } = await foundRing(browser, page);
  const [alda, bela, cora] = members;
  await alda.phone.getByRole('button', { name: 'Accept' }).click();
  await expectAllSee([bela, cora], '2 answers missing');
  await shop.change('update swap_proposals set expires_at = now() where id = $1', [id]);
  for (const { phone } of members) await expect(phone.getByText('Ended: not all accepted in time')).toBeVisible();
  for (const { phone } of members) await expect(phone.getByRole('button', { name: /^(Accept|Decline)$/ })).toHaveCount(0);
  await closePhones(members);
});
