import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { columns, names, table, values } from '../../../platform/database/table.ts';
import { User } from '../users/user.entity.ts';
import { CollegeIdentity } from './college-identity.entity.ts';
import { ReturnedPerson } from './returned-person.entity.ts';

const c = table(CollegeIdentity, 'c');
const r = table(ReturnedPerson, 'r');
const u = table(User, 'u');

/** A person of an identity provider. */
interface Identity {
  issuer: string;
  subject: string;
}

interface NewReturn extends Identity {
  ticketHash: string;
  email: string;
  name: string | null;
  collegeId: string | null;
  fromPath: string | null;
  /** Minutes until it expires, by the database's clock. */
  minutes: number;
}

/** Stores a person who returned from the provider. */
export async function insertReturn({ db }: Ctx, { minutes, ...person }: NewReturn): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${minutes}::int)`;
  await db.rows(sql`insert into ${r} ${values(r, { ...person, expiresAt })}`);
}

/** Returns a returned person by the hash of the browser's ticket; undefined if the ticket was used or has expired. */
export function returnByTicket({ db }: Ctx, ticketHash: string) {
  const person = { issuer: r.issuer, subject: r.subject, email: r.email, name: r.name, collegeId: r.collegeId, fromPath: r.fromPath };
  return db.one(sql`select ${columns(person)} from ${r} where ${r.ticketHash} = ${ticketHash} and ${r.expiresAt} > now()`);
}

/** Uses up a ticket. Returns false if it was already used or has expired. */
export async function takeReturn({ db }: Ctx, ticketHash: string): Promise<boolean> {
  return !!(await db.one(sql`delete from ${r} where ${r.ticketHash} = ${ticketHash} and ${r.expiresAt} > now() returning ${columns({ id: r.id })}`));
}

/** Deletes returned people whose ticket expired more than this many days ago. */
export async function deleteReturnsEndedBefore({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${r} where ${r.expiresAt} < now() - make_interval(days => ${days}::int)`);
}

/** Deletes the returned people with an address. */
export async function deleteReturnsOf({ db }: Ctx, email: string): Promise<void> {
  await db.rows(sql`delete from ${r} where ${r.email} = ${email}`);
}

/** Returns the account of a person; undefined if there is none. */
export function accountOfIdentity({ db }: Ctx, { issuer, subject }: Identity) {
  return db.one(sql`select ${columns({ id: u.id, role: u.role, bannedAt: u.bannedAt })} from ${c} join ${u} on ${u.id} = ${c.user}
    where ${c.issuer} = ${issuer} and ${c.subject} = ${subject} and ${u.deletedAt} is null`);
}

/** Returns whether a person of a provider signs in to an account. */
export async function hasIdentity({ db }: Ctx, userId: string, issuer: string): Promise<boolean> {
  const found = expression<boolean>`exists (select from ${c} where ${c.user} = ${userId} and ${c.issuer} = ${issuer})`;
  return (await db.one(sql`select ${columns({ found })}`))!.found;
}

/** Links a person to an account. Returns false if the person has an account, or the account another person. */
export async function insertIdentity({ db }: Ctx, userId: string, { issuer, subject }: Identity): Promise<boolean> {
  return !!(await db.one(sql`insert into ${c} (${names(c, 'user', 'issuer', 'subject')}) values (${userId}, ${issuer}, ${subject})
    on conflict do nothing returning ${columns({ id: c.id })}`));
}

/** Deletes the identities of an account. */
export async function deleteIdentitiesOf({ db }: Ctx, userId: string): Promise<void> {
  await db.rows(sql`delete from ${c} where ${c.user} = ${userId}`);
}
