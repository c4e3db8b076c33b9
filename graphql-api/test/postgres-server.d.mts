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

/** Starts a server with an empty database and some settings (`name=value`), from the binaries in an npm package. */
export function startPostgres(settings?: string[]): Promise<PostgresServer>;
