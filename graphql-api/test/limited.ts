import { readLimits } from '../src/platform/settings/limit-settings.ts';
import type { Ctx } from '../src/platform/context.ts';
import { serverWith, testApplication } from './application.ts';
import { atServer, type TestClient } from './test-clients.ts';

const limits = readLimits({});

/** The context of a person in services, with the limits that hold unless settings say otherwise. */
export async function limitedContext({ id }: TestClient): Promise<Ctx> {
  const { container } = await testApplication();
  const infra = { ...container.infra, settings: { ...container.infra.settings, limits } };
  return { ...container.context({ id, isAdmin: false, sessionId: '0' }, 'test'), infra };
}

/** A server with these limits: `at` is a person at it. */
export async function limitedServer(): Promise<{ at: (person: TestClient) => TestClient; stop: () => Promise<void> }> {
  const { url, stop } = await serverWith(() => ({ limits }));
  return { at: (person) => atServer(url, person), stop };
}
