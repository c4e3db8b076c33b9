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

/** Events that are numbered, or handed to a consumer, together. */
const BATCH = 200;
/** An event at which a consumer fails this often is skipped, so that those behind it are not held up. */
const MAX_FAILURES = 5;

/** Something that acts on events. `app/consumers.ts` lists all of them. */
export interface EventConsumer {
  /** Identifies its cursor: a renamed consumer starts at the end of the log. */
  name: string;
  types: readonly EventType[];
  /** Acts on events, in order, by changes of the database in this transaction only: all of it happens once, or nothing. */
  consume(tx: Ctx, events: LoggedEvent[]): Promise<void>;
}

/** Records what happened. Must be called inside the transaction that caused it, while the subject is locked. The actor is the viewer unless given. */
export async function recordEvent(tx: Ctx, ...events: NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const actor = tx.viewer?.id ?? null;
  await insertEvents(
    tx,
    events.map((event) => ({ actor, ...event })),
  );
  tx.publish(eventsRecorded);
}

/** Gives committed events their positions and notifies their audiences. Returns the types of those events. */
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

/** Has consumers that are new start at the end of the log: after all that was committed before. */
export async function addConsumers(ctx: Ctx, consumers: readonly EventConsumer[]): Promise<void> {
  await numberRecordedEvents(ctx);
  await addCursors(ctx, namesOf(consumers));
}

/** Those of some consumers that have not read the whole log. */
export async function behindOf(ctx: Ctx, consumers: readonly EventConsumer[]): Promise<EventConsumer[]> {
  const names = await consumersBehind(ctx);
  return consumers.filter(({ name }) => names.includes(name));
}

/** Called with a failure of a consumer, and whether the event is skipped. */
export type OnFailure = (error: unknown, consumer: string, skipped: boolean) => void;

/**
 * Hands the next events to a consumer. Its effects and the move of its cursor are one transaction. After a failure it gets one event at a
 * time. Returns whether more may follow; false while another process works for the consumer.
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
 * Hands the whole log to consumers that are new, with what they record themselves. Each round is a transaction, in which `afterRound` runs
 * last; a process that ends before the first leaves the consumers to start at the end of the log.
 */
export async function consumeFromStart(ctx: Ctx, consumers: readonly EventConsumer[], afterRound: (tx: Ctx) => Promise<void>): Promise<void> {
  const round = (): Promise<boolean> =>
    inTransaction(ctx, async (tx) => {
      // Before the numbers are given, the log ends at its start.
      await addCursors(tx, namesOf(consumers));
      await numberRecordedEvents(tx);
      const behind = await behindOf(tx, consumers);
      for (const consumer of behind) while (await consumeNext(tx, consumer, rethrow));
      await afterRound(tx);
      return behind.length > 0;
    });
  while (await round());
}

/** Deletes events that are older than this many days. */
export async function removeOldEvents(ctx: Ctx, days: number): Promise<void> {
  await deleteEventsOlderThan(ctx, days);
}
