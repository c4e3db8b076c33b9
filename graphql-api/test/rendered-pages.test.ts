import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverWith } from './application.ts';
import { builtPages } from './built-pages.ts';
import { listing, student } from './test-clients.ts';

/** Reads from a page which render of the process it is. The test renderer writes the number. */
const renderOf = (html: string): number => Number(html.split('<div id="root">render ')[1]?.split(':')[0]);

describe('pages that the server renders', () => {
  const webDir = builtPages();
  let kept: Awaited<ReturnType<typeof serverWith>>;
  let limited: Awaited<ReturnType<typeof serverWith>>;
  const get = (path: string, headers: Record<string, string> = {}, { url } = kept) => fetch(url + path, { headers });
  const htmlOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
  beforeAll(async () => {
    const rendering = { atOnce: 1, queue: 1, ms: 5_000, keepSeconds: 600 };
    kept = await serverWith(() => ({ webDir, rendering, brandName: 'Shop & Co', publicUrl: 'https://shop.example' }));
    limited = await serverWith(() => ({ webDir, rendering: { ...rendering, ms: 100, keepSeconds: 0 } }));
    // The program is loaded in parallel with the start.
    for (const server of [kept, limited]) while (!(renderOf(await (await get('/privacy', {}, server)).text()) > 0));
  });
  afterAll(async () => {
    await kept.stop();
    await limited.stop();
    rmSync(webDir, { recursive: true });
  });

  it('have content, one title, data for the browser and a canonical URL', async () => {
    const html = await htmlOf('/about?content');
    expect(renderOf(html)).toBeGreaterThan(0);
    expect(html.split('<title>')).toHaveLength(2);
    expect(html).toContain('<title>/about of Shop &amp; Co</title>');
    expect(html).toContain('<script type="application/json" id="page-data">{"names":');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/about" />');
  });

  it('inline styles and scripts that the content security policy allows by hash, and no script that loads before the pictures', async () => {
    const response = await get('/product/1?inline');
    const html = await response.text();
    expect(html).toContain('<style>a{}</style>');
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('<script data-program="/assets/shared.js /assets/main.js" data-scripts="/assets/product.js">start();</script>');
    // If the first screen is text, its lines would break differently until the font is loaded.
    const font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/text.woff2" />';
    expect([html.includes(font), (await htmlOf('/about?inline')).includes(font)]).toEqual([false, true]);
    const policy = response.headers.get('content-security-policy')!.split(';');
    const sources = ['head();', 'start();'].map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
    expect(html).toContain('<script>head();</script>');
    expect(policy).toContain(`script-src 'self' ${sources.join(' ')}`);
  });

  it('are cached by URL and colour mode for all viewers', async () => {
    const viewer = await student();
    const first = await htmlOf('/about?kept');
    const others = { authorization: viewer.token!, cookie: 'auth=x; other=color-mode=dark', 'accept-language': 'de' };
    for (const [name, value] of Object.entries(others)) {
      expect(renderOf(await htmlOf('/about?kept', { [name]: value })), name).toBe(renderOf(first));
    }
    const dark = await htmlOf('/about?kept', { cookie: 'a=b; color-mode=dark' });
    expect(dark).toContain('<html class="dark" lang="en">');
    expect(renderOf(dark)).not.toBe(renderOf(first));
    expect(first).toContain('<html lang="en">');
    expect(await htmlOf('/about?kept', { cookie: 'color-mode=x" onload="' })).toBe(first);
    expect(renderOf(await htmlOf('/about?other'))).not.toBe(renderOf(first));
  });

  it('are rendered again when something is recorded in the event log', async () => {
    const before = renderOf(await htmlOf('/about?dropped'));
    expect(renderOf(await htmlOf('/about?dropped'))).toBe(before);
    await listing(await student());
    expect(renderOf(await htmlOf('/about?dropped'))).toBeGreaterThan(before);
  });

  it('are private frames without data and canonical URL that stay cached whatever is recorded', async () => {
    const path = '/dashboard/user/create-Product';
    const frame = await htmlOf(`${path}?draft=neha@vitstudent.ac.in`);
    expect(renderOf(frame)).toBeGreaterThan(0);
    for (const absent of ['page-data', 'canonical', 'neha']) expect(frame).not.toContain(absent);
    expect(frame).toContain('<link rel="modulepreload" crossorigin href="/assets/own.js" fetchpriority="low" />');
    await listing(await student());
    expect(await htmlOf(path)).toBe(frame);
    const dark = await htmlOf(path, { cookie: 'color-mode=dark' });
    expect(dark).toContain('<html class="dark" lang="en">');
    // A page that the server does not render.
    expect(renderOf(await htmlOf('/appeal/x'))).toBeNaN();
  });

  it('are compressed, and return 304 when they are unchanged', async () => {
    const response = await get('/about?etag', { 'accept-encoding': 'identity' });
    const etag = response.headers.get('etag')!;
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toContain('Cookie');
    const again = await get('/about?etag', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const html = await response.text();
    for (const encoding of ['br', 'gzip', 'identity', 'br']) expect(await htmlOf('/about?etag', { 'accept-encoding': encoding })).toBe(html);
    expect((await get('/about?etag', { 'accept-encoding': 'br, gzip' })).headers.get('content-encoding')).toBe('br');
  });

  it('return 404 with content for an unknown path, whatever the client has cached', async () => {
    const response = await get('/nowhere', { 'if-none-match': '*' });
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(renderOf(html)).toBeGreaterThan(0);
    expect(html).toContain('data-scripts="/assets/not-found.js"');
  });

  it('are one for all unknown paths, except below a page that they link to', async () => {
    const first = await htmlOf('/nowhere?email=neha@vitstudent.ac.in');
    expect(first).toContain('<title>/404 of');
    expect(first).not.toContain('canonical');
    for (const path of ['/neha@vitstudent', '/dashboard/nowhere', '/aboutus']) expect(await htmlOf(path), path).toBe(first);
    expect(await htmlOf('/About/us')).toContain('<title>/About/us of');
  });

  it('ignore query parameters that do not change them, and are cached once for all of these', async () => {
    const first = await htmlOf('/signin');
    expect(first).toContain('<link rel="canonical" href="https://shop.example/signin" />');
    for (const path of ['/signin?email=neha@vitstudent.ac.in&from=/cart', '/SignIn/?x=1']) expect(await htmlOf(path), path).toBe(first);
    expect(await htmlOf('/signin?x=2', { cookie: 'color-mode=dark' })).toContain('<title>/signin of');
  });

  it('are sent without content when rendering fails or takes too long, and are then not cached', async () => {
    for (const path of ['/about?fails', '/about?hangs']) {
      const response = await get(path, {}, limited);
      const html = await response.text();
      expect([response.status, renderOf(html)], path).toEqual([200, Number.NaN]);
      expect(html).toContain('<title>x</title>');
      expect(html).not.toContain('page-data');
    }
  });

  it('are rendered again after the rendering thread has ended', async () => {
    const response = await get('/about?ends', {}, limited);
    expect([response.status, renderOf(await response.text())]).toEqual([200, Number.NaN]);
    await expect.poll(async () => renderOf(await (await get('/about?again', {}, limited)).text())).toBeGreaterThan(0);
  });

  it('are sent without content at once when others are waiting to be rendered', async () => {
    const requests = Array.from({ length: 4 }, (_, index) => get(`/about?hangs=${index}`, {}, limited).then((response) => response.text()));
    for (const html of await Promise.all(requests)) expect(html).toContain('<div id="root"></div>');
    expect(renderOf(await (await get('/about?after', {}, limited)).text())).toBeGreaterThan(0);
  });
});
