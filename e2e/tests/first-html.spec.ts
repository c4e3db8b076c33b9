import { expect, type Locator, type Page } from '@playwright/test';
import { createListing, createStudent, demoAdmin, demoStudent, expectToast, graphql, signInByApi, tokenOf, uniqueWord } from '../src/helpers.ts';
import { shiftOf } from '../src/shift.ts';
import { test } from '../src/test.ts';

/* The HTML that the server renders, without the program and during hydration. */

/** Pages with a form whose controls wait for the program. */
const formPaths = ['/contact', '/signin', '/signup', '/forgot-password'];

/** Pages with content in their HTML. */
const pathsWith = (product: string): string[] => [
  '/',
  '/?sort=PRICE_ASC&condition=GOOD',
  '/search?q=lamp',
  '/search?q=zzzzqqq',
  '/search',
  `/product/${product}`,
  '/product/999999999',
  '/u/1',
  '/wanted',
  '/courses',
  '/courses/CSE2001',
  '/isbn/9780000000026',
  '/about',
  '/privacy',
  '/safety',
  '/developers',
  '/developers/paging',
  ...formPaths,
  '/nowhere',
];

/** Pages for their user only, whose HTML contains the frame, the skeleton and the place in a menu. */
const framedPaths = {
  '/dashboard/user/products': 'All Products',
  '/dashboard/user/chats': 'Chats',
  '/dashboard/user/orders': 'Orders Placed',
  '/dashboard/admin/users': 'Manage Users',
};

/** Records errors of the page. React reports HTML that it cannot hydrate as an error. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) errors.push(message.text());
  });
  return errors;
}

/** Waits until the page is hydrated. */
const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

// pages.spec.ts checks all pages for guests and students, at two widths and in both modes. A failed hydration fails the test there too.
for (const [visitor, width, colorScheme] of [
  ['a guest', 1280, 'light'],
  ['a student', 360, 'dark'],
] as const) {
  test(`the HTML of ${visitor} hydrates without changes (${width} px, ${colorScheme})`, async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, timezoneId: 'Asia/Kolkata' });
    const page = await context.newPage();
    const product = await createListing(page, await tokenOf(page, demoStudent), { name: 'Hydrated kite' });
    if (visitor === 'a student') await signInByApi(page, demoStudent);
    const errors = errorsOf(page);
    for (const path of pathsWith(product)) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect.soft(errors.splice(0), path).toEqual([]);
    }
    if (visitor === 'a student') {
      await page.goto(`/product/${product}`);
      await expect(page.getByText('Your listing')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    }
    await context.close();
  });
}

/** Delays the program on the next pages. Returns the function that releases it. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('hydration inserts none of the global styles that the HTML already has', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => (ownerNode as HTMLElement).dataset.emotion === 'css-global')
      .map(({ cssRules }) => cssRules.length),
  );
  expect(rules).toEqual([0, 0]);
});

for (const width of [320, 360, 412, 1280]) {
  test(`nothing but fonts shifts the first screen of a search (${width} px)`, async ({ page }) => {
    const word = uniqueWord('sextant');
    const seller = await createStudent(page, 'still');
    for (const kind of ['brass', 'wooden', 'small', 'old', 'new']) await createListing(page, seller.token, { name: `${word} ${kind}` });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width, height: 1_200 });
    await page.goto(`/search?q=${word}`);
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await shiftOf(page)).toEqual({ sum: 0, moved: [] });
  });
}

/** Returns when the pictures of the first screen were loaded, and when the first script was requested, in milliseconds after the navigation. */
const loadingTimes = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const eager = [...document.images].filter(({ loading }) => loading === 'eager').map(({ currentSrc }) => currentSrc);
    const pictures = entries.filter(({ name }) => eager.includes(name)).map(({ responseEnd }) => responseEnd);
    const scripts = entries.filter(({ name }) => name.includes('/assets/react-')).map(({ startTime }) => startTime);
    return { pictures: Math.max(...pictures), program: Math.min(...scripts) };
  });

test('the main script is requested when the pictures of the first screen are loaded, or after a second and a half', async ({ page }) => {
  const product = await createListing(page, await tokenOf(page, demoStudent), { name: 'First screen kite' });
  for (const path of ['/', '/search?q=lamp', `/product/${product}`]) {
    await page.goto(path);
    await hydrated(page);
    const { pictures, program } = await loadingTimes(page);
    expect(program, path).toBeGreaterThanOrEqual(Math.min(pictures, 1_500));
  }
});

test('the main script starts even if a picture never loads', async ({ page }) => {
  await page.route('**/photos/**', () => {});
  await page.goto('/search?q=lamp', { waitUntil: 'commit' });
  await hydrated(page);
});

test('actions of a visitor before hydration run after it', async ({ page }) => {
  const release = await holdProgram(page);
  const opened = page.goto('/');
  await page.getByRole('combobox', { name: 'Sort by' }).filter({ visible: true }).selectOption('PRICE_DESC');
  release();
  await opened;
  await expect(page).toHaveURL(/sort=PRICE_DESC/);
});

test('a button that is tapped before hydration responds after it', async ({ page }) => {
  const seller = await createStudent(page, 'early');
  const name = `Early ${uniqueWord('lamp')}`;
  await createListing(page, seller.token, { name });
  const release = await holdProgram(page);
  const opened = page.goto(`/search?q=${name}`);
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).first().click();
  release();
  await opened;
  await expectToast(page, 'Item Added to Cart');
});

/** Returns the positions and looks of a form's controls. */
const lookOf = (form: Locator) =>
  form.locator('input, textarea, button').evaluateAll((controls) =>
    controls.map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const { opacity, color, backgroundColor, borderColor } = getComputedStyle(control);
      return { x, y, width, height, opacity, color, backgroundColor, borderColor };
    }),
  );

test.describe('forms', () => {
  // A service worker would already have cached the program.
  test.use({ serviceWorkers: 'block' });

  for (const path of formPaths) {
    test(`the form of ${path} is disabled until hydration, looks the same meanwhile, and keeps what was typed before`, async ({ page }) => {
      const form = page.getByRole('main').locator('form');
      const email = form.getByRole('textbox', { name: 'Email' });
      await page.goto(path);
      await email.fill('neha@vitstudent.ac.in');
      const release = await holdProgram(page);
      const opened = page.reload();
      await expect(email).toBeDisabled();
      await form.locator('[type=submit]').click({ force: true });
      // A hovered button looks different.
      await page.mouse.move(0, 0);
      await page.evaluate(() => document.fonts.ready);
      const before = await lookOf(form);
      release();
      await opened;
      await expect(email).toBeEnabled();
      await expect(email).toHaveValue('neha@vitstudent.ac.in');
      expect(await lookOf(form)).toEqual(before);
      // Neither the browser nor the program has submitted it.
      expect(new URL(page.url()).search).toBe('');
      await expect(form.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('a private page shows its frame and skeleton before hydration, and both stay in place', async ({ page }) => {
  await signInByApi(page, demoAdmin);
  for (const [path, name] of Object.entries(framedPaths)) {
    const release = await holdProgram(page);
    const opened = page.goto(path);
    const place = page.getByRole('navigation', { name: 'Dashboard' }).locator('[aria-current=page]');
    await expect(place).toContainText(name);
    await expect(page.getByRole('main').locator('[data-program]')).toBeVisible();
    const before = await place.boundingBox();
    release();
    await opened;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await place.boundingBox(), path).toEqual(before);
  }
});

test("the HTML contains no user's email address, phone number or token", async ({ page }) => {
  const student = await createStudent(page, 'private');
  const product = await createListing(page, student.token, { name: 'Private kite' });
  // The contact data of the college is public.
  const { college } = await graphql<{ college: Record<string, string | null> }>(page, '{ college { email phone } }');
  const typed = new URLSearchParams({ email: student.email, from: `/u/1?${student.token}` }).toString();
  const framed = [...Object.keys(framedPaths), '/cart'];
  for (const path of [...pathsWith(product), ...framed, ...formPaths.map((each) => `${each}?${typed}`), `/nowhere?${typed}`]) {
    const answer = await page.request.get(path, { headers: { authorization: student.token, cookie: `auth=${student.token}` } });
    const html = Object.values(college).reduce<string>((text, contact) => (contact ? text.replaceAll(contact, '') : text), await answer.text());
    expect(html.includes('id="page-data"'), path).toBe(!framed.includes(path));
    expect(html, path).not.toContain(student.token);
    expect(html, path).not.toContain(student.email.split('@')[0]!);
    expect(html.match(/[\w.+-]+@[\w-]+\.[\w.]+/g) ?? [], path).toEqual([]);
    expect(html.match(/"(email|phone|token|collegeId)":"[^"]/g) ?? [], path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest reads lists, searches and opens a listing', async ({ page }) => {
    await page.goto('/?sort=PRICE_DESC');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const most = await cards.first().getByRole('heading').textContent();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/sort=PRICE_DESC&after=/);
    await expect(cards.first().getByRole('heading')).not.toHaveText(most!);
    await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: 'Books' }).click();
    await expect(page).toHaveURL(/\/\?category=\d+&sort=PRICE_DESC$/);
    await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden();
    await page.getByRole('searchbox').fill('scooter');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=scooter/);
    const found = page.getByRole('article').first();
    const name = (await found.getByRole('heading').textContent())!;
    await found.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('forms say that they need JavaScript and cannot be filled in', async ({ page }) => {
    for (const path of formPaths) {
      await page.goto(path);
      const note = page.getByRole('main').locator('noscript');
      await expect(note).toBeVisible();
      expect(await note.textContent()).toBe('This form needs JavaScript.');
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    }
  });

  test('a private page says that it needs JavaScript', async ({ page }) => {
    for (const path of [...Object.keys(framedPaths), '/cart']) {
      await page.goto(path);
      const note = page.getByRole('main').locator('noscript');
      expect(await note.textContent(), path).toBe('This page needs JavaScript. The listings can be read without it.');
      await expect(page.getByRole('main').locator('[data-program]')).toBeHidden();
    }
  });

  test('the HTML has the chosen colour mode', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'color-mode', value: 'dark', url: baseURL! }]);
    await page.goto('/about');
    await expect(page.locator('html')).toHaveClass('dark');
  });
});
