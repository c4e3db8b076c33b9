import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { raw } from '../src/platform/database/sql.ts';
import { builtPages } from './built-pages.ts';
import { startPair, type CampusPair, type TestCampus } from './campus-pair.ts';

const webDir = builtPages();
let pair: CampusPair;
beforeAll(async () => void (pair = await startPair({ WEB_DIR: webDir, RENDER_MS: '20000' })), 120_000);
afterAll(async () => {
  await pair.stop();
  rmSync(webDir, { recursive: true });
}, 60_000);

const textOf = async ({ url }: TestCampus, path: string) => (await fetch(url + path)).text();

/** Returns a page after the server has started rendering the pages of the campus. */
const rendered = (campus: TestCampus, path: string): Promise<string> =>
  vi.waitUntil(
    async () => {
      const html = await textOf(campus, `${path}?${Math.random()}`);
      return html.includes('<div id="root">render') && html;
    },
    { timeout: 20_000, interval: 50 },
  );

describe('the pages of campuses in one process', () => {
  it('are rendered with the name and the data of their own campus', async () => {
    for (const [slug, campus] of Object.entries({ main: pair.main, two: pair.two })) {
      await campus.container.database.db.rows(raw(`insert into categories (name) values ('Only at ${slug}')`));
      const html = await rendered(campus, '/about');
      expect(html).toContain(`<title>/about of ${campus.container.infra.settings.brandName}</title>`);
    }
    expect(pair.main.container.infra.settings.brandName).not.toBe(pair.two.container.infra.settings.brandName);
    const [main, two] = [await rendered(pair.main, '/privacy'), await rendered(pair.two, '/privacy')];
    expect([main.includes('Only at main'), main.includes('Only at two')]).toEqual([true, false]);
    expect([two.includes('Only at main'), two.includes('Only at two')]).toEqual([false, true]);
  });
});
