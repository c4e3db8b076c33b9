import { join } from 'node:path';
import { boolean, SettingError, url, type Env } from '../settings/setting-readers.ts';

/** The path below which everything is of test mode, whatever the token: sockets of browsers, photos and files, which send none. */
export const TEST_MODE_PATH = '/test-mode';

/** Where the tables of test mode are: on a PostgreSQL server, or in a second embedded database. */
export type TestModeStore = { url: string } | { folder: string };

/**
 * Reads where the tables of test mode are; undefined where there is no test mode. A PostgreSQL server needs `TEST_MODE_DATABASE_URL`, because its processes
 * could not share an embedded database. Throws an error about an invalid setting.
 */
export function readTestMode(env: Env, databaseUrl: string | undefined, dataDir: string): TestModeStore | undefined {
  const own = url(env, 'TEST_MODE_DATABASE_URL', ['postgres:', 'postgresql:']);
  if (own && own === databaseUrl) throw new SettingError('TEST_MODE_DATABASE_URL must name another database than DATABASE_URL.');
  if (!boolean(env, 'TEST_MODE', true)) return undefined;
  if (own) return { url: own };
  return databaseUrl ? undefined : { folder: join(dataDir, 'test-mode') };
}
