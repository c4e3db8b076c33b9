import { canSql } from '../../../access/policy.ts';
import type { Ctx } from '../../../platform/context.ts';
import { containing } from '../../../platform/text/like.ts';
import { allOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { newestFirst, oldestFirst, type Columns } from '../../../read/mapping.ts';
import { connection, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { ContactMessage } from './contact-message.entity.ts';

const m = table(ContactMessage, 'm');

/** Returns a contact message, for administrators; null for everybody else. */
export function contactMessageById(id: string): QuerySource {
  return one(ContactMessage, { where: (t) => sql`${t.id} = ${id} and ${canSql('contact:manage')}` });
}

/** Filter and order of contact messages. If `handled` is null, all are included. */
export interface ContactFilter {
  handled?: boolean | null;
  search?: string | null;
  oldestFirst: boolean;
}

function conditions(t: Columns<ContactMessage>, { handled, search }: ContactFilter): Sql {
  const part = containing(search);
  return allOf([
    ...(handled == null ? [] : [sql`(${t.handledAt} is not null) = ${handled}`]),
    ...(part ? [sql`(${t.name} ilike ${part} or ${t.email} ilike ${part} or ${t.message} ilike ${part})`] : []),
  ]);
}

/** Returns a page of the contact messages that match a filter, newest or oldest first. */
export function contactMessagesLike(filter: ContactFilter, page: Page): QuerySource {
  const order = filter.oldestFirst ? oldestFirst : newestFirst;
  return connection<ContactMessage>(ContactMessage, { where: (t) => conditions(t, filter), order, page });
}

/** Inserts a contact message and returns its id, the reference number. */
export async function insertContactMessage({ db }: Ctx, message: Pick<ContactMessage, 'name' | 'email' | 'message'>): Promise<string> {
  const row = await db.one(sql`insert into ${m} ${values(m, message)} returning ${columns({ id: m.id })}`);
  return row!.id;
}

/** Sets or clears the time when a message was handled. Returns false for an unknown message. */
export async function setHandled({ db }: Ctx, id: string, handled: boolean): Promise<boolean> {
  const handledAt = handled ? sql`now()` : null;
  return !!(await db.one(sql`update ${m} set ${assign(m, { handledAt })} where ${m.id} = ${id} returning ${columns({ id: m.id })}`));
}

/** Deletes messages that were handled more than this many days ago. */
export async function deleteHandledBefore({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${m} where ${m.handledAt} < now() - make_interval(days => ${days}::int)`);
}

/** Deletes the contact messages from an address. */
export async function deleteContactMessagesFrom({ db }: Ctx, email: string): Promise<void> {
  await db.rows(sql`delete from ${m} where ${m.email} = ${email}`);
}
