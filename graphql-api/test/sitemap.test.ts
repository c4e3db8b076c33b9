import express from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitemap } from '../src/app/pages/sitemap.ts';
import { testApplication } from './application.ts';
import { listing, student } from './test-clients.ts';

const PUBLIC_URL = 'https://shop.example';

describe('the sitemap', () => {
  let server: Server;
  beforeAll(async () => {
    const { container } = await testApplication();
    const guest = () => container.context(null, 'sitemap');
    server = express()
      .use(sitemap({ publicUrl: PUBLIC_URL, paths: ['/', '/about'], guest, maxAddresses: 2 }))
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());
  const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const addressesOf = async (path: string): Promise<string[]> =>
    (await (await get(path)).text())
      .split('<loc>')
      .slice(1)
      .map((text) => text.split('</loc>')[0]!);

  it('is named by robots.txt, which keeps search engines from the dashboards', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(text).toContain('Disallow: /dashboard');
  });

  it('lists the pages, and every listing once, in files of limited length', async () => {
    const seller = await student();
    const ids = [await listing(seller), await listing(seller), await listing(seller)];
    const [pages, ...files] = await addressesOf('/sitemap.xml');
    expect(pages).toBe(`${PUBLIC_URL}/sitemap-pages.xml`);
    expect(await addressesOf('/sitemap-pages.xml')).toEqual([`${PUBLIC_URL}/`, `${PUBLIC_URL}/about`]);
    const lists = await Promise.all(files.map((file) => addressesOf(file.slice(PUBLIC_URL.length))));
    expect(files.length).toBeGreaterThan(1);
    for (const list of lists) expect(list.length).toBeLessThanOrEqual(2);
    for (const id of ids) expect(lists.flat().filter((url) => url === `${PUBLIC_URL}/product/${id}`)).toHaveLength(1);
  });

  it('gives the day on which a listing last changed', async () => {
    await listing(await student());
    const response = await get('/sitemap-1.xml');
    expect(response.headers.get('content-type')).toContain('application/xml');
    expect(await response.text()).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  it('has no other files', async () => {
    for (const name of ['0', 'x', '1.5']) expect((await get(`/sitemap-${name}.xml`)).status, name).toBe(404);
  });
});
