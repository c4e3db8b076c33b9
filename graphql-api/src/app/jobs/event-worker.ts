import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EVENTS_RECORDED } from '../../domains/log/events/event.events.ts';
import {
  addConsumers,
  behindOf,
  consumeNext,
  numberRecordedEvents,
  type EventConsumer,
  type OnFailure,
} from '../../domains/log/events/event.service.ts';
import type { Ctx } from '../../platform/context.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { ApplicationContainer } from '../application.ts';

/** Events of a process that ended before it numbered them, and those of failed consumers, are looked for this often. */
const LOOK_EVERY_MS = 1_000;
/** Pause between two rounds in milliseconds, so that many events are handled together. An event after a pause of others does not wait. */
const REST_MS = 100;

/** Numbers events and hands them to the consumers. */
class EventWorker {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly context: () => Ctx,
    private readonly consumers: readonly EventConsumer[],
    private readonly log: Logger,
  ) {}

  /** Starts a round, or another one after the running one. `isLook` asks the database for consumers that have not read the whole log. */
  wake(isLook: boolean): void {
    if (this.stopping.signal.aborted) return;
    this.again = this.running !== undefined;
    this.running ??= this.work(isLook)
      .catch((error: unknown) => this.failed(error))
      .finally(() => {
        this.running = undefined;
        if (this.again) this.wake(false);
      });
  }

  /** Looks for events that nobody announced, unless a round runs. */
  look(): void {
    if (!this.running) this.wake(true);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async work(isLook: boolean): Promise<void> {
    await this.round(isLook);
    while (this.again && !this.stopping.signal.aborted) {
      this.again = false;
      await wait(REST_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      await this.round(false);
    }
  }

  private async round(isLook: boolean): Promise<void> {
    const ctx = this.context();
    const types = await numberRecordedEvents(ctx);
    const due = isLook ? await behindOf(ctx, this.consumers) : this.consumers.filter((consumer) => consumer.types.some((type) => types.has(type)));
    for (const consumer of due) while (!this.stopping.signal.aborted && (await consumeNext(ctx, consumer, this.onFailure)));
  }

  private readonly onFailure: OnFailure = (err, consumer, skipped) => {
    if (isServiceUnavailable(err)) return;
    const text = skipped ? 'an event consumer failed five times, the event is skipped' : 'an event consumer failed, trying again';
    this.log.error({ err, consumer }, text);
  };

  /** The next round tries again; an outage of the database is logged once and elsewhere. */
  private failed(err: unknown): void {
    if (!isServiceUnavailable(err)) this.log.error({ err }, 'event worker');
  }
}

/** Runs the event worker: at once when events were committed, and every second. Every process does so. */
export async function startEventWorker(
  container: ApplicationContainer,
  consumers: readonly EventConsumer[],
  log: Logger,
): Promise<() => Promise<void>> {
  const context = (): Ctx => container.context(null, 'event-worker');
  await addConsumers(context(), consumers);
  const worker = new EventWorker(context, consumers, log);
  const timer = setInterval(() => worker.look(), LOOK_EVERY_MS);
  const recorded = container.infra.pubsub.subscribe(EVENTS_RECORDED);
  const follow = async (): Promise<void> => {
    for await (const _ of recorded) worker.wake(false);
  };
  follow().catch((err: unknown) => log.error({ err }, 'the event worker no longer hears of new events'));
  worker.look();
  return async () => {
    clearInterval(timer);
    await recorded.return();
    await worker.stop();
  };
}
