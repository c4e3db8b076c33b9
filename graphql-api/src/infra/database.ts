import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM, type Constructor, type EntityManager, type Options } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import type { Db } from '../platform/context.ts';
import type { DatabaseOutage } from '../platform/ports.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import { messages } from '../messages.ts';
import { retryConflicts } from '../platform/retry.ts';
import { Sql, toQuery, type Metadata, type Query } from '../platform/sql.ts';
import { databaseOutage } from './database-outage.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { releaseFailedTransactions } from './release-failed.ts';
import { withStartupLock } from './startup-lock.ts';
import { startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './embedded.ts';

export type MigrationClass = Constructor<Migration>;

const SESSION_SETTINGS = `set timezone = 'UTC'; set pg_trgm.word_similarity_threshold = 0.45; set jit = off; set max_parallel_workers_per_gather = 0`;
const STATEMENT_TIMEOUT_MS = 20_000;
/** Longest wait for a new or pooled connection. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** The embedded database has one connection, which a long transaction may hold for a while. */
const EMBEDDED_CONNECTION_TIMEOUT_MS = 15_000;
const CHECKPOINT_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 3_600_000;

export interface Database {
  orm: MikroORM;
  db: Db;
  outage: DatabaseOutage;
  /** True for the embedded database, false for a PostgreSQL server. */
  embedded: boolean;
  em(): EntityManager;
  /** Migrates, then runs `firstData`, while no other process of this database does either. */
  migrate(firstData?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Called with the text of every statement that the pool runs; used by tests. */
type StatementListener = (text: string) => void;

export interface OpenOptions {
  onStatement?: StatementListener;
  /** Join an embedded database that another process has open, for a short task. */
  attach?: boolean;
  /** The embedded database, when it is starting already. */
  embedded?: Promise<EmbeddedDatabase> | undefined;
  /** Called with failures of background work. */
  warn?: EmbeddedOptions['warn'];
}

/** Whether PostgreSQL cancelled a statement because of its timeout. */
const isCancelled = (error: unknown): boolean => (error as { code?: string }).code === '57014';

function preparedRunner(pool: Pool, metadata: Metadata, mayName: boolean, outage: ReturnType<typeof databaseOutage>): Db {
  const prepared = mayName ? new PreparedStatements(pool) : undefined;
  const rows = async <Row>(query: Sql<Row> | Query): Promise<Row[]> => {
    const { text, values } = query instanceof Sql ? toQuery(query, metadata) : query;
    try {
      const result = await retryConflicts(() => pool.query({ name: prepared?.nameOf(text), text, values }));
      outage.ended();
      return result.rows as Row[];
    } catch (error) {
      throw isCancelled(error) ? new DomainError(ErrorCode.TOO_COMPLEX, messages.tooSlow) : outage.errorOf(error);
    }
  };
  return { rows, one: async <Row>(query: Sql<Row> | Query) => (await rows<Row>(query))[0] };
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

/** PGlite has neither checkpointer nor autovacuum, so the application runs checkpoint and vacuum at intervals. */
function runMaintenance(pool: Pool): () => void {
  const quietly = (statement: string) => void pool.query(statement).catch(() => undefined);
  const timers = [setInterval(() => quietly('checkpoint'), CHECKPOINT_EVERY_MS), setInterval(() => quietly('vacuum (analyze)'), VACUUM_EVERY_MS)];
  timers.forEach((timer) => timer.unref());
  return () => timers.forEach(clearInterval);
}

interface Model extends Pick<Options, 'entities'> {
  migrations: MigrationClass[];
}

interface Connections {
  /** Of the PostgreSQL server, where no embedded database is used. */
  url: string | undefined;
  embedded: EmbeddedDatabase | undefined;
  statementSeconds: number;
  /** The settings of a new connection. */
  sessionSql: () => string;
  onPoolCreated: (pool: Pool) => void;
}

/** The options of MikroORM for the embedded database, or else for the server at `url`. */
function ormOptions(model: Model, { url, embedded, statementSeconds, sessionSql, onPoolCreated }: Connections): Options {
  return {
    entities: model.entities!,
    extensions: [Migrator],
    // Functions are written in migrations, not declared with the entities.
    schemaGenerator: { ignoreRoutines: true },
    migrations: { migrationsList: model.migrations, snapshot: false, silent: true },
    // A mistyped name must not become a new, empty database.
    ensureDatabase: false,
    ...(embedded
      ? { host: embedded.host, port: embedded.port, user: 'postgres', password: 'postgres', dbName: 'postgres', pool: { min: 0, max: 1 } }
      : { clientUrl: url!, pool: { min: 0, max: 10 } }),
    driverOptions: {
      query_timeout: Math.max(STATEMENT_TIMEOUT_MS, (statementSeconds + 5) * 1_000),
      connectionTimeoutMillis: embedded ? EMBEDDED_CONNECTION_TIMEOUT_MS : CONNECTION_TIMEOUT_MS,
      // Idle connections are not closed, because a new one would have to prepare all statements again.
      idleTimeoutMillis: 0,
      onConnect: async (client: PoolClient) => {
        // The embedded session outlives its connections and keeps the statements that earlier ones prepared.
        if (embedded && !embedded.shared) await client.query('deallocate all');
        await client.query(sessionSql());
      },
      onPoolCreated,
    },
  };
}

async function connect(options: Options): Promise<MikroORM> {
  const orm = await MikroORM.init(options);
  // The name that the database reports, so that the migrator finds it behind a proxy that uses another name.
  const [{ name }] = await orm.em.getConnection().execute<[{ name: string }]>('select current_database() as name');
  orm.config.set('dbName', name);
  return orm;
}

/** Opens the PostgreSQL server at `url`, or the embedded database in `dataDir`. */
export async function openDatabase(
  where: { url?: string | undefined; dataDir: string; statementSeconds?: number },
  model: Model,
  { onStatement, attach, embedded: starting, warn = () => undefined }: OpenOptions = {},
): Promise<Database> {
  const embedded = where.url ? undefined : await (starting ?? startEmbedded(where.dataDir, { attach, warn }));
  let pool: Pool | undefined;
  const outage = databaseOutage(warn);
  const { statementSeconds = 10 } = where;
  /** Of the server's connections; none while it migrates, which may take long. */
  let timeout = 0;
  const timeoutSql = () => `set statement_timeout = '${timeout}s'`;
  const options = ormOptions(model, {
    url: where.url,
    embedded,
    statementSeconds,
    sessionSql: () => (embedded ? SESSION_SETTINGS : `${SESSION_SETTINGS}; ${timeoutSql()}`),
    onPoolCreated: (created) => {
      pool = created;
      releaseFailedTransactions(created);
      if (onStatement) listen(created, onStatement);
    },
  });
  try {
    const orm = await connect(options);
    const migrate = async (firstData: () => Promise<void> = async () => undefined): Promise<void> => {
      await orm.migrator.up();
      await firstData();
      timeout = statementSeconds;
      // All of them are idle, so each takes one.
      if (!embedded) await Promise.all(Array.from({ length: pool!.totalCount }, () => pool!.query(timeoutSql())));
    };
    const stopHousekeeping = embedded && !embedded.shared ? runMaintenance(pool!) : () => undefined;
    return {
      orm,
      // The embedded database has one session for all connections, so a name may be prepared only by its owner.
      db: preparedRunner(pool!, orm.getMetadata(), !embedded?.shared, outage),
      outage,
      embedded: embedded !== undefined,
      em: () => orm.em.fork(),
      migrate: (firstData) => (where.url ? withStartupLock(where.url, () => migrate(firstData)) : migrate(firstData)),
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
