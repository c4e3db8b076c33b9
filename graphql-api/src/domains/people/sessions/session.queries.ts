import type { Ctx, Db } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table } from '../../../platform/database/table.ts';
import { User } from '../users/user.entity.ts';
import { SessionRow } from './session.entity.ts';
import { suspension } from '../access-tokens/suspension.queries.ts';

const s = table(SessionRow, 's');
const u = table(User, 'u');

interface NewSession {
  userId: string;
  /** The hash that the password was verified against; undefined if no password was verified. */
  passwordHash: string | undefined;
  tokenHash: string;
  /** Days until the session expires, by the database's clock. */
  days: number;
}

/** Inserts a session, unless the verified password has changed or the account is banned. A concurrent change of the password waits for the lock. */
export function insertSession({ db }: Ctx, { userId, passwordHash, tokenHash, days }: NewSession) {
  const isVerified = passwordHash === undefined ? sql`true` : sql`${u.passwordHash} = ${passwordHash}`;
  return db.one(sql`with owner as (
      select ${u.id} as id from ${u} where ${u.id} = ${userId} and ${isVerified} and ${u.deletedAt} is null
        and ${u.bannedAt} is null for share)
    insert into ${s} (${names(s, 'user', 'tokenHash', 'expiresAt')})
    select id, ${tokenHash}::text, now() + make_interval(days => ${days}::int) from owner returning ${columns({ id: s.id, expiresAt: s.expiresAt })}`);
}

/** Returns the valid session of a token, its user, and whether it expires in less than `staleDays`. */
export function sessionByToken(db: Db, tokenHash: string, staleDays: number) {
  const stale = expression<boolean>`${s.expiresAt} < now() + ${`${staleDays} days`}::interval`;
  return db.one(sql`select ${columns({ id: s.id, user: u.id, role: u.role, ...suspension, stale })}
    from ${s} join ${u} on ${u.id} = ${s.user} where ${s.tokenHash} = ${tokenHash} and ${s.expiresAt} > now() and ${u.deletedAt} is null
      and ${u.bannedAt} is null`);
}

/** Sets the expiry of a session to `days` from now. */
export async function extendSession(db: Db, id: string, days: number): Promise<void> {
  await db.rows(sql`update ${s} set ${assign(s, { expiresAt: sql`now() + ${`${days} days`}::interval` })} where ${s.id} = ${id}`);
}

/** Returns whether a token belongs to an expired session. */
export async function isTokenOfEndedSession(db: Db, tokenHash: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: s.id })} from ${s} where ${s.tokenHash} = ${tokenHash} and ${s.expiresAt} <= now()`));
}

/** Returns those of these sessions that have not expired. */
export function openSessions(db: Db, ids: string[]) {
  return db.rows(sql`select ${columns({ id: s.id })} from ${s} where ${s.id} = any(${ids}::bigint[]) and ${s.expiresAt} > now()`);
}

/** Returns whether a session was started within this time, such as "1 hour". */
export async function isStartedWithin({ db }: Ctx, id: string, time: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: s.id })} from ${s} where ${s.id} = ${id} and ${s.createdAt} > now() - ${time}::interval`));
}

/** Returns the sessions of a user. */
export function sessionsOf({ db }: Ctx, userId: string) {
  return db.rows(sql`select ${columns({ id: s.id })} from ${s} where ${s.user} = ${userId}`);
}

/** Deletes a session. */
export async function deleteSession({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${s} where ${s.id} = ${id}`);
}

/** Deletes all sessions of a user except one, and returns them. */
export function deleteOtherSessions({ db }: Ctx, userId: string, kept: string) {
  return db.rows(sql`delete from ${s} where ${s.user} = ${userId} and ${s.id} <> ${kept} returning ${columns({ id: s.id })}`);
}

/** Deletes the sessions that expired more than this many days ago. */
export async function deleteSessionsEndedBefore({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${s} where ${s.expiresAt} < now() - make_interval(days => ${days}::int)`);
}
