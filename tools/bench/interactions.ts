import { setTimeout as wait } from 'node:timers/promises';
import { chromium, devices, type CDPSession, type Locator, type Page } from '@playwright/test';
import { chromium as launchOptions } from '../../e2e/src/chromium.ts';
import { demoSession } from './browser-session.ts';
import { sendOperation, type RunningServer } from './demo-server.ts';

const ROUNDS = 7;
/** Factor by which the page is slowed down. */
const SLOWDOWN = 4;
/** Minimum duration that the browser reports, in milliseconds. */
const SHORTEST_MS = 16;

/**
 * Time without long tasks after which the page has settled, in milliseconds. Network idleness is not enough, because a slow processor still runs the
 * program.
 */
const QUIET_MS = 1_000;

/** How long a finger touches the screen, in milliseconds. Playwright's own tap lifts it at once, while the page is still handling the touch. */
const TOUCH_MS = 80;

/** What is tapped, and what the page then shows. */
interface Interaction {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  shown: (page: Page) => Promise<void>;
}

/** Returns interactions of a student, such as those on the page of another user's product. */
const interactionsWith = (product: string): readonly Interaction[] => [
  {
    name: 'filter',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Books' }),
    shown: (page) => page.waitForURL(/categor/),
  },
  {
    name: 'open product',
    path: '/',
    target: (page) => page.getByRole('link', { name: 'View Product Details' }).first(),
    shown: (page) => page.getByRole('button', { name: 'Contact Product Owner' }).waitFor(),
  },
  {
    name: 'open chat',
    path: '/dashboard/user/orders',
    target: (page) => page.getByRole('button', { name: /^Chat/ }).first(),
    shown: (page) => page.getByRole('log', { name: 'Messages' }).waitFor(),
  },
  {
    name: 'open chat from the list',
    path: '/dashboard/user/chats',
    target: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first(),
    shown: (page) => page.getByRole('log', { name: 'Messages' }).waitFor(),
  },
  {
    name: 'message seller',
    path: `/product/${product}`,
    target: (page) => page.getByRole('button', { name: 'Message seller' }).first(),
    shown: (page) => page.getByRole('textbox', { name: 'Message' }).waitFor(),
  },
  {
    name: 'order',
    path: `/product/${product}`,
    target: (page) => page.getByRole('button', { name: 'Contact Product Owner' }),
    shown: (page) => page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor(),
  },
];

/** Records the durations of interactions, from the input to the next paint, as the Event Timing API reports them. */
function recordDurations(shortest: number): void {
  const durations: number[] = [];
  Object.assign(window, { interactionDurations: durations });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) durations.push(entry.duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
}

/** Waits until the page has run no long task for the given number of milliseconds. */
function settled(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    }).observe({ type: 'longtask' });
  });
}

/** Taps an element as a finger does. */
async function tap(cdp: CDPSession, target: Locator): Promise<void> {
  // Scrolls until nothing covers it.
  await target.tap({ trial: true });
  const { x, y, width, height } = (await target.boundingBox())!;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await wait(TOUCH_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Returns the longest duration since the page was loaded. Durations too short for the browser to report count as the shortest that it reports. */
const longestDuration = (page: Page) =>
  page.evaluate(async (shortest) => {
    // Entries are delivered after the paint, when the page is idle.
    await new Promise((idle) => requestIdleCallback(idle));
    await new Promise((painted) => requestAnimationFrame(() => requestIdleCallback(painted)));
    const { interactionDurations } = window as unknown as { interactionDurations: number[] };
    return Math.max(shortest, ...interactionDurations);
  }, SHORTEST_MS);

/** Returns the newest product of another seller. */
async function productOfOthers(server: RunningServer, viewer: string): Promise<string> {
  const { products } = await sendOperation<{ products: { nodes: { id: string; seller: { id: string } }[] } }>(
    server,
    '{ products(first: 50) { nodes { id: databaseId seller { id: databaseId } } } }',
  );
  return products.nodes.find(({ seller }) => seller.id !== viewer)!.id;
}

/** Returns the milliseconds from a tap to the next paint on a phone with a slow processor, by interaction, one figure per round. */
export async function measureInteractions(server: RunningServer): Promise<Map<string, number[]>> {
  const session = await demoSession(server, 'student');
  const interactions = interactionsWith(await productOfOthers(server, session.user.id));
  const browser = await chromium.launch({ ...(await launchOptions()), headless: true });
  const times = new Map<string, number[]>(interactions.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, path, target, shown } of interactions) {
      const context = await browser.newContext(devices['Moto G4']);
      const page = await context.newPage();
      await page.addInitScript((auth) => localStorage.setItem('auth', auth), JSON.stringify(session));
      await page.addInitScript(recordDurations, SHORTEST_MS);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
      await page.locator('html[data-hydrated]').waitFor();
      await page.evaluate(settled, QUIET_MS);
      await tap(cdp, target(page));
      await shown(page);
      times.get(name)!.push(await longestDuration(page));
      await context.close();
    }
  }
  await browser.close();
  return times;
}
