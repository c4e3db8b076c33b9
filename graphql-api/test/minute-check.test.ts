import pino from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from '../src/app/server.ts';
import { testApplication } from './application.ts';

afterEach(() => vi.useRealTimers());

it('a database failure during the check of open sockets is logged and closes no socket', async () => {
  const { container } = await testApplication();
  const rows = () => Promise.reject(new Error('disk full'));
  const database = { ...container.database, db: { rows, one: rows } };
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await createApp({ ...container, database }, log);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.poll(() => lines.join()).toContain('sessions of open sockets not checked');
  await app.stop();
});
