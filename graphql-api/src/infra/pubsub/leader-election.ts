import { Client, type ClientConfig } from 'pg';
import { ping } from '../database/connection.queries.ts';
import { lockAsLeader } from '../database/locks.queries.ts';

/** Interval at which a process tries to become the leader and the leader checks its connection, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** Starts a candidacy for leader. `onElected` is called whenever this process becomes the leader. */
export type Stand = (onElected: () => void) => Promise<Election>;

/** Candidacy of this process. */
export interface Election {
  /** Returns whether this process is currently the leader. */
  isLeader: () => boolean;
  /** Gives up leadership, so that another process takes over at once or within five seconds. */
  stop(): Promise<void>;
}

/**
 * One server process of a database is the leader: the holder of an advisory lock. A transaction holds the lock, so the lock ends with the connection
 * of a process that died, and works with PgBouncer's transaction mode.
 */
class AdvisoryLockElection implements Election {
  private client: Client | undefined;
  private leads = false;
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: ClientConfig,
    private readonly onElected: () => void,
  ) {}

  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  readonly isLeader = (): boolean => this.leads;

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    const client = this.client;
    this.lose(client);
    await client?.end().catch(() => undefined);
  }

  private look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    try {
      const client = (this.client ??= await this.connect());
      if (this.leads) await ping(client);
      else await this.tryToLead(client);
    } catch {
      // The next check reconnects. An outage of the database is logged elsewhere.
      const client = this.client;
      this.lose(client);
      client?.end().catch(() => undefined);
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({ ...this.connection, query_timeout: LOOK_EVERY_MS, application_name: 'campuscart jobs' });
    // Without a listener, the 'error' event would end the process; the 'end' event follows it.
    client.on('error', () => undefined);
    client.once('end', () => this.lose(client));
    try {
      await client.connect();
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    return client;
  }

  private async tryToLead(client: Client): Promise<void> {
    if (!(await lockAsLeader(client))) return;
    this.leads = true;
    this.onElected();
  }

  /** Another connection may already have replaced this one. */
  private lose(client: Client | undefined): void {
    if (client !== this.client) return;
    this.client = undefined;
    this.leads = false;
  }
}

/** Returns how a process of a database becomes the leader. The embedded database has a single process, which is the leader. */
export const standsFor =
  ({ embedded, connection }: { embedded: boolean; connection: ClientConfig }): Stand =>
  async (onElected) => {
    if (embedded) {
      onElected();
      return { isLeader: () => true, stop: async () => undefined };
    }
    const election = new AdvisoryLockElection(connection, onElected);
    await election.start();
    return election;
  };
