import type { Pool, PoolClient } from 'pg';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { ping } from './connection.queries.ts';

/* Frees pool connections that an unresponsive server would otherwise keep forever. */

type Run = (...args: unknown[]) => Promise<unknown>;

const isBoundary = (text: unknown): boolean => text === 'begin' || text === 'rollback';

/**
 * Releases a connection to the pool if its `begin` or `rollback` fails, as both do when the database is down. Kysely 0.29 does not do so: its
 * controlled transactions, which MikroORM uses, release the connection only if these statements succeed.
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

/** Limits in milliseconds. Their sum is below the 5 s in which a connection must be opened, so that every call ends within that time. */
const LIMITS = { checkEvery: 250, suspectAfter: 500, answerWithin: 2_000 };

interface Options {
  /** Pool whose connections are ended while the server does not respond. */
  pool: Pool;
  /** Pool with one connection, which is used for checks only. */
  probe: Pool;
  /** Called whenever the server stops responding or responds again. */
  onChange: (isSilent: boolean) => void;
  limits?: typeof LIMITS;
}

/**
 * Detects a server that keeps its connections open but does not respond, for example because its machine hangs. Neither the operating system nor the
 * server's own timeouts end such a call. When a connection has been in use for half a second, the probe sends a query as well. If the probe gets no
 * response either, the connections in use are ended and their calls fail. A statement that merely takes long is not affected, because the probe gets
 * a response.
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

  /** Returns whether the server responds at all. An error counts as a response unless it says that there was none; the calls receive it anyway. */
  private async isAnswered(): Promise<boolean> {
    let isAnswered = false;
    const answer = ping(this.options.probe).then(
      () => (isAnswered = true),
      ({ message }: Error) => (isAnswered = !/timeout/i.test(message)),
    );
    await Promise.race([answer, wait(this.limits.answerWithin, undefined, { ref: false })]);
    // After work that blocked the thread, the timeout may fire before a response that has already arrived is read.
    await nextTurn();
    return isAnswered;
  }

  private endCalls(): void {
    // Ending a connection with a pending call rejects the call.
    for (const client of this.inUse.keys()) void (client as PoolClient & { end(): Promise<void> }).end().catch(() => undefined);
  }
}
