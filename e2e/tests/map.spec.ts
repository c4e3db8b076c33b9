import { resolve } from 'node:path';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import {
  confirmWith,
  createListing,
  createStudent,
  demoAdmin,
  expectSettled,
  graphql,
  placeOrder,
  signInByApi,
  tokenOf,
  uniqueWord,
} from '../src/helpers.ts';
import { test as ownTest } from '../src/own-shop.ts';
import { test } from '../src/test.ts';

/* Spots on the drawn map: an administrator places one, and users select it for a meeting by its pin and by distance. */

const CREATE = `mutation ($input: CreateCampusSpotInput!) { createCampusSpot(input: $input) { campusSpot { id: databaseId } } }`;
const REMOVE = 'mutation ($id: ID!) { deleteCampusSpot(input: { id: $id }) { deletedId } }';

interface Place {
  mapX?: number;
  mapY?: number;
  latitude?: number;
  longitude?: number;
}

const map = (page: Page | Locator) => page.getByRole('group', { name: 'Campus map' });

/** Creates a spot for this test alone. The returned function removes it from the list. */
async function spot(api: Page, place: Place) {
  const [token, name] = [await tokenOf(api, demoAdmin), uniqueWord('Arch ')];
  const { createCampusSpot } = await graphql<{ createCampusSpot: { campusSpot: { id: string } } }>(api, CREATE, { input: { name, ...place } }, token);
  const { id } = createCampusSpot.campusSpot;
  return { id, name, remove: () => graphql(api, REMOVE, { id }, token) };
}

/** Opens the meeting form of an order as its buyer. */
async function meetingForm(browser: Browser, api: Page, look: object): Promise<Page> {
  const [seller, buyer] = [await createStudent(api, 'mapseller'), await createStudent(api, 'mapbuyer')];
  const id = await placeOrder(api, buyer.token, await createListing(api, seller.token, { name: 'Mapped lamp' }));
  const page = await (await browser.newContext(look)).newPage();
  await signInByApi(page, buyer);
  await page.goto(`/dashboard/user/chats?chat=${id}`);
  await page.getByRole('region', { name: 'Next step' }).getByRole('button', { name: 'Propose a meeting' }).click();
  await expect(map(page)).toBeVisible();
  return page;
}

const expectClean = async (page: Page) => {
  await expectSettled(page);
  expect((await scan(page, { exclude: '[data-scope=toast]' })).violations).toEqual([]);
};

test('an administrator places a spot on the map with a click', async ({ page }) => {
  const { name, remove, id } = await spot(page, {});
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/orders');
  await page.getByRole('button', { name: `Change ${name}` }).click();
  const form = page.getByRole('form', { name: `Change ${name}` });
  await map(form).click({ position: { x: 40, y: 30 } });
  await expect(form.getByLabel('From the left')).not.toHaveValue('');
  await form.getByLabel('From the left').fill('25');
  await form.getByLabel('Degrees north').fill('12.84');
  await expectClean(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const { campusSpots } = await graphql<{ campusSpots: ({ id: string } & Place)[] }>(page, '{ campusSpots { id: databaseId mapX mapY latitude } }');
  const placed = campusSpots.find((each) => each.id === id)!;
  expect(placed).toMatchObject({ mapX: 25, latitude: 12.84 });
  expect(placed.mapY).toBeGreaterThan(0);
  await remove();
});

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const) {
  test(`a meeting is proposed at the spot of a pin by keyboard (${width} px, ${colorScheme})`, async ({ browser, page: api }) => {
    const { name, remove } = await spot(api, { mapX: 50, mapY: 45 });
    const page = await meetingForm(browser, api, { colorScheme, viewport: { width, height: 740 } });
    const pin = map(page).getByRole('button', { name });
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('Where').locator('option:checked')).toHaveText(name);
    await expectClean(page);
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(page.getByRole('log')).toContainText(name);
    await remove();
    await page.context().close();
  });
}

test("the nearest spot is chosen with a tap, and the user's position never leaves the browser", async ({ browser, page: api }) => {
  const { name, remove } = await spot(api, { latitude: -41.2871, longitude: 17.3561 });
  const look = { geolocation: { latitude: -41.28744, longitude: 17.35622 }, permissions: ['geolocation'], viewport: { width: 360, height: 740 } };
  const page = await meetingForm(browser, api, look);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: 'Near me now' }).click();
  await expect(page.getByText(`${name} is nearest, 39 m away`)).toBeVisible();
  await expect(page.getByLabel('Where').locator('option:checked')).toHaveText(name);
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByRole('log')).toContainText(name);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.join('\n')).not.toMatch(/41\.2|17\.35/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toMatch(/41\.28744|17\.35622/);
  await remove();
  await page.context().close();
});

const photo = resolve(import.meta.dirname, 'files/photo.png');

ownTest('an administrator uploads a picture as the map, everybody chooses by it, and goes back to the drawn one', async ({ browser, page }) => {
  const { name } = await spot(page, { mapX: 30, mapY: 60 });
  await signInByApi(page, demoAdmin);
  await page.goto('/dashboard/admin/orders');
  await page.getByLabel('Map', { exact: true }).setInputFiles(photo);
  const dialog = page.getByRole('alertdialog', { name: 'Use this picture as the map?' });
  await expect(dialog.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Use it' }).click();
  const picture = (of: Page) => map(of).first().locator('img');
  await expect(picture(page)).toHaveAttribute('src', /^\/photos\//);

  const guest = await (await browser.newContext({ colorScheme: 'dark', viewport: { width: 360, height: 740 } })).newPage();
  await guest.goto('/spots');
  await expect(picture(guest)).toHaveJSProperty('complete', true);
  expect(await picture(guest).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await map(guest).getByRole('button', { name }).click();
  await expect(guest).toHaveURL(/spot=/);
  await expectClean(guest);

  await page.getByRole('button', { name: 'Use the drawn map' }).click();
  await confirmWith(page, 'Use it');
  await expect(picture(page)).toHaveCount(0);
  await guest.reload();
  await expect(map(guest)).toBeVisible();
  await expect(picture(guest)).toHaveCount(0);
  await guest.context().close();
});
