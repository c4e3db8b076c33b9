import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM, type Constructor, type EntityManager, type Options } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import type { Db } from '../../platform/context.ts';
import type { DatabaseOutage } from '../../platform/ports.ts';
import { CHECKPOINT, CURRENT_DATABASE, FORGET_STATEMENTS, limitStatements, sessionOf, VACUUM } from './connection.queries.ts';
import { databaseOutage, unreportedOutage } from './database-outage.ts';
import { withoutWaiting, type UntilAvailable } from './database-wait.ts';
import { releaseFailedTransactions } from '../release-failed.ts';
import { onPanic } from './panic.ts';
import { isBusy, openReplica } from './replica.ts';
import { runMigrations } from './run-migrations.ts';
import { SilenceWatch } from '../pubsub/silence-watch.ts';
import { withStartupLock } from '../embedded/startup-lock.ts';
import { statementRunner, type SlowOptions, type StatementOptions } from './statement-runner.ts';
import { startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from '../embedded/embedded.ts';

export type MigrationClass = Constructor<Migration>;

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
  /** Over a connection of its own, so that it answers while all others are in use; the embedded database has but one. */
  probe: Db;
  /** Reads from a replica, which may be some seconds old; undefined without one. */
  replicaDb?: Db | undefined;
  /** By how many seconds what the replica serves may be old; undefined without a replica. */
  replicaLag?: (() => number) | undefined;
  outage: DatabaseOutage;
  /** True for the embedded database, false for a PostgreSQL server. */
  embedded: boolean;
  em(): EntityManager;
  /** The connections of the pool now, and the statements that wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** How to open a connection besides the pool's. */
  connection: ClientConfig;
  /** Migrates, then runs `firstData`, while no other process of this database does either. */
  migrate(firstData?: () => Promise<void>): Promise<void>;
  /** Runs the migrations that have not run, for work that already keeps other processes from it. */
  runPendingMigrations(): Promise<void>;
  /** Runs `work` while no other process of this database migrates. */
  withoutMigrations<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Called with the text of every statement of the pool, as part of the code that runs it; used by tests. */
export type StatementListener = (text: string) => void;

export interface OpenOptions {
  onStatement?: StatementListener;
  /** Join an embedded database that another process has open, for a short task. */
  attach?: boolean;
  /** The embedded database, when it is starting already. */
  embedded?: Promise<EmbeddedDatabase> | undefined;
  /** How the first connection is made; without it a database that is away is an error at once. */
  untilAvailable?: UntilAvailable;
  /** Called for statements that took longer than `ms`, at most every ten seconds. */
  slow?: SlowOptions;
  /** Called with failures of background work. */
  warn?: EmbeddedOptions['warn'];
}

function listen(pool: Pool, listener: StatementListener): void {
  // Whoever waits for a connection is called back by the code that releases one.
  const connect = pool.connect.bind(pool) as (callback?: () => void) => unknown;
  pool.connect = ((callback?: () => void) => connect(callback && AsyncLocalStorage.bind(callback))) as typeof pool.connect;
  pool.on('connect', (client) => {
    const run = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const first = args[0] as string | { text: string };
      listener(typeof first === 'string' ? first : first.text);
      return run(...args);
    }) as typeof client.query;
  });
}

/** The pool with its workarounds and listeners. */
function prepared(pool: Pool, embedded: EmbeddedDatabase | undefined, onStatement: StatementListener | undefined): Pool {
  releaseFailedTransactions(pool);
  if (embedded) onPanic(pool, () => embedded.restart());
  if (onStatement) listen(pool, onStatement);
  return pool;
}

/** PGlite has neither checkpointer nor autovacuum, so the application runs checkpoint and vacuum at intervals. */
function runMaintenance(pool: Pool): () => void {
  const quietly = (statement: string) => void pool.query(statement).catch(() => undefined);
  const timers = [setInterval(() => quietly(CHECKPOINT), CHECKPOINT_EVERY_MS), setInterval(() => quietly(VACUUM), VACUUM_EVERY_MS)];
  timers.forEach((timer) => timer.unref());
  return () => timers.forEach(clearInterval);
}

/** Runs the maintenance where this process owns an embedded database. Returns what stops it. */
function housekeeping(embedded: EmbeddedDatabase | undefined, pool: Pool): () => void {
  return embedded && !embedded.shared ? runMaintenance(pool) : () => undefined;
}

type Warn = NonNullable<OpenOptions['warn']>;

interface Model extends Pick<Options, 'entities'> {
  migrations: MigrationClass[];
}

interface Connections {
  /** Of the PostgreSQL server, where no embedded database is used. */
  url: string | undefined;
  embedded: EmbeddedDatabase | undefined;
  /** Most connections to the server. */
  connections: number;
  statementSeconds: number;
  /** The settings of a new connection. */
  sessionSql: () => string;
  onPoolCreated: (pool: Pool) => void;
}

/** The options of MikroORM for the embedded database, or else for the server at `url`. */
function ormOptions(model: Model, { url, embedded, connections, statementSeconds, sessionSql, onPoolCreated }: Connections): Options {
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
      : { clientUrl: url!, pool: { min: 0, max: connections } }),
    driverOptions: {
      query_timeout: queryTimeout(statementSeconds),
      connectionTimeoutMillis: embedded ? EMBEDDED_CONNECTION_TIMEOUT_MS : CONNECTION_TIMEOUT_MS,
      // Idle connections are not closed, because a new one would have to prepare all statements again.
      idleTimeoutMillis: 0,
      onConnect: async (client: PoolClient) => {
        // The embedded session outlives its connections and keeps the statements that earlier ones prepared.
        if (embedded && !embedded.shared) await client.query(FORGET_STATEMENTS);
        await client.query(sessionSql());
      },
      onPoolCreated,
    },
  };
}

/** The database server, or the socket of the embedded database. */
function connectionOf(url: string | undefined, embedded: EmbeddedDatabase | undefined): ClientConfig {
  if (!embedded) return { connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, keepAlive: true };
  return { host: embedded.host, port: embedded.port, user: 'postgres', password: 'postgres', database: 'postgres' };
}

/** Runs work while no other process of the database does; the embedded one has a single server process. */
function alone(url: string | undefined): Database['withoutMigrations'] {
  return (work) => (url ? withStartupLock(url, work) : work());
}

async function connect(options: Options, untilAvailable: UntilAvailable): Promise<MikroORM> {
  const orm = await MikroORM.init(options);
  const ask = () => orm.em.getConnection().execute<[{ name: string; schema: string }]>(CURRENT_DATABASE);
  const [{ name, schema }] = await untilAvailable(ask);
  // The name that the database reports, so that the migrator finds it behind a proxy that uses another name.
  orm.config.set('dbName', name);
  // The migrator looks for a table without a schema in `public`, wherever the others lie.
  orm.config.set('migrations', { ...orm.config.get('migrations'), tableName: `${schema}.mikro_orm_migrations` });
  return orm;
}

/**
 * Runs the migrations that have not run, over a connection of its own: a statement of a migration may take longer than the pool lets one take.
 * `options` are those of `orm`.
 */
async function runPending(orm: MikroORM, options: Options, warn: Warn): Promise<void> {
  if ((await orm.migrator.getPending()).length === 0) return;
  const own = await connect(
    {
      ...options,
      entities: [],
      discovery: { warnWhenNoEntities: false },
      pool: { min: 0, max: 1 },
      driverOptions: { onConnect: (client: PoolClient) => client.query(sessionOf(0)) },
    },
    withoutWaiting,
  );
  try {
    await runMigrations(own, warn);
  } finally {
    await own.close();
  }
}

/** Which database, and how it is used. */
interface Where {
  /** Of a PostgreSQL server; undefined: the embedded database in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  /** Most connections to the server. */
  connections?: number;
  /** Whether statements are prepared under names. */
  prepare?: boolean;
  statementSeconds?: number;
  /** Of a replica of the server. */
  readUrl?: string | undefined;
  /** The oldest state of the replica that may be read, in seconds. */
  readLagSeconds?: number;
}

const DEFAULTS = { connections: 10, prepare: true, statementSeconds: 10, readLagSeconds: 5 };

/** Longer than the server's own time limit of a statement, in milliseconds. */
const queryTimeout = (statementSeconds: number): number => Math.max(STATEMENT_TIMEOUT_MS, (statementSeconds + 5) * 1_000);

/** How the connections to a replica are opened. */
function replicaPool(url: string, connections: number, statementSeconds: number): PoolConfig & { max: number } {
  return {
    connectionString: url,
    max: connections,
    keepAlive: true,
    query_timeout: queryTimeout(statementSeconds),
    idleTimeoutMillis: 0,
    onConnect: (client) => client.query(sessionOf(statementSeconds)) as never,
  };
}

/** A connection for checks besides those of the pool, and what ends calls of the pool while checks are not answered. */
function openProbe(url: string, pool: Pool, { metadata, outage }: Pick<StatementOptions, 'metadata' | 'outage'>) {
  const limits = { connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, query_timeout: CONNECTION_TIMEOUT_MS };
  const probe = new Pool({ connectionString: url, max: 1, keepAlive: true, idleTimeoutMillis: 0, ...limits });
  // Without a listener a lost idle connection would end the process.
  probe.on('error', () => undefined);
  const watch = new SilenceWatch({ pool, probe, onChange: (isSilent) => outage.setSilent(isSilent) });
  return {
    probe: statementRunner(probe, { metadata, mayName: false, slow: undefined, outage: unreportedOutage }),
    close: async () => {
      watch.stop();
      await probe.end();
    },
  };
}

interface RunnerOptions extends StatementOptions, Required<Pick<Where, 'connections' | 'statementSeconds' | 'readLagSeconds'>> {
  url?: string | undefined;
  readUrl?: string | undefined;
  warn: NonNullable<OpenOptions['warn']>;
}

/** What runs statements: on the server of the pool, over its connection for checks, and on its replica where there is one. */
function runnersOf(pool: Pool, { url, readUrl, readLagSeconds, connections, statementSeconds, warn, ...options }: RunnerOptions) {
  const db = statementRunner(pool, options);
  const checks = url ? openProbe(url, pool, options) : { probe: db, close: async () => undefined };
  if (!readUrl) return { db, probe: checks.probe, closeRunners: checks.close };
  const { metadata, mayName, slow } = options;
  const replica = openReplica({
    ...{ metadata, mayName, slow, warn },
    pool: replicaPool(readUrl, connections, statementSeconds),
    primary: db,
    isPrimaryBusy: () => isBusy(pool, connections),
    maxLagSeconds: readLagSeconds,
  });
  const closeRunners = async (): Promise<void> => {
    await checks.close();
    await replica.close();
  };
  return { db, probe: checks.probe, replicaDb: replica.db, replicaLag: () => replica.lagSeconds(), closeRunners };
}

/** The time limit of statements on the server's connections: none while it migrates, which may take long. */
function statementTimeout(seconds: number) {
  let timeout = 0;
  return {
    seconds: () => timeout,
    /** Limits the connections of a pool. All of them are idle, so each takes one statement. */
    start: async (pool: Pool): Promise<void> => {
      timeout = seconds;
      await Promise.all(Array.from({ length: pool.totalCount }, () => pool.query(limitStatements(seconds))));
    },
  };
}

/** What a pool is doing. */
const countsOf = ({ totalCount: open, idleCount: idle, waitingCount: waiting }: Pool) => ({ open, idle, waiting });

/** Opens the database, with the embedded one already running. */
async function openWith(
  embedded: EmbeddedDatabase | undefined,
  where: Where,
  model: Model,
  { onStatement, slow, untilAvailable = withoutWaiting, warn = () => undefined }: OpenOptions,
): Promise<Database> {
  const all = { ...DEFAULTS, ...where };
  const outage = databaseOutage(warn);
  const timeout = statementTimeout(all.statementSeconds);
  let pool: Pool | undefined;
  const options = ormOptions(model, {
    url: where.url,
    embedded,
    connections: all.connections,
    statementSeconds: all.statementSeconds,
    sessionSql: () => sessionOf(embedded ? 0 : timeout.seconds()),
    onPoolCreated: (created) => (pool = prepared(created, embedded, onStatement)),
  });
  const orm = await connect(options, untilAvailable);
  const withoutMigrations = alone(where.url);
  const runPendingMigrations = () => runPending(orm, options, warn);
  const stopHousekeeping = housekeeping(embedded, pool!);
  const mayName = all.prepare && !embedded?.shared;
  const { closeRunners, ...runners } = runnersOf(pool!, { ...all, metadata: orm.getMetadata(), mayName, outage, slow, warn });
  return {
    orm,
    ...runners,
    outage,
    embedded: embedded !== undefined,
    em: () => orm.em.fork(),
    connections: () => countsOf(pool!),
    connection: connectionOf(where.url, embedded),
    migrate: (firstData) =>
      withoutMigrations(async () => {
        await runPendingMigrations();
        await firstData?.();
        if (!embedded) await timeout.start(pool!);
      }),
    runPendingMigrations,
    withoutMigrations,
    close: async () => {
      stopHousekeeping();
      await closeRunners();
      await orm.close();
      await embedded?.stop();
    },
  };
}

/** Opens the PostgreSQL server at `url`, or the embedded database in `dataDir`. */
export async function openDatabase(where: Where, model: Model, options: OpenOptions = {}): Promise<Database> {
  const { embedded: starting, attach, warn = () => undefined } = options;
  const embedded = where.url ? undefined : await (starting ?? startEmbedded(where.dataDir, { attach, warn }));
  try {
    return await openWith(embedded, where, model, options);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
