import { createClient } from 'graphql-ws';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { countLost, listStock, signIn } from '../../tools/attack/people.ts';
import { childrenOf } from '../../tools/attack/processors.ts';
import { abortConnections } from './broken-clients.ts';
import { builtPages } from './built-pages.ts';
import { keepAsking } from './keep-asking.ts';
import { startPostgres, type PostgresServer } from './postgres-server.mjs';
import { MixedClients } from './mixed-clients.ts';
import { launch, type ServerProcess } from './server-process.ts';

/** Cached pages would be sent while the database is unavailable, and late pages are sent without content. */
const ALWAYS_RENDERED = { RENDER_KEEP_SECONDS: '0', RENDER_MS: '20000' };
const webDir = builtPages();
afterAll(() => rmSync(webDir, { recursive: true }));

/** Texts that would reveal the database, its driver or the code. */
const INTERNAL = /ECONN|127\.0\.0\.1|connect|terminat|postgres|node_modules|at \w+ \(|Context creation/i;

describe('the process of the server', () => {
  let database: PostgresServer;
  let server: ServerProcess;
  const post = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  beforeAll(async () => {
    database = await startPostgres();
    server = await launch({ DATABASE_URL: database.url, WEB_DIR: webDir, LOG_LEVEL: 'warn', ...ALWAYS_RENDERED });
  }, 60_000);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await database.stop();
  });

  it('survives connections that are closed at every stage', async () => {
    await abortConnections(server.url, 600);
    expect(server.child.exitCode).toBe(null);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.output()).not.toContain('uncaught');
    // A client that breaks the protocol must not fill the log.
    expect(server.output()).not.toMatch(/Internal error|Receiver/);
  });

  it('survives upgrades that are rejected for their number and reset immediately', async () => {
    const full = await launch({ DATABASE_URL: database.url, ADDRESS_SOCKETS: '0', LOG_LEVEL: 'warn' });
    await abortConnections(full.url, 600);
    expect((await fetch(`${full.url}/readyz`)).status).toBe(200);
    expect(full.output()).not.toContain('uncaught');
    await full.stop();
  }, 60_000);

  it.each(['/%ff', '/product/%ff', '/search/%ff'])('answers %s with 400 and a readable message', async (path) => {
    const response = await fetch(server.url + path);
    expect([response.status, await response.text()]).toEqual([400, 'This address cannot be read']);
  });

  describe('while the database is away', () => {
    let listener: WebSocket;
    let listenerClosed: Promise<number>;
    beforeAll(async () => {
      // The program that renders pages is loaded in parallel with the start. A page without content needs no database.
      while (!(await (await fetch(`${server.url}/privacy`)).text()).includes('page-data'));
      listener = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      listenerClosed = new Promise((resolve) => listener.once('close', resolve));
      await new Promise((resolve) => listener.once('open', resolve));
      listener.send('{"type":"connection_init"}');
      await database.halt();
    });

    it.each([
      ['a query', () => post('{ categories { name } }')],
      ['two queries in one request', () => post('{ a: categories { name } b: shopFigures { products } }')],
      ['a query by a token', () => post('{ me { id: databaseId } }', { authorization: 'some-token' })],
      ['a mutation', () => post('mutation { signIn(input: { email: "a@vitstudent.ac.in", password: "12345" }) { token } }')],
    ])('answers %s with SERVICE_UNAVAILABLE', async (_what, ask) => {
      const response = await ask();
      const text = await response.text();
      const { errors } = JSON.parse(text) as { errors: { message: string; extensions: object }[] };
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(errors[0]!.extensions).toEqual({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
      expect(text).not.toMatch(INTERNAL);
    });

    it.each(['/', '/search?q=lamp', '/product/1', '/photos/0123/640.webp', '/api/category/getCategories', '/api/product/productList/1', '/readyz'])(
      'answers %s with 503',
      async (path) => {
        const response = await fetch(server.url + path);
        const text = await response.text();
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('5');
        expect(text).not.toMatch(INTERNAL);
        if (path === '/') expect(text).toContain('the program');
        if (path.startsWith('/api')) expect(JSON.parse(text)).toMatchObject({ success: false, code: 'SERVICE_UNAVAILABLE' });
      },
    );

    it('closes sockets with a token with 1013 and answers operations over guest sockets', async () => {
      const url = `${server.url.replace('http', 'ws')}/graphql`;
      const opened = (authorization?: string) =>
        new Promise<{ code: number; reason: string }>((resolve) => {
          const socket = new WebSocket(url, 'graphql-transport-ws');
          socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } })));
          socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
        });
      const closed = await opened('some-token');
      expect(closed.code).toBe(1013);
      expect(closed.reason).not.toMatch(INTERNAL);
      const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 });
      const answer = (await client.iterate({ query: '{ categories { name } }' }).next()) as { value: { errors: { extensions: object }[] } };
      expect(answer.value.errors[0]!.extensions).toEqual({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
      expect(JSON.stringify(answer)).not.toMatch(INTERNAL);
      // Clients of the protocol open another socket and subscribe again.
      const rejected = client.iterate({ query: 'subscription { productChanged(id: "1") { id: databaseId } }' }).next();
      await expect(rejected).rejects.toMatchObject({ code: 1013 });
      await client.dispose();
    });

    it('logs it once', async () => {
      // Log lines are buffered before they are written.
      await expect.poll(() => server.output()).toContain('the database is not available');
      const lines = server.output().split('\n');
      expect(lines.filter((line) => line.includes('the database is not available'))).toHaveLength(1);
      expect(lines.filter((line) => /unexpected error|uncaught|unhandled/.test(line))).toEqual([]);
    });

    it('resumes when the database is back and makes its sockets reconnect', async () => {
      await database.resume();
      while ((await post('{ categories { name } }')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(await listenerClosed).toBe(1012);
      expect(server.child.exitCode).toBe(null);
    });
  });

  describe('while the database keeps its connections open but does not answer', () => {
    /** Stops or continues all processes of the database. */
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of [...childrenOf(database.pid), database.pid]) process.kill(pid, name);
    };
    let frozen: ServerProcess;
    beforeAll(async () => {
      frozen = await launch({ DATABASE_URL: database.url, WEB_DIR: webDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...ALWAYS_RENDERED });
      signal('SIGSTOP');
    }, 60_000);
    afterAll(() => {
      signal('SIGCONT');
      frozen.child.kill('SIGKILL');
    });

    const body = (query: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) });
    const call = (path: string, init: RequestInit = {}) => fetch(frozen.url + path, { signal: AbortSignal.timeout(9_000), ...init });

    it('ends every call with SERVICE_UNAVAILABLE long before the statement time-out and reports at once that it is not ready', async () => {
      const calls = [
        ...Array.from({ length: 4 }, () => call('/graphql', body('{ categories { name } }'))),
        call('/graphql', body('mutation { signIn(input: { email: "a@vitstudent.ac.in", password: "12345" }) { token } }')),
        ...['/api/category/getCategories', '/product/1'].map((path) => call(path)),
      ];
      expect((await call('/readyz', { signal: AbortSignal.timeout(3_000) })).status).toBe(503);
      for (const answer of await Promise.all(calls)) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      // New requests do not wait.
      expect((await call('/graphql', { ...body('{ categories { name } }'), signal: AbortSignal.timeout(900) })).status).toBe(503);
    }, 20_000);

    it('logs that once and logs no request as slow', async () => {
      await expect.poll(() => frozen.output()).toContain('the database is not available');
      const lines = frozen.output().split('\n');
      expect(lines.filter((line) => line.includes('the database is not available'))).toHaveLength(1);
      expect(lines.filter((line) => line.includes('slow request'))).toEqual([]);
    });

    it('recovers by itself when the database answers again', async () => {
      signal('SIGCONT');
      await expect.poll(async () => (await call('/graphql', body('{ categories { name } }'))).status).toBe(200);
      expect((await call('/readyz')).status).toBe(200);
      await expect.poll(() => frozen.output()).toContain('the database is available again');
    }, 15_000);
  });

  it('ignores invalid messages on its channel', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    for (const payload of ['', 'text', '{', 'null', '5', '[]', '["x",null]', '["x",5]', '["x",["a"]]', '["x",{"a":1}]', '["x",[1,2]]']) {
      await client.query('select pg_notify($1, $2)', ['campuscart', payload]);
    }
    await client.end();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.child.exitCode).toBe(null);
    expect(server.output()).not.toMatch(/uncaught|unhandled/);
    expect((await post('{ categories { name } }')).status).toBe(200);
  });

  it('answers all requests of keep-alive connections on SIGTERM, closes sockets with 1001 and exits with code 0', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = once(socket, 'close') as Promise<[number]>;
    await once(socket, 'open');
    // Without this message, the socket may be closed for inactivity first.
    socket.send('{"type":"connection_init"}');
    const exit = once(server.child, 'exit');
    const { answered, cut } = await keepAsking(server.url, {
      clients: 20,
      onAnswer: (count) => void (count === 500 && server.child.kill('SIGTERM')),
    });
    expect(cut).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(500);
    expect((await closed)[0]).toBe(1001);
    expect(await exit).toEqual([0, null]);
  }, 60_000);

  it('answers 503 at /readyz for SHUTDOWN_WAIT seconds before it stops accepting', async () => {
    server = await launch({ DATABASE_URL: database.url, SHUTDOWN_WAIT: '5' });
    const exit = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/api/category/getCategories`)).status).toBe(200);
    expect(await exit).toEqual([0, null]);
  }, 60_000);
});

describe('a database that goes away under load', () => {
  let database: PostgresServer;
  let server: ServerProcess;
  beforeAll(async () => {
    database = await startPostgres();
    server = await launch({ DATABASE_URL: database.url, RATE_LIMITS: 'off', WEB_DIR: webDir, LOG_LEVEL: 'warn', ...ALWAYS_RENDERED });
  }, 180_000);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await database.stop();
  });

  it('causes 503 for running requests, including transactions, and loses nothing that was acknowledged', async () => {
    const [seller, buyer] = await signIn(database.url, 2);
    const product = await listStock(server.url, seller!);
    const clients = new MixedClients({ url: server.url, buyer: buyer!, product }, 12, 0);
    await expect.poll(() => clients.counts.up).toBeGreaterThan(120);
    clients.phase = 'changing';
    await database.halt();
    clients.phase = 'away';
    await expect.poll(() => clients.counts.away).toBeGreaterThan(120);
    clients.phase = 'changing';
    await database.resume();
    await clients.stop();
    expect(clients.wrong).toEqual([]);
    expect(clients.ordered.length).toBeGreaterThan(10);
    expect(await countLost(database.url, clients.ordered)).toBe(0);
    const lines = server.output().split('\n');
    expect(lines.filter((line) => /unexpected error|uncaught|unhandled/.test(line))).toEqual([]);
  }, 120_000);
});

/**
 * Starts a relay to a database that can go dark, so that it accepts connections but does not respond, or go silent on the connections that are open.
 */
async function relayTo(databaseUrl: string): Promise<{ url: string; goDark: () => void; goSilent: () => void; close: () => void }> {
  const target = new URL(databaseUrl);
  const { hostname, port } = target;
  const sockets = new Set<Socket>();
  let isDark = false;
  const relay = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (isDark) return;
    const far = connect(Number(port), hostname);
    sockets.add(far.on('error', () => undefined));
    socket.pipe(far).pipe(socket);
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const goDark = () => {
    isDark = true;
    cut();
  };
  const goSilent = () => {
    isDark = true;
    sockets.forEach((socket) => socket.unpipe().resume());
  };
  const close = () => {
    relay.close();
    cut();
  };
  target.port = String((relay.address() as AddressInfo).port);
  return { url: target.href, goDark, goSilent, close };
}

describe('a database that accepts connections but never answers', () => {
  let database: PostgresServer;
  let relay: Awaited<ReturnType<typeof relayTo>>;
  let server: ServerProcess;
  const ask = () =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ products { totalCount } }"}',
    });
  beforeAll(async () => {
    database = await startPostgres();
    relay = await relayTo(database.url);
    server = await launch({ DATABASE_URL: relay.url });
  }, 180_000);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    relay.close();
    await database.stop();
  });

  it.each(['goSilent', 'goDark'] as const)('causes 503 within the time-outs of statements and connections: %s', async (way) => {
    // The pool has a connection that was opened before.
    if (way === 'goSilent') expect((await ask()).status).toBe(200);
    relay[way]();
    const response = await ask();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).not.toMatch(INTERNAL);
  });
});
