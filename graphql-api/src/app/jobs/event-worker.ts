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
import { startQueueWorker } from './queue-worker.ts';

/** Interval for finding events of a process that ended before it numbered them, and events of failed consumers. */
const LOOK_EVERY_MS = 1_000;
/** Pause between two rounds in milliseconds, so that many events are handled together. After a longer pause, an event is handled at once. */
const REST_MS = 100;

const failureLogger =
  (log: Logger): OnFailure =>
  (err, consumer, skipped) => {
    if (isServiceUnavailable(err)) return;
    const text = skipped ? 'an event consumer failed five times, the event is skipped' : 'an event consumer failed, trying again';
    log.error({ err, consumer }, text);
  };

/** Numbers events and passes them to the consumers: at once when events are committed, and every second. Every process does so. */
export async function startEventWorker(
  container: ApplicationContainer,
  consumers: readonly EventConsumer[],
  log: Logger,
): Promise<() => Promise<void>> {
  const context = (): Ctx => container.context(null, 'event-worker');
  const onFailure = failureLogger(log);
  await addConsumers(context(), consumers);
  /** Only a periodic round queries the database for consumers that have not read the whole log. */
  const round = async (isLook: boolean, stopping: AbortSignal): Promise<boolean> => {
    const ctx = context();
    const types = await numberRecordedEvents(ctx);
    const due = isLook ? await behindOf(ctx, consumers) : consumers.filter((consumer) => consumer.types.some((type) => types.has(type)));
    for (const consumer of due) while (!stopping.aborted && (await consumeNext(ctx, consumer, onFailure)));
    return false;
  };
  const queue = { name: 'event worker', topic: EVENTS_RECORDED, lookEveryMs: LOOK_EVERY_MS, round, restMs: () => REST_MS };
  return startQueueWorker(queue, container.infra, log);
}
