import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM, type Constructor, type Options } from '@mikro-orm/postgresql';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import type { EmbeddedDatabase } from '../embedded/embedded.ts';
import { CURRENT_DATABASE, FORGET_STATEMENTS, sessionOf } from './connection.queries.ts';
import { withoutWaiting, type UntilAvailable } from './database-wait.ts';
import { runMigrations } from './run-migrations.ts';

export type MigrationClass = Constructor<Migration>;

const STATEMENT_TIMEOUT_MS = 20_000;
/** Maximum wait for a new or pooled connection. */
export const CONNECTION_TIMEOUT_MS = 5_000;
/** The embedded database has one connection, which a long transaction may hold for a while. */
const EMBEDDED_CONNECTION_TIMEOUT_MS = 15_000;

/** Returns a client-side timeout in milliseconds that is longer than the server's statement timeout. */
export const queryTimeout = (statementSeconds: number): number => Math.max(STATEMENT_TIMEOUT_MS, (statementSeconds + 5) * 1_000);

/** Entities, and the migrations that create their tables. */
export interface Model extends Pick<Options, 'entities'> {
  migrations: MigrationClass[];
}

interface Connections {
  /** URL of the PostgreSQL server; undefined for an embedded database. */
  url: string | undefined;
  embedded: EmbeddedDatabase | undefined;
  /** Maximum number of connections to the server. */
  connections: number;
  statementSeconds: number;
  /** Returns the statements that set up a new connection. */
  sessionSql: () => string;
  onPoolCreated: (pool: Pool) => void;
}

/** Returns MikroORM's options for the embedded database, or for the server at `url`. */
export function ormOptions(model: Model, { url, embedded, connections, statementSeconds, sessionSql, onPoolCreated }: Connections): Options {
  return {
    entities: model.entities!,
    extensions: [Migrator],
    // Functions are created by migrations, not declared with the entities.
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
        // The embedded session outlives its connections and keeps the statements that earlier connections prepared.
        if (embedded && !embedded.shared) await client.query(FORGET_STATEMENTS);
        await client.query(sessionSql());
      },
      onPoolCreated,
    },
  };
}

/** Returns the connection to the database server, or to the socket of the embedded database. */
export function connectionOf(url: string | undefined, embedded: EmbeddedDatabase | undefined): ClientConfig {
  if (!embedded) return { connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, keepAlive: true };
  return { host: embedded.host, port: embedded.port, user: 'postgres', password: 'postgres', database: 'postgres' };
}

/** Opens a connection outside a pool, with statements that start its session. */
export async function openClient(connection: ClientConfig, session = ''): Promise<Client> {
  const client = new Client(connection);
  // A lost connection must not end the process; the statements fail anyway.
  client.on('error', () => undefined);
  await client.connect();
  if (session) await client.query(session);
  return client;
}

/** Opens the ORM, which also connects. */
export async function connect(options: Options, untilAvailable: UntilAvailable): Promise<MikroORM> {
  const orm = await MikroORM.init(options);
  const ask = () => orm.em.getConnection().execute<[{ name: string; schema: string }]>(CURRENT_DATABASE);
  const [{ name, schema }] = await untilAvailable(ask);
  // The name that the database reports, so that the migrator finds the database behind a proxy that uses another name.
  orm.config.set('dbName', name);
  // The migrator would look for a table without a schema in `public`, even if the other tables are in another schema.
  orm.config.set('migrations', { ...orm.config.get('migrations'), tableName: `${schema}.mikro_orm_migrations` });
  return orm;
}

type Warn = (error: unknown, text: string) => void;

/** Opens an ORM without entities on its own connection, because a migration's statement may exceed the pool's statement timeout. */
export function connectForMigrations(options: Options, session = ''): Promise<MikroORM> {
  const onConnect = (client: PoolClient) => client.query([sessionOf(0), session].join(';'));
  const own = { entities: [], discovery: { warnWhenNoEntities: false }, pool: { min: 0, max: 1 }, driverOptions: { onConnect } };
  return connect({ ...options, ...own }, withoutWaiting);
}

/** Runs the pending migrations. `options` are the options of `orm`. */
export async function runPending(orm: MikroORM, options: Options, warn: Warn): Promise<void> {
  if ((await orm.migrator.getPending()).length === 0) return;
  const own = await connectForMigrations(options);
  try {
    await runMigrations(own, warn);
  } finally {
    await own.close();
  }
}
