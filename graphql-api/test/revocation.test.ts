import { afterAll, describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import type { Passwords } from '../src/platform/ports.ts';
import { sql } from '../src/platform/database/sql.ts';
import { admin, guest, listing, order, student, withToken, type TestClient } from './test-clients.ts';
import { consumed } from './consumed.ts';
import { closeSockets, socket } from './sockets.ts';
import { testApplication } from './application.ts';
import { MAKE_TOKEN } from './scopes.ts';

const SIGN_IN = 'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';
const SET_ROLE = 'mutation ($id: ID!, $role: Role!) { setUserRole(input: { id: $id, role: $role }) { id: databaseId role } }';

afterAll(closeSockets);

/** Runs `work` while every password check pauses after the comparison until `work` ends. */
async function withSlowPasswords(work: (compared: Promise<void>) => Promise<void>): Promise<void> {
  const { container } = await testApplication();
  const passwords: Passwords = container.infra.passwords;
  let isCompared: () => void;
  const compared = new Promise<void>((resolve) => (isCompared = resolve));
  let goOn: () => void;
  const done = new Promise<void>((resolve) => (goOn = resolve));
  container.infra.passwords = {
    ...passwords,
    verify: async (hash, password) => {
      const right = await passwords.verify(hash, password);
      isCompared();
      await done;
      return right;
    },
  };
  try {
    await work(compared);
  } finally {
    container.infra.passwords = passwords;
    goOn!();
  }
}

describe('a password change', () => {
  it('rejects a concurrent sign-in with the old password', async () => {
    const { container } = await testApplication();
    const user = await student();
    const nobody = await guest();
    const hash = await container.infra.passwords.hash('another');
    let signIn: ReturnType<typeof nobody.ask>;
    await withSlowPasswords(async (compared) => {
      signIn = nobody.ask(SIGN_IN, { email: user.email, password: 'password' });
      await compared;
      await container.database.db.rows(sql`update users set password_hash = ${hash} where id = ${user.id}`);
      await container.database.db.rows(sql`delete from sessions where user_id = ${user.id}`);
    });
    expect((await signIn!).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await container.database.db.rows(sql`select id from sessions where user_id = ${user.id}`)).toEqual([]);
  });
});

const SET_PASSWORD =
  'mutation ($now: String, $new: String!) { updateProfile(input: { name: "Same", password: $new, currentPassword: $now }) { message } }';

describe('a new password', () => {
  it('requires the current one over GraphQL', async () => {
    const user = await student();
    for (const now of [null, '', 'wrong']) {
      const answer = await user.ask(SET_PASSWORD, { now, new: 'another' });
      expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'currentPassword' }] } }]);
    }
    expect((await user.ask(SET_PASSWORD, { now: 'password', new: 'another' })).errors).toBeUndefined();
    expect((await (await guest()).ask(SIGN_IN, { email: user.email, password: 'another' })).errors).toBeUndefined();
  });

  it('limits guesses of the current one', async () => {
    const user = await student();
    const codes: string[] = [];
    for (let guess = 0; guess < 40 && codes.at(-1) !== 'RATE_LIMITED'; guess += 1) {
      codes.push((await user.ask(SET_PASSWORD, { now: `wrong${guess}`, new: 'another' })).errors![0]!.extensions.code);
    }
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  it('requires the current one over REST only an hour after sign-in, because documented clients do not send it', async () => {
    const { container } = await testApplication();
    const user = await student();
    const set = (body: object) => user.rest('PUT', '/api/auth/Editprofile', { name: 'Same', ...body });
    expect(await set({ password: 'second' })).toMatchObject({ status: 200, body: { success: true } });
    await container.database.db.rows(sql`update sessions set created_at = created_at - interval '1 hour' where user_id = ${user.id}`);
    expect(await set({ password: 'third' })).toMatchObject({ status: 400, body: { success: false, fields: [{ field: 'currentPassword' }] } });
    expect(await set({ password: 'third', currentPassword: 'first' })).toMatchObject({ status: 400 });
    expect(await set({ password: 'third', currentPassword: 'second' })).toMatchObject({ status: 200, body: { success: true } });
    expect(await set({})).toMatchObject({ status: 200, body: { success: true } });
  });

  it('is stored before other sessions end, so that no session starts in between', async () => {
    const { statements } = await testApplication();
    const user = await student();
    statements.clear();
    await user.ask(SET_PASSWORD, { now: 'password', new: 'another' });
    const stored = statements.list.findIndex((text) => text.startsWith('update "users"'));
    const ended = statements.list.findIndex((text) => text.startsWith('delete from "sessions"'));
    expect(stored).toBeGreaterThan(-1);
    expect(ended).toBeGreaterThan(stored);
  });
});

describe('the deletion of an account', () => {
  it('rejects a concurrent sign-in', async () => {
    const user = await student();
    const [nobody, boss] = [await guest(), await admin()];
    let signIn: ReturnType<typeof nobody.ask>;
    await withSlowPasswords(async (compared) => {
      signIn = nobody.ask(SIGN_IN, { email: user.email, password: 'password' });
      await compared;
      await boss.ask('mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }', { id: user.id });
    });
    expect((await signIn!).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('access tokens', () => {
  it('are at most 20, even with many parallel requests', async () => {
    const { container } = await testApplication();
    const owner = await student();
    for (let made = 0; made < 15; made += 1) await owner.ask(MAKE_TOKEN);
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.ask(MAKE_TOKEN)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(5);
    expect(answers.flatMap(({ errors }) => errors ?? []).every(({ extensions }) => extensions.code === 'CONFLICT')).toBe(true);
    expect(await container.database.db.one(sql`select count(*)::int as tokens from access_tokens where user_id = ${owner.id}`)).toEqual({
      tokens: 20,
    });
  });
});

describe('a role', () => {
  it('that is set to its current value ends no session and is not logged', async () => {
    const { container } = await testApplication();
    const [boss, user] = [await admin(), await student()];
    const live = await socket(user.token);
    await live.subscribe('subscription { orderChanged { id: databaseId } }');
    expect((await boss.ask(SET_ROLE, { id: user.id, role: 'STUDENT' })).data.setUserRole.role).toBe('STUDENT');
    expect((await user.ask('{ me { id: databaseId } }')).data.me.id).toBe(user.id);
    const entries = await container.database.db.rows(sql`select id from audit_entries where user_id = ${user.id}`);
    expect(entries).toEqual([]);
    expect((await boss.ask(SET_ROLE, { id: '999999999', role: 'STUDENT' })).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  it('that changes ends all sessions, tokens and sockets of the user and is logged with the administrator and the change', async () => {
    const { container } = await testApplication();
    const [boss, user] = [await admin(), await student()];
    await user.ask(MAKE_TOKEN);
    const live = await socket(user.token);
    await live.subscribe('subscription { orderChanged { id: databaseId } }');
    await boss.ask(SET_ROLE, { id: user.id, role: 'ADMIN' });
    expect(await live.closed).toBe(4403);
    const { db } = container.database;
    expect(
      await db.rows(sql`select id from sessions where user_id = ${user.id} union all select id from access_tokens where user_id = ${user.id}`),
    ).toEqual([]);
    expect(await db.rows(sql`select actor_id::text as actor, action, details from audit_entries where user_id = ${user.id}`)).toEqual([
      { actor: boss.id, action: 'ROLE_CHANGED', details: 'ADMIN' },
    ]);
  });
});

/** All subscriptions of the schema, as sent by a user who sells a product and has a conversation about it. */
const subscriptions: Record<string, string> = {
  conversationChanged: 'subscription { conversationChanged { id: databaseId } }',
  countsChanged: 'subscription { countsChanged { id: databaseId } }',
  events: 'subscription { events { type } }',
  messageAdded: 'subscription ($conversation: ID!) { messageAdded(conversationId: $conversation) { text } }',
  notificationAdded: 'subscription { notificationAdded { kind } }',
  orderChanged: 'subscription { orderChanged { status } }',
  pointsChanged: 'subscription { pointsChanged { total } }',
  productChanged: 'subscription ($product: ID!) { productChanged(id: $product) { id: databaseId } }',
  reviewStepsFinished: 'subscription ($product: ID!) { reviewStepsFinished(productId: $product) }',
};

async function subscribeToAll(who: TestClient, variables: { conversation: string; product: string }) {
  const live = await socket(who.token);
  const received: Record<string, Awaited<ReturnType<typeof live.subscribe>>> = {};
  for (const [name, text] of Object.entries(subscriptions)) received[name] = await live.subscribe(text, variables);
  return { live, received };
}

describe('a ban', () => {
  it("closes the user's open sockets before anything else reaches them through any subscription", async () => {
    expect(Object.keys(subscriptions).toSorted()).toEqual(Object.keys(buildBareSchema().getSubscriptionType()!.getFields()).toSorted());
    const [person, other, boss] = [await student(), await student(), await admin()];
    const product = await listing(person);
    const start = 'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }';
    const conversation = (await other.ask(start, { id: product })).data.startConversation.conversation.id as string;
    const send = 'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, text: "Hello" }) { message { id: databaseId } } }';
    const { live, received: all } = await subscribeToAll(person, { conversation, product });
    // A slow reader receives only the newest counts, so the number of these events is not fixed.
    const { countsChanged, ...received } = all;
    // Before the ban, all events arrive.
    await order(other, product);
    await other.ask(send, { id: conversation });
    await other.ask('mutation ($id: ID!) { addReview(input: { productId: $id, rating: 5, text: "Nice" }) { review { id: databaseId } } }', {
      id: product,
    });
    await listing(person);
    await person.ask('mutation ($id: ID!) { updateProduct(input: { id: $id, price: 11 }) { product { id: databaseId } } }', { id: product });
    const before = {
      conversationChanged: 2,
      events: 6,
      messageAdded: 1,
      notificationAdded: 3,
      orderChanged: 2,
      pointsChanged: 1,
      productChanged: 3,
      reviewStepsFinished: 2,
    };
    expect((await countsChanged!.count(1)).length).toBeGreaterThan(0);
    for (const [name, count] of Object.entries(before)) expect(await received[name]!.count(count), name).toHaveLength(count);

    await boss.ask('mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: BAN, reason: "Fraud" }) { user { id: databaseId } } }', {
      id: person.id,
    });
    await other.ask(send, { id: conversation });
    await consumed('notifications');
    expect(await live.closed).toBe(4403);
    expect(Object.fromEntries(Object.entries(received).map(([name, { events }]) => [name, events.length]))).toEqual(before);
    const again = await socket(person.token);
    await again.subscribe(subscriptions.notificationAdded!);
    expect(await again.closed).toBe(4403);
  });
});

describe('an invalid token', () => {
  const dead = ['x', 'Bearer x', 'Bearer undefined', 'Basic eDp5', 'ccpat_x', 'x'.repeat(100)];
  const operations = [
    '{ categories { id: databaseId } }',
    '{ me { id: databaseId } }',
    'mutation { signOut }',
    'mutation { signIn(input: { email: "a@b.example", password: "x" }) { token } }',
  ];
  const post = async (authorization: string, query: string, accept = 'application/json') => {
    const { url } = await testApplication();
    const headers = { 'content-type': 'application/json', accept, authorization };
    return fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  };

  it.each(dead)('gets TOKEN_INVALID with 401 for every operation over HTTP: %s', async (token) => {
    for (const query of operations) {
      for (const accept of ['application/json', 'application/graphql-response+json']) {
        const response = await post(token, query, accept);
        expect(response.status).toBe(401);
        expect(response.headers.get('content-type')).toContain(accept);
        expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
        const answer = (await response.json()) as object;
        expect(answer).toEqual({ errors: [{ message: 'This token is unknown or was revoked', extensions: { code: 'TOKEN_INVALID' } }] });
      }
    }
  });

  it('gets TOKEN_EXPIRED while its ended session is still stored', async () => {
    const { container } = await testApplication();
    const user = await student();
    await container.database.db.rows(sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${user.id}`);
    expect(await user.ask('{ me { id: databaseId } }')).toMatchObject({ status: 401, errors: [{ extensions: { code: 'TOKEN_EXPIRED' } }] });
  });

  it('is rejected over GET too', async () => {
    const { url } = await testApplication();
    const headers = { authorization: 'x' };
    expect((await fetch(`${url}/graphql?query=%7B__typename%7D`, { headers })).status).toBe(401);
  });

  it.each(['', ' ', 'Bearer', 'Bearer '])('is not implied by an empty header: "%s" means a guest', async (token) => {
    expect(await (await post(token, '{ me { id: databaseId } categories { __typename } }')).json()).toMatchObject({ data: { me: null } });
  });

  it('is ignored by public REST calls and gets 401 from the others', async () => {
    const lost = await withToken(await student(), 'x');
    const status = async (method: string, path: string, body?: object) => (await lost.rest(method, path, body)).status;
    for (const path of ['/api/category/getCategories', '/api/product/productList/1', '/api/product/productCount']) {
      expect(await status('GET', path)).toBe(200);
    }
    expect(await status('POST', '/api/product/product-filter', { checked: [], radio: [] })).toBe(200);
    for (const path of ['/api/auth/user-auth', '/api/auth/orders', '/api/category/allUsers']) expect(await status('GET', path)).toBe(401);
    const { email } = await student();
    expect(await status('POST', '/api/auth/login', { email, password: 'password' })).toBe(200);
  });
});

describe('a socket', () => {
  it.each(['authorization', 'Authorization', 'AUTHORIZATION'])('reads the token in any letter case: %s', async (name) => {
    const user = await student();
    const live = await (await socket({ [name]: `Bearer ${user.token}` })).subscribe('{ me { id: databaseId } }');
    expect(await live.count(1)).toEqual([{ me: { id: user.id } }]);
  });

  it.each([['x'], [5], [{}]])('with an invalid token is closed with 4403: %j', async (token) => {
    const live = await socket({ Authorization: token });
    await live.subscribe('{ me { id: databaseId } }');
    expect(await live.closed).toBe(4403);
  });

  it.each([[''], ['Bearer '], [null]])('with an empty token belongs to a guest: %j', async (token) => {
    const live = await (await socket({ authorization: token })).subscribe('{ me { id: databaseId } }');
    expect(await live.count(1)).toEqual([{ me: null }]);
  });
});
