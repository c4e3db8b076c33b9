import { randomBytes } from 'node:crypto';
import type { Ctx, Db, Viewer } from '../../../platform/context.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { isId } from '../../../platform/database/ids.ts';
import { messages } from '../../../messages.ts';
import { suspensionOf } from '../../../access/suspension.ts';
import { Role } from '../users/user.entity.ts';
import {
  deleteOtherSessions,
  deleteSession,
  extendSession,
  insertSession,
  isTokenOfEndedSession,
  openSessions,
  sessionByToken,
  sessionsOf,
} from './session.queries.ts';
import {
  accessTokenSessions,
  endAccessTokens,
  isAccessToken,
  isEndedToken,
  validAccessTokens,
  viewerOfAccessToken,
} from '../access-tokens/access-token.service.ts';
import { marketPrefix } from '../access-tokens/token-prefix.ts';
import { hashOf, SESSION_CHANGED, SESSION_ENDED } from '../access-tokens/token-hash.ts';

/** Days after its last use at which a session expires. */
const SESSION_DAYS = 30;
/** The session id of a viewer without a session, such as a user who has just signed up. */
export const NO_SESSION = '0';

const sessionEnded = (id: string): LiveEvent => ({ topic: SESSION_ENDED, id });

/** The token of a session, and when it expires unless it is used before. */
export interface IssuedSession {
  id: string;
  token: string;
  expiresAt: Date;
}

/**
 * Starts a session for a user whose password was verified against `passwordHash`; undefined if the user has another password by now. The hash is left
 * out if the user was authenticated otherwise. The lock makes a change of the password wait for the session, which the change then ends. Only the
 * token's hash is stored.
 */
export async function startSession(ctx: Ctx, userId: string, passwordHash?: string): Promise<IssuedSession | undefined> {
  const token = marketPrefix(ctx.infra.settings) + randomBytes(32).toString('base64url');
  const row = await insertSession(ctx, { userId, passwordHash, tokenHash: hashOf(token), days: SESSION_DAYS });
  return row && { id: row.id, token, expiresAt: new Date(row.expiresAt) };
}

/**
 * Returns the viewer of a token at an address; null if the token is unknown, expired or revoked. Each use extends the session, stored at most once a
 * day.
 */
export async function viewerOf(db: Db, token: string | undefined, ip: string): Promise<Viewer | null> {
  if (!token) return null;
  if (isAccessToken(token)) return viewerOfAccessToken(db, token, ip);
  const session = await sessionByToken(db, hashOf(token), SESSION_DAYS - 1);
  if (!session) return null;
  if (session.stale) await extendSession(db, session.id, SESSION_DAYS);
  return { id: session.user, isAdmin: session.role === Role.ADMIN, sessionId: session.id, suspension: suspensionOf(session) };
}

/** Returns why a token has no viewer: TOKEN_EXPIRED while its expiry is still on record, else TOKEN_INVALID. */
export async function tokenRejection(db: Db, token: string): Promise<DomainError> {
  const hasEnded = isAccessToken(token) ? await isEndedToken(db, token) : await isTokenOfEndedSession(db, hashOf(token));
  if (hasEnded) return new DomainError(ErrorCode.TOKEN_EXPIRED, messages.tokenExpired);
  return new DomainError(ErrorCode.TOKEN_INVALID, messages.tokenInvalid);
}

/** Returns those of these sessions and personal access tokens that are still valid. */
export async function validSessions(db: Db, sessionIds: string[]): Promise<Set<string>> {
  const rows = await openSessions(db, sessionIds.filter(isId));
  return new Set([...rows.map(({ id }) => id), ...(await validAccessTokens(db, sessionIds))]);
}

/** Ends one session and closes its sockets. */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  await deleteSession(ctx, sessionId);
  ctx.publish(sessionEnded(sessionId));
}

/** Ends all sessions of a user except the given one, and all personal access tokens. Their sockets close. */
export async function endOtherSessions(ctx: Ctx, userId: string, exceptSessionId?: string): Promise<void> {
  const kept = exceptSessionId && isId(exceptSessionId) ? exceptSessionId : NO_SESSION;
  const ended = await deleteOtherSessions(ctx, userId, kept);
  ctx.publish(...ended.map(({ id }) => sessionEnded(id)));
  await endAccessTokens(ctx, userId);
}

/** Makes all sessions and access tokens of a user reload their permissions. Their sockets reconnect. */
export async function refreshSessions(ctx: Ctx, userId: string): Promise<void> {
  const ids = [...(await sessionsOf(ctx, userId)).map(({ id }) => id), ...(await accessTokenSessions(ctx, userId))];
  ctx.publish(...ids.map((id) => ({ topic: SESSION_CHANGED, id })));
}
