import { describe, expect, it } from 'vitest';
import { category, guest, listing, student, unique } from './test-clients.ts';
import { sql } from '../src/platform/database/sql.ts';
import { testApplication, usesPlanner } from './application.ts';

const CARD = 'id: databaseId name description price quantity photoUrl(width: 640) photoColor seller { id: databaseId name } rating { average count }';
const HOME = `query ($filter: ProductFilter) { products(first: 50, filter: $filter) { totalCount pageInfo { endCursor hasNextPage } nodes { ${CARD} } } categories { id: databaseId name } priceRanges { id name } }`;
const SEARCH = `query ($filter: ProductFilter) { products(first: 50, filter: $filter, sort: RELEVANCE) { totalCount pageInfo { endCursor } nodes { ${CARD} } } }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) { ${CARD} category { id: databaseId name } viewerCanEdit viewerCanReview related { ${CARD} } reviews { nodes { id: databaseId text author { id: databaseId name } } } } }`;

describe('reads', () => {
  it('need the same number of statements for one row as for many', async () => {
    const { statements } = await testApplication();
    const seller = await student();
    // A guest, because the session of a user is read again every few seconds.
    const viewer = await guest();
    const word = unique('Quokka').split(' ')[1]!;
    const categoryId = await category();
    const count = async (query: string, variables: object) => {
      const sent: number[] = [];
      // The first search learns a new word, and a later one counts how common it is. The minimum is the number of statements of the query itself.
      for (let turn = 0; turn < 4; turn += 1) {
        statements.clear();
        const answer = await viewer.ask(query, variables as Record<string, unknown>);
        expect(answer.errors).toBeUndefined();
        sent.push(statements.list.length);
      }
      return Math.min(...sent);
    };
    const counts = async () => {
      const id = await listing(seller, { name: `Quokka ${word}`, categoryId });
      const filter = { categoryIds: [categoryId] };
      return [await count(HOME, { filter }), await count(SEARCH, { filter: { search: word } }), await count(PRODUCT, { id })];
    };
    await listing(seller, { name: `Quokka ${word}`, categoryId });
    const few = await counts();
    for (let index = 0; index < 12; index += 1) await listing(seller, { name: `Quokka ${word}`, categoryId });
    expect(await counts()).toEqual(few);
    // The planner needs one statement per root field.
    if (usesPlanner) expect(few).toEqual([2, 1, 1]);
  });

  it('give each first page of one document its own size', async () => {
    const seller = await student();
    for (let count = 0; count < 3; count += 1) await listing(seller);
    const viewer = await guest();
    const query = 'query ($first: Int!) { products(first: $first) { nodes { id: databaseId } pageInfo { hasNextPage } } }';
    for (const first of [2, 1, 2]) {
      const { data } = await viewer.ask(query, { first });
      expect(data.products).toMatchObject({
        nodes: Array.from({ length: first }, () => ({ id: expect.any(String) })),
        pageInfo: { hasNextPage: true },
      });
    }
    expect((await viewer.ask(query, { first: 51 })).errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'first' }] } }]);
  });

  it.runIf(usesPlanner)('inline the first page size in the statement only when its condition has no values', async () => {
    const { statements } = await testApplication();
    const viewer = await guest();
    const query = 'query ($filter: ProductFilter) { products(first: 7, filter: $filter) { nodes { id: databaseId } } }';
    const limitOf = async (filter: object | null) => {
      await viewer.ask(query, { filter });
      statements.clear();
      await viewer.ask(query, { filter });
      return statements.list.map((text) => text.includes('limit 7::integer'));
    };
    expect(await limitOf(null)).toEqual([true]);
    expect(await limitOf({ minPrice: 100 })).toEqual([false]);
  });

  it.runIf(usesPlanner)('inline the list sizes of an object in the statement when the document fixes them', async () => {
    const { statements } = await testApplication();
    const [seller, viewer] = [await student(), await guest()];
    const id = await listing(seller);
    const query = `query ($id: ID!, $first: Int!) { product(id: $id) {
      fixed: reviews(first: 7) { nodes { id: databaseId } } given: reviews(first: $first) { nodes { id: databaseId } } related(first: 5) { id: databaseId } } }`;
    await viewer.ask(query, { id, first: 6 });
    statements.clear();
    expect((await viewer.ask(query, { id, first: 6 })).errors).toBeUndefined();
    const sizes = [7, 6, 5].map((size) => statements.list.some((text) => text.includes(`limit ${size}::integer`)));
    expect(sizes).toEqual([true, false, true]);
  });

  it.runIf(usesPlanner).each([
    ['an idempotency key', unique('key')],
    ['no idempotency key', null],
  ])('after an order or a message are part of its statement, with %s', async (_what, key) => {
    const { statements } = await testApplication();
    const [seller, buyer] = [await student(), await student()];
    const productId = await listing(seller);
    await buyer.ask('{ me { id: databaseId } }');
    statements.clear();
    const placed = await buyer.ask(
      `mutation ($productId: ID!, $key: String) { placeOrder(input: { productId: $productId, idempotencyKey: $key }) {
        order { id: databaseId total status seller { name } lines { name quantity } } product { id: databaseId quantity } } }`,
      { productId, key },
    );
    expect(placed.data.placeOrder.order).toMatchObject({ status: 'NOT_PROCESSED', seller: { name: seller.name }, lines: [{ quantity: 1 }] });
    const orderId: string = placed.data.placeOrder.order.id;
    const sent = await buyer.ask(
      `mutation ($orderId: ID!, $key: String) { sendMessage(input: { orderId: $orderId, text: "Hi", idempotencyKey: $key }) {
        message { id: databaseId text sender { name } createdAt } } }`,
      { orderId, key },
    );
    expect(sent.data.sendMessage.message).toMatchObject({ text: 'Hi', sender: { name: buyer.name } });
    expect(statements.list).toHaveLength(2);
  });

  it('stay fast after many orders and reviews because no index contains the product columns that these change', async () => {
    const { container } = await testApplication();
    const indexed = await container.database.db.rows<{ name: string }>(sql`select distinct a.attname as name from pg_depend d
      join pg_class i on i.oid = d.objid and i.relkind = 'i'
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.refobjid = 'products'::regclass`);
    const names = indexed.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['price', 'search', 'deleted_at', 'in_stock']));
    expect(names.filter((name) => ['quantity', 'review_count', 'rating_sum'].includes(name))).toEqual([]);
  });

  it('support aliases of the same field, fragments, skip and include', async () => {
    const seller = await student();
    await listing(seller, { name: 'A' });
    await listing(seller, { name: 'B' });
    const answer = await (
      await student()
    ).ask(
      `query ($id: ID!, $no: Boolean!, $yes: Boolean!) {
        user(id: $id) { ...Both label: name name @skip(if: $yes) __typename ... @include(if: $no) { createdAt } }
      }
      fragment Both on User { one: products(first: 1) { nodes { title: name } } two: products(first: 2) { edges { cursor node { name __typename } } totalCount } }`,
      { id: seller.id, no: false, yes: true },
    );
    expect(answer.data.user).toEqual({
      label: seller.name,
      __typename: 'User',
      one: { nodes: [{ title: 'B' }] },
      two: {
        edges: [
          { cursor: expect.any(String), node: { name: 'B', __typename: 'Product' } },
          { cursor: expect.any(String), node: { name: 'A', __typename: 'Product' } },
        ],
        totalCount: 2,
      },
    });
  });

  it('page backwards from the end and from before a cursor, in list order', async () => {
    const seller = await student();
    for (const name of ['1', '2', '3', '4', '5']) await listing(seller, { name });
    const PAGE = 'nodes { name } edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount';
    const query = `query ($id: ID!, $last: Int, $before: String) { user(id: $id) { products(last: $last, before: $before) { ${PAGE} } } }`;
    const page = async (before?: string) => {
      const { products } = (await seller.ask(query, { id: seller.id, last: 2, before })).data.user;
      const { edges, pageInfo } = products;
      expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges.at(0).cursor, edges.at(-1).cursor]);
      expect(products.totalCount).toBe(5);
      const names = (objects: { name: string }[]) => objects.map(({ name }) => name).join();
      expect(names(products.nodes)).toBe(names(edges.map(({ node }: { node: { name: string } }) => node)));
      return { names: names(products.nodes), pageInfo };
    };
    const end = await page();
    const middle = await page(end.pageInfo.startCursor);
    const start = await page(middle.pageInfo.startCursor);
    expect([end, middle, start].map(({ names }) => names)).toEqual(['2,1', '4,3', '5']);
    expect([end, middle, start].map(({ pageInfo }) => [pageInfo.hasPreviousPage, pageInfo.hasNextPage])).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it('report hasNextPage without the cost of cursors when nothing else of a page is selected', async () => {
    const { statements } = await testApplication();
    const seller = await student();
    for (const name of ['1', '2']) await listing(seller, { name });
    const query = `query ($id: ID!) { user(id: $id) { one: products(first: 1) { pageInfo { hasNextPage hasPreviousPage } }
      two: products(first: 2) { pageInfo { hasNextPage } } last: products(last: 1) { pageInfo { hasNextPage hasPreviousPage } } } }`;
    statements.clear();
    const { user } = (await seller.ask(query, { id: seller.id })).data;
    expect(user.one.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    expect(user.two.pageInfo).toEqual({ hasNextPage: false });
    expect(user.last.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
    if (usesPlanner) expect(statements.list.join()).not.toContain('base64');
  });

  it.each(['last', 'first'])('reject a page size of 0 or above 50 in %s', async (argument) => {
    const seller = await student();
    for (const size of [0, 51]) {
      const answer = await seller.ask(
        `{ products(${argument}: ${size}) { nodes { id: databaseId } } me { products(${argument}: ${size}) { nodes { id: databaseId } } } }`,
      );
      for (const { extensions } of answer.errors!) expect(extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: argument }] });
      expect(answer.errors!.length).toBeGreaterThan(0);
    }
  });

  it('reject a text that is not a cursor and name the argument', async () => {
    const answer = await (await guest()).ask('{ products(last: 1, before: "nonsense") { nodes { id: databaseId } } }');
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'before' }] });
  });

  it('page a nested connection by its cursor', async () => {
    const seller = await student();
    for (const name of ['1', '2', '3']) await listing(seller, { name });
    const ask = `query ($id: ID!, $after: String) { user(id: $id) { products(first: 2, after: $after) { nodes { name } pageInfo { hasNextPage endCursor } } } }`;
    const first = (await seller.ask(ask, { id: seller.id })).data.user.products;
    const second = (await seller.ask(ask, { id: seller.id, after: first.pageInfo.endCursor })).data.user.products;
    expect([first, second].map(({ nodes }) => nodes.map(({ name }: { name: string }) => name))).toEqual([['3', '2'], ['1']]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('are possible over GET, for queries only', async () => {
    const { url } = await testApplication();
    const get = (query: string) => fetch(`${url}/graphql?query=${encodeURIComponent(query)}`, { headers: { 'apollo-require-preflight': '1' } });
    expect((await get('{ priceRanges { id } }')).status).toBe(200);
    expect((await get('mutation { signOut }')).status).toBe(405);
  });

  it('return the other fields next to the error of one', async () => {
    const answer = await (await guest()).ask('{ user(id: "1") { id: databaseId } product(id: "0") { id: databaseId } categories { __typename } }');
    expect(answer).toMatchObject({ data: { user: null, product: null, categories: expect.any(Array) }, errors: [{ path: ['user'] }] });
  });

  it('treat an impossible id like an unknown one', async () => {
    const answer = await (
      await student()
    ).ask(
      '{ a: product(id: "0") { id: databaseId } b: product(id: "x; drop") { id: databaseId } c: user(id: "99999999999999999999999") { id: databaseId } }',
    );
    expect(answer.data).toEqual({ a: null, b: null, c: null });
  });

  it('cannot select secrets, because no type has a field for them', async () => {
    const answer = await (await guest()).ask('{ __schema { types { name fields { name } } } }');
    const names = answer.data.__schema.types.flatMap((type: { fields: { name: string }[] | null }) => (type.fields ?? []).map(({ name }) => name));
    expect(
      names.filter(
        (name: string) => /hash|password$|otp$/i.test(name) && !/^(hasPassword|requestPasswordReset|resetPassword|requestSignUpOtp)$/.test(name),
      ),
    ).toEqual([]);
  });

  it('reject a body over 100 kB and malformed JSON with a clear error', async () => {
    const { url } = await testApplication();
    const post = (body: string) => fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await post(JSON.stringify({ query: `{ me { id: databaseId } } #${'x'.repeat(100_001)}` }))).status).toBe(413);
    expect((await post('{nonsense')).status).toBe(400);
  });

  it('hide unexpected errors behind a request id', async () => {
    const { container } = await testApplication();
    const { photos } = container.infra;
    container.infra.photos = { ...photos, put: () => Promise.reject(new Error('disk on fire')) };
    try {
      const sharp = (await import('sharp')).default;
      const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      const answer = await (
        await student()
      ).upload(
        'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }',
        { input: { name: 'X', profilePicture: null } },
        'variables.input.profilePicture',
        new Blob([new Uint8Array(bytes)]),
      );
      expect(answer.errors![0]).toMatchObject({ message: 'Something went wrong!', extensions: { code: 'INTERNAL', requestId: expect.any(String) } });
      expect(JSON.stringify(answer)).not.toContain('disk on fire');
    } finally {
      container.infra.photos = photos;
    }
  });
});
