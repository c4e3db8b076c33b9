import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverWith } from './application.ts';
import { category, student } from './test-clients.ts';
import { builtPages, CATEGORIES_HASH } from './built-pages.ts';

const extensionsOf = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a persisted query', () => {
  const webDir = builtPages();
  let server: Awaited<ReturnType<typeof serverWith>>;
  beforeAll(async () => {
    server = await serverWith(() => ({ webDir }));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(webDir, { recursive: true });
  });

  const post = async (body: object) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as any };
  };
  const get = async (params: Record<string, string>) => {
    const response = await fetch(`${server.url}/graphql?${new URLSearchParams(params).toString()}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    return { status: response.status, body: (await response.json()) as any };
  };

  it('of the manifest is executed by its hash alone, over POST and GET', async () => {
    const { body } = await post({ extensions: extensionsOf(CATEGORIES_HASH) });
    expect(body.errors).toBeUndefined();
    expect(body.data.categories).toBeInstanceOf(Array);
    expect((await get({ extensions: JSON.stringify(extensionsOf(CATEGORIES_HASH)) })).body.data).toEqual(body.data);
  });

  it('is registered with its text and executed by its hash from then on', async () => {
    const query = '{ priceRanges { id name } }';
    const extensions = extensionsOf(hashOf(query));
    const unknown = await post({ extensions });
    expect(unknown.status).toBe(200);
    expect(unknown.body.errors).toMatchObject([{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
    const registered = await post({ query, extensions });
    expect(registered.body.data.priceRanges).toHaveLength(6);
    expect((await get({ extensions: JSON.stringify(extensions) })).body).toEqual(registered.body);
  });

  it('is rejected when the hash belongs to another text, and nothing is registered', async () => {
    const extensions = extensionsOf(hashOf('{ something else }'));
    expect((await post({ query: '{ categories { id: databaseId } }', extensions })).status).toBe(400);
    expect((await post({ extensions })).body.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('with a mutation is not executed over GET', async () => {
    const query = 'mutation { signOut }';
    const extensions = extensionsOf(hashOf(query));
    expect((await post({ query, extensions })).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await get({ extensions: JSON.stringify(extensions) })).status).toBe(405);
  });

  it('is limited like its text', async () => {
    const query = `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: products(first: 50) { nodes { id: databaseId related { id: databaseId } } }`).join(' ')} }`;
    const extensions = extensionsOf(hashOf(query));
    expect((await post({ query, extensions })).body.errors[0].extensions.code).toBe('TOO_COMPLEX');
    expect((await post({ extensions })).body.errors[0].extensions.code).not.toBeUndefined();
  });

  describe('that a guest reads over GET', () => {
    const fetchIt = async (headers: Record<string, string> = {}, base = server.url, params: Record<string, string> = {}) => {
      const search = new URLSearchParams({ extensions: JSON.stringify(extensionsOf(CATEGORIES_HASH)), ...params }).toString();
      return fetch(`${base}/graphql?${search}`, { headers: { 'apollo-require-preflight': 'true', ...headers } });
    };

    it('may be cached with revalidation, and returns 304 while it is unchanged', async () => {
      const first = await fetchIt();
      const etag = first.headers.get('etag')!;
      expect(first.headers.get('cache-control')).toBe('public, no-cache');
      expect(first.headers.get('vary')).toContain('Authorization');
      const second = await fetchIt({ 'if-none-match': `"other", W/${etag}` });
      expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag]);
      await category();
      const changed = await fetchIt({ 'if-none-match': etag });
      expect(changed.status).toBe(200);
      expect(changed.headers.get('etag')).not.toBe(etag);
    });

    it('is cached by shared caches for CACHE_SECONDS', async () => {
      const cached = await serverWith(() => ({ webDir, cacheSeconds: 10 }));
      const { headers } = await fetchIt({}, cached.url);
      await cached.stop();
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=10, stale-while-revalidate=10');
    });

    it.each([
      ['with a token', async () => fetchIt({ authorization: (await student()).token! })],
      ['with a dead token', () => fetchIt({ authorization: 'dead' })],
      ['with an error', () => fetchIt({}, server.url, { operationName: 'Nothing' })],
      ['with its text', () => fetchIt({}, server.url, { query: '{ categories { name } }', extensions: '{}' })],
      ['whose hash is unknown', () => fetchIt({}, server.url, { extensions: JSON.stringify(extensionsOf(hashOf('unknown'))) })],
    ])('is not cached %s', async (_, ask) => {
      const { headers } = await ask();
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('cache-control') ?? 'no-store').not.toContain('public');
    });

    it('is not cached when it was sent over POST', async () => {
      const body = JSON.stringify({ extensions: extensionsOf(CATEGORIES_HASH) });
      const { headers } = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
    });
  });
});
