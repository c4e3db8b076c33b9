import type { Ctx, Db } from '../../../platform/context.ts';

/**
 * Returns the database for a read-only operation. Guests read from the replica, if there is one. Signed-in users must see their own last changes, and
 * the operation of an event must see the change that caused it.
 */
export function databaseForReading({ viewer, event, db }: Ctx, replicaDb: Db | undefined): Db {
  return viewer || event !== undefined ? db : (replicaDb ?? db);
}
