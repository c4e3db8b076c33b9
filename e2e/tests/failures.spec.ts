import { expect } from '@playwright/test';
import { createListing, createPaused, createStudent, demoStudent, graphql, signInByApi } from '../src/helpers.ts';
import { test } from '../src/test.ts';

/* Behaviour of the pages if a script cannot be loaded or the network is down. */

test('an order that fails offline leaves the page unchanged and succeeds when the network is back', async ({ page, context }) => {
  const seller = await createStudent(page, 'offliner');
  const id = await createListing(page, seller.token, { name: 'Offline lamp' });
  await signInByApi(page, demoStudent);
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  // The dialogs are loaded after the page. Once one was open, all are loaded.
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Error placing the order.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline lamp');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Quantity Available: 1')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Offline lamp');
});

test('an offer that fails offline keeps its price and is made when the network is back', async ({ page, context }) => {
  const seller = await createStudent(page, 'barterer');
  const id = await createListing(page, seller.token, { name: 'Offline barometer', price: 300 });
  await signInByApi(page, demoStudent);
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('button', { name: 'Make an offer' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  await page.getByLabel('Your price').fill('250');
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Your price')).toHaveValue('250');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user\/chats\?conversation=/);
  await expect(page.getByText('₹250').first()).toBeVisible();
});

interface Offered {
  me: { conversations: { nodes: { offers: { nodes: { price: number }[] } }[] } };
}

test('an offer whose response was lost is made once, and the next attempt shows it', async ({ page }) => {
  const seller = await createStudent(page, 'haggler');
  const id = await createListing(page, seller.token, { name: 'Lost sundial', price: 300 });
  const buyer = await createStudent(page, 'bidder');
  await signInByApi(page, buyer);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (lost > 0 || !route.request().postData()?.includes('"operationName":"MakeOffer"')) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your price').fill('250');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The offer could not be made. Try again.');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user\/chats\?conversation=/);
  await expect(page.getByText('₹250').first()).toBeVisible();
  expect(lost).toBe(1);
  const { me } = await graphql<Offered>(page, '{ me { conversations { nodes { offers { nodes { price } } } } } }', {}, buyer.token);
  expect(me.conversations.nodes.flatMap(({ offers }) => offers.nodes)).toEqual([{ price: 250 }]);
});

test('a dialog whose script fails to load shows one error when it is opened, and opens after Reload', async ({ page }) => {
  const seller = await createStudent(page, 'undialogued');
  const id = await createListing(page, seller.token, { name: 'Undialogued sextant' });
  await signInByApi(page, demoStudent);
  const requested = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/BuyDialogs'));
  await page.route('**/assets/BuyDialogs*', (route) => route.abort());
  await page.goto(`/product/${id}`);
  await requested;
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(page.getByText('This could not be shown.')).toBeHidden();
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be shown.' })).toBeVisible();
  await page.unroute('**/assets/BuyDialogs*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Contact Product Owner' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are You Sure?' })).toBeVisible();
});

test('after a deployment that removed the toast script, a notice with Reload is shown instead', async ({ page }) => {
  const seller = await createStudent(page, 'deployer');
  await createListing(page, seller.token, { name: 'Deployed lamp' });
  await signInByApi(page, demoStudent);
  await page.goto('/search?q=Deployed+lamp');
  const found = page.getByRole('article').filter({ hasText: 'Deployed lamp' }).first();
  await expect(found).toBeVisible();
  const gone = { status: 404, contentType: 'text/plain', body: 'No such file' };
  await page.route('**/assets/**', (route) => route.fulfill(gone));
  await found.getByRole('button', { name: 'Add to Cart' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'was updated' });
  await expect(alert).toBeVisible();
  await expect(found).toBeVisible();
  await page.unroute('**/assets/**');
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(found).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a page whose script fails to load shows an error in its place, and Reload loads it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route('**/assets/PrivacyPage*', (route) => route.abort());
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This page could not be shown.' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/assets/PrivacyPage*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

test('Reload keeps the page while the network is down', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route('**/assets/PrivacyPage*', (route) => route.abort());
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const asked = page.waitForEvent('requestfailed');
  await reload.click();
  expect((await asked).isNavigationRequest()).toBe(false);
  await expect(reload).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the dashboard pages show an error in their place when their routes fail to load, and Reload loads them', async ({ page }) => {
  await signInByApi(page, demoStudent);
  await page.goto('/about');
  await page.route('**/assets/dashboardRoutes*', (route) => route.abort());
  await page.getByRole('link', { name: 'Sell', exact: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'This page could not be shown.' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/assets/dashboardRoutes*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Product');
});

test('Load More shows that it failed and continues automatically when the network is back', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(20);
  // The rest of the page is complete and does not fail too.
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByRole('group').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat With Assistant' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'More could not be loaded. You are offline.' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'More could not be loaded. You are offline.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('Back first removes a filter, then leaves the page and returns the focus to the link that was followed', async ({ page }) => {
  await page.goto('/about');
  // The server's HTML, whose links load whole pages, has no such button.
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const summary = page.getByText(/^\d+ of \d+ products$/).filter({ visible: true });
  const all = await summary.textContent();
  await page.getByRole('checkbox', { name: 'Books' }).check();
  await expect(page).toHaveURL(/category=/);
  await expect(summary).not.toHaveText(all!);
  const link = page.getByRole('article').first().getByRole('link').first();
  const name = await page.getByRole('article').first().getByRole('heading').textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Books' })).toBeChecked();
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Books' })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the points history shows that the next page failed to load, and loads it when the network is back', async ({ page, context }) => {
  const seller = await createStudent(page, 'earner');
  for (let listed = 0; listed < 21; listed += 1) await createPaused(page, seller.token, `Earning lamp ${listed}`);
  await signInByApi(page, seller);
  await page.goto('/dashboard/user');
  const entries = page.getByRole('listitem').filter({ hasText: 'Product Created' });
  await expect(entries).toHaveCount(20);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'More could not be loaded. You are offline.' })).toBeVisible();
  await context.setOffline(false);
  await expect(entries).toHaveCount(21);
});

test('the listing form can choose a category after Retry when the categories failed to load', async ({ page }) => {
  await signInByApi(page, demoStudent);
  let failing = true;
  await page.route('**/graphql', (route) =>
    failing && route.request().postData()?.includes('"operationName":"FormChoices"') ? route.abort() : route.fallback(),
  );
  await page.goto('/dashboard/user/create-product');
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
  await expect(failure).toBeVisible();
  failing = false;
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('combobox', { name: /Category/ })).toBeEnabled();
});
