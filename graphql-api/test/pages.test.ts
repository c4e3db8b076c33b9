import { rmSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { category, handOver, listing, order, student, unique, type TestClient } from './test-clients.ts';
import { builtPages } from './built-pages.ts';
import { drawing } from './test-pictures.ts';
import { serverWith } from './application.ts';

const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';

async function listingWithPhoto(seller: TestClient): Promise<string> {
  const file = new Blob([new Uint8Array(await drawing(900, 600).png().toBuffer())], { type: 'image/png' });
  const input = { name: unique('Photo'), description: 'Works well.', price: 1, quantity: 1, shipping: false, categoryId: await category() };
  const { data, errors } = await seller.upload(CREATE, { input: { ...input, photo: null } }, 'variables.input.photo', file);
  expect(errors).toBeUndefined();
  return data.createProduct.product.id as string;
}

/** Returns the errors that a search engine finds in a page's structured data. */
async function structuredDataErrors(html: string): Promise<string[]> {
  const issues = await new Validator().validate(new WebAutoExtractor({ addLocation: true }).parse(html));
  return issues.flatMap(({ severity, rootType, issueMessage }) => (severity === 'ERROR' ? [`${rootType}: ${issueMessage}`] : []));
}

describe('the HTML of the pages', () => {
  const webDir = builtPages();
  let server: Awaited<ReturnType<typeof serverWith>>;
  beforeAll(async () => {
    const elsewhere = { currency: 'EUR', locale: 'de-DE', color: '#0b5d3b' };
    server = await serverWith(({ college, rendering }) => ({
      webDir,
      // `rendered-pages.test.ts` tests pages with content.
      rendering: { ...rendering, atOnce: 0 },
      publicUrl: 'https://shop.example',
      brandName: 'Shop & Co',
      college: { ...college, ...elsewhere },
    }));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(webDir, { recursive: true });
  });
  const get = (path: string) => fetch(server.url + path);

  it('is served with 200 for a page in any letter case of its path', async () => {
    for (const path of ['/', '/about', '/About', '/dashboard/user/create-Product', '/search?q=x']) expect((await get(path)).status, path).toBe(200);
  });

  it('is served with 404 for an unknown path, but not for a missing file', async () => {
    for (const path of ['/nowhere', '/about/us', '/product/999999999', '/product/x']) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.text()).toContain('the program');
    }
    for (const path of ['/manifest.json', '/assets/main-old.js', '/photos/x/1280.jpg']) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.text()).not.toContain('the program');
    }
  });

  it('can be installed under the product name and start without data', async () => {
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ name: 'Shop & Co', start_url: '/', display: 'standalone' });
    const shell = await get('/app-shell.html');
    expect([shell.status, shell.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const html = await shell.text();
    expect(html).toContain('the program');
    expect(html).not.toContain('page-data');
  });

  it('has icons in the college colour', async () => {
    expect(await (await get('/icon.svg')).text()).toContain('fill="#0b5d3b"');
    for (const [name, size] of [
      ['192', 192],
      ['512', 512],
      ['maskable-512', 512],
      ['apple-180', 180],
    ] as const) {
      const response = await get(`/icons/${name}.png`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      const picture = sharp(Buffer.from(await response.arrayBuffer()));
      // A point above the drawing, in the middle.
      const [left, top] = [size / 2, Math.round(size / 20)];
      const ground = await picture.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
      expect([(await picture.metadata()).width, ground.toString('hex')]).toEqual([size, '0b5d3b']);
    }
    expect((await get('/icons/48.png')).status).toBe(404);
  });

  it('has the currency, the locale, the student domains and the colour of the college', async () => {
    const html = await (await get('/about')).text();
    expect(html).toContain('<meta name="currency" content="EUR" />');
    expect(html).toContain('<meta name="student-email-domains" content="vitstudent.ac.in" />');
    expect(html).toContain('<meta name="locale" content="de-DE" />');
    expect(html).toContain(':root{--chakra-colors-brand-solid:#0b5d3b;');
    expect(html).toContain(':root.dark{--chakra-colors-brand-solid:color-mix(in srgb, #0b5d3b 35%, #fff);');
    expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({ theme_color: '#0b5d3b' });
  });

  it('has the product in the title, description and Open Graph tags, escaped', async () => {
    const seller = await student();
    const name = unique('Lamp "Bright" </script> & co');
    const id = await listing(seller, { name, description: 'Two lines\nof words.' });
    const html = await (await get(`/product/${id}`)).text();
    expect(html).toContain('<title>Lamp &quot;Bright&quot; &lt;/script&gt; &amp; co');
    expect(html).toContain('- Shop &amp; Co</title>');
    expect(html.split('name="description"')).toHaveLength(2);
    expect(html).toContain('<meta name="description" content="Two lines of words." />');
    // Without a photo, the poster of the product is the picture.
    expect(html).toContain(`<meta property="og:image" content="https://shop.example/posters/${id}.jpg" />`);
    expect(html.split('<title>')).toHaveLength(2);
  });

  it.each([
    [1234.5, '1.234,50 €'],
    [0, 'free'],
  ])('states the product price in the title of its link preview: %d', async (price, text) => {
    const id = await listing(await student(), { name: 'Cycle & lock', price });
    const html = await (await get(`/product/${id}`)).text();
    // Intl puts a no-break space before the currency sign.
    expect(html.replaceAll('\u00a0', ' ')).toContain(`<meta property="og:title" content="Cycle &amp; lock: ${text}" />`);
  });

  it('describes a product with its offer and place for search engines according to schema.org', async () => {
    const id = await listing(await student(), { name: 'Desk </script>', price: 1200.5, condition: 'LIKE_NEW' });
    const html = await (await get(`/product/${id}`)).text();
    expect(html).toContain(`<link rel="canonical" href="https://shop.example/product/${id}" />`);
    const [product, trail] = html
      .split('<script type="application/ld+json">')
      .slice(1)
      .map((text) => JSON.parse(text.split('</script>')[0]!) as Record<string, unknown>);
    const url = `https://shop.example/product/${id}`;
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Desk </script>',
      url,
      itemCondition: 'https://schema.org/UsedCondition',
      offers: { '@type': 'Offer', url, price: 1200.5, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
    expect(product).not.toHaveProperty('aggregateRating');
    expect(trail).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
    const items = trail!.itemListElement as { '@type': string; position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
    for (const item of items) {
      expect(item['@type']).toBe('ListItem');
      expect(item.item).toMatch(/^https:\/\/shop\.example\//);
    }
    expect(items.at(-1)).toMatchObject({ name: 'Desk </script>', item: url });
  });

  it('has valid search engine data with and without a photo and a review', async () => {
    const [seller, buyer] = [await student(), await student()];
    const reviewed = await listingWithPhoto(seller);
    await handOver(seller, buyer, await order(buyer, reviewed));
    const REVIEW = 'mutation ($id: ID!) { addReview(input: { productId: $id, rating: 5, text: "Works" }) { review { id: databaseId } } }';
    expect((await buyer.ask(REVIEW, { id: reviewed })).errors).toBeUndefined();
    const html = await (await get(`/product/${reviewed}`)).text();
    expect(html).toContain('"reviewCount":1');
    expect(await structuredDataErrors(html)).toEqual([]);
    const free = await (await get(`/product/${await listing(seller, { price: 0 })}`)).text();
    expect(await structuredDataErrors(free)).toEqual([]);
    expect(await structuredDataErrors(free.replace('"price":', '"cost":'))).not.toEqual([]);
  });

  it('offers a product photo as a JPEG', async () => {
    const html = await (await get(`/product/${await listingWithPhoto(await student())}`)).text();
    const url = html.split('<meta property="og:image" content="https://shop.example')[1]!.split('"')[0]!;
    const response = await get(url);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe('jpeg');
  });

  it('preloads every script of the first load, so that none waits for another', async () => {
    const html = await (await get('/about')).text();
    for (const path of ['/assets/main.js', '/assets/shared.js']) expect(html).toContain(`<link rel="modulepreload" crossorigin href="${path}"`);
    const product = await (await get('/product/1')).text();
    expect(product).toContain('<link rel="modulepreload" crossorigin href="/assets/product.js" fetchpriority="low" />');
  });
});
