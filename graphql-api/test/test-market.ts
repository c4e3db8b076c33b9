import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { PrimaryApplication } from '../src/app/application.ts';
import { createApp } from '../src/app/http/server.ts';
import { withTestMode } from '../src/app/test-mode/test-site.ts';
import type { TestMarket } from '../src/app/test-mode/test-market.ts';
import type { Settings } from '../src/platform/settings/settings.ts';
import type { TestPerson } from '../src/platform/test-mode/test-mode.ts';
import { testApplication } from './application.ts';
import { copyMigrated } from './embedded-folder.ts';
import { freshDatabase } from './fresh-database.ts';
import { scopesFor } from './scopes.ts';
import { environment } from './settings.ts';
import { atServer, type TestClient } from './test-clients.ts';

/** A server of the test application, with test mode. */
export interface ServerWithTestMode {
  url: string;
  container: PrimaryApplication;
  market: TestMarket;
  stop(): Promise<void>;
}

/** Starts a server with test mode. Test mode has its own database: on the PostgreSQL server of the run, or another embedded one with all tables. */
export async function serverWithTestMode(changes: Partial<Settings> = {}): Promise<ServerWithTestMode> {
  const { container } = await testApplication();
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-test-mode-'));
  const fresh = environment.TEST_DATABASE_URL ? await freshDatabase(environment.TEST_DATABASE_URL) : undefined;
  if (!fresh) await copyMigrated(folder);
  const testMode = fresh ? { url: fresh.url } : { folder };
  const settings = { ...container.infra.settings, testMode, rateLimits: false, ...changes };
  const own: PrimaryApplication = { ...container, infra: { ...container.infra, settings } };
  own.context = (viewer, ip) => ({ ...container.context(viewer, ip), infra: own.infra });
  const log = pino({ level: environment.TEST_LOG ?? 'silent' });
  let market: TestMarket | undefined;
  const app = await createApp(
    own,
    log,
    withTestMode(own, log, (made) => (market = made)),
  );
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    await app.stop();
    await fresh?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`, container: own, market: market!, stop };
}

const CREATE = 'mutation ($input: CreateTestTokenInput!) { createTestToken(input: $input) { token } }';

/** Returns a developer's client with a test mode token that acts for a person. */
export async function testProgram(developer: TestClient, person: `${TestPerson}`, url: string): Promise<TestClient> {
  const scopes = person === 'ADMIN' ? scopesFor('READ', 'WRITE', 'ADMIN') : scopesFor('READ', 'WRITE');
  const { data, errors } = await developer.ask(CREATE, { input: { name: `As ${person}`, person, scopes } });
  if (errors) throw new Error(JSON.stringify(errors));
  const program = atServer(url, { ...developer, token: data.createTestToken.token as string });
  const me = (await program.ask('{ me { id: databaseId name } }')).data.me as { id: string; name: string };
  return { ...program, ...me };
}
