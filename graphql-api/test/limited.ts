import { readLimits } from '../src/platform/settings/limit-settings.ts';
import type { Ctx } from '../src/platform/context.ts';
import { serverWith, testApplication } from './application.ts';
import { atServer, type TestClient } from './test-clients.ts';

const limits = readLimits({});

/** Returns a person's context for services, with the default limits. */
export async function limitedContext({ id }: TestClient): Promise<Ctx> {
  const { container } = await testApplication();
  const infra = { ...container.infra, settings: { ...container.infra.settings, limits } };
  return { ...container.context({ id, isAdmin: false, sessionId: '0' }, 'test'), infra };
}

/** Starts a server with the default limits. `at` returns a client for a person on it. */
export async function limitedServer(): Promise<{ at: (person: TestClient) => TestClient; stop: () => Promise<void> }> {
  const { url, stop } = await serverWith(() => ({ limits }));
  return { at: (person) => atServer(url, person), stop };
}
