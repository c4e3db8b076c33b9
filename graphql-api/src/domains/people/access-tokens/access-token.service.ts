import { createHmac, randomBytes } from 'node:crypto';
import type { Ctx, Db, Viewer } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize, can } from '../../../access/policy.ts';
import { hasAdminScope, hasWriteScope, SCOPES, scopesOfOldToken, widened } from '../../../access/scopes.ts';
import { suspensionOf } from '../../../access/suspension.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import { allowsIp } from './allowed-ips.ts';
import { warnedAtFirst } from './token-warnings.service.ts';
import { tokenRevoked } from './access-token.events.ts';
import { CreateAccessTokenInput, ExtendAccessTokenInput } from './access-token.inputs.ts';
import { appTokenByHash, isEndedAppToken, openAppTokens } from './app-grants/app-token.queries.ts';
import { marketPrefix, withoutMarket } from './token-prefix.ts';
import { hashOf, ownSessionId, SESSION_ENDED } from './token-hash.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import {
  accessTokenByHash,
  accessTokensOf,
  deleteAccessToken,
  deleteAccessTokensOf,
  extendAccessTokenOf,
  insertAccessToken,
  isEndedAccessToken,
  lockTokenOwner,
  noteTokenUse,
  openAccessTokens,
  ownAccessToken,
  ownerOfAccessToken,
  tokenCount,
} from './access-token.queries.ts';

/** Prefix that distinguishes personal access tokens from session tokens. */
const PREFIX = 'ccpat_';
/** Prefix of the access tokens that apps receive by OAuth. */
const APP_PREFIX = 'ccoat_';
/** Prefix that distinguishes the session ids of personal access tokens from those of sessions. */
const SOCKET_PREFIX = 'token-';
export const MAX_TOKENS = 20;
/** Number of characters of a token by which its owner recognizes it. The rest stays secret. */
const SHOWN_CHARACTERS = 12;

const tokenEnded = (id: string): LiveEvent => ({ topic: SESSION_ENDED, id: SOCKET_PREFIX + id });

const isAppToken = (token: string): boolean => withoutMarket(token).startsWith(APP_PREFIX);

/** Returns whether a text looks like an access token, a personal one or one of an app. */
export function isAccessToken(token: string): boolean {
  return withoutMarket(token).startsWith(PREFIX) || isAppToken(token);
}

/** Returns the prefix of the access tokens of apps in a market. */
export const appTokenPrefix = (market: Parameters<typeof marketPrefix>[0]): string => marketPrefix(market) + APP_PREFIX;

/**
 * Creates a personal access token and returns it with its id. Only its hash is stored. Requires a session. A repeated call with the same idempotency
 * key returns the same token. Throws INVALID_INPUT, CONFLICT above 20 tokens, UNAUTHENTICATED when the session ended meanwhile, IDEMPOTENCY_CONFLICT.
 */
export async function createAccessToken(ctx: Ctx, input: CreateAccessTokenInput): Promise<{ id: string; token: string }> {
  const viewer = authorize(ctx, 'account:secure');
  const { name, expiresInDays: days, idempotencyKey: key, allowedIps = null, ...given } = checkInput(CreateAccessTokenInput, input);
  const scopes = checkedScopes(viewer, given.scopes);
  const request = idempotentRequest('createAccessToken', viewer.id, key, [name, scopes, days, ...(allowedIps ? [allowedIps] : [])]);
  const made = await once<MadeToken>(ctx, request, (write) =>
    write(async (tx) => {
      await assertMayAddToken(tx, viewer);
      const salt = randomBytes(32).toString('base64url');
      const token = accessTokenOf(ctx.infra.settings, salt, key);
      return { id: await storeAccessToken(tx, { user: viewer.id, name, token, scopes, days, allowedIps }), salt };
    }),
  );
  return { id: made.id, token: accessTokenOf(ctx.infra.settings, made.salt, key) };
}

interface NewToken {
  user: string;
  name: string;
  token: string;
  scopes: readonly string[];
  days: number;
  allowedIps: readonly string[] | null;
}

/** Stores a new token as its hash and returns its id. */
export function storeAccessToken(ctx: Ctx, { token, ...stored }: NewToken): Promise<string> {
  return insertAccessToken(ctx, {
    ...stored,
    prefix: withoutMarket(token).slice(0, SHOWN_CHARACTERS),
    tokenHash: hashOf(token),
    canWrite: hasWriteScope(stored.scopes),
    canAdmin: hasAdminScope(stored.scopes),
    warnedDays: warnedAtFirst(stored.days),
  });
}

/** Removes duplicate scopes. Throws INVALID_INPUT about an unknown scope, and for students about scopes of administrators. */
export function checkedScopes({ isAdmin }: Pick<Viewer, 'isAdmin'>, given: readonly string[]): string[] {
  const unknown = given.find((scope) => !SCOPES.includes(scope));
  if (unknown !== undefined) throw invalid('scopes', messages.tokenScopeUnknown(unknown));
  if (!isAdmin && hasAdminScope(given)) throw invalid('scopes', messages.tokenAdmin);
  return [...new Set(given)];
}

/** The stored result of a new token with an idempotency key. The token is derived from the salt and the key, of which only a hash is stored. */
export interface MadeToken {
  id: string;
  salt: string;
}

/** Derives the token of a market from a salt and an idempotency key. */
export function accessTokenOf(market: Parameters<typeof marketPrefix>[0], salt: string, key: string | undefined): string {
  return marketPrefix(market) + PREFIX + (key === undefined ? salt : createHmac('sha256', salt).update(key).digest('base64url'));
}

/** Locks the user first, so that concurrent calls count tokens one after the other and no token is created while the password changes. */
async function assertMayAddToken(tx: Ctx, viewer: Viewer): Promise<void> {
  await lockTokenOwner(tx, viewer.id);
  const { alive, tokens } = await tokenCount(tx, viewer.id, viewer.sessionId);
  if (!alive) throw new DomainError(ErrorCode.UNAUTHENTICATED, messages.notSignedIn);
  if (tokens >= MAX_TOKENS) throw new DomainError(ErrorCode.CONFLICT, messages.tooManyTokens);
}

/** Returns a personal access token by id to its owner and administrators; null for everybody else. */
export function accessToken(_ctx: Ctx, id: string): QuerySource {
  return ownAccessToken(id);
}

/**
 * Sets the expiry of a personal access token to the given number of days from now. Requires a session of its owner. Throws INVALID_INPUT, NOT_FOUND
 * also for an expired token.
 */
export async function extendAccessToken(ctx: Ctx, input: ExtendAccessTokenInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:secure');
  const { id, expiresInDays } = checkInput(ExtendAccessTokenInput, input);
  if (!(await extendAccessTokenOf(ctx, requireId(id, 'Access token'), viewer.id, expiresInDays, warnedAtFirst(expiresInDays))))
    throw notFound('Access token');
  return { id };
}

/** Returns the viewer if they may revoke a personal access token: its owner in a session, or an administrator. Throws UNAUTHENTICATED, FORBIDDEN. */
async function authorizeRevocation(ctx: Ctx, id: string): Promise<Viewer> {
  const viewer = authorize(ctx, 'account:use');
  const owner = await ownerOfAccessToken(ctx, id);
  const isOfAnother = owner !== undefined && owner !== viewer.id;
  return isOfAnother && can(ctx, 'user:manage') ? viewer : authorize(ctx, 'account:secure');
}

/**
 * Revokes a personal access token and closes its sockets. Its owner needs a session. Revocations by administrators are recorded in the audit log.
 * Throws NOT_FOUND, also for a token of another user.
 */
export async function revokeAccessToken(ctx: Ctx, id: string): Promise<void> {
  const viewer = await authorizeRevocation(ctx, requireId(id, 'Access token'));
  await inTransaction(ctx, async (tx) => {
    const revoked = await deleteAccessToken(tx, id);
    if (!revoked || (revoked.user !== viewer.id && !can(tx, 'user:manage'))) throw notFound('Access token');
    if (revoked.user !== viewer.id) await recordAudit(tx, { action: AuditAction.TOKEN_REVOKED, subject: revoked.name, userId: revoked.user });
    await tellOfEnd(tx, id, revoked.user);
  });
}

async function tellOfEnd(tx: Ctx, id: string, user: string): Promise<void> {
  await recordEvent(tx, tokenRevoked(id, user));
  tx.publish(tokenEnded(id));
}

/** Revokes any user's personal access token without a permission check, and closes its sockets. */
export async function endAccessToken(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const ended = await deleteAccessToken(tx, id);
    if (ended) await tellOfEnd(tx, id, ended.user);
  });
}

/** The stored permissions of an access token. */
interface StoredRights {
  id: string;
  scopes: string[] | null;
  canWrite: boolean | null;
  canAdmin: boolean | null;
  /**
   * The scopes of the token that created a lasting object. Null or missing if that token has all scopes of the row; a token of an app may have fewer
   * scopes than its grant.
   */
  tokenScopes?: string[] | null;
}

/** Returns the viewer with the permissions of a personal access token. Without scopes, because the token is gone, nothing is permitted. */
export function withinToken(viewer: Viewer, { id, scopes: stored, canWrite, canAdmin, tokenScopes = null }: StoredRights): Viewer {
  const all = widened(stored ?? (canWrite === null ? [] : scopesOfOldToken(canWrite, canAdmin === true)));
  const scopes = tokenScopes === null ? all : new Set(tokenScopes.filter((scope) => all.has(scope)));
  return { ...viewer, isAdmin: viewer.isAdmin && hasAdminScope([...scopes]), token: { id, scopes } };
}

/** Returns the viewer's access token and its current scopes, as objects that it creates store them; nulls for a session. */
export const keptToken = ({ token }: Viewer): { token: string | null; tokenScopes: string[] | null } => ({
  token: token?.id ?? null,
  tokenScopes: token ? [...token.scopes] : null,
});

/** Returns a valid token of any kind. An app's token has the id of its grant's row, and its own scopes. */
async function storedToken(db: Db, token: string) {
  if (!isAppToken(token)) {
    const row = await accessTokenByHash(db, hashOf(token));
    return row && { ...row, sessionId: SOCKET_PREFIX + row.id };
  }
  const row = await appTokenByHash(db, hashOf(token));
  return row && { ...row, sessionId: ownSessionId(SOCKET_PREFIX + row.id, row.item), canWrite: null, canAdmin: null, allowedIps: null };
}

/**
 * Returns the viewer of an access token at an address; null if the token is unknown, expired or revoked, or may not be used from that address. Its
 * use is recorded at most once a minute.
 */
export async function viewerOfAccessToken(db: Db, token: string, ip: string): Promise<Viewer | null> {
  const row = await storedToken(db, token);
  if (!row) return null;
  const allows = row.allowedIps ? allowsIp(row.allowedIps) : undefined;
  if (allows && !allows(ip)) return null;
  if (row.stale) await noteTokenUse(db, row.id, ip);
  const { user, isAdmin, sessionId } = row;
  const viewer = withinToken({ id: user, isAdmin, sessionId, suspension: suspensionOf(row) }, row);
  return allows ? { ...viewer, allows } : viewer;
}

/** Returns whether a text is an expired access token. */
export function isEndedToken(db: Db, token: string): Promise<boolean> {
  return isAppToken(token) ? isEndedAppToken(db, hashOf(token)) : isEndedAccessToken(db, hashOf(token));
}

/** Returns those of the session ids of access tokens that are still valid, so that their sockets may stay open. */
export async function validAccessTokens(db: Db, sessionIds: string[]): Promise<string[]> {
  const parts = sessionIds.filter((id) => id.startsWith(SOCKET_PREFIX)).map((id) => id.slice(SOCKET_PREFIX.length).split('.'));
  const personal = parts.flatMap(([id = '', item]) => (item === undefined ? id : []));
  const ofApps = parts.flatMap(([, item]) => item ?? []);
  const rows = personal.length > 0 ? await openAccessTokens(db, personal) : [];
  const items = ofApps.length > 0 ? await openAppTokens(db, ofApps) : [];
  return [...rows.map(({ id }) => SOCKET_PREFIX + id), ...items.map(({ id, item }) => ownSessionId(SOCKET_PREFIX + id, item))];
}

/** Returns the event that closes the sockets of one access token of an app. Those of its other tokens stay open. */
export const appTokenEnded = (row: { id: string; item: string }): LiveEvent => ({
  topic: SESSION_ENDED,
  id: ownSessionId(SOCKET_PREFIX + row.id, row.item),
});

/** Returns the session ids of a user's personal access tokens. */
export async function accessTokenSessions(ctx: Ctx, userId: string): Promise<string[]> {
  return (await accessTokensOf(ctx, userId)).map(({ id }) => SOCKET_PREFIX + id);
}

/** Revokes all personal access tokens of a user in the transaction of the caller, and closes their sockets. */
export async function endAccessTokens(ctx: Ctx, userId: string): Promise<void> {
  const ended = await deleteAccessTokensOf(ctx, userId);
  await recordEvent(ctx, ...ended.map(({ id }) => tokenRevoked(id, userId)));
  ctx.publish(...ended.map(({ id }) => tokenEnded(id)));
}
