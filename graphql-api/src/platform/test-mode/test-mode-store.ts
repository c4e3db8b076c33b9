import { join } from 'node:path';
import { boolean, SettingError, url, type Env } from '../settings/setting-readers.ts';

/** Path prefix of test mode for requests that send no token: sockets of browsers, photos and files. */
export const TEST_MODE_PATH = '/test-mode';

/** Database of test mode: a PostgreSQL server, or a second embedded database. */
export type TestModeStore = { url: string } | { folder: string };

/**
 * Reads the database of test mode; undefined if there is no test mode. With a PostgreSQL server, `TEST_MODE_DATABASE_URL` is required, because
 * several processes cannot share an embedded database. Throws an error about an invalid setting.
 */
export function readTestMode(env: Env, databaseUrl: string | undefined, dataDir: string): TestModeStore | undefined {
  const own = url(env, 'TEST_MODE_DATABASE_URL', ['postgres:', 'postgresql:']);
  if (own && own === databaseUrl) throw new SettingError('TEST_MODE_DATABASE_URL must name another database than DATABASE_URL.');
  if (!boolean(env, 'TEST_MODE', true)) return undefined;
  if (own) return { url: own };
  return databaseUrl ? undefined : { folder: join(dataDir, 'test-mode') };
}
