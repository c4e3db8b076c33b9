import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { changeCampus, suspendCampus } from '../src/app/ops/campus-admin.ts';
import { allCampuses } from '../src/infra/campuses/platform.queries.ts';
import { openPlatform } from '../src/infra/campuses/platform.ts';
import { Role } from '../src/domains/people/users/user.entity.ts';
import { raw } from '../src/platform/database/sql.ts';
import { startPair, type CampusPair, type TestCampus } from './campus-pair.ts';
import { closeSockets, socket } from './sockets.ts';
import { atServer, student, type TestClient } from './test-clients.ts';
import { drawing } from './test-pictures.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

let pair: CampusPair;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  pair = await startPair({ WEBHOOK_ALLOWED_HOSTS: receiver.host });
}, 120_000);
afterAll(async () => {
  closeSockets();
  receiver.close();
  await pair.stop();
}, 60_000);

const person = ({ container, url }: TestCampus, role = Role.STUDENT): Promise<TestClient> =>
  student(role, Promise.resolve({ container, url }) as unknown as Parameters<typeof student>[1]);

const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id databaseId photoUrl(width: 320) } } }';
const NODE = 'query ($id: ID!) { node(id: $id) { id } }';

async function categoryOf({ container }: TestCampus): Promise<string> {
  const row = await container.database.db.one<{ id: string }>(
    raw("insert into categories (name) values ('Lamps ' || random()) returning id::text as id"),
  );
  return row!.id;
}

async function listed(seller: TestClient, at: TestCampus, input: Record<string, unknown>): Promise<{ id: string; databaseId: string }> {
  const whole = { description: 'Works well.', price: 100, quantity: 1, shipping: false, categoryId: await categoryOf(at), ...input };
  const { data, errors } = await seller.ask(CREATE, { input: whole });
  expect(errors).toBeUndefined();
  return data.createProduct.product;
}

const count = async ({ container }: TestCampus, table: string): Promise<number> =>
  (await container.database.db.one<{ count: number }>(raw(`select count(*)::int as count from ${table}`)))!.count;

/** Creates a person with an id. */
async function withId(at: TestCampus, id: number): Promise<TestClient> {
  await at.container.database.db.rows(raw(`select setval('users_id_seq', ${id})`));
  return person(at);
}

/** Sends a query to a host with the given headers. */
const ask = (url: string, headers: Record<string, string>, query = '{ me { name } }') =>
  fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query }) });

/** Creates more listings than the other campus has, so that the last ids exist only in this campus. */
async function ahead(at: TestCampus): Promise<{ seller: TestClient; product: { id: string; databaseId: string } }> {
  await at.container.database.db.rows(raw("select setval('products_id_seq', (select coalesce(max(id), 0) + 5000 from products))"));
  const seller = await person(at);
  return { seller, product: await listed(seller, at, { name: 'A lamp that is far ahead' }) };
}

describe('two campuses in one process', () => {
  it('show their own people and listings in their own currency', async () => {
    const [anna, ben] = [await person(pair.main), await person(pair.two)];
    await listed(anna, pair.main, { name: 'Desk lamp of main' });
    await listed(ben, pair.two, { name: 'Desk lamp of two' });
    const names = async (client: TestClient): Promise<string[]> =>
      (await client.ask('{ products(first: 50) { nodes { name } } }')).data.products.nodes.map(({ name }: { name: string }) => name);
    expect(await names(anna)).toContain('Desk lamp of main');
    expect(await names(anna)).not.toContain('Desk lamp of two');
    expect(await names(ben)).toEqual(['Desk lamp of two']);
    expect(pair.two.container.infra.settings).toMatchObject({ brandName: 'Campus two', college: { currency: 'EUR', phone: undefined } });
    expect(pair.main.container.infra.settings.college.currency).toBe('INR');
  });

  it("reject each other's tokens by host, header, REST and download", async () => {
    const anna = await person(pair.main);
    const there = atServer(pair.two.url, anna);
    expect((await there.ask('{ me { name } }')).errors![0]!.extensions.code).toBe('TOKEN_INVALID');
    expect((await there.rest('GET', '/api/auth/orders')).status).toBe(401);
    expect((await fetch(`${pair.two.url}/my-data.zip`, { headers: { authorization: anna.token! } })).status).toBe(401);
    const withHeader = await ask(pair.shared, { authorization: anna.token!, 'campuscart-campus': 'two' });
    expect(withHeader.status).toBe(401);
    // The host of a campus determines the campus, regardless of the header.
    expect((await ask(pair.two.url, { authorization: anna.token!, 'campuscart-campus': 'main' })).status).toBe(401);
  });

  it("return nothing for each other's ids", async () => {
    const { seller, product } = await ahead(pair.main);
    const ben = await person(pair.two);
    expect((await seller.ask(NODE, { id: product.id })).data.node).toMatchObject({ id: product.id });
    expect((await ben.ask(NODE, { id: product.id })).data.node).toBeNull();
    expect((await ben.ask('query ($id: ID!) { product(id: $id) { name } }', { id: product.databaseId })).data.product).toBeNull();
    expect((await ben.rest('GET', `/api/product/${product.databaseId}`)).status).not.toBe(200);
    const order = 'mutation ($id: ID!) { placeOrder(input: { productId: $id, quantity: 1 }) { order { status } } }';
    expect((await ben.ask(order, { id: product.databaseId })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await fetch(`${pair.two.url}/posters/${product.databaseId}.jpg`)).status).toBe(404);
  });

  it('keep their photos separate', async () => {
    const anna = await person(pair.main);
    const query = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { photoUrl(width: 320) } } }`;
    const input = {
      name: 'A lamp with a photo',
      description: 'Works well.',
      price: 100,
      quantity: 1,
      shipping: false,
      categoryId: await categoryOf(pair.main),
    };
    const { data, errors } = await anna.upload(
      query,
      { input: { ...input, photo: null } },
      'variables.input.photo',
      new Blob([await drawing(640, 480).png().toBuffer()]),
    );
    expect(errors).toBeUndefined();
    const path = new URL(data.createProduct.product.photoUrl, pair.main.url).pathname;
    expect((await fetch(pair.main.url + path)).status).toBe(200);
    expect((await fetch(pair.two.url + path)).status).toBe(404);
  });

  it('send events to their own subscribers only', async () => {
    const { seller, product } = await ahead(pair.main);
    const ben = await person(pair.two);
    const events = 'subscription { events(scope: OWN) { type } }';
    const mine = await (await socket(seller.token, pair.main.url)).subscribe(events);
    const theirs = await (await socket(ben.token, pair.two.url)).subscribe(events);
    const change = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { name } } }';
    const { errors } = await seller.ask(change, { input: { id: product.databaseId, price: 90 } });
    expect(errors).toBeUndefined();
    await mine.count(1);
    expect(theirs.events).toEqual([]);
    // A socket belongs to the campus of its host. A token of another campus closes it.
    const stranger = await socket(seller.token, pair.two.url);
    await stranger.subscribe(events);
    expect(await stranger.closed).toBe(4403);
  });

  it('send events to their own webhooks only', async () => {
    const [anna, ben] = [await person(pair.main), await person(pair.two)];
    const urls = [receiver.url(), receiver.url()] as const;
    const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
    for (const [client, url] of [
      [anna, urls[0]],
      [ben, urls[1]],
    ] as const) {
      expect(
        (await client.ask(create, { input: { name: 'Mine', url, types: ['PRODUCT_LISTED'], idempotencyKey: 'a-webhook-of-both' } })).errors,
      ).toBeUndefined();
    }
    await listed(ben, pair.two, { name: 'A lamp for the webhook' });
    await expect.poll(() => receiver.at(urls[1]).length).toBeGreaterThan(0);
    expect(receiver.at(urls[0])).toEqual([]);
  });

  it('count limits separately', async () => {
    const before = await count(pair.main, 'rate_limits');
    const signIn = 'mutation { signIn(input: { email: "nobody@two.example", password: "wrong password" }) { token } }';
    expect((await (await ask(pair.two.url, {}, signIn)).json()) as object).toHaveProperty('errors');
    expect(await count(pair.two, 'rate_limits')).toBeGreaterThan(0);
    expect(await count(pair.main, 'rate_limits')).toBe(before);
  });

  it('each run a create once for the same key of users with the same id', async () => {
    const [anna, ben] = [await withId(pair.main, 90_000), await withId(pair.two, 90_000)];
    expect(ben.id).toBe(anna.id);
    const create = async (client: TestClient, at: TestCampus) => listed(client, at, { name: 'A lamp made once', idempotencyKey: 'the-same-key' });
    await Promise.all([create(anna, pair.main), create(ben, pair.two)]);
    const made = async ({ container }: TestCampus) => container.database.db.rows(raw("select id from products where name = 'A lamp made once'"));
    expect(await made(pair.main)).toHaveLength(1);
    expect(await made(pair.two)).toHaveLength(1);
  });
});

describe('the isolation of campuses', () => {
  const refused = /permission denied/;

  it('rejects in the database a statement that names a table of another campus or of the platform', async () => {
    for (const statement of ['select * from campus_two.users', 'delete from campus_two.products', 'select * from platform.campuses']) {
      await expect(pair.main.container.database.db.rows(raw(statement))).rejects.toThrow(refused);
    }
    for (const statement of ['select * from public.users', 'update public.users set name = name', 'select * from platform.hosts']) {
      await expect(pair.two.container.database.db.rows(raw(statement))).rejects.toThrow(refused);
    }
  });

  it('rejects such a statement in a transaction and changes no table', async () => {
    const { rootEm } = pair.two.container.database;
    const inTransaction = (text: string) =>
      rootEm.fork().transactional((em) => em.getConnection().execute(text, [], 'run', em.getTransactionContext()));
    await expect(inTransaction('select * from public.sessions')).rejects.toThrow(refused);
    await expect(inTransaction('alter table users add column spy text')).rejects.toThrow(/must be owner/);
    await expect(inTransaction('create table public.spy (id int)')).rejects.toThrow(refused);
  });

  it('leads to nothing for a name that only the first campus has', async () => {
    const platform = (await openPlatform(pair.primary.database, new Date()))!;
    await platform.pools.of({ schema: 'public' }).query({ text: 'create table of_main_alone (id int)' });
    platform.close();
    await expect(pair.two.container.database.db.rows(raw('select * from of_main_alone'))).rejects.toThrow(refused);
  });

  it('holds for concurrent statements over few connections', async () => {
    const schemaOf = ({ container }: TestCampus) =>
      container.database.db.one<{ schema: string; role: string }>(raw('select current_schema()::text as schema, current_user::text as role'));
    const asked = await Promise.all(Array.from({ length: 200 }, (_, index) => schemaOf(index % 3 === 0 ? pair.two : pair.main)));
    asked.forEach((each, index) => {
      expect(each).toMatchObject({ schema: index % 3 === 0 ? 'campus_two' : 'public' });
      expect(each!.role).toMatch(index % 3 === 0 ? /^campus_two_/ : /^campus_main_/);
    });
  });
});

describe('the selection of a campus', () => {
  it('uses the header or the token on a shared host', async () => {
    const ben = await person(pair.two);
    expect(ben.token).toMatch(/^cc_two_/);
    const byToken = (await (await ask(pair.shared, { authorization: ben.token! })).json()) as { data: { me: { name: string } } };
    expect(byToken.data.me.name).toBe(ben.name);
    const byHeader = await ask(pair.shared, { 'campuscart-campus': 'two' }, '{ products(first: 50) { nodes { name } } }');
    expect(byHeader.status).toBe(200);
    const { data } = await ben.ask('mutation { createAccessToken(input: { name: "Script", scopes: ["profile:read"], expiresInDays: 7 }) { token } }');
    expect(data.createAccessToken.token).toMatch(/^cc_two_ccpat_/);
    expect((await ask(pair.shared, { authorization: `Bearer ${data.createAccessToken.token}` })).status).toBe(200);
  });

  it('is kept for the life of a socket on a shared host', async () => {
    const ben = await person(pair.two);
    const open = new WebSocket(`${pair.shared.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: { 'campuscart-campus': 'two' } });
    await new Promise((resolve) => open.once('open', resolve));
    const acknowledged = new Promise<string>((resolve) => open.once('message', (data: Buffer) => resolve(data.toString())));
    open.send(JSON.stringify({ type: 'connection_init', payload: { authorization: ben.token } }));
    expect(JSON.parse(await acknowledged)).toMatchObject({ type: 'connection_ack' });
    open.terminate();
    const none = new WebSocket(`${pair.shared.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    expect(await new Promise((resolve) => none.once('error', ({ message }) => resolve(message)))).toContain('404');
  });

  it('fails for an unknown host with a list of the campuses, except unlisted ones', async () => {
    const page = await fetch(pair.shared, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('Campus two');
    const json = (await (await ask(pair.shared, {})).json()) as { campuses: { name: string }[]; errors: { extensions: object }[] };
    expect(json).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }], campuses: [{ name: 'CampusCart' }, { name: 'Campus two' }] });
    await changeCampus(pair.admin, 'two', { isListed: false });
    await pair.campuses.registry.look();
    expect(await (await fetch(pair.shared)).text()).not.toContain('Campus two');
    await changeCampus(pair.admin, 'two', { isListed: true });
    await pair.campuses.registry.look();
  });

  it('uses the email address at sign-up on a shared host', async () => {
    const page = await fetch(`${pair.shared}/signup`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Your college email address')]);
    const send = (email: string) =>
      fetch(`${pair.shared}/signup`, { method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams({ email }), redirect: 'manual' });
    const sent = await send(' Ben@TWO.example ');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${pair.two.container.infra.settings.publicUrl}/signup`]);
    for (const [typed, status, text] of [
      ['x@"><b>', 404, '@&quot;&gt;&lt;b&gt;'],
      ['nobody@elsewhere.example', 404, 'No campus here takes addresses of elsewhere.example'],
      ['nobody', 400, 'Enter a valid email address'],
      [`${'x'.repeat(3_000)}@two.example`, 400, 'Your college email address'],
    ] as const) {
      const refused = await send(typed);
      expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(text)]);
    }
    await changeCampus(pair.admin, 'two', { emailDomains: ['two.example', 'vitstudent.ac.in'] });
    await pair.campuses.registry.look();
    const both = await (await send('ben@vitstudent.ac.in')).text();
    expect(both.match(/\/signup"/g)).toHaveLength(2);
    await changeCampus(pair.admin, 'two', { emailDomains: ['two.example'] });
    await pair.campuses.registry.look();
    pair.two.container = await pair.opened('two');
    // A campus has its own sign-up page.
    expect(await (await fetch(`${pair.two.url}/signup`, { headers: { accept: 'text/html' } })).text()).not.toContain('Find my campus');
  });

  it('answers preflight requests and health checks for any host', async () => {
    const preflight = await fetch(`${pair.shared}/graphql`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'campuscart-campus' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'campuscart-campus']);
    expect((await fetch(`${pair.shared}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${pair.shared}/metrics`)).text();
    expect(metrics).toMatch(/campuscart_sockets\{campus="two"\} \d/);
    expect(metrics).toMatch(/process_cpu_seconds_total/);
  });

  it('survives a client with a missing or wrong host', async () => {
    const { port } = new URL(pair.shared);
    const answer = await new Promise<string>((resolve) => {
      const client = connect(Number(port), '127.0.0.1', () => client.write('GET / HTTP/1.1\r\nHost: %%%\r\nConnection: close\r\n\r\n'));
      client.once('data', (data) => resolve(data.toString()));
    });
    expect(answer).toContain('404');
  });
});

describe('a campus', () => {
  it('is closed while it is suspended, and the others stay open', async () => {
    const [anna, ben] = [await person(pair.main), await person(pair.two)];
    await suspendCampus(pair.admin, 'two', true);
    await pair.campuses.registry.look();
    const closed = await ben.rest('GET', '/api/category/allCategories');
    expect([closed.status, closed.body.message]).toEqual([503, 'Campus two is closed for now.']);
    expect((await anna.ask('{ me { name } }')).data.me.name).toBe(anna.name);
    await suspendCampus(pair.admin, 'two', false);
    await pair.campuses.registry.look();
    expect((await ben.ask('{ me { name } }')).data.me.name).toBe(ben.name);
    pair.two.container = await pair.opened('two');
  });

  it('closes after a time without use, reports when it is due, and is reopened for it', async () => {
    closeSockets();
    const ben = await person(pair.two);
    await expect.poll(() => (pair.campuses.open.sweep(Infinity), pair.campuses.open.slugs())).toEqual([]);
    const platform = (await openPlatform(pair.primary.database, new Date()))!;
    const due = async () =>
      (await platform.pool.query({ text: 'select at from due where campus = $1::text', values: ['two'] })).rows as { at: string }[];
    await expect.poll(async () => new Date((await due())[0]?.at ?? 0).getTime()).toBeGreaterThan(Date.now());
    await pair.campuses.waker.wake(new Date());
    expect(pair.campuses.open.slugs()).toEqual([]);
    await pair.campuses.waker.wake(new Date(Date.now() + 25 * 3_600_000));
    expect(pair.campuses.open.slugs()).toEqual(['two']);
    expect((await ben.ask('{ me { name } }')).data.me.name).toBe(ben.name);
    pair.two.container = await pair.opened('two');
    platform.close();
  });

  it('reopens with changed settings and rejects invalid ones', async () => {
    await changeCampus(pair.admin, 'two', { settings: { BRAND_NAME: 'Zwei', HELPLINE: 'Nightline, 116 123' } });
    await pair.campuses.registry.look();
    pair.two.container = await pair.opened('two');
    expect(pair.two.container.infra.settings).toMatchObject({ brandName: 'Zwei', college: { helpline: 'Nightline, 116 123', currency: 'EUR' } });
    await expect(changeCampus(pair.admin, 'two', { settings: { CURRENCY: 'XYZ1' } })).rejects.toThrow('CURRENCY');
    await expect(changeCampus(pair.admin, 'two', { settings: { DATABASE_URL: 'postgres://x' } })).rejects.toThrow(
      'DATABASE_URL is no setting of a campus',
    );
    await expect(changeCampus(pair.admin, 'two', { hosts: ['127.0.0.2'] })).rejects.toThrow('that of the campus main');
  });

  it('has points or not, independently of the others', async () => {
    await changeCampus(pair.admin, 'two', { settings: { POINTS: 'off' } });
    await pair.campuses.registry.look();
    pair.two.container = await pair.opened('two');
    const [anna, ben] = [await person(pair.main), await person(pair.two)];
    await listed(anna, pair.main, { name: 'A lamp for points' });
    await listed(ben, pair.two, { name: 'A lamp without points' });
    const query = '{ me { points { total } } college { hasPoints cofounders { title } } }';
    expect((await anna.ask(query)).data).toMatchObject({ me: { points: { total: 20 } }, college: { hasPoints: true } });
    expect((await ben.ask(query)).data).toMatchObject({ me: { points: null }, college: { hasPoints: false } });
  });

  it('alone enters maintenance when its migrations fail', async () => {
    const { migrateCampuses } = await import('../src/app/campuses/campuses.ts');
    const platform = (await openPlatform(pair.primary.database, new Date()))!;
    const owner = platform.pools.of({ schema: 'campus_two' });
    await owner.query({ text: 'alter table mikro_orm_migrations rename column name to wrong' });
    const logged: unknown[] = [];
    await migrateCampuses(platform, { error: (details: unknown) => void logged.push(details) } as never);
    expect((await allCampuses(platform.pool)).map(({ slug, status }) => [slug, status])).toEqual([
      ['main', 'active'],
      ['two', 'maintenance'],
    ]);
    expect(logged).toMatchObject([{ campus: 'two' }]);
    await pair.campuses.registry.look();
    expect((await ask(pair.two.url, {})).headers.get('retry-after')).toBe('60');
    await owner.query({ text: 'alter table mikro_orm_migrations rename column wrong to name' });
    await migrateCampuses(platform, { error: (details: unknown) => void logged.push(details) } as never);
    await pair.campuses.registry.look();
    expect((await ask(pair.two.url, {})).status).toBe(200);
    platform.close();
  });
});
