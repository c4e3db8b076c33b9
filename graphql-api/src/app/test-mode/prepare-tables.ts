import type { Client } from 'pg';
import { addConsumers } from '../../domains/log/events/event.service.ts';
import { emptySchema, holdsData } from '../../infra/backup/catalog.queries.ts';
import {
  clearTestMode,
  continuePositions,
  createTestModeSchema,
  emptyTables,
  forgetFirstRows,
  isResetDue,
  isTestMarket,
  keepFirstRows,
  knowsFirstRows,
  noteFilled,
  noteLastPosition,
  useClockInDefaults,
} from '../../infra/test-mode/test-market.queries.ts';
import type { PrimaryApplication } from '../application.ts';
import { consumers } from '../jobs/consumers.ts';
import { fillTestMarket } from './seed.ts';

/** Throws if the database belongs to a marketplace, because a reset empties its tables. */
async function assertOfTestMode(client: Client): Promise<void> {
  if ((await isTestMarket(client)) || !(await holdsData(client))) return;
  throw new Error(
    'TEST_MODE_DATABASE_URL names a database with the data of a marketplace. Test mode empties its database every night: give it one of its own.',
  );
}

/** Runs the pending migrations. Rows that they write into empty tables are saved for later resets. */
async function migrate(database: PrimaryApplication['database'], client: Client): Promise<void> {
  const isEmpty = !(await holdsData(client));
  const isOutdated = (await database.orm.migrator.getPending()).length > 0;
  if (isOutdated) await database.runPendingMigrations();
  await useClockInDefaults(client);
  if (isEmpty) await keepFirstRows(client);
  else if (isOutdated) await forgetFirstRows(client);
}

/** Empties everything except tokens, and resets the clock. If migrations have run since the first start, the tables are recreated. */
async function empty(client: Client): Promise<void> {
  await noteLastPosition(client);
  await clearTestMode(client);
  if (await knowsFirstRows(client)) await emptyTables(client);
  else await emptySchema(client);
}

/** Migrates the tables of test mode. Fills them if they have never been filled, or were last filled before three in the morning. */
export async function prepareTables({ database, context, infra }: Pick<PrimaryApplication, 'database' | 'context' | 'infra'>): Promise<void> {
  await database.withoutMigrations(async () => {
    const client = await database.openClient();
    try {
      await assertOfTestMode(client);
      await createTestModeSchema(client);
      await migrate(database, client);
      if (!(await isResetDue(client, infra.settings.timeZone))) return;
      if (await holdsData(client)) {
        await empty(client);
        await migrate(database, client);
      }
      const ctx = context(null, 'test-mode');
      await fillTestMarket(ctx);
      await addConsumers(ctx, consumers);
      await continuePositions(client);
      await noteFilled(client);
    } finally {
      await client.end();
    }
  });
}
