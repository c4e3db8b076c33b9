import { expect, type Page } from '@playwright/test';
import { scan } from '../src/axe.ts';
import {
  createListing,
  createStudent,
  demoAdmin,
  demoStudent,
  expectSettled,
  graphql,
  recordOperations,
  signInByApi,
  tokenOf,
} from '../src/helpers.ts';
import { lowControls } from '../src/low-controls.ts';
import { overlappingControls } from '../src/overlaps.ts';
import { adminPages, guestPages, newcomerPages, pathWith, studentPages } from '../src/page-paths.ts';
import { shiftOf } from '../src/shift.ts';
import { test } from '../src/test.ts';
import { webhookOf } from '../src/webhooks.ts';

/* Every page as each visitor sees it, on a small phone and on a desktop, in both colour modes. */

/** Data of the demo student: names of listings that are not in the lists, and a conversation with an offer. */
const FIND = `{
  me {
    products(first: 50) { nodes { id: databaseId name } }
    conversations(first: 50) { nodes { id: databaseId openOffer { id: databaseId } product { id: databaseId reservedFor { id: databaseId } } } }
  }
}`;

interface Found {
  me: {
    products: { nodes: { id: string; name: string }[] };
    conversations: { nodes: { id: string; openOffer: object | null; product: { id: string; reservedFor: object | null } | null }[] };
  };
}

/** Returns ids of the demo shop for the pages. */
async function demoIds(page: Page) {
  const token = await tokenOf(page, demoStudent);
  // The longest possible word in a name.
  const PRODUCT = await createListing(page, token, { name: 'Theodolite'.repeat(4) });
  const { me } = await graphql<Found>(page, FIND, {}, token);
  const own = (name: string) => me.products.nodes.find((product) => product.name === name)!.id;
  const talks = me.conversations.nodes;
  return {
    PRODUCT,
    WEBHOOK: await webhookOf(page, token),
    PAUSED: own('Skateboard'),
    EXPIRED: own('Room cleaning set'),
    RESERVED: talks.find(({ product }) => product?.reservedFor)!.product!.id,
    TALK: talks.find(({ openOffer }) => openOffer)!.id,
  };
}

const visitors = [
  ['a guest', () => null, guestPages],
  ['a student', () => demoStudent, studentPages],
  ['a newcomer', (page: Page) => createStudent(page, 'newcomer'), newcomerPages],
  ['an administrator', () => demoAdmin, adminPages],
] as const;

/** Operations of the frame, which is loaded once. Others only mark content as read. */
const FRAME = ['Guard', 'Counts', 'CurrentAnnouncements'];

/** Additional operations of parts that query on their own, by page. */
const further: Record<string, readonly string[]> = {
  // The chat next to the list of chats, and its timeline.
  '/dashboard/user/chats?conversation=TALK': ['Conversation', 'DealTimeline'],
  // Queried again after subscribing, because the list misses what was added in between.
  '/notifications': ['Notifications'],
  '/saved-searches': ['SavedSearches'],
  '/swaps': ['Swaps'],
  '/wanted': ['Wanted'],
  '/wanted?own=1': ['Wanted'],
  // Queues and lists besides the page's own, each of which may fail separately.
  '/dashboard/admin/products': ['DoubtfulListings'],
  '/dashboard/admin/moderation': ['DoubtfulListings', 'OpenDisputes'],
  '/dashboard/admin/orders': ['AdminSpots'],
  '/dashboard/admin/search-words': ['UnmetDemand'],
};

/** Lists that are queried again when the administrators' counts change, for example because another test sends a message. */
const OF_QUEUE = ['ContactInbox', 'Moderation'];

/** Records the administrators' counts that the page receives. The returned function returns whether they changed since its last call. */
function recordQueue(page: Page): () => boolean {
  const told = new Set<string>();
  const note = (text: string): void => {
    for (const [queue] of text.matchAll(/"adminQueue":\{[^}]*\}/g)) told.add(queue);
  };
  page.on('response', (response) => {
    // The response body is gone once the page is closed.
    if (response.request().postData()?.includes('"Counts"')) void response.text().then(note, () => undefined);
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => note(String(payload))));
  return () => {
    const changed = told.size > 1;
    told.clear();
    return changed;
  };
}

const isOwnQuery = (path: string) => (name: string) => !FRAME.includes(name) && !name.startsWith('Mark') && !further[path]?.includes(name);

/** Finishes transitions. Those of content that is only rendered when scrolled to would stay at their start. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Scans a page in both colour modes. Only its colours depend on the mode. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  await endTransitions(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    await expectSettled(page);
    const { violations } = await scan(page, colorScheme === 'dark' ? { rules: ['color-contrast'] } : {});
    const found = violations.map(
      ({ id, nodes }) =>
        `${path} ${colorScheme} ${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} ${any.map(({ message }) => message).join()}`).join(' | ')}`,
    );
    expect.soft(found).toEqual([]);
  }
}

/**
 * Returns the maximum layout shift of a page while it loads, as the browser computes it. On an idle machine it is .02. On a busy one fonts arrive
 * after the first paint, and other tests change lists. The limit is higher for products and people, because their HTML is that of guests, in which
 * the viewer's own listing, reservations and answer times look different.
 */
const mostShift = (path: string): number => (/^\/(product|u)\//.test(path) ? 0.1 : 0.05);

/** Number of pages per test, within the time limit of a test on a slow machine. */
const PAGES = 8;

/** Splits the pages of a visitor into parts with a number each. */
const partsOf = (paths: readonly string[]): (readonly [part: string, paths: readonly string[]])[] => {
  const count = Math.ceil(paths.length / PAGES);
  return Array.from({ length: count }, (_, index) => [`part ${index + 1} of ${count}`, paths.slice(index * PAGES, (index + 1) * PAGES)]);
};

const parts = visitors.flatMap(([visitor, who, all]) => partsOf(all).map(([part, paths]) => ({ visitor, who, part, paths })));

for (const width of [1280, 320]) {
  for (const { visitor, who, part, paths } of parts) {
    test(`pages of ${visitor} are accessible in both modes, fit the screen, have touch-sized controls, do not shift while loading, and send one query (${width} px, ${part})`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({ viewport: { width, height: 800 }, hasTouch: width === 320, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const ids = await demoIds(page);
      const credentials = await who(page);
      if (credentials) await signInByApi(page, credentials);
      const operations = recordOperations(page);
      // On a busy machine a page may send queries until the next document has loaded.
      page.on('response', (response) => void (response.request().isNavigationRequest() && operations()));
      const queueChanged = recordQueue(page);
      for (const path of paths) {
        await page.goto(pathWith(ids, path));
        // On a phone, a chat fills the screen as a dialog.
        await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
        await expectSettled(page);
        const { sum, moved } = await shiftOf(page);
        expect.soft(sum, `${path} moves while it loads: ${moved.join(' | ')}`).toBeLessThan(mostShift(path));
        await expectAccessible(page, path);
        const [first, ...others] = operations().filter(isOwnQuery(path));
        const unexpected = queueChanged() ? others.filter((name) => !OF_QUEUE.includes(name)) : others;
        expect.soft(unexpected, `${path} sends one query, besides ${first}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(overflow, `${path} is wider than the screen`).toBe(0);
        expect.soft(await overlappingControls(page), `controls of ${path} that cover each other`).toEqual([]);
        if (width === 320) expect.soft(await lowControls(page.locator('body')), `low controls of ${path}`).toEqual([]);
      }
      await context.close();
    });
  }
}
