import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM, type Constructor, type EntityManager, type Options } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { createHash } from 'node:crypto';
import type { Db } from '../platform/context.ts';
import { Sql, toQuery, type Query } from '../platform/sql.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts';

export type MigrationClass = Constructor<Migration>;

/** Prepared statements kept by each connection; an endless variety of queries must not fill the server's memory. */
const MAX_PREPARED = 500;
const SESSION_SETTINGS = `set timezone = 'UTC'; set pg_trgm.word_similarity_threshold = 0.45; set jit = off; set max_parallel_workers_per_gather = 0`;
const STATEMENT_TIMEOUT_MS = 20_000;
const CHECKPOINT_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 3_600_000;

export interface Database {
  orm: MikroORM;
  db: Db;
  /** True for the embedded database, false for a PostgreSQL server. */
  embedded: boolean;
  em(): EntityManager;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Called with the text of every statement that the pool runs; tests count with it. */
type StatementListener = (text: string) => void;

export interface OpenOptions {
  onStatement?: StatementListener;
  /** Join an embedded database that another process has open, for a short errand. */
  attach?: boolean;
  /** The embedded database, when it is starting already. */
  embedded?: Promise<EmbeddedDatabase> | undefined;
}

function preparedRunner(pool: Pool, mayName: boolean): Db {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || !mayName || names.size >= MAX_PREPARED) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  const rows = async <Row>(query: Sql | Query): Promise<Row[]> => {
    const { text, values } = query instanceof Sql ? toQuery(query) : query;
    const result = await pool.query({ name: nameOf(text), text, values });
    return result.rows as Row[];
  };
  return { rows, one: async <Row>(query: Sql | Query) => (await rows<Row>(query))[0] };
}

function listen(pool: Pool, listener: StatementListener): void {
  pool.on('connect', (client) => {
    const run = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const first = args[0] as string | { text: string };
      listener(typeof first === 'string' ? first : first.text);
      return run(...args);
    }) as typeof client.query;
  });
}

/** PGlite has neither checkpointer nor autovacuum, so the application keeps house for it. */
function keepHouse(pool: Pool): () => void {
  const quietly = (statement: string) => void pool.query(statement).catch(() => undefined);
  const timers = [setInterval(() => quietly('checkpoint'), CHECKPOINT_EVERY_MS), setInterval(() => quietly('vacuum (analyze)'), VACUUM_EVERY_MS)];
  timers.forEach((timer) => timer.unref());
  return () => timers.forEach(clearInterval);
}

/** Opens the PostgreSQL server at `url`, or the embedded database in `dataDir`. */
export async function openDatabase(
  where: { url?: string | undefined; dataDir: string },
  model: Pick<Options, 'entities'> & { migrations: MigrationClass[] },
  { onStatement, attach = false, embedded: starting }: OpenOptions = {},
): Promise<Database> {
  const embedded = where.url ? undefined : await (starting ?? startEmbedded(where.dataDir, attach));
  let pool: Pool | undefined;
  const options: Options = {
    entities: model.entities!,
    extensions: [Migrator],
    migrations: { migrationsList: model.migrations, snapshot: false },
    ...(embedded
      ? { host: embedded.host, port: embedded.port, user: 'postgres', password: 'postgres', dbName: 'postgres', pool: { min: 0, max: 1 } }
      : { clientUrl: where.url!, pool: { min: 0, max: 10 } }),
    driverOptions: {
      query_timeout: STATEMENT_TIMEOUT_MS,
      // A connection that rests for a while is not closed: its successor would have to prepare everything anew.
      idleTimeoutMillis: 0,
      onConnect: async (client: PoolClient) => {
        // The embedded session outlives its connections, with the names that an earlier one prepared.
        if (embedded && !embedded.shared) await client.query('deallocate all');
        await client.query(SESSION_SETTINGS);
      },
      onPoolCreated: (created: Pool) => {
        pool = created;
        if (onStatement) listen(created, onStatement);
      },
    },
  };
  try {
    const orm = await MikroORM.init(options);
    await orm.em.getConnection().execute('select 1');
    const stopHousekeeping = embedded && !embedded.shared ? keepHouse(pool!) : () => undefined;
    return {
      orm,
      // The embedded database has one session for all connections, so a name may be prepared only by its owner.
      db: preparedRunner(pool!, !embedded?.shared),
      embedded: embedded !== undefined,
      em: () => orm.em.fork(),
      migrate: async () => void (await orm.migrator.up()),
      close: async () => {
        stopHousekeeping();
        await orm.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
