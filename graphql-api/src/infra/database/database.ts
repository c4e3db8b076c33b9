import type { EntityManager, MetadataStorage, MikroORM, Options } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, Pool } from 'pg';
import type { Db } from '../../platform/context.ts';
import type { DatabaseOutage } from '../../platform/ports.ts';
import { startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from '../embedded/embedded.ts';
import { withStartupLock } from '../embedded/startup-lock.ts';
import { runUpkeep } from '../embedded/upkeep.ts';
import { limitStatements, sessionOf } from './connection.queries.ts';
import { databaseOutage, type ReportedOutage } from './database-outage.ts';
import { withoutWaiting, type UntilAvailable } from './database-wait.ts';
import { releaseFailedTransactions } from './lost-connections.ts';
import { connect, connectionOf, openClient, ormOptions, runPending, type Model } from './orm.ts';
import { onPanic } from './panic.ts';
import { runnersOf } from './runners.ts';
import type { SlowOptions } from './slow-statements.ts';
import { PreparedStatements } from './statement-runner.ts';

/** Tables of a market, and the means to run statements on them. */
export interface Database {
  db: Db;
  metadata: MetadataStorage;
  /** Works with entities after it is forked. */
  rootEm: EntityManager;
  /** Uses its own connection, so that it responds while all others are in use. The embedded database has only one. */
  probe: Db;
  /** Reads from a replica, which may lag by some seconds; undefined without a replica. */
  replicaDb?: Db | undefined;
  /** Returns the lag of the replica in seconds; undefined without a replica. */
  replicaLag?: (() => number) | undefined;
  outage: DatabaseOutage;
  /** Whether this is the embedded database and not a PostgreSQL server. */
  embedded: boolean;
  /** Returns the current numbers of the pool's connections, and of statements that wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** Opens a connection outside the pool. */
  openClient(): Promise<Client>;
  /** Migrates and then runs `firstData`, while no other process of this database does either. */
  migrate(firstData?: () => Promise<void>): Promise<void>;
  /** Runs the pending migrations. The caller already excludes other processes. */
  runPendingMigrations(): Promise<void>;
  /** Runs the migrations up to the named one. */
  runMigrationsTo(name: string): Promise<void>;
  /** Runs `work` while no other process of this database migrates. */
  withoutMigrations<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Parts of the primary database that the databases of campuses share. */
export interface SharedParts {
  pool: Pool;
  /** Maximum number of connections of the pool. */
  connections: number;
  prepared: PreparedStatements | undefined;
  outage: ReportedOutage;
  slow: SlowOptions | undefined;
  options: Options;
  warn: Warn;
  /** Whether another process owns the embedded database. */
  isGuest: boolean;
  /** Stops the upkeep of an embedded database on this pool, so that another pool can run it. */
  stopUpkeep(): void;
}

/** The database as opened at first. Its own tables are those of the single market or of the first campus. */
export interface PrimaryDatabase extends Database {
  orm: MikroORM;
  em(): EntityManager;
  /** Options for opening a connection outside the pool. */
  connection: ReturnType<typeof connectionOf>;
  shared: SharedParts;
}

/** Called with the text of every statement of the pool, in the async context of the code that runs it. Used by tests. */
export type StatementListener = (text: string) => void;

export interface OpenOptions {
  onStatement?: StatementListener;
  /** Whether to join an embedded database that another process has open, for a short task. */
  attach?: boolean;
  /** The embedded database, if it is already starting. */
  embedded?: Promise<EmbeddedDatabase> | undefined;
  /** Retries the first connection. Without it, an unavailable database is an error at once. */
  untilAvailable?: UntilAvailable;
  /** Statements at the start of every session, in addition to the product's own. */
  session?: string;
  /** Called for statements that took longer than `ms`, at most every ten seconds. */
  slow?: SlowOptions;
  /** Called with failures of background work. */
  warn?: EmbeddedOptions['warn'];
}

type Warn = NonNullable<OpenOptions['warn']>;

function listen(pool: Pool, listener: StatementListener): void {
  // Keeps the async context of the code that waits for a connection. Otherwise its callback would run in the context of the code that releases one.
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

/** Returns the pool with its workarounds and listeners. */
function prepared(pool: Pool, embedded: EmbeddedDatabase | undefined, onStatement: StatementListener | undefined): Pool {
  releaseFailedTransactions(pool);
  if (embedded) onPanic(pool, () => embedded.restart());
  if (onStatement) listen(pool, onStatement);
  return pool;
}

/** Starts the upkeep if this process owns an embedded database. Returns a function that stops it. */
function upkeep(embedded: EmbeddedDatabase | undefined, pool: Pool): () => void {
  return embedded && !embedded.shared ? runUpkeep(pool) : () => undefined;
}

/** Runs work while no other process of the database does. The embedded database has a single server process. */
function alone(url: string | undefined): Database['withoutMigrations'] {
  return (work) => (url ? withStartupLock(url, work) : work());
}

/** Location of the database, and how it is used. */
interface Where {
  /** URL of a PostgreSQL server; undefined for the embedded database in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  /** Maximum number of connections to the server. */
  connections?: number;
  /** Whether statements are prepared under names. */
  prepare?: boolean;
  statementSeconds?: number;
  /** URL of a replica of the server. */
  readUrl?: string | undefined;
  /** Maximum lag of the replica for reads, in seconds. */
  readLagSeconds?: number;
}

const DEFAULTS = { connections: 10, prepare: true, statementSeconds: 10, readLagSeconds: 5 };

/** Returns the statement timeout for the server's connections. There is none during migrations, which may take long. */
function statementTimeout(seconds: number) {
  let timeout = 0;
  return {
    seconds: () => timeout,
    /** Sets the timeout on the connections of a pool. All of them are idle, so each receives one statement. */
    start: async (pool: Pool): Promise<void> => {
      timeout = seconds;
      await Promise.all(Array.from({ length: pool.totalCount }, () => pool.query(limitStatements(seconds))));
    },
  };
}

interface Migrating {
  orm: MikroORM;
  options: Options;
  url: string | undefined;
  warn: Warn;
  onMigrated: () => Promise<void>;
}

/** Returns the functions that run the migrations of the database's own tables. */
function migrating({ orm, options, url, warn, onMigrated }: Migrating) {
  const withoutMigrations = alone(url);
  const runPendingMigrations = () => runPending(orm, options, warn);
  const migrate: Database['migrate'] = (firstData) =>
    withoutMigrations(async () => {
      await runPendingMigrations();
      await firstData?.();
      await onMigrated();
    });
  const runMigrationsTo = async (name: string): Promise<void> => void (await orm.migrator.up({ to: name }));
  return { withoutMigrations, runPendingMigrations, migrate, runMigrationsTo };
}

/** Returns the connection counts of a pool. */
export const countsOf = ({ totalCount: open, idleCount: idle, waitingCount: waiting }: Pool) => ({ open, idle, waiting });

/** Opens the database with the embedded database already running. */
async function openWith(
  embedded: EmbeddedDatabase | undefined,
  where: Where,
  model: Model,
  { onStatement, slow, session = '', untilAvailable = withoutWaiting, warn = () => undefined }: OpenOptions,
): Promise<PrimaryDatabase> {
  const all = { ...DEFAULTS, ...where };
  const outage = databaseOutage(warn);
  const timeout = statementTimeout(all.statementSeconds);
  let opened: Pool | undefined;
  const options = ormOptions(model, {
    url: where.url,
    embedded,
    connections: all.connections,
    statementSeconds: all.statementSeconds,
    sessionSql: () => [sessionOf(embedded ? 0 : timeout.seconds()), session].join(';'),
    onPoolCreated: (created) => (opened = prepared(created, embedded, onStatement)),
  });
  const orm = await connect(options, untilAvailable);
  const pool = opened!;
  const names = all.prepare && !embedded?.shared ? new PreparedStatements(pool) : undefined;
  const stopUpkeep = upkeep(embedded, pool);
  const { closeRunners, ...runners } = runnersOf(pool, { ...all, metadata: orm.getMetadata(), prepared: names, outage, slow, warn });
  const connections = embedded ? 1 : all.connections;
  const connection = connectionOf(where.url, embedded);
  return {
    ...runners,
    ...migrating({ orm, options, url: where.url, warn, onMigrated: async () => (embedded ? undefined : timeout.start(pool)) }),
    orm,
    metadata: orm.getMetadata(),
    rootEm: orm.em,
    outage,
    embedded: embedded !== undefined,
    em: () => orm.em.fork(),
    connections: () => countsOf(pool),
    connection,
    openClient: () => openClient(connection, session),
    shared: { pool, connections, prepared: names, outage, slow, options, warn, stopUpkeep, isGuest: embedded?.shared ?? false },
    close: async () => {
      stopUpkeep();
      await closeRunners();
      await orm.close();
      await embedded?.stop();
    },
  };
}

/** Opens the PostgreSQL server at `url`, or the embedded database in `dataDir`. */
export async function openDatabase(where: Where, model: Model, options: OpenOptions = {}): Promise<PrimaryDatabase> {
  const { embedded: starting, attach, warn = () => undefined } = options;
  const embedded = where.url ? undefined : await (starting ?? startEmbedded(where.dataDir, { attach, warn }));
  try {
    return await openWith(embedded, where, model, options);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
