import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { standsFor } from '../../infra/pubsub/leader-election.ts';
import type { StatementPool } from '../../infra/database/connection.queries.ts';
import { isResetDue } from '../../infra/test-mode/test-market.queries.ts';
import type { TestModeStore } from '../../platform/test-mode/test-mode-store.ts';
import { OpenMarket } from '../campuses/open-campus.ts';
import type { PrimaryApplication } from '../application.ts';
import type { SharedBySites } from '../http/server.ts';
import { prepareTables } from './prepare-tables.ts';
import { openTestContainer } from './test-container.ts';

/** Interval for checking whether test mode is unused or due for a reset, in milliseconds. */
const LOOK_EVERY_MS = 30_000;

interface Parts extends SharedBySites {
  /** The marketplace to which test mode belongs. */
  market: PrimaryApplication;
  store: TestModeStore;
  log: Logger;
}

/** An open test mode that handles requests in this process. */
export interface OpenTestMarket {
  container: PrimaryApplication;
  market: OpenMarket;
  pool: StatementPool;
}

/** Market of test mode. It is opened by its first use, closed when it has been unused for a while, and reset every night. */
export class TestMarket {
  private opening: Promise<OpenTestMarket> | undefined;
  private opened: OpenTestMarket | undefined;
  private closing: Promise<void> = Promise.resolve();
  /** The last check, which never rejects. */
  private looked: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly parts: Parts) {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  /** Whether test mode exists. An embedded database is created with the first token. */
  get exists(): boolean {
    const { store } = this.parts;
    return 'url' in store || this.opening !== undefined || existsSync(join(store.folder, 'database'));
  }

  /** The open test mode, or undefined. */
  get current(): OpenTestMarket | undefined {
    return this.opened;
  }

  /** Opens test mode, unless it is open. If it fails, the next call tries again. */
  open(): Promise<OpenTestMarket> {
    this.opening ??= this.closing
      .then(() => this.start())
      .catch((error: unknown) => {
        this.opening = undefined;
        throw error;
      });
    return this.opening;
  }

  /** Finishes running requests and ends background work. */
  close(): Promise<void> {
    const { opening } = this;
    this.opening = this.opened = undefined;
    if (opening) this.closing = opening.then(({ market }) => market.close()).catch(() => undefined);
    return this.closing;
  }

  /** Closes test mode permanently. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.close();
  }

  /**
   * Closes test mode if it is unused; the next use opens it again. Resets it if a reset is due. Checks run one at a time, because a reset may take
   * longer than the interval.
   */
  look(now = performance.now()): Promise<void> {
    this.looked = this.looked.then(() => this.lookNow(now));
    return this.looked;
  }

  private async lookNow(now: number): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    const { timeZone, campusIdleMinutes } = this.parts.market.infra.settings;
    try {
      const isIdle = !opened.market.isInUse && now - opened.market.usedAt > campusIdleMinutes * 60_000;
      if (isIdle) await this.close();
      else if (await isResetDue(opened.pool, timeZone)) {
        await prepareTables(opened.container);
      }
    } catch (err) {
      this.parts.log.warn({ err }, 'test mode could not be reset, trying again');
    }
  }

  private async start(): Promise<OpenTestMarket> {
    const { market, store, executable, threads, lifecycle } = this.parts;
    const log = this.parts.log.child({ mode: 'test' });
    const container = await openTestContainer(market, store, log);
    const started = await OpenMarket.start(container, { executable, threads, lifecycle, stand: standsFor(container.database), log }).catch(
      async (error: unknown) => {
        await container.close();
        throw error;
      },
    );
    this.opened = { market: started, container, pool: container.database.shared.pool };
    return this.opened;
  }
}
