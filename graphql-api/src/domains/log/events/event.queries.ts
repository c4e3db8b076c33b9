import { canSql } from '../../../access/policy.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { allOf, expression, join, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { connection, foundFirst, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { cursorText, readCursor } from '../../../read/cursor.ts';
import type { Columns } from '../../../read/mapping.ts';
import { sourceOrigin } from '../../../read/plan/source-parameters.ts';
import { EventCursor } from './event-cursor.entity.ts';
import { Event, type EventSubject, type EventType } from './event.entity.ts';
import type { LoggedEvent, NewEvent } from './event-payloads.ts';

const e = table(Event, 'e');
const c = table(EventCursor, 'c');

const written = names(e, 'type', 'subjectType', 'subjectId', 'actor', 'audience', 'payload');

/** Inserts events. */
export async function insertEvents({ db }: Ctx, events: readonly (NewEvent & { actor: string | null })[]): Promise<void> {
  const rows = events.map(
    ({ type, subject, subjectId, actor, audience, payload }) =>
      sql`(${type}, ${subject}, ${subjectId}, ${actor}, ${audience}::bigint[], ${JSON.stringify(payload)}::jsonb)`,
  );
  await db.rows(sql`insert into ${e} (${written}) values ${join(rows, ', ')}`);
}

/** An event whose values are SQL expressions on a row of another statement. */
interface EventSql {
  type: EventType;
  subject: EventSubject;
  subjectId: Sql;
  actor: string | Sql;
  /** SQL of a bigint array. */
  audience: Sql;
  /** SQL of a jsonb value. */
  payload: Sql;
}

/** CTE that inserts an event for each row of `from`, for writes that consist of one statement. The calling service publishes `eventsRecorded`. */
export const recordEventSql = ({ type, subject, subjectId, actor, audience, payload }: EventSql, from: Sql): Sql<never> =>
  sql`insert into ${e} (${written}) select ${type}::text, ${subject}::text, ${subjectId}, ${actor}::bigint, ${audience}, ${payload} from ${from}`;

/**
 * Assigns positions to committed events, in the order of their ids. Only one process at a time does so; others wait.
 * Returns the positions, types and audiences of the events.
 */
export function numberEvents({ db }: Ctx, limit: number) {
  const columnList = columns({
    position: expression<string>`n.at_position`,
    type: expression<EventType>`n.event_type`,
    audience: expression<string[]>`n.readers`,
  });
  return db.rows(sql`select ${columnList} from number_events(${limit}::int) n`);
}

/** Adds cursors at the end of the log for consumers that have none. */
export async function addCursors({ db }: Ctx, consumers: readonly string[]): Promise<void> {
  const end = sql`(select coalesce(max(${e.position}), 0) from ${e})`;
  await db.rows(
    sql`insert into ${c} (${names(c, 'id', 'position')}) select id, ${end} from unnest(${consumers}::text[]) as id on conflict do nothing`,
  );
}

const newest = expression<string>`(select coalesce(max(${e.position}), 0) from ${e})`;

/** Returns the names of the consumers that have not read the whole log. */
export async function consumersBehind({ db }: Ctx): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ id: c.id })} from ${c} where ${c.position} < ${newest}`);
  return rows.map(({ id }) => id);
}

/** Returns the number of unread positions of each consumer, by name. */
export async function eventLag(db: Db): Promise<Map<string, number>> {
  const rows = await db.rows(sql`select ${columns({ id: c.id, behind: expression<number>`(${newest} - ${c.position})::int` })} from ${c}`);
  return new Map(rows.map(({ id, behind }) => [id, behind]));
}

/** Returns the number of events that have no position yet. */
export async function unnumberedEvents(db: Db): Promise<number> {
  const count = expression<number>`count(*)::int`;
  return (await db.one(sql`select ${columns({ count })} from ${e} where ${e.position} is null`))!.count;
}

/** Locks the cursor of a consumer; undefined while another process holds it. `newest` is the last position of the log. */
export function takeCursor({ db }: Ctx, consumer: string) {
  return db.one(sql`select ${columns({ position: c.position, failures: c.failures, newest })} from ${c}
    where ${c.id} = ${consumer} for update skip locked`);
}

/** Moves the cursor of a consumer and resets its failure count. */
export async function moveCursor({ db }: Ctx, consumer: string, position: string): Promise<void> {
  await db.rows(sql`update ${c} set ${assign(c, { position, failures: 0 })} where ${c.id} = ${consumer}`);
}

/** Increments the failure count of a consumer. */
export async function countFailure({ db }: Ctx, consumer: string): Promise<void> {
  await db.rows(sql`update ${c} set ${assign(c, { failures: sql`${c.failures} + 1` })} where ${c.id} = ${consumer}`);
}

interface Range {
  after: string;
  upTo: string;
  types: readonly EventType[];
  limit: number;
}

/** Returns the events of certain types between two positions, in order. */
export async function eventsBetween({ db }: Ctx, { after, upTo, types, limit }: Range): Promise<LoggedEvent[]> {
  const { id, type, subjectId, actor, audience, occurredAt, payload } = e;
  const list = columns({ id, type, subject: e.subjectType, subjectId, actor, audience, occurredAt, payload, position: e.position });
  const rows = await db.rows(sql`select ${list} from ${e}
    where ${e.position} > ${after} and ${e.position} <= ${upTo} and ${e.type} = any(${types}::text[]) order by ${e.position} limit ${limit}::int`);
  return rows as unknown as LoggedEvent[];
}

/** Deletes events older than this many days. The newest event is kept, because positions continue after it. */
export async function deleteEventsOlderThan({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${e} where ${e.occurredAt} < now() - make_interval(days => ${days}::int) and ${e.position} < ${newest}`);
}

/** SQL of the numbered events whose audience satisfies a condition, using the audience's index. */
const ofAudience = (condition: Sql): Sql => foundFirst(sql`select * from ${e} where ${e.position} is not null and ${condition}`);

/** Selects events: of one reader or of everybody, of certain types, about one object. */
export interface EventSelection {
  /** Condition on the audience of the events; undefined for the events of everybody. */
  reader: Sql | undefined;
  types: readonly EventType[] | undefined;
  subject: { type: EventSubject; id: string } | undefined;
}

/** Condition: the viewer may read the event. */
export const ofViewer = canSql('event:read', e);
const rowsOfViewer = ofAudience(ofViewer);

/** Condition: a user may read the event. Used if there is no viewer. */
export const ofUser = (user: string): Sql => sql`${e.audience} @> array[${user}::bigint]`;

type EventColumns = Pick<Columns<Event>, 'type' | 'subjectType' | 'subjectId' | 'position'>;

/** Returns the conditions on type and subject of events. */
function matches(t: EventColumns, { types, subject }: EventSelection): Sql {
  return allOf([
    sql`${t.position} is not null`,
    ...(types ? [sql`${t.type} = any(${types}::text[])`] : []),
    ...(subject ? [sql`${t.subjectType} = ${subject.type} and ${t.subjectId} = ${subject.id}`] : []),
  ]);
}

/** Returns a page of the numbered events of the viewer or of everybody, oldest first. A cursor may be a position. */
export function eventsOf(selection: EventSelection, page: Page): QuerySource {
  const source = (given: Page) =>
    connection<Event>(Event, {
      from: selection.reader && rowsOfViewer,
      where: (t) => matches(t, selection),
      order: [{ by: (t) => t.position, type: 'bigint', desc: false }],
      page: given,
    });
  const cursor = (given: string | null | undefined) => (given && isPosition(given) ? cursorText(sourceOrigin(source(page)), [Number(given)]) : given);
  const { after, before } = page;
  return source({ ...page, ...(after == null ? {} : { after: cursor(after) }), ...(before == null ? {} : { before: cursor(before) }) });
}

/** Returns whether a text can be an event position: a whole number, where 0 stands for the time before all events. */
export const isPosition = (text: string): boolean => /^\d{1,15}$/.test(text);

/** Returns the position that a cursor of `events` refers to. Throws INVALID_INPUT about `after` for a text that is no such cursor. */
export function positionOfCursor(cursor: string): string {
  const everybody = eventsOf({ reader: undefined, types: undefined, subject: undefined }, { first: 1 });
  return readCursor(cursor, sourceOrigin(everybody), ['bigint'])[0]!;
}

/** Returns a numbered event by its id, for its audience and for administrators. */
export function eventById(id: string): QuerySource {
  return one<Event>(Event, { where: (t) => sql`${t.id} = ${id} and ${t.position} is not null and ${canSql('event:readOne', t)}` });
}

/** Returns the event at a position, for its audience or, with `isOfAll`, for administrators. */
export function eventAt(position: string, isOfAll: boolean): QuerySource {
  const condition = (t: Columns<Event>) => (isOfAll ? canSql('event:list') : canSql('event:read', t));
  return one<Event>(Event, { where: (t) => sql`${t.position} = ${position} and ${condition(t)}` });
}

/** Returns the position of the oldest stored event; null for an empty log. */
export async function oldestPosition({ db }: Ctx): Promise<string | null> {
  const oldest = expression<string | null>`(select min(${e.position})::text from ${e})`;
  return (await db.one(sql`select ${columns({ oldest })}`))!.oldest;
}

/** Returns the position of the newest event. */
export async function newestPosition({ db }: Ctx): Promise<string> {
  return (await db.one(sql`select ${columns({ newest })}`))!.newest;
}

/** Returns the positions of the selected events after a position, in order. */
export async function positionsAfter({ db }: Ctx, selection: EventSelection, after: string, limit: number): Promise<string[]> {
  const position = expression<string>`${e.position}`;
  const later = sql`${e.position} > ${after}`;
  const rowsOf = selection.reader ? sql`(${ofAudience(allOf([later, selection.reader]))}) ${rowsNamed(Event, 'e')}` : sql`${e}`;
  const rows = await db.rows(
    sql`select ${columns({ position })} from ${rowsOf} where ${later} and ${matches(e, selection)} order by ${e.position} limit ${limit}::int`,
  );
  return rows.map((row) => row.position);
}
