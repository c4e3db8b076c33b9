/** A running PostgreSQL server with an empty database. */
export interface PostgresServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server with an empty database, from the binaries in an npm package. */
export function startPostgres(): Promise<PostgresServer>;
