import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { EventType } from './event.entity.ts';
import type { LoggedEvent, NewEvent } from './event-payloads.ts';
import { eventNumbered, eventsNumbered, eventsRecorded } from './event.events.ts';
import {
  addCursors,
  consumersBehind,
  countFailure,
  deleteEventsOlderThan,
  eventsBetween,
  insertEvents,
  moveCursor,
  numberEvents,
  takeCursor,
} from './event.queries.ts';

/** Maximum number of events that are numbered, or passed to a consumer, at once. */
const BATCH = 200;
/** Number of failures after which an event is skipped, so that it does not hold up later events. */
const MAX_FAILURES = 5;

/** A consumer of events. `app/consumers.ts` lists all of them. */
export interface EventConsumer {
  /** Identifies the consumer's cursor. A renamed consumer starts at the end of the log. */
  name: string;
  types: readonly EventType[];
  /** Handles events in order, using only database changes in this transaction, so that the effects happen exactly once or not at all. */
  consume(tx: Ctx, events: LoggedEvent[]): Promise<void>;
}

/** Records events. Must be called inside the transaction that caused them, while the subject is locked. The actor is the viewer unless given. */
export async function recordEvent(tx: Ctx, ...events: NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const actor = tx.viewer?.id ?? null;
  await insertEvents(
    tx,
    events.map((event) => ({ actor, ...event })),
  );
  tx.publish(eventsRecorded);
}

/** Assigns positions to committed events and notifies their audiences. Returns the types of these events. */
export async function numberRecordedEvents(ctx: Ctx): Promise<Set<EventType>> {
  const types = new Set<EventType>();
  for (let more = true; more;) {
    const numbered = await numberEvents(ctx, BATCH);
    ctx.publish(...numbered.flatMap(eventNumbered));
    const last = numbered.at(-1);
    if (last) ctx.publish(eventsNumbered(last.position));
    for (const { type } of numbered) types.add(type);
    more = numbered.length === BATCH;
  }
  return types;
}

const namesOf = (consumers: readonly EventConsumer[]) => consumers.map(({ name }) => name);

/** Starts new consumers at the end of the log, after everything that was committed before. */
export async function addConsumers(ctx: Ctx, consumers: readonly EventConsumer[]): Promise<void> {
  await numberRecordedEvents(ctx);
  await addCursors(ctx, namesOf(consumers));
}

/** Returns the given consumers that have not read the whole log. */
export async function behindOf(ctx: Ctx, consumers: readonly EventConsumer[]): Promise<EventConsumer[]> {
  const names = await consumersBehind(ctx);
  return consumers.filter(({ name }) => names.includes(name));
}

/** Called when a consumer fails. `skipped` says whether the event is skipped. */
export type OnFailure = (error: unknown, consumer: string, skipped: boolean) => void;

/**
 * Passes the next events to a consumer. Its effects and the move of its cursor are one transaction. After a failure it receives one event at a time.
 * Returns whether more events may follow; false while another process runs the consumer.
 */
export async function consumeNext(ctx: Ctx, consumer: EventConsumer, onFailure: OnFailure): Promise<boolean> {
  const { name, types } = consumer;
  let next: LoggedEvent | undefined;
  let failures = 0;
  try {
    return await inTransaction(ctx, async (tx) => {
      const cursor = await takeCursor(tx, name);
      if (!cursor) return false;
      failures = cursor.failures;
      const limit = failures > 0 ? 1 : BATCH;
      const events = await eventsBetween(tx, { after: cursor.position, upTo: cursor.newest, types, limit });
      next = events[0];
      if (events.length > 0) await consumer.consume(tx, events);
      const more = events.length === limit;
      if (more || cursor.position !== cursor.newest) await moveCursor(tx, name, more ? events.at(-1)!.position : cursor.newest);
      return more;
    });
  } catch (error) {
    const skipped = next !== undefined && failures + 1 >= MAX_FAILURES;
    if (skipped) await moveCursor(ctx, name, next!.position);
    else await countFailure(ctx, name);
    onFailure(error, name, skipped);
    return false;
  }
}

const rethrow: OnFailure = (error) => {
  throw error;
};

/**
 * Passes the whole log to new consumers, including events that they record themselves. Each round is a transaction, at the end of which `afterRound`
 * runs. If the process ends before the first round, the consumers will start at the end of the log.
 */
export async function consumeFromStart(ctx: Ctx, consumers: readonly EventConsumer[], afterRound: (tx: Ctx) => Promise<void>): Promise<void> {
  const round = (): Promise<boolean> =>
    inTransaction(ctx, async (tx) => {
      // Cursors are added before the events are numbered, so that they point to the start of the log.
      await addCursors(tx, namesOf(consumers));
      await numberRecordedEvents(tx);
      const behind = await behindOf(tx, consumers);
      for (const consumer of behind) while (await consumeNext(tx, consumer, rethrow));
      await afterRound(tx);
      return behind.length > 0;
    });
  while (await round());
}

/** Deletes events older than this many days. */
export async function removeOldEvents(ctx: Ctx, days: number): Promise<void> {
  await deleteEventsOlderThan(ctx, days);
}
