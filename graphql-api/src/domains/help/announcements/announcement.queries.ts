import { canSql } from '../../../access/policy.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import { recordEventSql } from '../../log/events/event.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { allOf, literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { newestFirst, type Columns } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { connection, list, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { Role, User } from '../../people/users/user.entity.ts';
import { Announcement, AnnouncementAudience } from './announcement.entity.ts';

const a = table(Announcement, 'a');
const u = table(User, 'u');

/** Maximum number of users that one event notifies. */
const GROUP = 200;
/** Maximum number of announcements shown at once. */
const SHOWN = 3;

const isFor = (audience: Sql, isAdmin: Sql): Sql => sql`(${audience} = ${literal(AnnouncementAudience.EVERYBODY)}
  or (${audience} = ${literal(AnnouncementAudience.ADMINISTRATORS)}) = ${isAdmin})`;

const isShown = (t: Record<'until' | 'audience', Sql>): Sql =>
  allOf([canSql('announcement:read'), sql`${t.until} > now()`, isFor(sql`${t.audience}`, viewerSql.isAdmin)]);

/** Returns an announcement: for administrators, and while it is active for its audience. */
export function announcementById(id: string): QuerySource {
  return one<Announcement>(Announcement, { where: (t) => sql`${t.id} = ${id} and (${canSql('announcement:manage')} or ${isShown(t)})` });
}

/** Returns the newest active announcements for the viewer. */
export function shownAnnouncements(): QuerySource {
  const newest = (t: Columns<Announcement>) =>
    sql`${t.id} in (select ${a.id} from ${a} where ${isShown(a)} order by ${a.id} desc limit ${SHOWN}::int)`;
  return list<Announcement>(Announcement, { where: newest, order: newestFirst });
}

/** Returns a page of all announcements, newest first. */
export function announcementPage(page: Page): QuerySource {
  return connection<Announcement>(Announcement, { where: () => sql`true`, order: newestFirst, page });
}

/** Inserts an announcement and returns its id. */
export async function insertAnnouncement({ db }: Ctx, announcement: Pick<Announcement, 'title' | 'text' | 'until' | 'audience'>): Promise<string> {
  const row = await db.one(sql`insert into ${a} ${values(a, announcement)} returning ${columns({ id: a.id })}`);
  return row!.id;
}

/** Changes an announcement; omitted properties keep their values. Returns its title and text; undefined if there is none. */
export function changeAnnouncement({ db }: Ctx, id: string, change: Partial<Pick<Announcement, 'title' | 'text' | 'until'>>) {
  // Includes the id so that the statement stays valid without any changed property.
  const changed = assign(a, { id, ...change });
  return db.one(sql`update ${a} set ${changed} where ${a.id} = ${id} returning ${columns({ title: a.title, text: a.text })}`);
}

/** Ends an active announcement. Returns its title; undefined if there is none or it has already ended. */
export async function endAnnouncementNow({ db }: Ctx, id: string): Promise<string | undefined> {
  const ended = await db.one(sql`update ${a} set ${assign(a, { until: sql`now()` })} where ${a.id} = ${id} and ${a.until} > now()
    returning ${columns({ title: a.title })}`);
  return ended?.title;
}

/**
 * Records an event for each group of an announcement's audience, in one statement regardless of the number of users. Does nothing if the announcement
 * has ended. Banned users are left out. The events have no actor, so that a block between a user and an administrator has no effect.
 */
export async function recordAnnounced({ db }: Ctx, id: string): Promise<void> {
  const event = {
    type: EventType.ANNOUNCED,
    subject: EventSubject.ANNOUNCEMENT,
    subjectId: sql`${id}::bigint`,
    actor: sql`null`,
    audience: sql`people.ids`,
    payload: sql`'{}'::jsonb`,
  };
  const numbered = sql`select ${u.id} as person, (row_number() over (order by ${u.id}) - 1) / ${GROUP}::int as part
    from ${u} join ${a} on ${a.id} = ${id} and ${a.until} > now() and ${isFor(a.audience, sql`(${u.role} = ${Role.ADMIN})`)}
    where ${u.deletedAt} is null and ${u.bannedAt} is null`;
  const groups = sql`(select array_agg(person) as ids from (${numbered}) numbered group by part order by part) people`;
  await db.rows(recordEventSql(event, groups));
}

/** Returns the titles and texts of active announcements, by id. */
export async function announcementFacts({ db }: Ctx, ids: readonly string[]) {
  const rows = await db.rows(sql`select ${columns({ id: a.id, title: a.title, text: a.text })} from ${a}
    where ${a.id} = any(${ids}::bigint[]) and ${a.until} > now()`);
  return new Map(rows.map((row) => [row.id, row]));
}
