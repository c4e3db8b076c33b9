import { globalIdOf } from '../../../platform/database/ids.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin, category, guest, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { blank, drawing } from '../../../../test/test-pictures.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';

const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { message product { id: databaseId name description price quantity shipping photoUrl(width: 640) seller { id: databaseId } category { id: databaseId } viewerCanEdit } } }`;
const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { message product { id: databaseId name price photoUrl } } }`;
const DELETE = `mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId message } }`;
const LIST = `query ($filter: ProductFilter, $first: Int, $after: String, $sort: ProductSort) { products(filter: $filter, first: $first, after: $after, sort: $sort) { totalCount nodes { id: databaseId name } pageInfo { hasNextPage endCursor } } }`;

beforeAll(() => testApplication());

const draft = async () => ({ name: 'Guitar', description: 'Six strings.', price: 3200.5, quantity: 2, shipping: true, categoryId: await category() });
const png = async (width = 140, height = 105, draw = drawing) =>
  new Blob([new Uint8Array(await draw(width, height).png().toBuffer())], { type: 'image/png' });
const points = async (id: string) => {
  const { container } = await testApplication();
  return (await container.database.db.one<{ total: number }>(sql`select points_total as total from users where id = ${id}`))!.total;
};

const expireNow = async (id: string) => {
  const { container } = await testApplication();
  await container.database.db.rows(sql`update products set expires_at = now() where id = ${id}`);
};

describe('creating a product', () => {
  it('returns the product and reports 20 points', async () => {
    const seller = await student();
    const input = await draft();
    const answer = await seller.ask(CREATE, { input });
    expect(answer.data.createProduct.message).toBe('Product created successfully');
    expect(answer.data.createProduct.product).toMatchObject({
      name: 'Guitar',
      price: 3200.5,
      quantity: 2,
      shipping: true,
      seller: { id: seller.id },
      category: { id: input.categoryId },
      viewerCanEdit: true,
    });
    expect(answer.extensions!.points).toMatchObject({ pointsAdded: 20 });
    expect(await points(seller.id)).toBe(20);
  });

  it('needs a sign-in', async () => {
    const answer = await (await guest()).ask(CREATE, { input: await draft() });
    expect(answer.errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: 'bad\u0007bell' }],
    ['description', { description: '' }],
    ['description', { description: 'x'.repeat(4001) }],
    ['price', { price: -1 }],
    ['price', { price: 1_000_000 }],
    ['price', { price: 1.005 }],
    ['quantity', { quantity: -1 }],
    ['quantity', { quantity: 10_000 }],
    ['categoryId', { categoryId: '999999999' }],
    ['categoryId', { categoryId: 'nonsense' }],
  ])('names %s when it is out of bounds', async (field, change) => {
    const answer = await (await student()).ask(CREATE, { input: { ...(await draft()), ...change } });
    expect(answer.errors![0]!.extensions.code).toBe('INVALID_INPUT');
    expect(answer.errors![0]!.extensions.fields!.map(({ field: name }) => name)).toEqual([field]);
  });

  it('sets good condition unless the seller says otherwise, over REST too', async () => {
    const seller = await student();
    const { categoryId, shipping, ...fields } = await draft();
    const conditionOf = async (id: string) => (await seller.ask(`{ product(id: "${id}") { condition } }`)).data.product.condition;
    expect(await conditionOf(await listing(seller))).toBe('GOOD');
    const form = { ...fields, shipping: shipping ? '1' : '0', category: categoryId };
    const create = (more: object) => seller.rest('POST', '/api/product/create-product', { ...form, ...more });
    const [silent, worn] = [await create({}), await create({ condition: 'FAIR' })];
    expect([await conditionOf(silent.body.product._id), await conditionOf(worn.body.product._id)]).toEqual(['GOOD', 'FAIR']);
    expect(await create({ condition: 'SHINY' })).toMatchObject({ status: 400, body: { fields: [{ field: 'condition' }] } });
  });

  it('reports every invalid field at once', async () => {
    const answer = await (await student()).ask(CREATE, { input: { ...(await draft()), name: '', price: -1 } });
    expect(answer.errors![0]!.extensions.fields!.map(({ field }) => field)).toEqual(['name', 'price']);
  });

  it.each([[0], [0.01], [999_999.99]])('accepts the price %d', async (price) => {
    const answer = await (await student()).ask(CREATE, { input: { ...(await draft()), price } });
    expect(answer.data.createProduct.product.price).toBe(price);
  });
});

describe('photos', () => {
  it('are re-encoded, rotated upright, stripped of metadata, and immutable under the hash of their content', async () => {
    const seller = await student();
    const bytes = await drawing(160, 120)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await seller.upload(
      CREATE,
      { input: { ...(await draft()), photo: null } },
      'variables.input.photo',
      new Blob([new Uint8Array(bytes)]),
    );
    const { url } = await testApplication();
    const response = await fetch(url + answer.data.createProduct.product.photoUrl);
    const served = Buffer.from(await response.arrayBuffer());
    const metadata = await sharp(served).metadata();
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(metadata).toMatchObject({ format: 'webp', width: 120, height: 160 });
    expect(metadata.exif).toBeUndefined();
    expect(served.includes('secret place')).toBe(false);
  });

  it('come in several widths', async () => {
    const seller = await student();
    const made = await seller.upload(CREATE, { input: { ...(await draft()), photo: null } }, 'variables.input.photo', await png(1500, 1000));
    const answer = await seller.ask(`query ($id: ID!) { product(id: $id) { small: photoUrl(width: 160) large: photoUrl(width: 1280) } }`, {
      id: made.data.createProduct.product.id,
    });
    const { url } = await testApplication();
    const width = async (path: string) => (await sharp(Buffer.from(await (await fetch(url + path)).arrayBuffer())).metadata()).width;
    expect([await width(answer.data.product.small), await width(answer.data.product.large)]).toEqual([160, 1280]);
  });

  it.each([
    ['text with the name of a picture', async () => new Blob(['not a picture'])],
    ['SVG', async () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'])],
    ['a picture that is cut off', async () => (await png(300, 300)).slice(0, 120)],
  ])('reject %s and store nothing', async (_, file) => {
    const seller = await student();
    const answer = await seller.upload(CREATE, { input: { ...(await draft()), photo: null } }, 'variables.input.photo', await file());
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'photo' }] });
    expect(await points(seller.id)).toBe(0);
  });

  it('reject more than 5 MB', async () => {
    const file = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);
    const answer = await (await student()).upload(CREATE, { input: { ...(await draft()), photo: null } }, 'variables.input.photo', file);
    expect(answer.errors![0]!.extensions.code).toBe('TOO_LARGE');
  });

  it('reject more than 40 megapixels', async () => {
    const answer = await (
      await student()
    ).upload(CREATE, { input: { ...(await draft()), photo: null } }, 'variables.input.photo', await png(8000, 5001, blank));
    expect(answer.errors![0]!.extensions.fields![0]!.message).toContain('40 megapixels');
  });

  it('are replaced by a drawn placeholder if there are none', async () => {
    const id = await listing(await student());
    const answer = await (await guest()).ask(`query ($id: ID!) { product(id: $id) { photoUrl } }`, { id });
    const { url } = await testApplication();
    const response = await fetch(url + answer.data.product.photoUrl);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  it('are kept by an update without photos', async () => {
    const seller = await student();
    const made = await seller.upload(CREATE, { input: { ...(await draft()), photo: null } }, 'variables.input.photo', await png());
    const { id, photoUrl } = made.data.createProduct.product;
    const answer = await seller.ask(UPDATE, { input: { id, name: 'Renamed' } });
    expect(answer.data.updateProduct.product).toMatchObject({ name: 'Renamed', photoUrl });
  });

  it('need the preflight header, so that another site cannot send the form', async () => {
    const { url } = await testApplication();
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: '{ me { id: databaseId } }' }));
    form.set('map', '{}');
    const response = await fetch(`${url}/graphql`, { method: 'POST', body: form });
    expect(response.status).toBe(400);
  });
});

describe('updating and deleting a product', () => {
  it('is allowed to the seller only; an administrator may delete', async () => {
    const id = await listing(await student());
    const stranger = await student();
    expect((await stranger.ask(UPDATE, { input: { id, name: 'Mine' } })).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect((await stranger.ask(DELETE, { id })).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect((await (await guest()).ask(DELETE, { id })).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
    expect((await (await admin()).ask(DELETE, { id })).data.deleteProduct.deletedId).toBe(globalIdOf('Product', id));
  });

  it('confirms it with a message', async () => {
    const seller = await student();
    const id = await listing(seller);
    expect((await seller.ask(UPDATE, { input: { id, price: 5 } })).data.updateProduct.message).toBe('Product updated successfully');
    expect((await seller.ask(DELETE, { id })).data.deleteProduct.message).toBe('Product deleted successfully');
  });

  it('hides a deleted product everywhere and takes its 20 points back', async () => {
    const seller = await student();
    const id = await listing(seller);
    const answer = await seller.ask(DELETE, { id });
    expect(answer.extensions!.points).toMatchObject({ pointsDeducted: 20 });
    expect(await points(seller.id)).toBe(0);
    const after = await seller.ask(
      `query ($id: ID!) { product(id: $id) { id: databaseId } products(filter: { sellerId: "${seller.id}" }) { totalCount } me { products { nodes { id: databaseId } } } }`,
      { id },
    );
    expect(after.data).toEqual({ product: null, products: { totalCount: 0 }, me: { products: { nodes: [] } } });
    expect((await seller.ask(DELETE, { id })).errors![0]!.extensions.code).toBe('NOT_FOUND');
  });

  it.each([
    ['sold', (seller: TestClient, id: string) => seller.ask('mutation ($id: ID!) { markProductSold(input: { id: $id }) { message } }', { id })],
    ['expired', (_seller: TestClient, id: string) => expireNow(id)],
  ])('takes no points back for a product that is %s, and the preview says so', async (_what, end) => {
    const seller = await student();
    const id = await listing(seller);
    const preview = async () =>
      (await seller.ask('query ($id: ID!) { actPreview(kind: DELETE_PRODUCT, id: $id) { counts { kind } } }', { id })).data.actPreview.counts;
    expect(await preview()).toContainEqual({ kind: 'POINTS_TAKEN' });
    await end(seller, id);
    expect(await preview()).toEqual([{ kind: 'LISTINGS_REMOVED' }]);
    expect((await seller.ask(DELETE, { id })).extensions?.points).toBeUndefined();
    expect(await points(seller.id)).toBe(20);
  });

  it('keeps the points of a delivered product, and its order', async () => {
    const seller = await student();
    const buyer = await student();
    const id = await listing(seller, { name: 'Kept name' });
    const orderId = await order(buyer, id);
    await seller.ask(`mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { pointsAwarded } }`, { id: orderId });
    await buyer.ask('mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { message } }', { id: orderId });
    await seller.ask(DELETE, { id });
    expect(await points(seller.id)).toBe(120);
    const answer = await buyer.ask(`query ($id: ID!) { order(id: $id) { lines { name product { id: databaseId } } } }`, { id: orderId });
    expect(answer.data.order.lines).toEqual([{ name: 'Kept name', product: null }]);
  });
});

describe('lists', () => {
  it('are newest first, by cursor, with no row lost or repeated when one is added in between', async () => {
    const seller = await student();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push(await listing(seller));
    const filter = { sellerId: seller.id };
    const first = await seller.ask(LIST, { filter, first: 2 });
    await listing(seller);
    const second = await seller.ask(LIST, { filter, first: 2, after: first.data.products.pageInfo.endCursor });
    const third = await seller.ask(LIST, { filter, first: 2, after: second.data.products.pageInfo.endCursor });
    const seen = [first, second, third].flatMap(({ data }) => data.products.nodes.map((node: { id: string }) => node.id));
    expect(seen).toEqual(ids.toReversed());
    expect([first, third].map(({ data }) => data.products.pageInfo.hasNextPage)).toEqual([true, false]);
  });

  it('can be sorted by price, with ties newest first', async () => {
    const seller = await student();
    const cheap = await listing(seller, { price: 5 });
    const dear = await listing(seller, { price: 50 });
    const dearToo = await listing(seller, { price: 50 });
    const filter = { sellerId: seller.id };
    const seen = async (sort: string) => {
      const one = await seller.ask(LIST, { filter, sort, first: 2 });
      const two = await seller.ask(LIST, { filter, sort, first: 2, after: one.data.products.pageInfo.endCursor });
      return [...one.data.products.nodes, ...two.data.products.nodes].map(({ id }: { id: string }) => id);
    };
    expect(await seen('PRICE_ASC')).toEqual([cheap, dearToo, dear]);
    expect(await seen('PRICE_DESC')).toEqual([dearToo, dear, cheap]);
  });

  it.each(['NEWEST', 'RELEVANCE', 'PRICE_ASC', 'PRICE_DESC'])(
    'put sold-out products last when sorted by %s, and every page continues where the last one ended',
    async (sort) => {
      const seller = await student();
      const categoryId = await category();
      const made: Record<string, string> = {};
      for (const [name, price, quantity] of [
        ['cheap', 5, 1],
        ['cheap gone', 6, 0],
        ['dear', 50, 1],
        ['dear gone', 60, 0],
      ] as const)
        made[await listing(seller, { categoryId, price, quantity })] = name;
      const seen: string[] = [];
      let after: string | undefined;
      for (let page = 0; page < 4; page += 1) {
        const { data } = await (await guest()).ask(LIST, { filter: { categoryIds: [categoryId] }, sort, first: 1, after });
        seen.push(...data.products.nodes.map(({ id }: { id: string }) => made[id]));
        after = data.products.pageInfo.endCursor;
      }
      const byPrice = ['cheap', 'dear', 'cheap gone', 'dear gone'];
      expect(seen).toEqual(sort === 'PRICE_ASC' ? byPrice : ['dear', 'cheap', 'dear gone', 'cheap gone']);
    },
  );

  it('keep their order in the list of one seller', async () => {
    const seller = await student();
    const older = await listing(seller);
    const gone = await listing(seller, { quantity: 0 });
    const { data } = await (await guest()).ask(LIST, { filter: { sellerId: seller.id } });
    expect(data.products.nodes.map(({ id }: { id: string }) => id)).toEqual([gone, older]);
  });

  it('filter by any of the categories and by the price range, fractions included', async () => {
    const seller = await student();
    const [books, bikes] = [await category(), await category()];
    const inRange = await listing(seller, { categoryId: books, price: 499.5 });
    const nextRange = await listing(seller, { categoryId: bikes, price: 500 });
    await listing(seller, { price: 499 });
    const ids = async (filter: object) =>
      (await seller.ask(LIST, { filter: { sellerId: seller.id, ...filter } })).data.products.nodes.map(({ id }: { id: string }) => id);
    expect(await ids({ categoryIds: [books, bikes] })).toEqual([nextRange, inRange]);
    expect(await ids({ categoryIds: [books, bikes], minPrice: 0, maxPrice: 499 })).toEqual([inRange]);
    expect(await ids({ categoryIds: [books, bikes], minPrice: 500, maxPrice: 999 })).toEqual([nextRange]);
  });

  it('filter by any of the conditions, together with the other filters', async () => {
    const seller = await student();
    const shelf = await category();
    const [broken, fair] = [await listing(seller, { condition: 'FOR_PARTS' }), await listing(seller, { condition: 'FAIR', categoryId: shelf })];
    const good = await listing(seller);
    const ids = async (filter: object) =>
      (await seller.ask(LIST, { filter: { sellerId: seller.id, ...filter } })).data.products.nodes.map(({ id }: { id: string }) => id);
    expect(await ids({ conditions: ['FAIR', 'FOR_PARTS'] })).toEqual([fair, broken]);
    expect(await ids({ conditions: ['FAIR', 'FOR_PARTS'], categoryIds: [shelf] })).toEqual([fair]);
    expect(await ids({ conditions: [] })).toEqual([good, fair, broken]);
  });

  it('count the filtered set', async () => {
    const seller = await student();
    await listing(seller, { price: 10 });
    await listing(seller, { price: 5000 });
    const answer = await seller.ask(LIST, { filter: { sellerId: seller.id, minPrice: 5000, maxPrice: 99999 } });
    expect(answer.data.products.totalCount).toBe(1);
  });

  it.each([[0], [51], [-1]])('reject a page of %d', async (first) => {
    const answer = await (await guest()).ask(LIST, { first });
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'first' }] });
  });

  it('reject an invalid cursor', async () => {
    const answer = await (await guest()).ask(LIST, { after: 'bm9uc2Vuc2U=' });
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'after' }] });
  });
});

describe('search', () => {
  const LIST_STOCK = 'query ($filter: ProductFilter) { products(first: 3, filter: $filter, sort: RELEVANCE) { nodes { name quantity } } }';
  const search = async (text: string) => {
    const answer = await (await guest()).ask(LIST, { filter: { search: text }, sort: 'RELEVANCE', first: 50 });
    return answer.errors ? answer.errors[0]!.extensions.code : answer.data.products.nodes.map(({ name }: { name: string }) => name);
  };

  it('finds a misspelt word', async () => {
    const name = `Mandolin ${unique('m').replaceAll(/\W/g, '')}`;
    await listing(await student(), { name });
    expect(await search('mandolyn')).toContain(name);
  });

  it('finds stemmed words of the description', async () => {
    const name = unique('Box');
    await listing(await student(), { name, description: 'Contains xylophones of three sizes.' });
    expect(await search('xylophone')).toContain(name);
  });

  const categoryCalled = async (name: string) => {
    const { container } = await testApplication();
    const row = await container.database.db.one<{ id: string }>(
      sql`insert into categories (name) values (${name}) on conflict (lower(name)) do update set name = excluded.name returning id::text as id`,
    );
    return row!.id;
  };

  it('finds by category', async () => {
    const name = unique('Tube');
    await listing(await student(), { name, categoryId: await categoryCalled('Didgeridoos') });
    expect(await search('didgeridoo')).toContain(name);
  });

  it('returns a product once that matches by words, category and name', async () => {
    const name = unique('Theremin');
    await listing(await student(), { name, categoryId: await categoryCalled('Theremins') });
    for (const text of ['theremin', 'theremins', 'thereminn', name]) {
      expect(
        ((await search(text)) as string[]).filter((each) => each === name),
        text,
      ).toHaveLength(1);
    }
  });

  it('puts the best match first', async () => {
    const seller = await student();
    const near = unique('Zither stand');
    await listing(seller, { name: near });
    await listing(seller, { name: 'Zither', description: 'A zither, and zither strings.' });
    const names = (await search('zither')) as string[];
    expect(names.indexOf('Zither')).toBeLessThan(names.indexOf(near));
  });

  it('puts exact matches of a phrase before matches with typing errors', async () => {
    const seller = await student();
    const [whole, part] = [unique('Crimson hammock'), unique('Crimson hammer')];
    await listing(seller, { name: part });
    await listing(seller, { name: whole });
    for (const text of ['crimsn hammock', 'crimson hamock', 'crimsom hamnock']) expect((await search(text))[0], text).toBe(whole);
  });

  it('finds words by their beginning in the last position, and words that are joined or split', async () => {
    const name = unique('Sandstone bookrest');
    await listing(await student(), { name });
    for (const text of ['sandst', 'sandstone boo', 'sand stone bookrest', 'sandstonebookrest']) expect(await search(text), text).toContain(name);
  });

  it('finds nothing for a text without letters or digits', async () => {
    await listing(await student(), { name: unique('Plain lamp') });
    for (const text of ['%', '_', '!?', `%_/"'`]) expect(await search(text), text).toEqual([]);
  });

  it('finds letters with and without accents, and Devanagari by sound', async () => {
    const seller = await student();
    const [accented, hindi] = [unique('Crème brûlée torch'), unique('घंटाघर')];
    await listing(seller, { name: accented });
    await listing(seller, { name: hindi });
    expect([(await search('creme brulee'))[0], (await search('CRÈME BRÛLÉE'))[0]]).toEqual([accented, accented]);
    expect([(await search('ghantaghar'))[0], (await search('घंटाघर'))[0]]).toEqual([hindi, hindi]);
  });

  it('finds products by synonyms of the words in their name', async () => {
    const seller = await student();
    const [wardrobe, bin] = [unique('Teak wardrobe'), unique('Pedal dustbin')];
    await listing(seller, { name: wardrobe });
    await listing(seller, { name: bin });
    for (const text of ['teak almari', 'teak अलमारी', 'teak almirah']) expect((await search(text))[0], text).toBe(wardrobe);
    expect((await search('pedal trash can'))[0]).toBe(bin);
  });

  it('takes price words as price bounds, unless the filter has its own', async () => {
    const seller = await student();
    const [cheap, dear] = [unique('Balafon mallet'), unique('Balafon frame')];
    await listing(seller, { name: cheap, price: 250 });
    await listing(seller, { name: dear, price: 2500 });
    expect(await search('balafon under 500')).toEqual([cheap]);
    expect(await search('balafon 1k se zyada')).toEqual([dear]);
    const answer = await (await guest()).ask(LIST_STOCK, { filter: { search: 'balafon', minPrice: 1000 } });
    expect(answer.data.products.nodes.map(({ name }: { name: string }) => name)).toEqual([dear]);
  });

  it('puts sold-out products after equally good matches and before worse ones', async () => {
    const seller = await student();
    const word = `Quillon${unique('').replaceAll(/\D/g, '')}`;
    await listing(seller, { name: `${word} rack`, quantity: 1 });
    await listing(seller, { name: `${word} lid`, quantity: 0 });
    await listing(seller, { name: `${word} lid`, quantity: 1 });
    const answer = await (await guest()).ask(LIST_STOCK, { filter: { search: `${word} lid` } });
    const found = answer.data.products.nodes.map(({ name, quantity }: { name: string; quantity: number }) => `${name} ${quantity}`);
    expect(found).toEqual([`${word} lid 1`, `${word} lid 0`, `${word} rack 1`]);
  });

  it.each([['%'], ['_'], ['/'], ["'"], ['"'], ['a & | !'], ["'); drop table products; --"]])('treats %s as plain characters', async (text) => {
    expect(Array.isArray(await search(text))).toBe(true);
  });

  it('rejects more than 100 characters, and an empty text', async () => {
    expect([await search('x'.repeat(101)), await search('   ')]).toEqual(['INVALID_INPUT', 'INVALID_INPUT']);
  });
});

describe('related products', () => {
  it('come from the same category first, then by nearest price, without the product itself, sold-out or deleted ones', async () => {
    const seller = await student();
    const categoryId = await category();
    const id = await listing(seller, { categoryId, price: 100 });
    const far = await listing(seller, { categoryId, price: 900 });
    const near = await listing(seller, { categoryId, price: 110 });
    await listing(seller, { categoryId, price: 100, quantity: 0 });
    const gone = await listing(seller, { categoryId, price: 100 });
    await seller.ask(DELETE, { id: gone });
    const answer = await seller.ask(`query ($id: ID!) { product(id: $id) { related { id: databaseId } } }`, { id });
    const ids = answer.data.product.related.map((item: { id: string }) => item.id);
    expect(ids.slice(0, 2)).toEqual([near, far]);
    expect(ids).not.toContain(id);
    expect(ids.length).toBeLessThanOrEqual(8);
  });

  const RELATED = `query ($id: ID!) { product(id: $id) { related { id: databaseId } } }`;
  const relatedTo = async (id: string, viewer: TestClient) =>
    (await viewer.ask(RELATED, { id })).data.product.related.map((item: { id: string }) => item.id) as string[];

  it('come from other categories only if the same category has fewer than eight', async () => {
    const seller = await student();
    const categoryId = await category();
    const id = await listing(seller, { categoryId, price: 100 });
    const same: string[] = [];
    for (let price = 200; price < 900; price += 100) same.push(await listing(seller, { categoryId, price }));
    const other = await listing(seller, { categoryId: await category(), price: 100 });
    const few = await relatedTo(id, seller);
    expect(few.slice(0, 7)).toEqual(same);
    expect(few).toHaveLength(8);
    const last = await listing(seller, { categoryId, price: 900 });
    expect(await relatedTo(id, seller)).toEqual([...same, last]);
    expect(same).not.toContain(other);
  });

  it('are not fewer when the nearest ones belong to sellers whom the viewer blocked', async () => {
    const [seller, blocked, viewer] = [await student(), await student(), await student()];
    const categoryId = await category();
    const id = await listing(seller, { categoryId, price: 100 });
    for (let number = 0; number < 8; number += 1) await listing(blocked, { categoryId, price: 100 });
    const far = await listing(seller, { categoryId, price: 900 });
    await viewer.ask(`mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }`, { id: blocked.id });
    expect((await relatedTo(id, viewer))[0]).toBe(far);
  });
});

describe('privacy of sellers', () => {
  const ASK = `query ($id: ID!) { product(id: $id) { seller { name email phone collegeId } related { seller { email } } } products(first: 50) { nodes { seller { name email phone } } } }`;

  it('shows guests a first name and an initial only', async () => {
    const seller = await student();
    const answer = await (await guest()).ask(ASK, { id: await listing(seller) });
    const [first, last] = seller.name.split(' ');
    expect(answer.data.product.seller).toEqual({ name: `${first} ${last![0]}.`, email: null, phone: null, collegeId: null });
  });

  it('shows signed-in viewers the seller’s contact on a product, and never in a list', async () => {
    const seller = await student();
    const answer = await (await student()).ask(ASK, { id: await listing(seller) });
    expect(answer.data.product.seller).toEqual({ name: seller.name, email: seller.email, phone: '+919840012345', collegeId: null });
    const others = [...answer.data.products.nodes, ...answer.data.product.related].map(
      (node: { seller: { email: string | null } }) => node.seller.email,
    );
    expect(others.every((email) => email === null)).toBe(true);
  });
});
