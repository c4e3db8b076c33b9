import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { TEST_MODE_PATH, type TestModeStore } from './test-mode-store.ts';

/** Maximum number of test mode's connections to a PostgreSQL server. */
const CONNECTIONS = 4;

/**
 * Returns the settings of test mode. It has its own database, which also stores its photos, and sends nothing outside this server except webhooks.
 */
export function settingsOfTestMode(settings: Settings, store: TestModeStore): Settings {
  return {
    ...settings,
    isTestMode: true,
    testMode: undefined,
    databaseUrl: 'url' in store ? store.url : undefined,
    databaseReadUrl: undefined,
    databaseConnections: Math.min(settings.databaseConnections, CONNECTIONS),
    dataDir: 'folder' in store ? store.folder : join(settings.dataDir, 'test-mode'),
    demoData: false,
    photoStore: { kind: 'database' },
    photoUrl: { kind: 'proxy' },
    smtpUrl: undefined,
    emailJs: undefined,
    llmUrl: undefined,
    publicUrl: settings.publicUrl + TEST_MODE_PATH,
    webDir: undefined,
  };
}
