import { chromium, type Page } from '@playwright/test';
import { chromium as launchOptions } from '../../e2e/src/chromium.ts';
import { median } from './compare.ts';
import { sendOperation, type RunningServer } from './demo-server.ts';

const ROUNDS = 7;
/** Network of a slow phone, in kilobits and milliseconds. */
const SLOW = { down: 1_600, up: 750, latency: 150 };
const VERY_SLOW = { down: 400, up: 400, latency: 300 };
const SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };
/** Number of requests until the server's code is compiled, and of those that are measured. */
const WARM_REQUESTS = 300;
const REQUESTS = 300;

/** Durations of the first visit of a page in milliseconds. The shift is a share of the screen. */
interface Visit {
  largestPaint: number;
  firstListing: number;
  /** When the page is hydrated, so that it responds to a tap. */
  usable: number;
  shift: number;
}

/** A page, the network it is visited over, and its first listing. */
interface Measured {
  name: string;
  path: string;
  listing: string;
  network: typeof SLOW;
}

/** Records paints, shifts and when the first listing is on the screen. */
function record(listing: string): void {
  const found: Visit = { largestPaint: 0, firstListing: 0, usable: 0, shift: 0 };
  Object.assign(window, { visit: found });
  const observe = (type: string, each: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => each(entry as never))).observe({ type, buffered: true });
  addEventListener('hydrated', () => (found.usable = performance.now()));
  observe('largest-contentful-paint', ({ startTime }) => (found.largestPaint = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (found.shift += hadRecentInput ? 0 : value));
  const look = (): void => {
    if (document.querySelector(listing)) requestAnimationFrame((now) => (found.firstListing = now));
    else requestAnimationFrame(look);
  };
  look();
}

async function visit(page: Page, url: string, { listing, network: { down, up, latency } }: Measured): Promise<Visit> {
  const cdp = await page.context().newCDPSession(page);
  const bytes = (kilobits: number): number => (kilobits * 1_000) / 8;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: bytes(down), uploadThroughput: bytes(up) });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(record, listing);
  await page.goto(url, { waitUntil: 'networkidle' });
  // The network is idle while a slow processor still runs the program.
  await page.waitForFunction(() => (window as unknown as { visit: Visit }).visit.usable > 0);
  return page.evaluate(() => (window as unknown as { visit: Visit }).visit);
}

/** Returns the CPU seconds of the server so far, including its embedded database. */
async function cpuSeconds({ url }: RunningServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)![1]);
}

/** Returns the CPU milliseconds of the server for a page that is not cached. */
async function cpuOf(server: RunningServer, path: string): Promise<number> {
  const ask = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1) await (await fetch(`${server.url}${path}${path.includes('?') ? '&' : '?'}n=${n}`)).text();
  };
  await ask(WARM_REQUESTS);
  const before = await cpuSeconds(server);
  await ask(REQUESTS);
  return (((await cpuSeconds(server)) - before) * 1_000) / REQUESTS;
}

/** Measures first visits of the most common entry pages, on a slow phone with an empty cache, and what a page costs the server. */
export async function pageNotes(server: RunningServer): Promise<string[]> {
  const { products } = await sendOperation<{ products: { nodes: { id: string }[] } }>(server, '{ products(first: 1) { nodes { id: databaseId } } }');
  const pages: Measured[] = [
    { name: 'home', path: '/', listing: 'article h3', network: SLOW },
    { name: 'search', path: '/search?q=guitar', listing: 'article h3', network: SLOW },
    { name: 'product', path: `/product/${products.nodes[0]!.id}`, listing: 'h1', network: SLOW },
    { name: 'home', path: '/', listing: 'article h3', network: VERY_SLOW },
  ];
  const browser = await chromium.launch({ ...(await launchOptions()), headless: true });
  const notes: string[] = [];
  for (const page of pages) {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
      visits.push(await visit(await context.newPage(), server.url + page.path, page));
      await context.close();
    }
    const of = (key: keyof Visit) => median(visits.map((each) => each[key]));
    const cpu = await cpuOf(server, page.path);
    notes.push(
      `First visit of ${page.name} at ${page.network.down} kbit/s with a CPU four times slower: first listing after ${of('firstListing').toFixed(0)} ms, ` +
        `largest paint after ${of('largestPaint').toFixed(0)} ms, usable after ${of('usable').toFixed(0)} ms, shift ${of('shift').toFixed(3)}; CPU of the server for one that is not kept ${cpu.toFixed(1)} ms.`,
    );
  }
  await browser.close();
  return notes;
}
