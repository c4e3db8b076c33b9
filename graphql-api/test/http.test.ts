import { serverAudits } from 'graphql-http';
import { once } from 'node:events';
import http, { Agent, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { buildBareSchema, schemaText } from '../src/app/schema/schema.ts';
import { guest } from './test-clients.ts';
import { testApplication } from './application.ts';

/** Recommendations of GraphQL over HTTP that the server does not follow, and why. Every requirement is met. */
const declined: Record<string, string> = {
  '572B': 'A document that does not parse answers 400 to application/json too: proxies and logs then see that it failed.',
  FDE2: 'The same for a document that is not valid.',
  '7B9B': 'The same for variables that do not fit.',
};

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: async () => `${(await testApplication()).url}/graphql`, fetchFn: fetch });

  it.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn();
    const allowed = result.status === 'ok' || (result.status === 'warn' && audit.id in declined);
    expect(allowed, `${result.status} ${'reason' in result ? result.reason : ''}`).toBe(true);
  });

  it('declines no recommendation that it follows', async () => {
    const results = await Promise.all(audits.filter(({ id }) => id in declined).map((audit) => audit.fn()));
    expect(results.map(({ status }) => status)).toEqual(Object.keys(declined).map(() => 'warn'));
  });

  it.each(['null', '5', '"text"', '[]', '{}', '{"query":{}}', '{"query":"{ __typename }","extensions":"text"}'])(
    'a body that is not a request is rejected with 400: %s',
    async (body) => {
      const { url } = await testApplication();
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    },
  );

  it('a response has a Content-Length', async () => {
    const { url } = await testApplication();
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ categories { name } }"}' };
    const response = await fetch(`${url}/graphql`, post);
    const bytes = (await response.arrayBuffer()).byteLength;
    expect(response.headers.get('content-length')).toBe(String(bytes));
  });

  it.each(['application/json', 'application/graphql-response+json', 'text/event-stream, application/json'])(
    'a subscription is rejected with a message about the right endpoint: %s',
    async (accept) => {
      const { url } = await testApplication();
      const body = JSON.stringify({ query: 'subscription { productChanged(id: "1") { id: databaseId } }' });
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', accept }, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ message: expect.stringContaining('WebSocket'), extensions: { code: 'INVALID_INPUT' } }],
      });
    },
  );

  it.each(['/photos/placeholder.svg', '/photos/none/640.webp'])('pages of other origins may show photos: %s', async (path) => {
    const { url } = await testApplication();
    const { headers } = await fetch(url + path);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('a GET query needs no preflight header, and a GET mutation is rejected', async () => {
    const { url } = await testApplication();
    const get = (query: string) => fetch(`${url}/graphql?query=${encodeURIComponent(query)}`);
    expect(await (await get('{ __typename }')).json()).toMatchObject({ data: { __typename: 'Query' } });
    expect((await get('mutation { signOut }')).status).toBe(405);
  });

  it('the schema is served as text', async () => {
    const { url } = await testApplication();
    const response = await fetch(`${url}/schema.graphql`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.text()).toBe(schemaText(buildBareSchema()));
  });

  it('schema changes are served by version, newest first', async () => {
    const { url } = await testApplication();
    const response = await fetch(`${url}/schema/changes.json`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const versions = (await response.json()) as { version: string | null; date: string | null; changes: object[] }[];
    expect(versions[0]).toMatchObject({ version: null, date: null });
    expect(versions[1]).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(versions[1]!.changes).toContainEqual({ level: expect.any(String), path: expect.any(String), message: expect.any(String) });
  });
});

describe('the multipart request specification', () => {
  const UPLOAD = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }';
  const send = async (form: FormData, headers: Record<string, string> = { 'apollo-require-preflight': 'true' }) => {
    const { url } = await testApplication();
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: form });
    return { status: response.status, body: (await response.json()) as { errors?: { message: string; extensions: { code: string } }[] } };
  };
  const form = (operations: string, map?: string, ...files: string[]) => {
    const made = new FormData();
    made.set('operations', operations);
    if (map !== undefined) made.set('map', map);
    files.forEach((content, index) => made.set(String(index), new Blob([content]), 'file.png'));
    return made;
  };

  it('a form with operations, map and file sets the mapped field', async () => {
    const answer = await (
      await guest()
    ).upload(UPLOAD, { input: { name: 'x', profilePicture: null } }, 'variables.input.profilePicture', new Blob(['x']));
    expect(answer.errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['no map', form(JSON.stringify({ query: '{ me { id: databaseId } }' }))],
    ['operations that are not JSON', form('{', '{}')],
    ['a map that is not JSON', form(JSON.stringify({ query: '{ me { id: databaseId } }' }), '{')],
    ['a map into nowhere', form(JSON.stringify({ query: '{ me { id: databaseId } }' }), JSON.stringify({ 0: ['variables.a.b'] }), 'x')],
    [
      'nine files',
      form(
        JSON.stringify({ query: UPLOAD, variables: { input: { name: 'x', profilePicture: null } } }),
        JSON.stringify(Object.fromEntries([...Array(9).keys()].map((file) => [file, ['variables.input.profilePicture']]))),
        ...Array<string>(9).fill('x'),
      ),
    ],
  ])('%s is rejected with 4xx', async (_name, body) => {
    const answer = await send(body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('an unread file of a rejected call does not block its connection', async () => {
    const { url } = await testApplication();
    const operations = JSON.stringify({ query: UPLOAD, variables: { input: { name: 'x', profilePicture: null } } });
    const body = form(operations, JSON.stringify({ 0: ['variables.input.profilePicture'] }), 'x'.repeat(2_000_000));
    const request = new Request(`${url}/graphql`, { method: 'POST', body });
    const { hostname, port, pathname } = new URL(url + '/graphql');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = async (method: string, headers: Record<string, string>, content?: Buffer): Promise<unknown> => {
      const sent = http.request({ agent, hostname, port, path: method === 'GET' ? '/healthz' : pathname, method, headers }).end(content);
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return text(response);
    };
    const content = Buffer.from(await request.arrayBuffer());
    const headers = {
      'content-type': request.headers.get('content-type')!,
      'content-length': String(content.length),
      'apollo-require-preflight': '1',
    };
    expect(await call('POST', headers, content)).toContain('UNAUTHENTICATED');
    expect(await call('GET', {})).toBe('{"ok":true}');
    agent.destroy();
  });

  it('a form without the preflight header is rejected', async () => {
    const answer = await send(form(JSON.stringify({ query: '{ me { id: databaseId } }' }), '{}'), {});
    expect(answer.status).toBe(400);
  });
});
