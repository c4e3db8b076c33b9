import type { Pool, PoolClient } from 'pg';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { ping } from './connection.queries.ts';

/* Gives back the connections of a pool that a server which is away would keep for ever. */

type Run = (...args: unknown[]) => Promise<unknown>;

const isBoundary = (text: unknown): boolean => text === 'begin' || text === 'rollback';

/**
 * Releases a connection to the pool when its `begin` or `rollback` fails, as both do when the database is down. Kysely 0.29 does not:
 * its controlled transactions, which MikroORM uses, release the connection after these statements only when they succeed.
 */
export function releaseFailedTransactions(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const run = client.query.bind(client) as Run;
    const guarded: Run = (...args) => {
      const result = run(...args);
      if (!isBoundary(args[0])) return result;
      return result.catch((error: Error) => {
        client.release(error);
        throw error;
      });
    };
    client.query = guarded as typeof client.query;
  });
}

/** Limits in milliseconds. Together they are below the 5 s within which a connection is opened, so that every call ends within that time. */
const LIMITS = { checkEvery: 250, suspectAfter: 500, answerWithin: 2_000 };

interface Options {
  /** Whose connections are ended while the server is silent. */
  pool: Pool;
  /** Of one connection, to which nothing but checks is sent. */
  probe: Pool;
  /** Called with every change: the server does not answer, or answers again. */
  onChange: (isSilent: boolean) => void;
  limits?: typeof LIMITS;
}

/**
 * Notices a server that keeps its connections open and does not answer, such as one whose machine hangs: neither the operating system nor the server's
 * own time limits end such a call. When a connection has been in use for half a second, the probe is asked as well; if that is not answered either, the
 * connections in use are ended and their calls fail. A statement that only takes long is left alone, because the probe is answered.
 */
export class SilenceWatch {
  private readonly inUse = new Map<PoolClient, number>();
  private readonly timer: NodeJS.Timeout;
  private readonly limits: typeof LIMITS;
  private isSilent = false;
  private isChecking = false;

  constructor(private readonly options: Options) {
    const { pool, limits = LIMITS } = options;
    this.limits = limits;
    pool.on('acquire', (client) => void this.inUse.set(client, performance.now()));
    pool.on('release', (_error, client) => void this.inUse.delete(client));
    pool.on('remove', (client) => void this.inUse.delete(client));
    this.timer = setInterval(() => void this.check(), limits.checkEvery).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private isSuspect(): boolean {
    const since = performance.now() - this.limits.suspectAfter;
    return this.options.pool.waitingCount > 0 || [...this.inUse.values()].some((acquiredAt) => acquiredAt < since);
  }

  private async check(): Promise<void> {
    if (this.isChecking || !(this.isSilent || this.isSuspect())) return;
    this.isChecking = true;
    const isSilent = !(await this.isAnswered());
    this.isChecking = false;
    const hasChanged = isSilent !== this.isSilent;
    this.isSilent = isSilent;
    if (hasChanged) this.options.onChange(isSilent);
    if (isSilent) this.endCalls();
  }

  /** Whether the server answers at all. An error is an answer, which reaches the calls without help, unless it says that there was none. */
  private async isAnswered(): Promise<boolean> {
    let isAnswered = false;
    const answer = ping(this.options.probe).then(
      () => (isAnswered = true),
      ({ message }: Error) => (isAnswered = !/timeout/i.test(message)),
    );
    await Promise.race([answer, wait(this.limits.answerWithin, undefined, { ref: false })]);
    // After work that kept the thread busy the limit is over before an answer that is there already has been read.
    await nextTurn();
    return isAnswered;
  }

  private endCalls(): void {
    // The end of a connection with an open call breaks it off, which rejects the call.
    for (const client of this.inUse.keys()) void (client as PoolClient & { end(): Promise<void> }).end().catch(() => undefined);
  }
}
