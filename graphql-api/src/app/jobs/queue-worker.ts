import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { LiveEvent } from '../../platform/ports.ts';
import type { ApplicationContainer } from '../application.ts';

/** Work that waits in the database, and how a process does it. */
export interface Queue {
  /** Names the worker in the log. */
  name: string;
  /** Topic of events of commits that added work. */
  topic: string;
  /** Work that failed, or was added by another process, is looked for this often, in milliseconds. */
  lookEveryMs: number;
  /** Does some of the work. `isLook`: no event announced it. Returns whether more is due. */
  round(isLook: boolean, stopping: AbortSignal): Promise<boolean>;
  /** Milliseconds between a round and the next one, so that much work does not slow down requests. */
  restMs(): number;
  /** Whether somebody waits for the work of an event: it ends the rest. */
  isUrgent?(event: LiveEvent): boolean;
  /** Whether the last round failed because a service is away: then one of several campuses looks as often as one alone. */
  isBlocked?(): boolean;
}

class QueueWorker {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  /** Work was added since the running round began. */
  private again = false;
  /** The same of work that somebody waits for. */
  private isUrgent = false;
  private rest: AbortController | undefined;

  constructor(
    private readonly queue: Queue,
    private readonly log: Logger,
  ) {}

  /** Starts a round, or has another one follow the running one. Urgent work ends the rest before it. */
  wake(isUrgent: boolean): void {
    this.isUrgent ||= isUrgent;
    if (isUrgent) this.rest?.abort();
    if (this.running) this.again = true;
    else this.start(false);
  }

  /** Starts a round that nothing announced, unless one runs. */
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

  /** The next round tries again; an outage of the database is logged once and elsewhere. */
  private failed(err: unknown): void {
    if (!isServiceUnavailable(err)) this.log.error({ err }, this.queue.name);
  }
}

/** One of several campuses looks on every tenth turn: what many of them ask the database is to be little beside what people do. */
const OF_CAMPUSES = 10;

interface QueueParts {
  pubsub: ApplicationContainer['infra']['pubsub'];
  settings?: Pick<ApplicationContainer['infra']['settings'], 'campus'>;
}

/** Works on a queue in the background: at once when a commit added work, and every few seconds. Returns what stops it after the running round. */
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
