import type { Ctx } from '../../../platform/context.ts';
import { invalid } from '../../../platform/errors.ts';
import { mapIterator, type ClosableIterator } from '../../../platform/net/iterators.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { eventTopic } from './event.events.ts';
import { eventById, eventAt, eventsOf, newestPosition, positionsAfter } from './event.queries.ts';

/** Events that are read at once while a subscriber catches up. */
const BATCH = 200;

/** Positions are whole numbers, 0 for the time before all events. Throws INVALID_INPUT. */
function readPosition(after: string): string {
  if (!/^\d{1,15}$/.test(after)) throw invalid('after', messages.eventUnknown);
  return after;
}

/** The events that concern the viewer, oldest first, a page at a time. Throws UNAUTHENTICATED. */
export function ownEvents(ctx: Ctx, page: Page): QuerySource {
  authorize(ctx, 'account:use');
  return eventsOf(page);
}

/** An event, for those whom it concerns; null for everybody else. */
export function event(_ctx: Ctx, id: string): QuerySource {
  return eventById(id);
}

/** The event at a position, for those whom it concerns; null for everybody else. */
export function eventAtPosition(_ctx: Ctx, position: string): QuerySource {
  return eventAt(position);
}

async function* positionsOf(ctx: Ctx, userId: string, from: string, published: ClosableIterator<LiveEvent>): AsyncGenerator<string, void> {
  let last = from;
  const missed = async function* () {
    for (;;) {
      const found = await positionsAfter(ctx, userId, last, BATCH);
      for (const position of found) {
        last = position;
        yield position;
      }
      if (found.length < BATCH) return;
    }
  };
  yield* missed();
  for await (const { id } of published) if (Number(id) > Number(last)) yield* missed();
}

/**
 * The positions of the events that concern the viewer, in order, none twice and none left out; with `after`, first those that came after it.
 * Throws UNAUTHENTICATED, INVALID_INPUT about `after`.
 */
export async function subscribeToEvents(ctx: Ctx, after: string | null): Promise<ClosableIterator<string>> {
  const viewer = authorize(ctx, 'account:use');
  const given = after === null ? null : readPosition(after);
  // Subscribes before it reads, so that an event in between is not missed.
  const published = ctx.infra.pubsub.subscribe(eventTopic(viewer.id));
  try {
    return mapIterator(published, positionsOf(ctx, viewer.id, given ?? (await newestPosition(ctx)), published));
  } catch (error) {
    await published.return();
    throw error;
  }
}
