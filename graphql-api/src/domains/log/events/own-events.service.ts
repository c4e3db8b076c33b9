import type { Ctx } from '../../../platform/context.ts';
import { readGlobalId } from '../../../platform/database/ids.ts';
import { isId } from '../../../platform/database/ids.ts';
import { DomainError, ErrorCode, invalid } from '../../../platform/errors.ts';
import { mapIterator, type ClosableIterator } from '../../../platform/net/iterators.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { EventScope, EventSubject } from './event.entity.ts';
import { ALL_EVENTS, eventTopic } from './event.events.ts';
import type { EventFilter } from './event.inputs.ts';
import {
  eventById,
  eventAt,
  eventsOf,
  isPosition,
  newestPosition,
  oldestPosition,
  ofUser,
  ofViewer,
  positionOfCursor,
  positionsAfter,
  type EventSelection,
} from './event.queries.ts';

/** Position before all events. */
const START = '0';
/** Maximum number of events read at once while a subscriber catches up. */
const BATCH = 200;

/** Returns the type name of a subject: `PointsEntry` for POINTS_ENTRY. */
export const typeNameOf = (subject: EventSubject): string =>
  subject.toLowerCase().replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Returns the subject of a global id: POINTS_ENTRY for `PointsEntry`. Throws INVALID_INPUT for a type that events are never about. */
function subjectOf(globalId: string): EventSelection['subject'] {
  const named = readGlobalId(globalId);
  const type = EventSubject[named?.typeName.replaceAll(/(?<=.)[A-Z]/g, '_$&').toUpperCase() as EventSubject] as EventSubject | undefined;
  if (!named || !type || !isId(named.id)) throw invalid('subject', messages.eventSubjectUnknown);
  return { type, id: named.id };
}

/** Converts a filter to a selection for the viewer. Throws UNAUTHENTICATED, FORBIDDEN for the events of everybody, INVALID_INPUT about `subject`. */
function selectionOf(ctx: Ctx, { scope, types, subject }: EventFilter, own: EventSelection['reader']): EventSelection {
  authorize(ctx, scope === EventScope.ALL ? 'event:list' : 'account:use');
  return { reader: scope === EventScope.ALL ? undefined : own, types: types ?? undefined, subject: subject == null ? undefined : subjectOf(subject) };
}

/** Reads a position or a cursor. Throws INVALID_INPUT about `after`. */
const readPosition = (after: string): string => (isPosition(after) ? after : positionOfCursor(after));

/**
 * Checks that the events after a position are still stored. Otherwise throws INVALID_INPUT about `after`, with the oldest position of the log in
 * `details.oldest`. "0" stands for the beginning of the stored events.
 */
async function assertKept(ctx: Ctx, after: string): Promise<void> {
  if (after === START) return;
  const oldest = await oldestPosition(ctx);
  if (oldest === null || Number(after) + 1 >= Number(oldest)) return;
  const message = messages.eventsGone;
  throw new DomainError(ErrorCode.INVALID_INPUT, message, { fields: [{ field: 'after', message }], details: { oldest } });
}

/**
 * Returns a page of events, oldest first: those that concern the viewer, or all events for administrators. `after` and `before` may be positions.
 * Throws UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT (also if events after `after` are no longer stored).
 */
export async function events(ctx: Ctx, filter: EventFilter, page: Page): Promise<QuerySource> {
  const selection = selectionOf(ctx, filter, ofViewer);
  if (page.after != null) await assertKept(ctx, readPosition(page.after));
  return eventsOf(selection, page);
}

/** Returns an event, for its audience and for administrators; null for everybody else. */
export function event(_ctx: Ctx, id: string): QuerySource {
  return eventById(id);
}

/** Returns the event at a position, for its audience or, in the scope of all events, for administrators; null for everybody else. */
export function eventAtPosition(_ctx: Ctx, position: string, scope: EventScope): QuerySource {
  return eventAt(position, scope === EventScope.ALL);
}

async function* positionsOf(ctx: Ctx, selection: EventSelection, from: string, published: ClosableIterator<LiveEvent>): AsyncGenerator<string, void> {
  let last = from;
  const missed = async function* () {
    for (;;) {
      const found = await positionsAfter(ctx, selection, last, BATCH);
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
 * Emits the positions of the events that the filter selects, in order, without duplicates or gaps. With `after`, a position or a cursor, starts with
 * the events after it. Throws UNAUTHENTICATED, FORBIDDEN for the events of everybody, INVALID_INPUT.
 */
export async function subscribeToEvents(ctx: Ctx, filter: EventFilter, after: string | null): Promise<ClosableIterator<string>> {
  const viewer = authorize(ctx, 'account:use');
  const selection = selectionOf(ctx, filter, ofUser(viewer.id));
  const given = after === null ? null : readPosition(after);
  if (given !== null) await assertKept(ctx, given);
  // Subscribes before reading, so that no event in between is missed.
  const published = ctx.infra.pubsub.subscribe(filter.scope === EventScope.ALL ? ALL_EVENTS : eventTopic(viewer.id));
  try {
    return mapIterator(published, positionsOf(ctx, selection, given ?? (await newestPosition(ctx)), published));
  } catch (error) {
    await published.return();
    throw error;
  }
}
