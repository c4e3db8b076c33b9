import { Pool, type PoolConfig } from 'pg';
import type { Db } from '../../platform/context.ts';
import { isDatabaseAway } from '../../platform/net/unavailable.ts';
import type { Metadata } from '../../platform/database/sql.ts';
import type { Statement } from '../../platform/database/statement.ts';
import { countReplayed, primaryPosition } from './replica.queries.ts';
import { unreportedOutage } from './database-outage.ts';
import { SilenceWatch } from './lost-connections.ts';
import type { SlowOptions } from './slow-statements.ts';
import { PreparedStatements, statementRunner } from './statement-runner.ts';

/** Interval at which the positions of both servers are compared, in milliseconds. */
const CHECK_EVERY_MS = 500;
/** Longest wait for a connection to the replica, after which the primary is asked. */
const CONNECT_WITHIN_MS = 1_000;
/** Positions of the primary that are kept at most, the oldest first: those of the last hour. */
const MOST_POSITIONS = 7_200;

interface Options {
  /** How connections to the replica are opened. */
  pool: PoolConfig & { max: number };
  metadata: Metadata;
  mayName: boolean;
  slow: SlowOptions | undefined;
  /** Runs what the replica cannot. */
  primary: Db;
  /** Whether a statement of the primary would wait for a connection. */
  isPrimaryBusy: () => boolean;
  /** The oldest state, in seconds, that may be read. */
  maxLagSeconds: number;
  warn: (error: unknown, text: string) => void;
}

/** Whether a statement would wait for a connection of the pool. */
export const isBusy = ({ idleCount, totalCount, waitingCount }: Pool, connections: number): boolean =>
  waitingCount >= idleCount + connections - totalCount;

/** A replica that is read while its state is recent enough. */
export interface Replica {
  /**
   * Reads from the replica, or from the primary while the replica is away or too far behind, or has no connection left and the primary has.
   * A statement that writes runs on the primary.
   */
  db: Db;
  /** Seconds since a moment whose state the replica is known to have. */
  lagSeconds(): number;
  close(): Promise<void>;
}

/** Errors of a replica that say nothing about the statement; the replay of changes may cancel one with 40001. */
const isOfReplica = (error: unknown): boolean => isDatabaseAway(error) || (error as { code?: string }).code === '40001';
/** `read_only_sql_transaction` */
const isWrite = (error: unknown): boolean => (error as { code?: string }).code === '25006';

class CheckedReplica implements Replica {
  private readonly pool: Pool;
  /** Of the checks, so that a busy replica does not look like one that is away. */
  private readonly checks: Pool;
  private readonly replica: Db;
  private readonly timer: NodeJS.Timeout;
  private readonly watch: SilenceWatch;
  private readonly positions: { position: string; at: number }[] = [];
  /** When the primary had the newest state that the replica is known to have. */
  private currentAt = -Infinity;
  private isChecking = false;
  private isUsed = true;

  constructor(private readonly options: Options) {
    const { pool, metadata, mayName, slow } = options;
    this.pool = new Pool({ ...pool, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    this.checks = new Pool({ ...pool, max: 1, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    // Without a listener a lost idle connection would end the process.
    for (const each of [this.pool, this.checks]) each.on('error', () => undefined);
    this.replica = statementRunner(this.pool, {
      metadata,
      prepared: mayName ? new PreparedStatements(this.pool) : undefined,
      slow,
      outage: unreportedOutage,
    });
    this.watch = new SilenceWatch({ pool: this.pool, probe: this.checks, onChange: () => undefined });
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
  }

  readonly db: Db = {
    rows: <Row>(query: Statement<Row>) => this.run((db) => db.rows<Row>(query)),
    one: <Row>(query: Statement<Row>) => this.run((db) => db.one<Row>(query)),
  };

  lagSeconds(): number {
    return (performance.now() - this.currentAt) / 1_000;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.watch.stop();
    await Promise.all([this.pool.end(), this.checks.end()]);
  }

  private async run<Result>(statement: (db: Db) => Promise<Result>): Promise<Result> {
    const { primary, isPrimaryBusy, maxLagSeconds } = this.options;
    if (this.lagSeconds() > maxLagSeconds || (this.isBusy() && !isPrimaryBusy())) return statement(primary);
    try {
      return await statement(this.replica);
    } catch (error) {
      if (isWrite(error)) return statement(primary);
      if (!isOfReplica(error)) throw error;
      // The others do not wait for the replica as well: the next check says whether it is back. A busy one is not away.
      if (!this.isBusy()) this.currentAt = -Infinity;
      return statement(primary);
    }
  }

  private isBusy(): boolean {
    return isBusy(this.pool, this.options.pool.max);
  }

  /** Learns how recent the state of the replica is. */
  private async check(): Promise<void> {
    if (this.isChecking) return this.report(undefined);
    this.isChecking = true;
    let failure: unknown;
    try {
      const at = performance.now();
      this.positions.push({ position: await primaryPosition(this.options.primary), at });
      if (this.positions.length > MOST_POSITIONS) this.positions.shift();
      const replayed = await this.countReplayed();
      if (replayed > 0) this.currentAt = this.positions.splice(0, replayed).at(-1)!.at;
    } catch (error) {
      failure = error;
    }
    this.isChecking = false;
    this.report(failure);
  }

  /** How many of the kept positions the replica has replayed. One that does not answer is read no more until it does. */
  private async countReplayed(): Promise<number> {
    try {
      return await countReplayed(
        this.checks,
        this.positions.map(({ position }) => position),
      );
    } catch (error) {
      this.currentAt = -Infinity;
      throw error;
    }
  }

  private report(failure: unknown): void {
    const isUsed = this.lagSeconds() <= this.options.maxLagSeconds;
    if (isUsed === this.isUsed) return;
    this.isUsed = isUsed;
    this.options.warn(
      failure,
      isUsed ? 'the read replica is used again' : 'the read replica is away or too far behind, guests read from the primary',
    );
  }
}

/** Opens the replica and begins to compare it with the primary. It need not run. */
export function openReplica(options: Options): Replica {
  return new CheckedReplica(options);
}
