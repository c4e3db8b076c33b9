import { expect, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import { createListing, createStudent, graphql, placeOrder, signInByApi, uniqueWord } from '../src/helpers.ts';
import { shiftOf } from '../src/shift.ts';
import { test } from '../src/test.ts';

/* Browsing listings, and what needs attention. */

const phone = { width: 360, height: 740 };

const violationsOf = async (page: Page) => (await scan(page)).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ viewport: phone, colorScheme });

    test('a phone shows two columns of pictures and prefetches the next page, and Back returns to the same position', async ({ page, context }) => {
      await page.goto('/');
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(20);
      const [left, right] = [(await cards.nth(0).boundingBox())!, (await cards.nth(1).boundingBox())!];
      expect(right.y).toBe(left.y);
      expect(right.x).toBeGreaterThan(left.x + left.width);
      const photo = (await cards.first().getByRole('img').first().boundingBox())!;
      expect(photo.width / photo.height).toBeCloseTo(4 / 3, 1);
      expect(await violationsOf(page)).toEqual([]);

      const ahead = page.waitForResponse((response) => response.request().postData()?.includes('"operationName":"Home"') ?? false);
      const more = page.getByRole('button', { name: 'Load More' });
      await more.scrollIntoViewIfNeeded();
      await (await ahead).finished();
      await expect(page.getByText(/^20 of \d+ products$/).filter({ visible: true })).toBeVisible();
      await context.setOffline(true);
      await expect(async () => {
        await more.click();
        await expect(cards).toHaveCount(40, { timeout: 500 });
      }).toPass();
      await context.setOffline(false);

      const card = cards.nth(31);
      await card.scrollIntoViewIfNeeded();
      const name = (await card.getByRole('heading').textContent())!;
      const place = page.evaluate(() => new Promise<number>((resolve) => addEventListener('click', () => resolve(scrollY), { capture: true })));
      await card.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(card.getByRole('heading', { name })).toBeInViewport();
      // A card whose price falls has an additional line.
      expect(Math.abs((await page.evaluate(() => scrollY)) - (await place))).toBeLessThan(60);
    });
  });
}

test('a card shows whether a product is free, reduced or open to a swap, and where it is handed over', async ({ page }) => {
  const seller = await createStudent(page, 'marked');
  const word = uniqueWord('Astrolabe');
  const { campusSpots } = await graphql<{ campusSpots: { id: string; name: string }[] }>(page, '{ campusSpots { id: databaseId name } }');
  const spot = campusSpots[0]!;
  await createListing(page, seller.token, { name: `${word} given`, price: 0, spotId: spot.id });
  const fallen = await createListing(page, seller.token, { name: `${word} fallen`, price: 900 });
  await graphql(page, 'mutation ($id: ID!) { updateProduct(input: { id: $id, price: 700 }) { message } }', { id: fallen }, seller.token);
  const terms = 'mutation ($id: ID!) { setSwapTerms(input: { productId: $id, openToSwap: true, topUpMax: 0 }) { product { id: databaseId } } }';
  await graphql(page, terms, { id: fallen }, seller.token);
  await page.goto(`/search?q=${word}`);
  const cardOf = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(cardOf('given').getByText('Free', { exact: true })).toBeVisible();
  await expect(cardOf('given')).toContainText(spot.name);
  await expect(cardOf('fallen')).toContainText('₹700');
  await expect(cardOf('fallen')).toContainText('Price fell from ₹900');
  await expect(cardOf('fallen')).toContainText('Swap');
});

const newestListing = async (page: Page) =>
  (await graphql<{ products: { nodes: { id: string }[] } }>(page, '{ products(first: 1) { nodes { id } } }')).products.nodes[0]!.id;

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test.describe(`at a width of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("the home page begins with what needs the viewer's attention, and nothing moves when it is opened again", async ({ page }) => {
      const [seller, buyer] = [await createStudent(page, 'needed'), await createStudent(page, 'needing')];
      await signInByApi(page, seller);
      await page.goto('/');
      const needs = page.getByRole('region', { name: 'Needs you now' });
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(needs).toHaveCount(0);
      await placeOrder(page, buyer.token, await createListing(page, seller.token, { name: 'Needed sextant' }));
      await expect(needs.getByRole('link')).toHaveText([/^1 order to see to as the seller/]);

      const openHome = async () => {
        await page.goto('/');
        await expect(needs).toBeVisible();
        return (await shiftOf(page)).sum;
      };
      // A listing that another test creates meanwhile replaces it at the top.
      let [before, shift] = [await newestListing(page), await openHome()];
      for (let after = await newestListing(page); after !== before; after = await newestListing(page)) {
        [before, shift] = [after, await openHome()];
      }
      expect(shift).toBeLessThan(0.02);
      expect(await violationsOf(page)).toEqual([]);
      await needs.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/user\/order$/);
      await expect(page.getByText('Needed sextant').first()).toBeVisible();
    });

    test('the search page begins with categories and searches', async ({ page }) => {
      const student = await createStudent(page, 'searcher');
      const word = uniqueWord('theodolite');
      await signInByApi(page, student);
      // The server writes searches every ten seconds.
      await page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('"operationName":"SearchStart"')) return route.fallback();
        const answer = (await (await route.fetch()).json()) as { data: { searchSuggestions: object } };
        answer.data.searchSuggestions = { ...answer.data.searchSuggestions, recent: [word], popular: ['mattress'] };
        return route.fulfill({ json: answer });
      });
      await page.goto('/search');
      await expect(page.getByRole('region', { name: 'Popular searches' }).getByRole('link', { name: 'mattress' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your last searches' }).getByRole('link', { name: word })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page
        .getByRole('region', { name: 'Categories' })
        .getByRole('link', { name: /^Books/ })
        .click();
      await expect(page).toHaveURL(/\/\?category=\d+$/);
    });
  });
}
