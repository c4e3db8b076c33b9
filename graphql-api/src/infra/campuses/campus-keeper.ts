import type { CampusKeeper, Db } from '../../platform/context.ts';
import type { CampusFacts } from '../../platform/settings/campus-settings.ts';
import type { CampusPool } from './campus-pools.ts';
import { selectOwn, updateOwn, type OwnOfCampus } from './platform.queries.ts';
import type { SchemaOwner } from './role.queries.ts';
import { enterSchemaInTransaction, PLATFORM_SCHEMA } from './session.queries.ts';

interface Parts extends Pick<CampusKeeper, 'settingsOf'> {
  /** Runs statements on the platform tables. */
  pool: CampusPool;
  campus: Pick<CampusFacts, 'slug' | 'isFirst'> & SchemaOwner;
}

/** Stores the settings of a campus in the platform tables, to which the campus's own role has no access. */
export function campusKeeper({ pool, campus, settingsOf }: Parts): CampusKeeper {
  const { slug, isFirst, schema, role } = campus;
  const factsOf = ([row]: readonly unknown[]): CampusFacts => {
    if (!row) throw new Error(`The campus ${slug} is gone.`);
    return { ...(row as OwnOfCampus), slug, isFirst };
  };
  // Runs on the transaction's connection and commits with it, because the embedded database has only one connection. A failure ends the transaction.
  const asPlatform = async (db: Db, statement: { text: string; values: unknown[] }): Promise<unknown[]> => {
    await db.rows(enterSchemaInTransaction(PLATFORM_SCHEMA));
    const rows = await db.rows(statement);
    await db.rows(enterSchemaInTransaction(schema, role));
    return rows;
  };
  return {
    stored: async () => factsOf((await pool.query(selectOwn(slug, false))).rows),
    locked: async (db) => factsOf(await asPlatform(db, selectOwn(slug, true))),
    store: async (db, { emailDomains, settings }) => {
      await asPlatform(db, updateOwn(slug, { emailDomains: [...emailDomains], settings: { ...settings } }));
    },
    settingsOf,
  };
}
