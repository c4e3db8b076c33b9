import type { Ctx, Db } from '../../../platform/context.ts';

/**
 * The database for something that only reads. Guests read from the replica where there is one; people who are signed in see what they have
 * just written, and the operation of an event sees what caused it.
 */
export function databaseForReading({ viewer, event, db }: Ctx, replicaDb: Db | undefined): Db {
  return viewer || event !== undefined ? db : (replicaDb ?? db);
}
