/** A running PostgreSQL server with an empty database. */
export interface PostgresServer {
  url: string;
  pid: number;
  /** Ends the server as an outage does, and keeps its data. */
  halt(): Promise<void>;
  /** Starts it again on the same port. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server with an empty database, from the binaries in an npm package. */
export function startPostgres(): Promise<PostgresServer>;
