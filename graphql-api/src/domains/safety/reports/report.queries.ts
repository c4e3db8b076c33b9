import { canSql } from '../../../access/policy.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import type { ModerationAction } from '../moderation/decision.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { peopleSql } from '../../talk/conversations/people/conversation-people.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { messages } from '../../../messages.ts';
import { expression, literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { Product } from '../../market/products/product.entity.ts';
import { newestFirst, oldestFirst } from '../../../read/mapping.ts';
import { connection, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { User } from '../../people/users/user.entity.ts';
import { WantedPost } from '../../market/wanted/wanted-post.entity.ts';
import { Report, ReportSubject } from './report.entity.ts';
import { isPublishedSql } from '../../market/products/product.queries.ts';

const r = table(Report, 'r');
const p = table(Product, 'p');
const u = table(User, 'u');
const m = table(Message, 'm');
const k = table(Conversation, 'k');
const w = table(WantedPost, 'w');

type Named = Record<'id' | 'kind' | 'message' | 'product' | 'wantedPost' | 'user', Sql>;
/** Returns the key of the index. Each report about a deleted object has its own key. */
const subjectOf = ({ id, kind, message, product, wantedPost, user }: Named) =>
  sql`coalesce(${message}, ${product}, ${wantedPost}, case when ${kind} = ${literal(ReportSubject.USER)} then ${user} else - ${id} end)`;
const isAboutSql = (of: Named): Sql<never> => sql`${r.decidedAt} is null and ${r.kind} = ${of.kind} and ${subjectOf(r)} = ${subjectOf(of)}`;

/** Returns the number of open reports about the same object as a report. */
export const openReportsAboutSql = (of: Named): Sql<never> => sql`(select count(*)::int from ${r} where ${isAboutSql(of)})`;

/** Returns a report to its reporter and administrators; null for everybody else. */
export function reportById(id: string): QuerySource {
  return one<Report>(Report, { where: (t) => sql`${t.id} = ${id} and ${canSql('report:read', t)}` });
}

/** Returns a page of reports: the open ones, longest waiting first, or the decided ones, newest first. */
export function reportsWhere(isOpen: boolean, page: Page): QuerySource {
  return connection<Report>(Report, {
    where: (t) => (isOpen ? sql`${t.decidedAt} is null` : sql`${t.decidedAt} is not null`),
    order: isOpen ? oldestFirst : newestFirst,
    page,
  });
}

/** Subject of a report: the user it concerns, and its current text. */
export interface Reported {
  kind: ReportSubject;
  user: string;
  product: string | null;
  message: string | null;
  wantedPost: string | null;
  subject: string;
}

const none = { product: null, message: null, wantedPost: null };

/** The reported object. */
type About = Omit<Reported, 'subject'> & { id?: string };

/** Returns the reported object as parameters. */
const namedOf = ({ id, kind, message, product, wantedPost, user }: About): Named => ({
  id: sql`${id ?? null}::bigint`,
  kind: sql`${kind}::text`,
  message: sql`${message}::bigint`,
  product: sql`${product}::bigint`,
  wantedPost: sql`${wantedPost}::bigint`,
  user: sql`${user}::bigint`,
});

const found: Record<ReportSubject, (ctx: Ctx, id: string, viewer: string) => Promise<Reported | undefined>> = {
  [ReportSubject.PRODUCT]: async ({ db }, id) => {
    const row = await db.one(sql`select ${columns({ user: p.seller, subject: p.name })} from ${p} where ${p.id} = ${id} and ${isPublishedSql(p)}`);
    return row && { ...none, kind: ReportSubject.PRODUCT, product: id, ...row };
  },
  [ReportSubject.USER]: async ({ db }, id) => {
    const row = await db.one(sql`select ${columns({ subject: u.name })} from ${u} where ${u.id} = ${id} and ${u.deletedAt} is null`);
    return row && { ...none, kind: ReportSubject.USER, user: id, ...row };
  },
  [ReportSubject.MESSAGE]: async ({ db }, id, viewer) => {
    const row =
      await db.one(sql`select ${columns({ user: m.sender, subject: expression<string>`coalesce(nullif(${m.text}, ''), ${messages.photoMessage}::text)` })} from ${m} join ${k} on ${k.id} = ${m.conversation}
      where ${m.id} = ${id} and ${m.removedAt} is null and ${viewer}::bigint = any(${peopleSql(k)})`);
    return row && { ...none, kind: ReportSubject.MESSAGE, message: id, ...row };
  },
  [ReportSubject.WANTED_POST]: async ({ db }, id) => {
    const row = await db.one(
      sql`select ${columns({ user: w.user, subject: w.title })} from ${w} where ${w.id} = ${id} and ${w.closedAt} is null and ${w.expiresAt} > now()`,
    );
    return row && { ...none, kind: ReportSubject.WANTED_POST, wantedPost: id, ...row };
  },
};

/** Returns a reported object if the viewer may see it; undefined otherwise. */
export function reported(ctx: Ctx, kind: ReportSubject, id: string, viewer: string): Promise<Reported | undefined> {
  return found[kind](ctx, id, viewer);
}

/** Returns the reporter's open report about the same object; undefined if there is none. */
export async function openReport({ db }: Ctx, reporter: string, reported: Reported): Promise<string | undefined> {
  const about = isAboutSql(namedOf(reported));
  return (await db.one(sql`select ${columns({ id: r.id })} from ${r} where ${r.reporter} = ${reporter} and ${about}`))?.id;
}

/** Inserts a report; undefined if the reporter has an open one about the same object. */
export async function insertReport(
  { db }: Ctx,
  report: Pick<Report, 'reason' | 'text'> & Reported & { reporter: string },
): Promise<string | undefined> {
  const row = await db.one(sql`insert into ${r} ${values(r, report)} on conflict do nothing returning ${columns({ id: r.id })}`);
  return row?.id;
}

/**
 * Locks all open reports about the same object together, so that concurrent decisions of two administrators wait for each other. Returns what the
 * decision checks; undefined if it is already decided, or there is no report.
 */
export async function lockOpenReport({ db }: Ctx, id: string) {
  const named = table(Report, 'n');
  const seen = columns({
    id: r.id,
    kind: r.kind,
    user: r.user,
    product: r.product,
    message: r.message,
    wantedPost: r.wantedPost,
    subject: r.subject,
  });
  const open = await db.rows(
    sql`select ${seen} from ${r} join ${named} on ${named.id} = ${id} where ${isAboutSql(named)} order by ${r.id} for update of r`,
  );
  return open.find((report) => report.id === id);
}

/** Returns whether there is a report with an id, open or decided. */
export async function isReport({ db }: Ctx, id: string): Promise<boolean> {
  return (await db.one(sql`select ${columns({ id: r.id })} from ${r} where ${r.id} = ${id}`)) !== undefined;
}

/** Decides all open reports about the same object. Returns their reporters. */
export function decideReports({ db }: Ctx, of: About, action: ModerationAction) {
  const about = isAboutSql(namedOf(of));
  return db.rows(
    sql`update ${r} set ${assign(r, { action, decidedAt: sql`now()` })} where ${about} returning ${columns({ id: r.id, reporter: r.reporter })}`,
  );
}

/** Erases the texts of reports that were decided more than this many days ago, and the reported texts. Names of listings stay. */
export async function eraseReportsOlderThan({ db }: Ctx, days: number): Promise<void> {
  const subject = sql`case when ${r.kind} = ${ReportSubject.PRODUCT} then ${r.subject} else '' end`;
  await db.rows(sql`update ${r} set ${assign(r, { text: null, subject })}
    where ${r.decidedAt} < now() - make_interval(days => ${days}::int) and (${r.text} is not null or ${r.subject} <> ${subject})`);
}

/**
 * Erases the texts of a user's reports, and the user's texts in reports of others. The reports no longer refer to the user's wanted posts, which are
 * deleted afterwards: an undo, which goes back step by step, inserts a post before a report refers to it again.
 */
export async function eraseReportsOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`update ${r} set ${assign(r, { text: null })} where ${r.reporter} = ${user}`);
  await db.rows(
    sql`update ${r} set ${assign(r, { subject: '', wantedPost: null })} where ${r.user} = ${user} and ${r.kind} <> ${ReportSubject.PRODUCT}`,
  );
}
