import type { Ctx } from '../../../platform/context.ts';
import { readGlobalId } from '../../../platform/database/node.ts';
import { isId } from '../../../platform/database/ids.ts';
import { invalid } from '../../../platform/errors.ts';
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
  ofUser,
  ofViewer,
  positionOfCursor,
  positionsAfter,
  type EventSelection,
} from './event.queries.ts';

/** Events that are read at once while a subscriber catches up. */
const BATCH = 200;

/** The subject of a global id: `PointsEntry` is POINTS_ENTRY. Throws INVALID_INPUT for an object that events are never about. */
function subjectOf(globalId: string): EventSelection['subject'] {
  const named = readGlobalId(globalId);
  const type = EventSubject[named?.typeName.replaceAll(/(?<=.)[A-Z]/g, '_$&').toUpperCase() as EventSubject] as EventSubject | undefined;
  if (!named || !type || !isId(named.id)) throw invalid('subject', messages.eventSubjectUnknown);
  return { type, id: named.id };
}

/** What a filter selects for a viewer. Throws UNAUTHENTICATED, FORBIDDEN for events of all, INVALID_INPUT about `subject`. */
function selectionOf(ctx: Ctx, { scope, types, subject }: EventFilter, own: EventSelection['reader']): EventSelection {
  authorize(ctx, scope === EventScope.ALL ? 'event:list' : 'account:use');
  return { reader: scope === EventScope.ALL ? undefined : own, types: types ?? undefined, subject: subject == null ? undefined : subjectOf(subject) };
}

/**
 * Events, oldest first, a page at a time: those that concern the viewer, or for administrators all. `after` and `before` may be positions. Throws
 * UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT.
 */
export function events(ctx: Ctx, filter: EventFilter, page: Page): QuerySource {
  return eventsOf(selectionOf(ctx, filter, ofViewer), page);
}

/** An event, for those whom it concerns and administrators; null for everybody else. */
export function event(_ctx: Ctx, id: string): QuerySource {
  return eventById(id);
}

/** The event at a position, for those whom it concerns, or in the scope of all for administrators; null for everybody else. */
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

/** A position, or the place of a cursor. Throws INVALID_INPUT about `after`. */
const readPosition = (after: string): string => (isPosition(after) ? after : positionOfCursor(after));

/**
 * The positions of the events that the filter selects, in order, none twice and none left out; with `after`, a position or a cursor, first those
 * that came after it. Throws UNAUTHENTICATED, FORBIDDEN for the events of all, INVALID_INPUT.
 */
export async function subscribeToEvents(ctx: Ctx, filter: EventFilter, after: string | null): Promise<ClosableIterator<string>> {
  const viewer = authorize(ctx, 'account:use');
  const selection = selectionOf(ctx, filter, ofUser(viewer.id));
  const given = after === null ? null : readPosition(after);
  // Subscribes before it reads, so that an event in between is not missed.
  const published = ctx.infra.pubsub.subscribe(filter.scope === EventScope.ALL ? ALL_EVENTS : eventTopic(viewer.id));
  try {
    return mapIterator(published, positionsOf(ctx, selection, given ?? (await newestPosition(ctx)), published));
  } catch (error) {
    await published.return();
    throw error;
  }
}
