import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM, type Constructor, type Options } from '@mikro-orm/postgresql';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import type { EmbeddedDatabase } from '../embedded/embedded.ts';
import { CURRENT_DATABASE, FORGET_STATEMENTS, sessionOf } from './connection.queries.ts';
import { withoutWaiting, type UntilAvailable } from './database-wait.ts';
import { runMigrations } from './run-migrations.ts';

export type MigrationClass = Constructor<Migration>;

const STATEMENT_TIMEOUT_MS = 20_000;
/** Longest wait for a new or pooled connection. */
export const CONNECTION_TIMEOUT_MS = 5_000;
/** The embedded database has one connection, which a long transaction may hold for a while. */
const EMBEDDED_CONNECTION_TIMEOUT_MS = 15_000;

/** Longer than the server's own time limit of a statement, in milliseconds. */
export const queryTimeout = (statementSeconds: number): number => Math.max(STATEMENT_TIMEOUT_MS, (statementSeconds + 5) * 1_000);

/** The entities, and the migrations that make their tables. */
export interface Model extends Pick<Options, 'entities'> {
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
export function ormOptions(model: Model, { url, embedded, connections, statementSeconds, sessionSql, onPoolCreated }: Connections): Options {
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
export function connectionOf(url: string | undefined, embedded: EmbeddedDatabase | undefined): ClientConfig {
  if (!embedded) return { connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, keepAlive: true };
  return { host: embedded.host, port: embedded.port, user: 'postgres', password: 'postgres', database: 'postgres' };
}

/** Opens a connection besides those of a pool, with statements that begin its session. */
export async function openClient(connection: ClientConfig, session = ''): Promise<Client> {
  const client = new Client(connection);
  // A lost connection must not end the process: the statements fail by themselves then.
  client.on('error', () => undefined);
  await client.connect();
  if (session) await client.query(session);
  return client;
}

/** Opens the ORM, which connects. */
export async function connect(options: Options, untilAvailable: UntilAvailable): Promise<MikroORM> {
  const orm = await MikroORM.init(options);
  const ask = () => orm.em.getConnection().execute<[{ name: string; schema: string }]>(CURRENT_DATABASE);
  const [{ name, schema }] = await untilAvailable(ask);
  // The name that the database reports, so that the migrator finds it behind a proxy that uses another name.
  orm.config.set('dbName', name);
  // The migrator looks for a table without a schema in `public`, wherever the others lie.
  orm.config.set('migrations', { ...orm.config.get('migrations'), tableName: `${schema}.mikro_orm_migrations` });
  return orm;
}

type Warn = (error: unknown, text: string) => void;

/** Opens an ORM without entities, over a connection of its own: a statement of a migration may take longer than the pool lets one take. */
export function connectForMigrations(options: Options, session = ''): Promise<MikroORM> {
  const onConnect = (client: PoolClient) => client.query([sessionOf(0), session].join(';'));
  const own = { entities: [], discovery: { warnWhenNoEntities: false }, pool: { min: 0, max: 1 }, driverOptions: { onConnect } };
  return connect({ ...options, ...own }, withoutWaiting);
}

/** Runs the migrations that have not run. `options` are those of `orm`. */
export async function runPending(orm: MikroORM, options: Options, warn: Warn): Promise<void> {
  if ((await orm.migrator.getPending()).length === 0) return;
  const own = await connectForMigrations(options);
  try {
    await runMigrations(own, warn);
  } finally {
    await own.close();
  }
}
