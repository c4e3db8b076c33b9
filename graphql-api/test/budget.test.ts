import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MANIFEST } from '../src/app/schema/execution/persisted-documents.ts';
import { serverWith, testApplication } from './application.ts';
import { builtPages } from './built-pages.ts';
import { listing, student, withToken, type TestClient } from './test-clients.ts';

const OWN = '{ categories { name } }';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const BUDGETS = {
  user: { capacity: 1_000, perSecond: 1 },
  admin: { capacity: 5_000, perSecond: 1 },
  guest: { capacity: 100, perSecond: 1 },
  restCall: 20,
};

let folder: string;
let first: Awaited<ReturnType<typeof serverWith>>;
let second: Awaited<ReturnType<typeof serverWith>>;
beforeAll(async () => {
  folder = builtPages();
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ [hashOf(OWN)]: OWN }));
  const change = () => ({ trustProxy: 1, budgets: BUDGETS, webDir: undefined });
  first = await serverWith(change);
  second = await serverWith(change);
});
afterAll(async () => {
  await first.stop();
  await second.stop();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: Headers;
  body: { data?: any; errors?: { extensions: Record<string, any> }[]; extensions?: { cost?: number; budget?: Record<string, any> } };
}

async function ask(server: { url: string }, query: string, { token = '', address = '203.0.113.9' } = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: token, 'x-forwarded-for': address };
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

const remaining = ({ headers }: Answer): number => Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1]);

const LEFT = '{ rateLimit { limit remaining restoreRate resetAt } }';

/** Returns a client's remaining points. */
async function left(token: string, address?: string): Promise<number> {
  return (await ask(first, LEFT, { token, ...(address ? { address } : {}) })).body.data.rateLimit.remaining;
}

let user: TestClient;
beforeAll(async () => {
  user = await student();
});

describe('the points budget', () => {
  it('is charged for an operation, corrected to the actual cost, and reported in the headers and the response', async () => {
    const { token } = await student();
    const answer = await ask(first, '{ products(first: 50) { nodes { id name } } }', { token: token! });
    const { cost, budget } = answer.body.extensions!;
    expect(budget).toMatchObject({ requested: cost, limit: 1_000, restoreRate: 1 });
    expect(budget!.actual).toBeLessThan(cost!);
    expect(budget!.remaining).toBe(1_000 - budget!.actual);
    expect(Date.parse(budget!.resetAt)).toBeGreaterThan(Date.now() - 1_000);
    expect(answer.headers.get('ratelimit-policy')).toBe('"points";q=1000;w=1000, "parallel";q=4;qu="concurrent-requests"');
    expect(answer.headers.get('ratelimit')).toBe(`"points";r=${budget!.remaining};t=${budget!.actual}`);
    await expect.poll(() => left(token!)).toBe(budget!.remaining);
  });

  it('is shared by all server processes', async () => {
    const { token } = await student();
    const one = remaining(await ask(first, LEFT.replace('rateLimit', 'me { id } rateLimit'), { token: token! }));
    await expect.poll(() => left(token!)).toBe(one);
    const other = remaining(await ask(second, '{ me { id } }', { token: token! }));
    expect(other).toBeLessThan(one);
  });

  it('can be queried for free', async () => {
    const { token } = await student();
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await ask(first, LEFT, { token: token! });
      expect(answer.body.data.rateLimit).toMatchObject({ limit: 1_000, remaining: 1_000, restoreRate: 1 });
      expect(answer.headers.get('ratelimit')).toBeNull();
    }
  });

  it('rejects an operation that exceeds the remaining points, with the time to wait', async () => {
    const address = '203.0.113.21';
    const query = '{ products(first: 30) { nodes { id name } } }';
    const cost = (await ask(first, query, { address })).body.extensions!.cost!;
    expect(cost).toBeLessThan(100);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(first, query, { address })));
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', details: { policy: 'points' } } }]);
    expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.errors![0]!.extensions.retryAfter);
    expect(refused.headers.get('ratelimit')).toMatch(/^"points";r=\d+;t=\d+$/);
    expect(refused.headers.get('access-control-expose-headers')).toContain('RateLimit, RateLimit-Policy, Retry-After, X-Request-Id');
    expect((await ask(first, query, { address: '203.0.113.22' })).status).toBe(200);
  });

  it('rejects a client that ignored Retry-After more slowly than another one', async () => {
    const answered: string[] = [];
    const refusal = async (name: string, address: string) => {
      const { status } = await ask(first, '{ users(first: 50) { nodes { id } } products(first: 50) { nodes { id name } } }', { address });
      answered.push(`${name} ${status}`);
    };
    const [one, other] = ['203.0.113.24', '203.0.113.25'];
    for (const address of [one, other]) await ask(first, '{ products(first: 30) { nodes { id name } } }', { address });
    await refusal('first', one);
    const early = refusal('early', one);
    await refusal('other', other);
    await early;
    expect(answered).toEqual(['first 429', 'other 429', 'early 429']);
  });

  it('is not charged to programs on the server machine', async () => {
    const query = '{ products(first: 30) { nodes { id name } } }';
    const answers = [];
    for (let turn = 0; turn < 5; turn += 1) answers.push(await ask(first, query, { address: '127.0.0.1' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.at(-1)!.body.extensions!.budget).toMatchObject({ limit: 100, remaining: 100 });
  });

  it('is separate for each access token and shared by guests behind one address', async () => {
    const CREATE = 'mutation { createAccessToken(input: { name: "t", scopes: ["profile:read"] }) { token } }';
    const owner = await student();
    const program = await withToken(owner, (await owner.ask(CREATE)).data.createAccessToken.token);
    const before = await left(owner.token!);
    await ask(first, '{ me { id name } }', { token: program.token! });
    expect(await left(owner.token!)).toBe(before);
    await expect.poll(() => left(program.token!)).toBeLessThan(1_000);
    await ask(first, '{ products(first: 1) { nodes { id } } }', { address: '203.0.113.31' });
    await expect.poll(() => left('', '203.0.113.31')).toBeLessThan(100);
    expect(await left('', '203.0.113.32')).toBe(100);
  });

  it('is charged 20 points for a REST call', async () => {
    const call = () => fetch(`${first.url}/api/category/getCategories`, { headers: { authorization: '', 'x-forwarded-for': '203.0.113.41' } });
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push(await call());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[0]!.headers.get('ratelimit')).toBe('"points";r=80;t=20');
    expect(answers[5]!.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await answers[5]!.json()).toMatchObject({ success: false, code: 'RATE_LIMITED', details: { policy: 'points' } });
  });

  it('charges 50 points for a search in addition to the objects of the response', async () => {
    const seller = await student();
    await listing(seller, { name: 'Quokka lamp' });
    const { token } = await student();
    const { budget } = (await ask(first, '{ products(filter: { search: "quokka lamp" }, first: 1) { nodes { id } } }', { token: token! })).body
      .extensions!;
    expect(budget!.actual).toBeGreaterThanOrEqual(50);
  });
});

describe('documents of the pages', () => {
  it('cost nothing and need no statement for any viewer, but do with an access token', async () => {
    const { statements } = await testApplication();
    const pages = await serverWith(() => ({ trustProxy: 1, budgets: BUDGETS, webDir: folder }));
    try {
      const { token } = await student();
      await ask(pages, OWN, { token: token! });
      statements.clear();
      const answer = await ask(pages, OWN, { token: token! });
      expect(answer.headers.get('ratelimit')).toBeNull();
      expect(answer.body.extensions).toEqual({ cost: expect.any(Number) });
      expect(statements.list.filter((text) => text.includes('budgets'))).toEqual([]);
      const program = (await user.ask('mutation { createAccessToken(input: { name: "t", scopes: ["products:read"] }) { token } }')).data;
      expect((await ask(pages, OWN, { token: program.createAccessToken.token })).headers.get('ratelimit')).toMatch(/points/);
    } finally {
      await pages.stop();
    }
  });
});

describe('a rejecting field', () => {
  it('has status 429 when nothing else was executed', async () => {
    const limited = await serverWith(({ limits }) => ({ limits: { ...limits, userQuestions: 1 } }));
    const QUESTION = 'mutation { askAssistant(input: { query: "a lamp" }) { text } }';
    try {
      const { token } = await student();
      expect((await ask(limited, QUESTION, { token: token! })).status).toBe(200);
      const refused = await ask(limited, QUESTION, { token: token! });
      expect(refused).toMatchObject({ status: 429, body: { data: { askAssistant: null }, errors: [{ extensions: { code: 'RATE_LIMITED' } }] } });
      const partly = await ask(limited, `${QUESTION.slice(0, -1)} b: markNotificationsRead(input: {}) { user { id } } }`, { token: token! });
      expect(partly.status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});
