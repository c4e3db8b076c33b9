import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { college, collegeAdmin, startCollege, tradeAtCollege, type CollegeServer } from '../src/another-college.ts';
import { scan } from '../src/axe.ts';
import { expectSettled, expectToast, readMailedCode, SENT_AGAIN, signInByApi } from '../src/helpers.ts';
import { adminPages, guestPages, newcomerPages, pathWith, studentPages } from '../src/page-paths.ts';
import { ownUrl } from '../src/ports.ts';
import { onSecondCampus } from '../src/second-campus.ts';
import { test } from '../src/test.ts';

/* A server of another college, which differs from that of the other tests only by settings and `npm run setup`. */

/** Texts that only the default college has. */
const LEFTOVER = /₹|\bRs\.|rupee|\bVIT\b|vitstudent|Vellore|Chennai|Kelambakkam|CampusCart|campuscart\.example|\+91|\bUPI\b/i;
/** Names of the API, such as of headers and fields, are the same at every college. The settings of a campus show the defaults. */
const namesDefaults = (path: string): boolean => path.startsWith('/developers') || (onSecondCampus && path === '/dashboard/admin/settings');
const MODES = ['light', 'dark'] as const;

// One server for all tests of the file.
test.describe.configure({ mode: 'default' });

let server: CollegeServer | undefined;
test.beforeAll(async () => {
  // Migrations and the setup take long on a machine that runs other tests at the same time.
  test.setTimeout(240_000);
  server = await startCollege();
});
test.afterAll(() => server?.stop());

/** Opens a page as a visitor of the college sees it. */
async function openPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server!.url,
    viewport: { width, height: 800 },
    timezoneId: college.timeZone,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function setMode(page: Page, colorScheme: (typeof MODES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(colorScheme);
}

const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** Returns the colour as the browser computes it from CSS. */
const computed = (page: Page, color: string) =>
  page.evaluate((background) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = background;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, color);

/** Returns the default values of the theme colours that a college may replace, in both modes. */
async function defaultColors(browser: Browser): Promise<string[]> {
  const page = await browser.newPage({ baseURL: ownUrl });
  await page.goto('/about');
  const found = new Set<string>();
  for (const mode of MODES) {
    await setMode(page, mode);
    for (const name of ['solid', 'fg', 'muted', 'subtle', 'emphasized', 'focus-ring', 'border']) {
      found.add(await computed(page, `var(--chakra-colors-brand-${name})`));
    }
  }
  await page.context().close();
  return [...found];
}

/** Returns the elements that use one of the colours. */
const drawnWith = (page: Page, colors: string[]) =>
  page.evaluate((unwanted) => {
    const properties = ['color', 'backgroundColor', 'borderTopColor', 'fill', 'stroke'] as const;
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element);
      return properties.filter((name) => unwanted.includes(style[name])).map((name) => `${element.outerHTML.slice(0, 120)}: ${name}`);
    });
  }, colors);

async function expectReadable(page: Page): Promise<void> {
  const { violations, passes } = await scan(page, { rules: ['color-contrast'] });
  expect.soft(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join()}`))).toEqual([]);
  expect.soft(passes.length, 'the rule finds something to check').toBeGreaterThan(0);
}

/** Signs up as a newcomer would, trying an address of the other college first. */
async function signUp(page: Page): Promise<void> {
  const email = `lena${Date.now()}@${college.domain}`;
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Lena Weber');
  await page.getByLabel('Email').fill('lena@vitstudent.ac.in');
  await page.getByLabel(/^Password/).fill('secret-1');
  await page.getByLabel('Phone').fill('+49 30 9018 2000');
  await page.getByLabel('College ID').fill(`L${Date.now()}`);
  await expect(page.getByText(`Enter the correct email (Only @${college.domain} allowed)`)).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('Digit 1').focus();
  await page.keyboard.type(await readMailedCode(page, email));
  await page.getByRole('button', { name: 'Complete Signup' }).click();
  await expectToast(page, 'Login successful');
  // A phone does not show the name.
  const signedIn = () => page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? 'null') as { user: { name: string } } | null)?.user.name);
  await expect.poll(signedIn).toBe('Lena Weber');
}

/** Creates a listing with decimals in its price, written as in the college's country. */
async function list(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/user/create-product');
  await expect(page.getByText('Euro; 0 means free')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(college.categories);
  await page.getByRole('option', { name: college.categories[0] }).click();
  await page.getByLabel('Name').fill(name);
  const details = page.getByText('More details, now or later');
  // The details are already open on wide screens.
  if (await details.isVisible()) await details.click();
  await page.getByLabel('Description').fill('Plays well.');
  await page.getByLabel('Price').fill('1.012,50');
  const spots = page.getByLabel('Where to meet');
  await expect(spots.getByRole('option')).toHaveText(['We agree in the chat', ...college.spots]);
  await spots.selectOption(college.spots[0]!);
  await page.getByRole('button', { name: 'CREATE PRODUCT' }).click();
  await expectToast(page, 'Product created successfully');
}

for (const width of [360, 1280]) {
  test(`students of another college see its name, colour, currency, domain, places and map (${width} px)`, async ({ browser }) => {
    const page = await openPage(browser, width);
    await page.goto('/contact');
    await expect(page).toHaveTitle(`Contact - ${college.name}`);
    await expect(page.getByRole('banner').getByRole('link', { name: `${college.name}, home` })).toBeVisible();
    if (width === 1280) await expect(page.getByRole('banner').getByText(college.name, { exact: true })).toBeVisible();
    for (const fact of [college.phone, college.email, college.address]) await expect(page.getByText(fact, { exact: true })).toBeVisible();
    const send = page.getByRole('button', { name: 'Send Message' });
    for (const mode of MODES) {
      await setMode(page, mode);
      await expectSettled(page);
      const expected = mode === 'light' ? college.color : `color-mix(in srgb, ${college.color} 35%, #fff)`;
      expect(await colorOf(send)).toBe(await computed(page, expected));
      await expectReadable(page);
    }
    await page.getByRole('button', { name: 'Load the map' }).click();
    const map = new URL((await page.getByTitle('Map of the campus').getAttribute('src'))!);
    expect(map.searchParams.get('marker')).toBe(college.position);

    await signUp(page);
    const name = `Concertina ${width}`;
    await list(page, name);
    await page.goto('/');
    await expect(page.getByRole('article').filter({ hasText: name }).getByText('1.012,50\u00a0€')).toBeVisible();
    if (width === 360) await page.getByRole('button', { name: 'Filters' }).click();
    const filters = width === 360 ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('main');
    for (const text of ['Under 10\u00a0€', '10\u00a0€ to 50\u00a0€', '50\u00a0€ or more', ...college.categories])
      await expect(filters).toContainText(text);
    await page.goto('/dashboard/user/products');
    await page.getByRole('link', { name: `Update ${name}` }).click();
    await expect(page.getByLabel('Price')).toHaveValue('1012,5');

    const manifest = (await (await page.request.get('/manifest.webmanifest', SENT_AGAIN)).json()) as object;
    expect(manifest).toMatchObject({ name: college.name, short_name: college.name, theme_color: college.color });
    expect(await (await page.request.get('/icon.svg', SENT_AGAIN)).text()).toContain(college.color);
    await page.context().close();
  });
}

type Trade = Awaited<ReturnType<typeof tradeAtCollege>>;

/** The trade at the college, which the following tests share. */
let traded: Promise<Trade> | undefined;
const trade = (browser: Browser) => (traded ??= openPage(browser, 1280).then(tradeAtCollege));

const visitors = [
  ['a guest', guestPages, () => null],
  ['a student', studentPages, ({ seller }: Trade) => seller],
  ['a newcomer', newcomerPages, ({ buyer }: Trade) => buyer],
  ['an administrator', adminPages, () => collegeAdmin],
] as const;

for (const [visitor, paths, credentialsOf] of visitors) {
  test(`no page of ${visitor} at another college contains a text or colour of the default college`, async ({ browser }) => {
    test.setTimeout(300_000);
    const colors = await defaultColors(browser);
    const deal = await trade(browser);
    const credentials = credentialsOf(deal);
    const page = await openPage(browser, 1280);
    if (credentials) await signInByApi(page, credentials);
    for (const path of paths) {
      await page.goto(pathWith(deal.ids, path));
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const [width, mode] of [
        [1280, 'light'],
        [360, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await setMode(page, mode);
        expect.soft(await drawnWith(page, colors), `${path} ${width} ${mode}`).toEqual([]);
        if (!namesDefaults(path)) expect.soft(LEFTOVER.exec(await page.content())?.[0], `${path} ${width}`).toBeUndefined();
      }
    }
    await page.context().close();
  });
}

test('notifications at another college use its time zone', async ({ browser }) => {
  const { seller, meetAt } = await trade(browser);
  const page = await openPage(browser, 1280);
  await signInByApi(page, seller);
  await page.goto('/notifications');
  const time = meetAt.toLocaleTimeString('en-US', { timeZone: college.timeZone, hour: 'numeric', minute: '2-digit' }).toLowerCase();
  await expect(page.getByText(`at ${time}`).first()).toBeVisible();
  await page.context().close();
});
