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

/** A reset empties the tables: those of a marketplace are never taken for those of test mode. */
async function assertOfTestMode(client: Client): Promise<void> {
  if ((await isTestMarket(client)) || !(await holdsData(client))) return;
  throw new Error(
    'TEST_MODE_DATABASE_URL names a database with the data of a marketplace. Test mode empties its database every night: give it one of its own.',
  );
}

/** Runs the migrations that have not run. What they write into empty tables is kept for the resets to come. */
async function migrate(database: PrimaryApplication['database'], client: Client): Promise<void> {
  const isEmpty = !(await holdsData(client));
  const isOutdated = (await database.orm.migrator.getPending()).length > 0;
  if (isOutdated) await database.runPendingMigrations();
  await useClockInDefaults(client);
  if (isEmpty) await keepFirstRows(client);
  else if (isOutdated) await forgetFirstRows(client);
}

/** Empties everything but tokens, and sets the clock right. After other migrations than those of the first start the tables are made anew. */
async function empty(client: Client): Promise<void> {
  await noteLastPosition(client);
  await clearTestMode(client);
  if (await knowsFirstRows(client)) await emptyTables(client);
  else await emptySchema(client);
}

/** Brings the tables of test mode up to date, and fills them anew where they have yet to be filled, or were before three in the morning. */
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
