import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openApplication, type ApplicationContainer, type PrimaryApplication } from '../src/app/application.ts';
import { createCampus, type CampusAdmin } from '../src/app/ops/campus-admin.ts';
import { openCampuses, type Campuses } from '../src/app/campuses/campuses.ts';
import { readCampusSettings } from '../src/platform/settings/campus-settings.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { raw } from '../src/platform/database/sql.ts';
import { copyMigrated } from './embedded-folder.ts';
import { freshDatabase, type FreshDatabase } from './fresh-database.ts';
import { environment } from './settings.ts';

/** Loopback addresses that represent host names. */
const HOSTS = { main: '127.0.0.2', two: '127.0.0.3', shared: '127.0.0.1' };

/** One of two campuses. */
export interface TestCampus {
  container: ApplicationContainer;
  url: string;
}

/** Two campuses in one process, on their own database. `main` is the market that existed before, `two` was added. */
export interface CampusPair {
  admin: CampusAdmin;
  primary: PrimaryApplication;
  campuses: Campuses;
  main: TestCampus;
  two: TestCampus;
  /** A host that belongs to no campus. */
  shared: string;
  log: object[];
  /** Returns the container of an open campus. */
  opened: (slug: string) => Promise<ApplicationContainer>;
  stop: () => Promise<void>;
}

interface Opened {
  primary: PrimaryApplication;
  admin: CampusAdmin;
  env: Record<string, string | undefined>;
  remove: () => Promise<void>;
}

/** Creates a database with a single market, and opens its application. The database is embedded or on the server of the run. */
export async function openMarket(changes: Record<string, string | undefined> = {}, isEmbedded = false): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-campuses-'));
  const server = isEmbedded ? undefined : environment.TEST_DATABASE_URL;
  const fresh: FreshDatabase | undefined = server ? await freshDatabase(server) : undefined;
  const env = {
    ...{
      DATA_DIR: dataDir,
      DATABASE_URL: fresh?.url,
      READ_PLANNER: environment.READ_PLANNER,
      DEMO_DATA: '0',
      WEB_DIR: dataDir,
      PICTURE_TEXT_MS: '0',
    },
    ...{ PUBLIC_URL: `http://${HOSTS.main}`, USER_MESSAGES: '100000', ...changes },
  };
  if (!fresh) await copyMigrated(dataDir);
  const primary = await openApplication(readSettings(env));
  await primary.database.migrate();
  const remove = async (): Promise<void> => {
    const roles = await primary.database.db.rows<{ role: string }>(raw("select rolname as role from pg_roles where rolname like 'campus\\_%'"));
    await primary.close();
    await fresh?.drop();
    if (server)
      await dropRoles(
        server,
        roles.map(({ role }) => role),
      );
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { primary, env, admin: { primary, settingsOf: (campus) => readCampusSettings(campus, env) }, remove };
}

/** Drops roles, which belong to the server, so they outlive a dropped database. Another run may still use some of them. */
async function dropRoles(server: string, roles: readonly string[]): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: server });
  await client.connect();
  for (const role of roles) await client.query(`drop role if exists "${role}"`).catch(() => undefined);
  await client.end();
}

export const planOf = (slug: string, host: string, settings: Record<string, string> = {}) => ({
  ...{ slug, name: `Campus ${slug}`, hosts: [host], emailDomains: [`${slug}.example`], isListed: true, settings },
  ...{ categories: ['Books'], spots: ['Library gate'] },
});

/** Starts both campuses. */
export async function startPair(changes: Record<string, string | undefined> = {}): Promise<CampusPair> {
  const { primary, admin, remove } = await openMarket(changes);
  await createCampus(admin, planOf('two', HOSTS.two, { CURRENCY: 'EUR', LOCALE: 'de-DE' }));
  const log: object[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line) as object) });
  const campuses = (await openCampuses(primary, { settingsOf: admin.settingsOf, log: logger }))!;
  await new Promise<void>((resolve) => campuses.app.http.listen(0, '0.0.0.0', resolve));
  const { port } = campuses.app.http.address() as AddressInfo;
  const opened = async (slug: string): Promise<ApplicationContainer> => {
    const campus = await campuses.registry.ofSlug(slug);
    return (await campuses.open.open(campus!)).container;
  };
  const urlOf = (host: string): string => `http://${host}:${port}`;
  const stop = async (): Promise<void> => {
    await campuses.app.stop();
    await campuses.stop();
    await remove();
  };
  const main = { container: await opened('main'), url: urlOf(HOSTS.main) };
  const two = { container: await opened('two'), url: urlOf(HOSTS.two) };
  return { admin, primary, campuses, main, two, shared: urlOf(HOSTS.shared), log, opened, stop };
}
