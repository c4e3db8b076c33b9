import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from '../src/app/http/server.ts';
import { student } from './test-clients.ts';
import { closeSockets, socket } from './sockets.ts';
import { testApplication } from './application.ts';

afterEach(closeSockets);

it('a database failure during the check of open sockets is logged and closes no socket', async () => {
  const { container } = await testApplication();
  const { db } = container.database;
  let fails = false;
  const failing: typeof db = { ...db, rows: (statement) => (fails ? Promise.reject(new Error('disk full')) : db.rows(statement)) };
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
  const timers = vi.spyOn(globalThis, 'setInterval');
  const app = await createApp({ ...container, database: { ...container.database, db: failing } }, log);
  const eachMinute = timers.mock.calls.filter(([, every]) => every === 60_000).map(([check]) => check);
  timers.mockRestore();
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`;
  const { id, token } = await student();
  const live = await socket(token, url);
  let isOpen = true;
  live.closed.then(() => (isOpen = false)).catch(() => undefined);
  // Without a subscription, the client closes the socket itself.
  await live.subscribe('subscription { pointsChanged { total } }');
  fails = true;
  for (const check of eachMinute) check();
  await expect.poll(() => lines.join()).toContain('sessions of open sockets not checked');
  fails = false;
  const asked = await live.subscribe('{ me { id: databaseId } }');
  expect(await asked.count(1)).toEqual([{ me: { id } }]);
  expect(isOpen).toBe(true);
  closeSockets();
  await app.stop();
});
