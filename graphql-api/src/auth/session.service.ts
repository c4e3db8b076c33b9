import { randomBytes } from 'node:crypto';
import type { Ctx, Db, Viewer } from '../platform/context.ts';
import type { LiveEvent } from '../platform/ports.ts';
import { isId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import { endAccessTokens, isAccessToken, validAccessTokens, viewerOfAccessToken } from './access-token.service.ts';
import { hashOf, SESSION_ENDED } from './token-hash.ts';

/** A session ends 30 days after its last use. Source: rulings on accounts. */
const SESSION_DAYS = 30;
/** The session of somebody who acts without one, such as a user who has just signed up. */
export const NO_SESSION = '0';
const DAY_MS = 86_400_000;

const sessionEnded = (id: string): LiveEvent => ({ topic: SESSION_ENDED, id });

/** A token given to a client, and when it ends unless it is used before. */
export interface IssuedSession {
  id: string;
  token: string;
  expiresAt: Date;
}

/** The token of an Authorization header, raw or after "Bearer"; undefined for none or an empty one. */
export function tokenFrom(header: string | undefined): string | undefined {
  return header?.replace(/^\s*bearer(\s+|$)/i, '').trim() || undefined;
}

/**
 * Starts a session for a user whose password was verified against `passwordHash`; undefined when the user has another password by now.
 * The lock has a change of the password wait for the session, which it then ends. Only the token's hash is stored.
 */
export async function startSession(ctx: Ctx, userId: string, passwordHash: string): Promise<IssuedSession | undefined> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + SESSION_DAYS * DAY_MS);
  const row = await ctx.db.one<{ id: string }>(sql`with owner as (
      select id from users where id = ${userId} and password_hash = ${passwordHash} and deleted_at is null for share)
    insert into sessions (user_id, token_hash, expires_at)
    select id, ${hashOf(token)}::text, ${expiresAt}::timestamptz from owner returning id::text as id`);
  return row && { id: row.id, token, expiresAt };
}

/** Who a token belongs to; null when it is unknown, ended or revoked. Use slides the end, written once a day at most. */
export async function viewerOf(db: Db, token: string | undefined): Promise<Viewer | null> {
  if (!token) return null;
  if (isAccessToken(token)) return viewerOfAccessToken(db, token);
  const row = await db.one<{ session: string; user: string; role: string; stale: boolean }>(sql`
    select s.id::text as session, u.id::text as "user", u.role, s.expires_at < now() + ${`${SESSION_DAYS - 1} days`}::interval as stale
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hashOf(token)} and s.expires_at > now() and u.deleted_at is null`);
  if (!row) return null;
  if (row.stale) {
    await db.rows(sql`update sessions set expires_at = now() + ${`${SESSION_DAYS} days`}::interval where id = ${row.session}`);
  }
  return { id: row.user, isAdmin: row.role === 'ADMIN', sessionId: row.session };
}

/** Which of these sessions (and personal access tokens) are still good. */
export async function stillValid(db: Db, sessionIds: string[]): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(
    sql`select id::text as id from sessions where id = any(${sessionIds.filter(isId)}::bigint[]) and expires_at > now()`,
  );
  return new Set([...rows.map(({ id }) => id), ...(await validAccessTokens(db, sessionIds))]);
}

/** Ends one session; its sockets close. */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  await ctx.db.rows(sql`delete from sessions where id = ${sessionId}`);
  ctx.publish(sessionEnded(sessionId));
}

/** Ends all sessions of a user but the one named, and all personal access tokens; their sockets close. */
export async function endOtherSessions(ctx: Ctx, userId: string, exceptSessionId?: string): Promise<void> {
  const kept = exceptSessionId && isId(exceptSessionId) ? exceptSessionId : NO_SESSION;
  const ended = await ctx.db.rows<{ id: string }>(sql`delete from sessions
    where user_id = ${userId} and id <> ${kept} returning id::text as id`);
  ctx.publish(...ended.map(({ id }) => sessionEnded(id)));
  await endAccessTokens(ctx, userId);
}
