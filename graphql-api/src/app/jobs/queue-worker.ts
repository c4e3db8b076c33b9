import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { LiveEvent } from '../../platform/ports.ts';
import type { ApplicationContainer } from '../application.ts';

/** Pending work in the database, and how a process does it. */
export interface Queue {
  /** Name of the worker in the log. */
  name: string;
  /** Topic of events from commits that added work. */
  topic: string;
  /** Interval for finding work that failed or that another process added, in milliseconds. */
  lookEveryMs: number;
  /** Does some of the work. `isLook` means that no event triggered the round. Returns whether more work is due. */
  round(isLook: boolean, stopping: AbortSignal): Promise<boolean>;
  /** Returns the pause between two rounds in milliseconds, so that much work does not slow down requests. */
  restMs(): number;
  /** Returns whether someone waits for the work of an event. If so, the pause ends. */
  isUrgent?(event: LiveEvent): boolean;
  /**
   * Returns whether the last round failed because a service is unavailable. Then one of several campuses checks for work as often as a single market.
   */
  isBlocked?(): boolean;
}

class QueueWorker {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  /** Whether work was added since the running round began. */
  private again = false;
  /** Whether someone waits for the added work. */
  private isUrgent = false;
  private rest: AbortController | undefined;

  constructor(
    private readonly queue: Queue,
    private readonly log: Logger,
  ) {}

  /** Starts a round, or schedules another one after the running round. Urgent work ends the pause before it. */
  wake(isUrgent: boolean): void {
    this.isUrgent ||= isUrgent;
    if (isUrgent) this.rest?.abort();
    if (this.running) this.again = true;
    else this.start(false);
  }

  /** Starts a round that no event triggered, unless one is running. */
  look(): void {
    if (!this.running) this.start(true);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.rest?.abort();
    await this.running;
  }

  private start(isLook: boolean): void {
    if (this.stopping.signal.aborted) return;
    this.running = this.work(isLook)
      .catch((err: unknown) => this.failed(err))
      .finally(() => {
        this.running = undefined;
        if (this.again) this.start(false);
      });
  }

  private async work(isLook: boolean): Promise<void> {
    const { signal } = this.stopping;
    for (let look = isLook, more = true; more && !signal.aborted; look = false) {
      this.again = this.isUrgent = false;
      const isMoreDue = await this.queue.round(look, signal);
      more = isMoreDue || this.again;
      if (more && !this.isUrgent) await this.restFor(this.queue.restMs());
    }
  }

  private async restFor(ms: number): Promise<void> {
    if (ms === 0 || this.stopping.signal.aborted) return;
    this.rest = new AbortController();
    await wait(ms, undefined, { signal: this.rest.signal }).catch(() => undefined);
    this.rest = undefined;
  }

  /** The next round tries again. A database outage is logged once, elsewhere. */
  private failed(err: unknown): void {
    if (!isServiceUnavailable(err)) this.log.error({ err }, this.queue.name);
  }
}

/**
 * One of several campuses checks for work only on every tenth tick, so that the queries of many campuses stay small compared with users' requests.
 */
const OF_CAMPUSES = 10;

interface QueueParts {
  pubsub: ApplicationContainer['infra']['pubsub'];
  settings?: Pick<ApplicationContainer['infra']['settings'], 'campus'>;
}

/**
 * Processes a queue in the background: at once when a commit added work, and every few seconds. Returns a function that stops it after the running
 * round.
 */
export function startQueueWorker(queue: Queue, { pubsub, settings }: QueueParts, log: Logger): () => Promise<void> {
  const worker = new QueueWorker(queue, log);
  const turns = settings?.campus === undefined ? 1 : OF_CAMPUSES;
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    if (turn % turns === 0 || queue.isBlocked?.()) worker.look();
  }, queue.lookEveryMs);
  const added = pubsub.subscribe(queue.topic);
  const follow = async (): Promise<void> => {
    for await (const event of added) worker.wake(queue.isUrgent?.(event) ?? false);
  };
  follow().catch((err: unknown) => log.error({ err }, `${queue.name}: events of new work no longer arrive`));
  worker.look();
  return async () => {
    clearInterval(timer);
    await added.return();
    await worker.stop();
  };
}
