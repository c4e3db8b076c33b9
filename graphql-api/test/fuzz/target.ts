import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createApp } from '../../src/app/server.ts';
import type { ApplicationContainer } from '../../src/app/application.ts';
import { noRateLimiter } from '../../src/infra/rate-limit.ts';
import { admin, category, guest, listing, order, student, type TestClient } from '../test-clients.ts';
import { testApplication } from '../application.ts';

/** The server that is fuzzed, without limits of attempts, and what it says in its log. */
export interface Target {
  url: string;
  port: number;
  /** Lines of the log from `error` on. */
  errors: string[];
  /** A guest, a student, a seller with everything, and an administrator. */
  people: TestClient[];
  /** Ids of things that there are. */
  ids: string[];
  stop: () => Promise<void>;
}

export async function openTarget(): Promise<Target> {
  const { container } = await testApplication();
  const settings = { ...container.infra.settings, rateLimits: false };
  const infra = { ...container.infra, settings, rateLimiter: noRateLimiter };
  const context: ApplicationContainer['context'] = (viewer, ip) => ({ ...container.context(viewer, ip), infra });
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const app = await createApp({ ...container, infra, context }, log);
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const { port } = app.http.address() as AddressInfo;
  const people = [await guest(), await student(), await student(), await admin()];
  const shelf = await category();
  const product = await listing(people[2]!, { categoryId: shelf, quantity: 9_999 });
  const bought = await order(people[1]!, product);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    errors,
    people,
    ids: [shelf, product, bought, people[1]!.id, people[2]!.id],
    stop: () => app.stop(),
  };
}
