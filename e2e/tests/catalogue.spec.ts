import { expect } from '@playwright/test';
import {
  confirmWith,
  createListing,
  createStudent,
  demoStudent,
  expectSettled,
  expectToast,
  graphql,
  recordOperations,
  SENT_AGAIN,
  signInByApi,
  uniqueWord,
} from '../src/helpers.ts';
import { test } from '../src/test.ts';

test('a student lists a guitar with a photo, and another student finds it with a misspelt word and orders it', async ({ page, browser }) => {
  const seller = await createStudent(page, 'seller');
  const buyer = await createStudent(page, 'buyer');
  const name = `Twelve-string guitar ${Date.now()}`;
  await signInByApi(page, seller);
  await page.goto('/dashboard/user/products');
  await expect(page.getByText('You have not listed anything yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create Product' }).first().click();

  await page.getByRole('combobox', { name: 'Category' }).fill('musi');
  await page.getByRole('option', { name: 'Music & Hobbies' }).click();
  await page.getByLabel('Photo', { exact: true }).setInputFiles('tests/files/photo.png');
  await expect(page.getByRole('img', { name: 'Preview of the photo' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Description').fill('Rich tone, new strings.');
  await page.getByLabel('Price').fill('2500.50');
  await page.getByLabel('Quantity').fill('1');
  await page.getByLabel('Shipping').selectOption({ label: 'Yes' });
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  // Each toast is shown for some seconds.
  await Promise.all(['Product created successfully', 'You earned 20 points for listing a product!'].map((text) => expectToast(page, text)));
  await expect(page).toHaveURL(/\/dashboard\/user\/products$/);
  const checks = page.getByRole('list', { name: 'Checks of your listing' });
  await expect(checks).toContainText('Prohibited goods and services: checked, nothing found');
  await expect(checks.getByRole('listitem')).toHaveCount(4);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('Rs. 2500.50')).toBeVisible();
  await expect(card.getByRole('img')).toHaveJSProperty('complete', true);

  const other = await (await browser.newContext()).newPage();
  await signInByApi(other, buyer);
  await other.goto('/');
  await other.getByPlaceholder('Search for products...').fill('twelv string gitar');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/search\?q=/);
  // The focus moves to the heading for screen readers, without an outline.
  await expect(other.getByRole('heading', { name: 'Search Results' })).toBeFocused();
  await expect(other.getByRole('heading', { name: 'Search Results' })).toHaveCSS('outline-style', 'none');
  await expect(other.getByText(/^Found \d+ products?$/)).toBeVisible();
  await other.getByRole('article').filter({ hasText: name }).getByRole('link', { name: 'Details' }).click();

  await expect(other.getByText('Quantity Available: 1')).toBeVisible();
  await other.getByRole('button', { name: 'Buy Now' }).click();
  const contact = other.getByRole('dialog', { name: 'Contact Product Owner' });
  await expect(contact).toContainText(seller.name);
  await expect(contact).toContainText('9840012345');
  await expect(contact.getByRole('link', { name: seller.email })).toHaveAttribute('href', new RegExp(`^mailto:${seller.email}`));
  await contact.getByRole('button', { name: 'Close' }).click();

  await other.getByRole('button', { name: 'Contact Product Owner' }).click();
  const confirm = other.getByRole('alertdialog', { name: 'Are You Sure?' });
  await expect(confirm).toContainText(`Order ${name} for ₹2,500.50`);
  await confirm.getByRole('button', { name: 'No' }).click();
  await expect(confirm).toBeHidden();
  await other.getByRole('button', { name: 'Contact Product Owner' }).click();
  await confirm.getByRole('button', { name: 'Yes' }).click();
  await expectToast(other, 'Thanks for buying this product!');
  await expect(other.getByText('Quantity Available: 0')).toBeVisible();
  const ordered = other.getByRole('dialog', { name: 'Ordered' });
  await expect(ordered.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/dashboard/user/orders');
  await ordered.getByRole('button', { name: 'Close' }).click();

  await other.getByRole('button', { name: 'Not Available' }).click();
  await expect(other.getByRole('dialog', { name: 'Out Of Stock' })).toContainText('Product will be there Very Soon');
  await other.context().close();
});

test('the order confirmation opens the chat with the seller', async ({ page }) => {
  const seller = await createStudent(page, 'near');
  const id = await createListing(page, seller.token, { name: 'Near thing' });
  await signInByApi(page, await createStudent(page, 'asker'));
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await confirmWith(page, 'Yes');
  await page.getByRole('dialog', { name: 'Ordered' }).getByRole('link', { name: 'Message the seller' }).click();
  await expect(page.getByRole('dialog', { name: /^Order \d+$/ })).toContainText('Near thing');
  await expect(page.getByPlaceholder('Type your message')).toBeVisible();
});

test('a product shows its seller, its age and the whole photo, but no rating before its first review', async ({ page }) => {
  const seller = await createStudent(page, 'owner');
  const id = await createListing(page, seller.token, { name: `${'W'.repeat(40)} lamp` });
  await createListing(page, seller.token, { name: 'Other thing', price: 7 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/product/${id}`);
  const card = page.getByRole('region', { name: 'Seller' });
  await expect(card).toContainText(/Member since \d{4}/);
  await expect(card.getByRole('link', { name: 'Other thing, ₹7' })).toBeVisible();
  await expect(page.getByText(/ · Good · just now$/)).toBeVisible();
  await expect(page.getByText('0.0')).toHaveCount(0);
  await page.getByRole('button', { name: /^Enlarge the photo/ }).click();
  await expect(page.getByRole('dialog', { name: /^Photo: / }).getByRole('img', { name: /lamp/ })).toHaveCSS('object-fit', 'contain');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('buying requires signing in, which returns to the product', async ({ page }) => {
  await createListing(page, (await createStudent(page, 'guarded')).token, { name: 'Guarded sextant', price: 995_000 });
  await page.goto('/?sort=PRICE_DESC');
  await page.getByRole('article').filter({ hasText: 'Guarded sextant' }).getByRole('link', { name: 'View Product Details' }).first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  const address = page.url();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel('Email').fill(demoStudent.email);
  await page.getByLabel(/^Password/).fill(demoStudent.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(address);
});

test('the home page loads more products, keeps its filters in the URL, and resets them', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('HomePage - Super Iconic');
  await expect(page.getByRole('heading', { name: "Today's Flash Sales" })).toBeVisible();
  await expect(page.getByText('New Items added!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);

  await page.getByRole('checkbox', { name: 'Books' }).check();
  await page.getByRole('checkbox', { name: 'Cycles' }).check();
  await page.getByLabel('₹0 to ₹499').check();
  await expect(page).toHaveURL(/category=.+&price=0/);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
  // The previous list stays until the result of the last filter is loaded.
  await expect(page.getByRole('article').filter({ hasText: /₹([5-9]\d\d\b|\d{1,3},\d)/ })).toHaveCount(0);
  const shown = await page.getByRole('article').count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(20);

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(shown);
  await expect(page.getByRole('checkbox', { name: 'Books' })).toBeChecked();
  await page.getByRole('button', { name: 'Remove filter Books' }).click();
  await expect(page.getByRole('checkbox', { name: 'Books' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('Load More reads Loading... and is disabled while the page loads', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  const { promise: isSeen, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  respond();
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('the home page is served with its data, and opening a product and going back repeats no request', async ({ page }) => {
  await createListing(page, (await createStudent(page, 'backer')).token, { name: 'Returning sextant' });
  const operations = recordOperations(page);
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  expect(operations()).toEqual([]);
  await page.getByRole('article').filter({ hasText: 'Returning sextant' }).getByRole('link', { name: 'View Product Details' }).first().click();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  expect(operations()).toEqual(['Product']);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  expect(operations()).toEqual([]);
});

test('a changed or deleted product is updated on every page without a reload', async ({ page }) => {
  const seller = await createStudent(page, 'editor');
  const [before, after] = [`Before ${Date.now()}`, `After ${Date.now()}`];
  const id = await createListing(page, seller.token, { name: before, price: 999_000 });
  await signInByApi(page, seller);
  // Sorted by price, because among the newest the listings of other tests would displace it.
  await page.goto('/?sort=PRICE_DESC');
  const sortByPrice = () => page.getByRole('combobox', { name: 'Sort by' }).selectOption('PRICE_DESC');
  await expect(page.getByRole('article').filter({ hasText: before })).toBeVisible();
  await page.getByRole('button', { name: seller.name }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'All Products' }).click();
  await page.getByRole('link', { name: `Update ${before}` }).click();
  await expect(page.getByLabel('Name')).toHaveValue(before);
  await page.getByLabel('Name').fill(after);
  await page.getByRole('button', { name: 'UPDATE PRODUCT' }).click();
  await expectToast(page, 'Product updated successfully');
  await expect(page.getByRole('article').filter({ hasText: after })).toBeVisible();
  await page.getByRole('link', { name: 'CampusCart, home' }).click();
  // The previous page shows the product too, until the home page has loaded.
  await expect(page).toHaveURL(/\/$/);
  await sortByPrice();
  await expect(page).toHaveURL(/sort=PRICE_DESC$/);
  await expect(page.getByRole('article').filter({ hasText: after })).toBeVisible();

  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: `Delete ${after}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' });
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('article').filter({ hasText: after })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${after}` }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expectToast(page, 'Product deleted successfully');
  await expectToast(page, 'Lost 20 points. ');
  await expect(page.getByRole('article').filter({ hasText: after })).toBeHidden();
  await page.getByRole('link', { name: 'CampusCart, home' }).click();
  await sortByPrice();
  await expect(page).toHaveURL(/sort=PRICE_DESC$/);
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('article').filter({ hasText: after })).toBeHidden();
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
});

test('a rejected listing keeps its input and the chosen photo', async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'rejected'));
  await page.goto('/dashboard/user/create-product');
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expect(page.getByText('Choose a category')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).fill('book');
  await page.getByRole('option', { name: 'Books' }).click();
  await page.getByLabel('Photo', { exact: true }).setInputFiles('tests/files/photo.png');
  await page.getByLabel('Name').fill('Kept name');
  await page.getByLabel('Description').fill('Kept description');
  await page.getByLabel('Price').fill('-4');
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expect(page.getByText('Price must be from 0 to 999999.99 with')).toBeVisible();
  await expect(page.getByLabel('Price')).toBeFocused();
  await page.getByLabel('Price').fill('40');
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('CreateProduct') ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expectToast(page, 'Does not meet with CampusCart Norms');
  await expect(page.getByLabel('Name')).toHaveValue('Kept name');
  await expect(page.getByRole('img', { name: 'Preview of the photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove photo.png' })).toBeVisible();
});

test('the checks of a listing are reported as the server completes them', async ({ page }) => {
  const live = page.waitForEvent('websocket');
  const followed = live.then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('ReviewStepsFinished')));
  const reported = live.then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"VERIFICATION"')));
  await signInByApi(page, await createStudent(page, 'checked'));
  await page.goto('/dashboard/user/create-product');
  await page.getByRole('combobox', { name: 'Category' }).fill('musi');
  await page.getByRole('option', { name: 'Music & Hobbies' }).click();
  await page.getByLabel('Photo', { exact: true }).setInputFiles('tests/files/photo.png');
  await page.getByLabel('Name').fill('Checked theremin');
  await page.getByLabel('Description').fill('Plays every note.');
  await page.getByLabel('Price').fill('40');
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('CreateProduct')) await followed;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await reported;
  await expectToast(page, 'Product created successfully');
});

test('a file that is not a picture is rejected when it is chosen', async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'chooser'));
  await page.goto('/dashboard/user/create-product');
  const buffer = Buffer.from('not a picture');
  for (const file of [
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer },
  ]) {
    await page.getByLabel('Photo', { exact: true }).setInputFiles(file);
    await expect(page.getByRole('alert').filter({ hasText: 'not a picture we can read' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Preview of the photo' })).toBeHidden();
  }
  await page.getByLabel('Photo', { exact: true }).setInputFiles('tests/files/photo.png');
  await expect(page.getByRole('img', { name: 'Preview of the photo' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'not a picture' })).toBeHidden();
});

test('the draft of a listing survives navigation and a reload, and can be discarded', async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'drafter'));
  await page.goto('/dashboard/user/create-product');
  await page.getByLabel('Name').fill('Half a listing');
  await page.getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user\/products$/);
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('Half a listing');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Half a listing');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a price can be typed in any common format, and an invalid one shows the expected format', async ({ page }) => {
  await signInByApi(page, await createStudent(page, 'pricer'));
  await page.goto('/dashboard/user/create-product');
  await page.getByLabel('Price').fill('about 1500');
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expect(page.getByText('Digits only, for example 1500')).toBeVisible();
  await expect(page.getByText('Enter a title')).toBeVisible();
  await page.getByLabel('Price').fill('₹1,500');
  await expect(page.getByText('Digits only, for example 1500')).toBeHidden();
});

test('a listing is created once when the form is submitted repeatedly', async ({ page }) => {
  const seller = await createStudent(page, 'doubler');
  await signInByApi(page, seller);
  await page.goto('/dashboard/user/create-product');
  await page.getByRole('combobox', { name: 'Category' }).fill('musi');
  await page.getByRole('option', { name: 'Music & Hobbies' }).click();
  await page.getByLabel('Name').fill('Only once');
  await page.getByLabel('Description').fill('Kept well.');
  await page.getByLabel('Price').fill('40');
  const form = page.locator('form', { has: page.getByLabel('Description') });
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expectToast(page, 'Product created successfully');
  // The form stays locked until the list is shown.
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit()).catch(() => undefined);
  await expect(page).toHaveURL(/\/dashboard\/user\/products$/);
  await expect(page.getByRole('article').filter({ hasText: 'Only once' })).toHaveCount(1);
});

test('the cart shows its count in the top bar, survives a reload, shows current prices and availability, and leads to the seller', async ({
  page,
}) => {
  const seller = await createStudent(page, 'shop');
  const name = `Cartable ${Date.now()}`;
  const id = await createListing(page, seller.token, { name, price: 50 });
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const add = page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: /Add to Cart/ });
  await add.click();
  await expectToast(page, 'Item Added to Cart');
  await add.click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible();
  await expect(page.getByText('₹50', { exact: true })).toBeVisible();
  const buyer = await createStudent(page, 'holder');
  const { makeOffer } = await graphql<{ makeOffer: { offer: { conversation: { id: string } } } }>(
    page,
    'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 40 }) { offer { conversation { id: databaseId } } } }',
    { id },
    buyer.token,
  );
  const reserve = 'mutation ($id: ID!) { reserveProduct(input: { conversationId: $id }) { product { id: databaseId } } }';
  await graphql(page, reserve, makeOffer.offer.conversation, seller.token);
  await page.reload();
  await expect(page.getByText('Reserved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Message seller: ${name}` }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.goto('/cart');
  await graphql(page, 'mutation ($id: ID!) { updateProduct(input: { id: $id, price: 75, quantity: 0 }) { message } }', { id }, seller.token);
  await page.reload();
  await expect(page.getByText('₹75')).toBeVisible();
  await expect(page.getByText('Sold out')).toBeVisible();
  await graphql(page, 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { message } }', { id }, seller.token);
  await page.reload();
  await expect(page.getByText('No longer available')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('search shows when nothing is found and accepts special characters', async ({ page }) => {
  await page.goto('/search?q=zzzzqqqq');
  await expect(page.getByText('No product found')).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent('%_/"\'')}`);
  await expect(page.getByText('No product found')).toBeVisible();
});

test('an empty result shows similar listings and saves the search with its filters', async ({ page }) => {
  const name = `Kalimba ${Date.now()}`;
  const student = await createStudent(page, 'empty');
  await signInByApi(page, student);
  await createListing(page, student.token, { name, price: 450 });
  await page.goto(`/search?q=${encodeURIComponent(name)}&price=0-19`);
  await expect(page.getByText('No product found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Close to your search' }).getByText(name)).toBeVisible();
  const sent = page.waitForRequest((request) => request.postData()?.includes('"operationName":"SaveSearch"') ?? false);
  await page.getByRole('button', { name: 'Save this search' }).click();
  expect((await sent).postDataJSON().variables.input).toEqual({ text: name, filter: { minPrice: 0, maxPrice: 19 } });
  await expect(page.getByRole('link', { name: 'Saved: see all' })).toBeVisible();
});

test('on a phone two products fit the first screen, and the bottom bar links to five pages', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Places' });
  // The page's own list, which has the button, replaces that of the server's HTML.
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  const second = (await page.getByRole('article').nth(1).boundingBox())!;
  expect(second.y + second.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Search', 'Sell', 'Chats']);
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await bar.getByRole('link', { name: 'Sell' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await bar.getByRole('button', { name: 'Me' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await context.close();
});

test('the home page also filters by condition and keeps the filter in the URL', async ({ page }) => {
  const seller = await createStudent(page, 'parts');
  const name = `Broken radio ${Date.now()}`;
  await createListing(page, seller.token, { name, condition: 'FOR_PARTS', price: 998_000 });
  // Sorted by price, because among the newest the listings of other tests would displace it.
  await page.goto('/?sort=PRICE_DESC');
  await page.getByRole('checkbox', { name: 'For parts' }).check();
  await expect(page).toHaveURL(/condition=FOR_PARTS/);
  const radio = page.getByRole('article').filter({ hasText: name });
  await expect(radio).toBeVisible();
  await page.getByRole('checkbox', { name: 'For parts' }).uncheck();
  await page.getByRole('checkbox', { name: 'Like new' }).check();
  await expect(radio).toBeHidden();
  await page.getByRole('button', { name: 'Remove filter Like new' }).click();
  await expect(page).toHaveURL(/\/\?sort=PRICE_DESC$/);
  await expect(radio).toBeVisible();
});

test('on a phone the list does not move when a filter is selected, and the sheet shows the number of matches', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  // The page's own list, which has the button, replaces that of the server's HTML.
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(filters).toBeVisible();
  const top = async () => (await page.getByRole('article').first().boundingBox())?.y;
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Cycles' }).check();
  await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expectSettled(page);
  expect(await top()).toBe(before);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('PRICE_ASC');
  await expect(page).toHaveURL(/category=\d+&sort=PRICE_ASC/);
  await context.close();
});

test('"Uncategorised" is not offered as a filter', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'Books' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Uncategorised' })).toHaveCount(0);
});

test('the banner does not advance while it is outside the viewport', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const current = page.getByRole('region', { name: 'Highlights' }).locator('[aria-current="true"]');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('region', { name: 'Highlights' })).not.toBeInViewport();
  const shownAfter = async (ms: number): Promise<string | null> => {
    await page.clock.runFor(ms);
    return current.getAttribute('aria-label');
  };
  // The browser notifies the page a moment later that the banner is out of view.
  await expect(async () => {
    const before = await shownAfter(0);
    expect(await shownAfter(6_000)).toBe(before);
  }).toPass();
  const shown = await shownAfter(0);
  expect(await shownAfter(12_000)).toBe(shown);
});

test('the banner has seven pictures and shows the next one every five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Highlights' });
  const types = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map(
      async (index) =>
        (await page.request.get(`/banner/${index}.${index === 1 ? 'gif' : index === 7 ? 'png' : 'jpg'}`, SENT_AGAIN)).headers()['content-type'],
    ),
  );
  expect(types).toEqual(['image/gif', ...Array<string>(5).fill('image/jpeg'), 'image/png']);
  const current = () => banner.locator('[aria-current="true"]').getAttribute('aria-label');
  expect(await current()).toBe('Picture 1');
  for (let next = 2; next <= 7; next += 1) {
    await page.clock.runFor(5000);
    await expect.poll(current).toBe(`Picture ${next}`);
  }
  await page.clock.runFor(5000);
  await expect.poll(current).toBe('Picture 1');
});

test('"/" focuses the search box', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search for products...')).toBeFocused();
});

test('a listing that violates the content policy is rejected with the offending words, and the form keeps its input', async ({ page }) => {
  const seller = await createStudent(page, 'breaker');
  await signInByApi(page, seller);
  await page.goto('/dashboard/user/create-product');
  await page.getByRole('combobox', { name: /Category/ }).fill('Music');
  await page.getByRole('option', { name: 'Music & Hobbies' }).click();
  await page.getByLabel(/^Name/).fill('Vape with two pods');
  await page.getByLabel(/^Description/).fill('Barely used.');
  await page.getByLabel(/^Price/).fill('100');
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expectToast(page, 'Does not meet with CampusCart Norms: tobacco and vapes');
  await expect(page.getByText('Not allowed: tobacco and vapes ("vape")')).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Vape with two pods');
  await page.getByLabel(/^Name/).fill('Table fan with two speeds');
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expectToast(page, 'Product created successfully');
});

test('the about page shows the specified figures, the same product count as the home page, and three co-founders without made-up names', async ({
  page,
}) => {
  await page.goto('/about');
  for (const figure of ['2.5k', '13k', '4.5k', '25k']) await expect(page.getByText(figure, { exact: true })).toBeVisible();
  const live = page.getByRole('listitem').filter({ hasText: /listed$/ });
  await expect(page.getByRole('heading', { name: 'Right now on CampusCart' })).toBeVisible();
  // Other tests create listings between the two counts.
  await expect(async () => {
    await page.goto('/');
    const summary = page.getByText(/^\d+ of \d+ products$/).first();
    const [, counted] = /of (\d+) products/.exec((await summary.textContent())!)!;
    await page.goto('/about');
    await expect(live).toContainText(`${counted} products`, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(/^Co-founder, /)).toHaveCount(3);
  await expect(page.getByText('Co-founder One')).toHaveCount(0);
});

test('the script of a page is prefetched when its link is hovered or focused', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url().replace(/.*\/(\w+)-[^/]+\.js$/, '$1')));
  // Loads the script that prefetches.
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/afterFirstPage'));
  await page.goto('/');
  await loaded;
  await page.getByRole('link', { name: 'About' }).first().hover();
  await expect.poll(() => fetched).toContain('AboutPage');
  await page.getByRole('link', { name: 'View Product Details' }).first().focus();
  await expect.poll(() => fetched).toContain('ProductPage');
  expect(fetched).not.toContain('CartPage');
});

test('a search page is served with its results in the order of the URL', async ({ page }) => {
  const seller = await createStudent(page, 'seeker');
  const word = uniqueWord('Zither');
  await createListing(page, seller.token, { name: `${word}, quiet`, price: 90 });
  await createListing(page, seller.token, { name: `${word}, loud`, price: 40 });
  const operations = recordOperations(page);
  await page.goto(`/search?q=${word}&sort=PRICE_ASC`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([`${word}, loud`, `${word}, quiet`]);
  expect(operations()).toEqual([]);
  await page.goto(`/search?q=${word}&sort=nonsense`);
  await expect(page.getByText('Found 2 products')).toBeVisible();
  expect(operations()).toEqual([]);
});

test('a product page is served with its title, Open Graph tags and data', async ({ page }) => {
  const seller = await createStudent(page, 'linker');
  const id = await createListing(page, seller.token, { name: 'Lamp "Bright" </script> & co', description: 'Two lines\nof words.' });
  const html = await (await page.request.get(`/product/${id}`, SENT_AGAIN)).text();
  expect(html).toContain('<title>Lamp &quot;Bright&quot; &lt;/script&gt; &amp; co - CampusCart</title>');
  expect(html).toContain('<meta property="og:description" content="Two lines of words." />');
  const operations = recordOperations(page);
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamp "Bright" </script> & co');
  expect(operations()).toEqual([]);
  expect((await page.request.get('/product/999999999', SENT_AGAIN)).status()).toBe(404);
});

test('a product page for a guest loads two fonts and no dialog or form, and the favourite button only after the page is shown', async ({ page }) => {
  const seller = await createStudent(page, 'firstvisit');
  const id = await createListing(page, seller.token, { name: 'Sextant, brass', price: 450 });
  await page.addInitScript(() => {
    const mark = () => document.querySelector('main h1') && !performance.getEntriesByName('page').length && performance.mark('page');
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('button', { name: 'Save: Sextant, brass' })).toBeVisible();
  await expect(page.getByText('₹450').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { shown, files } = await page.evaluate(() => ({
    shown: performance.getEntriesByName('page')[0]!.startTime,
    files: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name: name.replace(/.*\//, ''), startTime })),
  }));
  expect(files.filter(({ name }) => name.endsWith('.woff2'))).toHaveLength(2);
  expect(files.filter(({ name }) => /^(dialog|FormField|textarea|useDraftForm|OfferDialog|ReportDialog)-/.test(name))).toEqual([]);
  expect(files.find(({ name }) => name.startsWith('FavouriteButton-'))!.startTime).toBeGreaterThan(shown);
});
