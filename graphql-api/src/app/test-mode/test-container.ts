import type { Logger } from 'pino';
import { emailOf } from '../../domains/people/users/user.queries.ts';
import { addTestMail, testMailsTo } from '../../infra/test-mode/test-mails.queries.ts';
import { advanceClock, setFailure, takeFailure, TEST_MODE_SESSION } from '../../infra/test-mode/test-market.queries.ts';
import type { StatementPool } from '../../infra/database/connection.queries.ts';
import { settingsOfTestMode } from '../../platform/test-mode/test-mode-settings.ts';
import type { TestModeStore } from '../../platform/test-mode/test-mode-store.ts';
import type { TestControls } from '../../platform/test-mode/test-mode.ts';
import { applicationOn, openPubSub, openTables, type PrimaryApplication } from '../application.ts';
import { runDueJobs } from '../jobs/maintenance.ts';
import { ownedSessions } from './owned-sessions.ts';
import { prepareTables } from './prepare-tables.ts';
import { addressesOf } from './seed.ts';

/** Returns the operations that exist only in test mode. `container` returns the container once it exists. */
function controlsOf(pool: StatementPool, container: () => PrimaryApplication, log: Logger): TestControls {
  return {
    advanceClock: async (seconds) => {
      const now = await advanceClock(pool, seconds);
      await runDueJobs(container(), log);
      return now;
    },
    failNext: (session, code) => setFailure(pool, session, code),
    takeFailure: (session) => takeFailure(pool, session),
    mails: async (user, first) => {
      const address = await emailOf(container().context(null, 'test-mode'), user);
      return testMailsTo(pool, address === undefined ? [] : [address], addressesOf(), first);
    },
  };
}

/** Opens the tables of test mode, and assembles its own parts. It sends nothing outside this server except webhooks. */
export async function openTestContainer(market: PrimaryApplication, store: TestModeStore, log: Logger): Promise<PrimaryApplication> {
  const settings = settingsOfTestMode(market.infra.settings, store);
  const warn = (err: unknown, text: string): void => log.warn({ err }, text);
  const database = await openTables(settings, { session: TEST_MODE_SESSION, warn });
  const { pool } = database.shared;
  try {
    const { imageReviewer, pictureTextReader, pushSender } = market.infra;
    const instead = {
      mailer: { send: (mail: Parameters<typeof addTestMail>[1]) => addTestMail(pool, mail) },
      pushSender: { ...pushSender, send: async () => undefined },
      testControls: controlsOf(pool, () => container, log),
    };
    const pubsub = await openPubSub(settings, database, warn);
    const opened = applicationOn(database, settings, { imageReviewer, pictureTextReader, pubsub, warn, measuresProcess: false, instead });
    const container: PrimaryApplication = {
      ...opened,
      sessions: ownedSessions({ sessions: opened.sessions, pool, owners: market.database.db }),
    };
    await prepareTables(container);
    return container;
  } catch (error) {
    await database.close();
    throw error;
  }
}
