import pLimit from 'p-limit';
import type { DatabaseError, Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { StatementPool } from '../database/connection.queries.ts';
import { enterSchema } from './session.queries.ts';

/** Whose tables a connection reads, and with which rights. */
export interface SchemaAccess {
  schema: string;
  /** The database role that may use these tables alone; undefined: the one that the pool signs in as. */
  role?: string | undefined;
}

/** A pool as one campus sees it: each connection it gives is in the campus's schema and role. */
export interface CampusPool extends StatementPool {
  /** Of the pool behind it. */
  readonly options: object;
  connect(): Promise<PoolClient>;
  query(config: QueryConfig): Promise<QueryResult>;
  /** Gives no connection from now on. The connections are those of all campuses, and stay. */
  end(): Promise<void>;
}

/**
 * Gives connections of one pool to many campuses. One that served another campus last changes its schema and role first, in one statement; one that
 * served this campus last is preferred, because its statements are prepared and its catalogue is read.
 */
export class CampusPools {
  /** The campus that a connection served last; none for a new one. */
  private readonly served = new WeakMap<PoolClient, string>();
  private readonly idle = new Set<PoolClient>();
  /** One search at a time, so that no two wait for connections that the other holds. */
  private readonly inTurn = pLimit(1);

  private static readonly known = new WeakMap<Pool, CampusPools>();

  /** The one for a pool: it alone knows where the connections are. `most` is the highest number of them. */
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

  /** A connection, of those that served this campus last where one is idle. */
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
        // A new connection is better than one of another campus, and any is better than to wait.
        const isHopeless = this.pool.totalCount >= this.most && ![...this.idle].some((each) => this.served.get(each) === key);
        if (isHopeless || this.isExhausted()) return others.pop()!;
      }
    } finally {
      for (const other of others) other.release();
    }
  }

  /** The next idle connection, or a new one; where none can be opened, one that is held already. */
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

/** Whether PostgreSQL answered, and goes on with the session. */
const isAnswer = (error: unknown): boolean => (error as Partial<DatabaseError>).severity === 'ERROR';

/** Runs one statement. A connection stays after an error that PostgreSQL answered, and goes after any other. */
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
