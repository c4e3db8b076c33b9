import { expect, type Page } from '@playwright/test';
import {
  createListing,
  createStudent,
  demoAdmin,
  demoStudent,
  expectToast,
  graphql,
  readMailedCode,
  signInByApi,
  uniqueWord,
} from '../src/helpers.ts';
import { choose, focusOn, giveStars, select, write } from '../src/keyboard.ts';
import { test } from '../src/test.ts';

/* Every task with the keyboard alone: no test of this file uses the mouse. URLs are opened directly, as with a bookmark. */

/** Opens a URL as a signed-in user. Waits for the account menu, which the server's HTML lacks, because that HTML handles no keys. */
async function open(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name })).toBeVisible();
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });

test('a product is found and ordered and its seller contacted by keyboard alone', async ({ page }) => {
  const seller = await createStudent(page, 'keys');
  const word = uniqueWord('heliograph');
  await createListing(page, seller.token, { name: `Keyboardable ${word}` });
  const buyer = await createStudent(page, 'keyboard');
  await signInByApi(page, buyer);
  await open(page, '/', buyer.name);
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`search\\?q=${word}`));
  await choose(
    page
      .getByRole('article')
      .filter({ hasText: `Keyboardable ${word}` })
      .getByRole('link')
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: `Keyboardable ${word}` })).toBeFocused();
  await choose(page.getByRole('button', { name: 'Contact Product Owner' }));
  await choose(page.getByRole('alertdialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Yes' }));
  await choose(page.getByRole('dialog', { name: 'Ordered' }).getByRole('link', { name: 'Message the seller' }));
  await expect(page).toHaveURL(/chats\?chat=/);
  await write(page.getByPlaceholder('Type your message'), 'Is it still there?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Is it still there?')).toBeVisible();
});

test('a newcomer signs up with the mailed code, changes the name and signs out by keyboard alone', async ({ page }) => {
  const email = `typist${Date.now()}@vitstudent.ac.in`;
  await page.goto('/signup');
  for (const [label, value] of [
    ['Name', 'Typing Student'],
    ['Email', email],
    [/^Password/, 'secret-1'],
    ['Phone', '9840012345'],
    ['College ID', `T${Date.now()}`],
  ] as const)
    await write(page.getByRole('textbox', { name: label }), value);
  await choose(page.getByRole('button', { name: 'Send OTP' }));
  await expect(page.getByLabel('Digit 1')).toBeFocused();
  await page.keyboard.type(await readMailedCode(page, email));
  await choose(page.getByRole('button', { name: 'Complete Signup' }));
  await expect(page).toHaveURL(/\/signin$/);
  await choose(page.getByRole('button', { name: 'Typing Student' }));
  await choose(link(page, 'Dashboard'));
  await choose(link(page, 'Profile'));
  await choose(page.getByRole('button', { name: 'Edit Profile' }));
  await write(page.getByRole('textbox', { name: 'Name' }), 'Typed Student');
  await choose(page.getByRole('button', { name: 'Save Changes' }));
  await choose(page.getByRole('button', { name: 'Typed Student' }));
  await choose(page.getByRole('button', { name: 'Logout' }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a product is listed with a photo, reduced and paused by keyboard alone', async ({ page }) => {
  const seller = await createStudent(page, 'lister');
  await signInByApi(page, seller);
  await open(page, '/', seller.name);
  await choose(link(page, 'Sell'));
  const chooser = page.waitForEvent('filechooser');
  await choose(page.getByRole('button', { name: /^Add photos/ }));
  await (await chooser).setFiles('tests/files/photo.png');
  await expect(page.getByRole('button', { name: 'Remove photo.png' })).toBeVisible();
  await focusOn(page.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.type('musi');
  await expect(page.getByRole('option', { name: 'Music & Hobbies' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await write(page.getByLabel('Name'), 'Typed metronome');
  await write(page.getByLabel('Description'), 'Ticks evenly.');
  await write(page.getByLabel('Price'), '350');
  await choose(page.getByRole('button', { name: 'CREATE PRODUCT' }));

  await expectToast(page, 'Product created successfully');
  await choose(link(page, 'Update Typed metronome'));
  await write(page.getByLabel('Price'), '300');
  await choose(page.getByRole('button', { name: 'UPDATE PRODUCT' }));
  const card = page.getByRole('article').filter({ hasText: 'Typed metronome' });
  await expect(card).toContainText('Rs. 300.00');
  await choose(page.getByRole('button', { name: 'Pause: Typed metronome' }));
  await expect(card.getByText('Paused', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume: Typed metronome' })).toBeFocused();
});

test('a search is filtered by a checkbox and a price and saved by keyboard alone', async ({ page }) => {
  const student = await createStudent(page, 'searcher');
  const word = uniqueWord('ocarina');
  for (const [name, price] of [
    [`Typed ${word}`, 400],
    [`Typed ${word} of gold`, 90_000],
  ] as const)
    await createListing(page, student.token, { name, price });
  await signInByApi(page, student);
  await open(page, `/search?q=${word}`, student.name);
  await expect(page.getByText('Found 2 products')).toBeVisible();
  await choose(page.getByRole('button', { name: /^Filters/ }));
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await choose(sheet.getByRole('checkbox', { name: /^Music & Hobbies/ }), 'Space');
  await focusOn(sheet.getByRole('radio', { name: 'Any price' }));
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: /^₹0 to ₹499/ })).toBeChecked();
  await choose(sheet.getByRole('button', { name: 'Show 1 product' }));
  await expect(page.getByText('Found 1 product', { exact: true })).toBeVisible();
  await choose(page.getByRole('button', { name: 'Save this search' }));
  await choose(link(page, 'Saved: see all'));
  await expect(page.getByRole('listitem').filter({ hasText: word })).toContainText('₹499');
});

test('an offer is made, countered and accepted, the meeting agreed, the product handed over and both sides rated by keyboard alone', async ({
  browser,
  page: sells,
}) => {
  const [seller, buyer] = [await createStudent(sells, 'typingseller'), await createStudent(sells, 'typingbuyer')];
  const productId = await createListing(sells, seller.token, { name: 'Typed lamp', price: 400, quantity: 1 });
  const buys = await (await browser.newContext()).newPage();
  await signInByApi(sells, seller);
  await signInByApi(buys, buyer);
  const offerOn = (page: Page) => page.getByRole('region', { name: 'Offer' });

  await open(buys, `/product/${productId}`, buyer.name);
  await choose(buys.getByRole('button', { name: 'Make an offer' }));
  await write(buys.getByLabel('Your price'), '300');
  await choose(buys.getByRole('button', { name: 'Send offer' }));
  await expect(offerOn(buys)).toContainText('You offered ₹300');
  await open(sells, '/dashboard/user/chats', seller.name);
  await choose(link(sells, buyer.name));
  await choose(offerOn(sells).getByRole('button', { name: 'Counter' }));
  await write(sells.getByLabel('Your price'), '350');
  await choose(sells.getByRole('button', { name: 'Send counter-offer' }));
  await choose(offerOn(buys).getByRole('button', { name: 'Accept' }));
  for (const page of [buys, sells]) await expect(offerOn(page)).toContainText('Accepted: it is ordered at this price');

  await open(buys, '/dashboard/user/orders', buyer.name);
  await choose(buys.getByRole('button', { name: /^Handover of order/ }));
  const [shown, dialog] = [buys.getByRole('dialog'), sells.getByRole('dialog')];
  await choose(shown.getByRole('button', { name: 'Propose a meeting' }));
  await choose(shown.getByRole('button', { name: 'Propose', exact: true }));
  await expect(shown.getByText(/^Proposed: /)).toBeVisible();
  await open(sells, '/dashboard/user/order', seller.name);
  await choose(sells.getByRole('button', { name: /^Handover of order/ }));
  await choose(dialog.getByRole('button', { name: 'Accept' }));
  await expect(shown.getByText(/^Agreed: /)).toBeVisible();
  await focusOn(dialog.getByLabel('Digit 1'));
  await sells.keyboard.type((await shown.getByLabel('Handover code', { exact: true }).textContent())!);
  await choose(dialog.getByRole('button', { name: 'Confirm the handover' }));
  for (const screen of [dialog, shown]) {
    await expect(screen.getByRole('status')).toContainText('confirmed by the code');
    await giveStars(screen, 5);
    await choose(screen.getByRole('button', { name: /^Rate / }));
    await expect(screen.getByText(/^You gave .* Student 5 stars$/)).toBeVisible();
  }
  await buys.context().close();
});

test('a wanted post is created, changed and closed by keyboard alone', async ({ page }) => {
  const word = `Typed planimeter ${Date.now().toString(36)}`;
  const student = await createStudent(page, 'wanting');
  await signInByApi(page, student);
  await open(page, '/wanted', student.name);
  await choose(link(page, 'Post what you want'));
  await write(page.getByLabel('What are you looking for?'), word);
  await write(page.getByLabel('Highest price (optional)'), '900');
  await select(page.getByLabel('Show it for'), '3 months');
  await choose(page.getByRole('button', { name: 'Post', exact: true }));
  const post = page.getByRole('listitem').filter({ hasText: word });
  await expect(post).toContainText('up to ₹900');
  await choose(link(page, `Change ${word}`));
  await write(page.getByLabel('Highest price (optional)'), '1100');
  await choose(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(post).toContainText('up to ₹1,100');
  await choose(page.getByRole('button', { name: `Close ${word}` }));
  await expect(post).toContainText('closed');
  await choose(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect(post).not.toContainText('closed');
  await expect(page.locator('body'), 'the focus after an action of a toast').not.toBeFocused();
});

test('a review is written, changed and deleted by keyboard alone', async ({ page }) => {
  const productId = await createListing(page, (await createStudent(page, 'judged')).token, { name: 'Typed bassoon case' });
  const student = await createStudent(page, 'judging');
  await signInByApi(page, student);
  await open(page, `/product/${productId}`, student.name);
  const reviews = page.getByRole('main');
  await giveStars(reviews, 4);
  await write(page.getByPlaceholder('Write your review...'), 'Fits well');
  await choose(page.getByRole('button', { name: 'Submit Review' }));
  await expect(page.getByText('4.0 of 5, 1 review')).toBeVisible();
  await choose(page.getByRole('button', { name: 'Edit your review' }));
  await giveStars(reviews, 5);
  await write(page.getByPlaceholder('Write your review...'), 'Fits very well');
  await choose(page.getByRole('button', { name: 'Update Review' }));
  await expect(page.getByText('5.0 of 5, 1 review')).toBeVisible();
  await choose(page.getByRole('button', { name: 'Delete your review' }));
  await choose(page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }));
  await expect(page.getByText('No reviews yet. Be the first to review this product!')).toBeVisible();
});

test('an administrator decides a report, removes a listing, and sorts, filters and exports the users by keyboard alone', async ({ page }) => {
  const seller = await createStudent(page, 'typedshady');
  const [reported, removed] = [`Typed phone ${Date.now()}`, `Typed pager ${Date.now()}`];
  const productId = await createListing(page, seller.token, { name: reported });
  await createListing(page, (await createStudent(page, 'typedlister')).token, { name: removed });
  const { product } = await graphql<{ product: { globalId: string } }>(page, `{ product(id: ${productId}) { globalId: id } }`);
  const report = 'mutation ($subject: ID!) { report(input: { subject: $subject, reason: SCAM }) { message } }';
  await graphql(page, report, { subject: product.globalId }, (await createStudent(page, 'typedreporter')).token);
  await signInByApi(page, demoAdmin);
  await open(page, '/dashboard/admin', 'Ravi Admin');

  await choose(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Moderation/ }));
  const shown = page
    .getByRole('listitem')
    .filter({ hasText: reported })
    .filter({ has: page.getByRole('button', { name: 'Suspend' }) });
  await choose(shown.getByRole('button', { name: 'Suspend' }));
  await write(page.getByLabel('Reason'), 'Asks for money before the handover');
  await choose(page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }));
  await expectToast(page, 'Person suspended');
  await expect(shown).toHaveCount(0);

  await choose(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Products' }));
  await write(page.getByPlaceholder('Search by name...'), removed);
  await page.keyboard.press('Enter');
  await choose(page.getByRole('button', { name: `Remove ${removed}` }));
  await write(page.getByLabel('Reason'), 'Not a real product.');
  await choose(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect(page.getByRole('row').filter({ hasText: removed })).toHaveCount(0);

  await choose(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Users' }));
  const header = page.getByRole('columnheader', { name: 'Name' });
  await choose(header.getByRole('button'));
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await select(page.getByLabel('Role'), 'Administrators');
  await expect(page.getByRole('row').filter({ hasText: demoAdmin.email })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: demoStudent.email })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await choose(page.getByRole('button', { name: 'Export all (CSV)' }));
  expect((await saved).suggestedFilename()).toBe('campuscart-users.csv');
});
