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

/** Interval for comparing the positions of both servers, in milliseconds. */
const CHECK_EVERY_MS = 500;
/** Maximum wait for a connection to the replica before the primary is used, in milliseconds. */
const CONNECT_WITHIN_MS = 1_000;
/** Maximum number of stored positions of the primary, enough for one hour. The oldest come first. */
const MOST_POSITIONS = 7_200;

interface Options {
  /** Options for connections to the replica. */
  pool: PoolConfig & { max: number };
  metadata: Metadata;
  mayName: boolean;
  slow: SlowOptions | undefined;
  /** Runs statements that the replica cannot run. */
  primary: Db;
  /** Returns whether a statement on the primary would wait for a connection. */
  isPrimaryBusy: () => boolean;
  /** Maximum lag for reads, in seconds. */
  maxLagSeconds: number;
  warn: (error: unknown, text: string) => void;
}

/** Returns whether a statement would wait for a connection of the pool. */
export const isBusy = ({ idleCount, totalCount, waitingCount }: Pool, connections: number): boolean =>
  waitingCount >= idleCount + connections - totalCount;

/** A replica that serves reads while its lag is small enough. */
export interface Replica {
  /**
   * Reads from the replica. Reads from the primary instead if the replica is unavailable or lags too far behind, or if only the primary has a free
   * connection. Write statements run on the primary.
   */
  db: Db;
  /** Returns the known upper bound of the replica's lag, in seconds. */
  lagSeconds(): number;
  close(): Promise<void>;
}

/** Errors of a replica that are not caused by the statement. Replaying changes may cancel a statement with 40001. */
const isOfReplica = (error: unknown): boolean => isDatabaseAway(error) || (error as { code?: string }).code === '40001';
/** `read_only_sql_transaction` */
const isWrite = (error: unknown): boolean => (error as { code?: string }).code === '25006';

class CheckedReplica implements Replica {
  private readonly pool: Pool;
  /** Separate pool for checks, so that a busy replica does not look unavailable. */
  private readonly checks: Pool;
  private readonly replica: Db;
  private readonly timer: NodeJS.Timeout;
  private readonly watch: SilenceWatch;
  private readonly positions: { position: string; at: number }[] = [];
  /** Time at which the primary had the newest state that the replica is known to have. */
  private currentAt = -Infinity;
  private isChecking = false;
  private isUsed = true;

  constructor(private readonly options: Options) {
    const { pool, metadata, mayName, slow } = options;
    this.pool = new Pool({ ...pool, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    this.checks = new Pool({ ...pool, max: 1, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    // Without a listener, a lost idle connection would end the process.
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
      // Other statements do not wait for the replica; the next check shows whether it is available again. A busy replica is still available.
      if (!this.isBusy()) this.currentAt = -Infinity;
      return statement(primary);
    }
  }

  private isBusy(): boolean {
    return isBusy(this.pool, this.options.pool.max);
  }

  /** Determines the lag of the replica. */
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

  /** Returns how many stored positions the replica has replayed. A replica that does not respond is not read until it responds again. */
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

/** Opens the replica and starts comparing it with the primary. The replica need not be running. */
export function openReplica(options: Options): Replica {
  return new CheckedReplica(options);
}
