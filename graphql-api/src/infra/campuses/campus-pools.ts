import pLimit from 'p-limit';
import type { DatabaseError, Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { StatementPool } from '../database/connection.queries.ts';
import { enterSchema } from './session.queries.ts';

/** Schema and role with which a connection reads. */
export interface SchemaAccess {
  schema: string;
  /** Database role with access to these tables only; undefined for the role with which the pool signs in. */
  role?: string | undefined;
}

/** A pool as seen by one campus. Each connection that it provides uses the campus's schema and role. */
export interface CampusPool extends StatementPool {
  /** Options of the underlying pool. */
  readonly options: object;
  connect(): Promise<PoolClient>;
  query(config: QueryConfig): Promise<QueryResult>;
  /** Stops providing connections. The connections stay open, because all campuses share them. */
  end(): Promise<void>;
}

/**
 * Provides connections of one pool to many campuses. A connection that last served another campus first changes its schema and role, in one
 * statement. Connections that last served the same campus are preferred, because their statements are prepared and their catalogue is loaded.
 */
export class CampusPools {
  /** Campus that a connection served last; none for a new connection. */
  private readonly served = new WeakMap<PoolClient, string>();
  private readonly idle = new Set<PoolClient>();
  /** Runs one search at a time, so that no two searches wait for connections that the other holds. */
  private readonly inTurn = pLimit(1);

  private static readonly known = new WeakMap<Pool, CampusPools>();

  /** Returns the instance for a pool. Each pool has one, because only it tracks the connections. `most` is the maximum number of connections. */
  static on(pool: Pool, most: number): CampusPools {
    const pools = CampusPools.known.get(pool) ?? new CampusPools(pool, most);
    CampusPools.known.set(pool, pools);
    return pools;
  }

  private constructor(
    private readonly pool: Pool,
    private readonly most: number,
  ) {
    pool.on('acquire', (client) => void this.idle.delete(client));
    pool.on('release', (_error, client) => void this.idle.add(client));
    pool.on('remove', (client) => void this.idle.delete(client));
  }

  of(access: SchemaAccess): CampusPool {
    let hasEnded = false;
    const connect = async (): Promise<PoolClient> => {
      if (hasEnded) throw new Error('The campus is closed');
      return this.enter(await this.take(keyOf(access)), access);
    };
    const end = async (): Promise<void> => void (hasEnded = true);
    return { options: this.pool.options, connect, end, query: (config) => runOn(connect, config) };
  }

  /** Returns a connection, if possible an idle one that last served this campus. */
  private take(key: string): Promise<PoolClient> {
    return this.isExhausted() ? this.pool.connect() : this.inTurn(() => this.search(key));
  }

  private isExhausted(): boolean {
    return this.pool.idleCount === 0 && this.pool.totalCount >= this.most;
  }

  private async search(key: string): Promise<PoolClient> {
    const others: PoolClient[] = [];
    try {
      for (;;) {
        const client = await this.connect(others);
        const served = this.served.get(client);
        if (served === undefined || served === key) return client;
        others.push(client);
        // A new connection is better than one of another campus, and any connection is better than waiting.
        const isHopeless = this.pool.totalCount >= this.most && ![...this.idle].some((each) => this.served.get(each) === key);
        if (isHopeless || this.isExhausted()) return others.pop()!;
      }
    } finally {
      for (const other of others) other.release();
    }
  }

  /** Returns the next idle connection, or a new one. If none can be opened, returns one that is already held. */
  private async connect(held: PoolClient[]): Promise<PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      const instead = held.pop();
      if (!instead) throw error;
      this.served.delete(instead);
      return instead;
    }
  }

  private async enter(client: PoolClient, access: SchemaAccess): Promise<PoolClient> {
    const key = keyOf(access);
    if (this.served.get(client) === key) return client;
    this.served.delete(client);
    try {
      await client.query(enterSchema(access.schema, access.role));
      this.served.set(client, key);
      return client;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }
}

const keyOf = ({ schema, role = '' }: SchemaAccess): string => `${schema} ${role}`;

/** Returns whether PostgreSQL reported the error and keeps the session open. */
const isAnswer = (error: unknown): boolean => (error as Partial<DatabaseError>).severity === 'ERROR';

/** Runs one statement. The connection is kept after an error that PostgreSQL reported and dropped after any other error. */
async function runOn(connect: () => Promise<PoolClient>, config: QueryConfig): Promise<QueryResult> {
  const client = await connect();
  try {
    const result = await client.query(config);
    client.release();
    return result;
  } catch (error) {
    client.release(isAnswer(error) ? undefined : (error as Error));
    throw error;
  }
}
