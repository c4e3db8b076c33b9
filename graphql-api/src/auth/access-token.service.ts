import { randomBytes } from 'node:crypto';
import type { Ctx, Db, Viewer } from '../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../platform/errors.ts';
import { requireId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import { Checks } from '../platform/validation.ts';
import { authorize } from '../access/policy.ts';
import { messages } from '../messages.ts';
import type { LiveEvent } from '../platform/ports.ts';
import { AccessScope, type CreateAccessTokenInput } from './access-token.inputs.ts';
import { hashOf, SESSION_ENDED } from './token-hash.ts';

/** Tells personal access tokens from session tokens. */
const PREFIX = 'ccpat_';
/** Tells the sockets of personal access tokens from those of sessions. */
const SOCKET_PREFIX = 'token-';
const MAX_TOKENS = 20;

const tokenEnded = (id: string): LiveEvent => ({ topic: SESSION_ENDED, id: SOCKET_PREFIX + id });

/** Whether a text looks like a personal access token. */
export function isAccessToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/**
 * Makes a personal access token and returns it with its id; only its hash is stored. Needs a session.
 * Throws INVALID_INPUT, CONFLICT above 20 tokens.
 */
export async function createAccessToken(ctx: Ctx, input: CreateAccessTokenInput): Promise<{ id: string; token: string }> {
  const viewer = authorize(ctx, 'account:secure');
  const checks = new Checks();
  const name = checks.text('name', input.name, { max: 60, message: messages.tokenName });
  checks.that(input.scopes.length > 0, 'scopes', messages.tokenScopes);
  const days = input.expiresInDays;
  checks.that(Number.isInteger(days) && days >= 1 && days <= 366, 'expiresInDays', messages.tokenDays);
  checks.done();
  const token = PREFIX + randomBytes(32).toString('base64url');
  const row = await ctx.db.one<{ id: string }>(sql`insert into access_tokens (user_id, name, token_hash, can_write, expires_at)
    select ${viewer.id}::bigint, ${name}::text, ${hashOf(token)}::text, ${input.scopes.includes(AccessScope.WRITE)}::boolean,
      now() + ${`${days} days`}::interval
    where (select count(*) from access_tokens where user_id = ${viewer.id} and expires_at > now()) < ${MAX_TOKENS}::int
    returning id::text as id`);
  if (!row) throw new DomainError(ErrorCode.CONFLICT, messages.tooManyTokens);
  return { id: row.id, token };
}

/** Ends a personal access token; its sockets close. Needs a session of its owner. Throws NOT_FOUND. */
export async function revokeAccessToken(ctx: Ctx, id: string): Promise<void> {
  const viewer = authorize(ctx, 'account:secure');
  const gone = await ctx.db.one(sql`delete from access_tokens where id = ${requireId(id, 'Access token')} and user_id = ${viewer.id} returning id`);
  if (!gone) throw notFound('Access token');
  ctx.publish(tokenEnded(id));
}

/** Who a personal access token acts for; null when it is unknown, ended or revoked. Use is noted once a minute at most. */
export async function viewerOfAccessToken(db: Db, token: string): Promise<Viewer | null> {
  const row = await db.one<{ id: string; user: string; role: string; write: boolean; stale: boolean }>(sql`
    select a.id::text as id, u.id::text as "user", u.role, a.can_write as write,
      a.last_used_at is null or a.last_used_at < now() - interval '1 minute' as stale
    from access_tokens a join users u on u.id = a.user_id
    where a.token_hash = ${hashOf(token)} and a.expires_at > now() and u.deleted_at is null`);
  if (!row) return null;
  if (row.stale) await db.rows(sql`update access_tokens set last_used_at = now() where id = ${row.id}`);
  return { id: row.user, isAdmin: row.role === 'ADMIN', sessionId: SOCKET_PREFIX + row.id, token: { canWrite: row.write } };
}

/** Which of the sockets that personal access tokens opened may stay open. */
export async function validAccessTokens(db: Db, sessionIds: string[]): Promise<string[]> {
  const ids = sessionIds.filter((id) => id.startsWith(SOCKET_PREFIX)).map((id) => id.slice(SOCKET_PREFIX.length));
  if (ids.length === 0) return [];
  const rows = await db.rows<{ id: string }>(sql`select id::text as id from access_tokens where id = any(${ids}::bigint[]) and expires_at > now()`);
  return rows.map(({ id }) => SOCKET_PREFIX + id);
}

/** Ends all personal access tokens of a user; their sockets close. */
export async function endAccessTokens(ctx: Ctx, userId: string): Promise<void> {
  const ended = await ctx.db.rows<{ id: string }>(sql`delete from access_tokens where user_id = ${userId} returning id::text as id`);
  ctx.publish(...ended.map(({ id }) => tokenEnded(id)));
}
