import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../src/app/http/server.ts';
import { student } from './test-clients.ts';
import { serverWith, testApplication } from './application.ts';

describe('response headers', () => {
  let app: App;
  let url: string;
  beforeAll(async () => {
    const { container } = await testApplication();
    const settings = { ...container.infra.settings, publicUrl: 'https://shop.example', metricsToken: 'secret' };
    app = await createApp({ ...container, infra: { ...container.infra, settings } }, pino({ level: 'silent' }));
    await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`;
  });
  afterAll(() => app.stop());

  const post = (headers: Record<string, string> = {}) =>
    fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{"query":"{ __typename }"}' });

  it.each(['/healthz', '/graphql', '/api/category/getCategories', '/photos/placeholder.svg'])('protect %s', async (path) => {
    const { headers } = path === '/graphql' ? await post() : await fetch(url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('do not require TLS where PUBLIC_URL is http', async () => {
    expect((await fetch(`${(await testApplication()).url}/healthz`)).headers.get('strict-transport-security')).toBe(null);
  });

  it('forbid caching of personal responses', async () => {
    const { token } = await student();
    const headers = { authorization: token! };
    for (const path of ['/api/auth/orders', '/api/auth/user-auth']) {
      expect((await fetch(url + path, { headers })).headers.get('cache-control')).toBe('no-store');
    }
    expect((await post(headers)).headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${url}/api/category/getCategories`)).headers.get('cache-control')).toBe(null);
  });

  it.each(['/graphql', '/api/auth/orders'])('of a preflight request allow any origin and any header: %s', async (path) => {
    const asked = 'authorization, content-type, idempotency-key, if-none-match, x-apollo-operation-id, x-requested-with';
    const from = { origin: 'https://elsewhere.example' };
    const preflight = (headers: object) => fetch(url + path, { method: 'OPTIONS', headers: { ...from, ...headers } });
    const { status, headers } = await preflight({ 'access-control-request-headers': asked });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toBe(asked);
    expect(headers.get('access-control-allow-methods')).toMatch(/^GET, POST/);
    expect(headers.get('vary')?.toLowerCase()).toContain('access-control-request-headers');
    expect((await preflight({})).headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type');
  });

  it('compare media types case-insensitively', async () => {
    expect((await post({ 'content-type': 'Application/JSON; Charset=UTF-8' })).status).toBe(200);
  });

  it('protect metrics with the token', async () => {
    const status = async (headers: Record<string, string>) => (await fetch(`${url}/metrics`, { headers })).status;
    expect(await status({})).toBe(401);
    expect(await status({ authorization: 'Bearer wrong' })).toBe(401);
    expect(await status({ authorization: 'Bearer secret' })).toBe(200);
  });

  it('show the mailbox to programs on the same machine, and to others if MAILBOX says so', async () => {
    const status = (to: string, headers: Record<string, string> = {}) => fetch(`${to}/dev/mailbox`, { headers }).then((response) => response.status);
    const proxied = { 'x-forwarded-for': '203.0.113.9' };
    const plain = (await testApplication()).url;
    const open = await serverWith(() => ({ mailboxToEverybody: true }));
    expect([await status(plain), await status(plain, proxied), await status(plain, { via: '1.1 proxy' })]).toEqual([200, 403, 403]);
    expect(await status(open.url, proxied)).toBe(200);
    await open.stop();
  });

  it('allow metrics without a token to programs on the same machine if there is no proxy', async () => {
    const plain = (await testApplication()).url;
    const status = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve) => {
        request(`${plain}/metrics`, { headers }, (response) => (response.resume(), resolve(response.statusCode))).end();
      });
    expect(await status({})).toBe(200);
    expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(401);
    expect(await status({ via: '1.1 proxy' })).toBe(401);
  });
});
