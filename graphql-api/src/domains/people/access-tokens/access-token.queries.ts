import type { Ctx, Db } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { canSql } from '../../../access/policy.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { Role, User } from '../users/user.entity.ts';
import { AccessToken } from './access-token.entity.ts';
import { isOfApp } from './app-grants/app-token.queries.ts';
import { SessionRow } from '../sessions/session.entity.ts';
import { suspension } from './suspension.queries.ts';

const a = table(AccessToken, 'a');
const s = table(SessionRow, 's');
const u = table(User, 'u');
const id = columns({ id: a.id });

/** Returns a personal access token to its owner and administrators; null for everybody else. */
export function ownAccessToken(tokenId: string): QuerySource {
  return one(AccessToken, { where: (t) => sql`${t.id} = ${tokenId} and ${canSql('token:read', t)}` });
}

interface NewAccessToken {
  user: string;
  name: string;
  prefix: string | null;
  tokenHash: string;
  scopes: readonly string[];
  canWrite: boolean;
  canAdmin: boolean;
  allowedIps: readonly string[] | null;
  warnedDays: number | null;
  /** Days from now until it expires. */
  days: number;
}

/** Inserts a personal access token. Returns its id. */
export async function insertAccessToken({ db }: Ctx, { days, scopes, allowedIps, ...token }: NewAccessToken): Promise<string> {
  const row = await db.one(
    sql`insert into ${a} ${values(a, { ...token, scopes: sql`${scopes}::text[]`, allowedIps: sql`${allowedIps}::text[]`, expiresAt: sql`now() + ${`${days} days`}::interval` })} returning ${id}`,
  );
  return row!.id;
}

/** Locks a user, so that concurrent calls count tokens one after the other and no token is created while the password changes. */
export async function lockTokenOwner({ db }: Ctx, userId: string): Promise<void> {
  await db.rows(sql`select from ${u} where ${u.id} = ${userId} for no key update`);
}

/** Returns whether a session is still valid, and how many personal access tokens its user has. */
export async function tokenCount({ db }: Ctx, userId: string, sessionId: string) {
  const alive = expression<boolean>`exists (select from ${s} where ${s.id} = ${sessionId} and ${s.expiresAt} > now())`;
  const tokens = expression<number>`(select count(*)::int from ${a} where ${a.user} = ${userId} and ${a.expiresAt} > now() and not ${isOfApp(a.id)})`;
  return (await db.one(sql`select ${columns({ alive, tokens })}`))!;
}

/** Sets the expiry of a user's valid personal access token to the given number of days from now. Returns false if there is none. */
export async function extendAccessTokenOf({ db }: Ctx, tokenId: string, userId: string, days: number, warnedDays: number | null): Promise<boolean> {
  const change = assign(a, { expiresAt: sql`now() + make_interval(days => ${days}::int)`, warnedDays });
  return !!(await db.one(
    sql`update ${a} set ${change} where ${a.id} = ${tokenId} and ${a.user} = ${userId} and ${a.expiresAt} > now() and not ${isOfApp(a.id)} returning ${id}`,
  ));
}

/** Returns the owner of a personal access token; undefined if there is none. */
export async function ownerOfAccessToken({ db }: Ctx, tokenId: string): Promise<string | undefined> {
  return (await db.one(sql`select ${columns({ user: a.user })} from ${a} where ${a.id} = ${tokenId}`))?.user;
}

/** Deletes a personal access token and returns its name and owner; undefined if there is none. */
export function deleteAccessToken({ db }: Ctx, tokenId: string) {
  return db.one(sql`delete from ${a} where ${a.id} = ${tokenId} returning ${columns({ name: a.name, user: a.user })}`);
}

/**
 * Returns the personal access tokens that expire within the given number of days and whose owner has not been warned for it, and marks them as
 * warned.
 */
export function takeEndingTokens({ db }: Ctx, days: number) {
  const isDue = sql`${a.expiresAt} > now() and ${a.expiresAt} <= now() + make_interval(days => ${days}::int) and (${a.warnedDays} is null or ${a.warnedDays} > ${days})
    and not ${isOfApp(a.id)}`;
  return db.rows(sql`update ${a} set ${assign(a, { warnedDays: days })} from ${u} where ${isDue} and ${u.id} = ${a.user} and ${u.bannedAt} is null
    returning ${columns({ name: a.name, prefix: a.prefix, expiresAt: a.expiresAt, email: u.email })}`);
}

/** Deletes all personal access tokens of a user and returns them. */
export function deleteAccessTokensOf({ db }: Ctx, userId: string) {
  return db.rows(sql`delete from ${a} where ${a.user} = ${userId} returning ${id}`);
}

/** Returns a valid personal access token by its hash: its user, its scopes, and whether its last use was more than a minute ago. */
export function accessTokenByHash(db: Db, tokenHash: string) {
  const isAdmin = expression<boolean>`${u.role} = ${Role.ADMIN}`;
  const stale = expression<boolean>`${a.lastUsedAt} is null or ${a.lastUsedAt} < now() - interval '1 minute'`;
  return db.one(sql`select ${columns({ id: a.id, user: u.id, isAdmin, scopes: a.scopes, canWrite: a.canWrite, canAdmin: a.canAdmin, allowedIps: a.allowedIps, ...suspension, stale })} from ${a} join ${u} on ${u.id} = ${a.user}
    where ${a.tokenHash} = ${tokenHash} and ${a.expiresAt} > now() and ${u.deletedAt} is null and ${u.bannedAt} is null`);
}

/** Returns whether a token is an expired personal access token. */
export async function isEndedAccessToken(db: Db, tokenHash: string): Promise<boolean> {
  return !!(await db.one(sql`select ${id} from ${a} where ${a.tokenHash} = ${tokenHash} and ${a.expiresAt} <= now()`));
}

/** Records the use of a personal access token from an address. */
export async function noteTokenUse(db: Db, tokenId: string, ip: string): Promise<void> {
  await db.rows(sql`update ${a} set ${assign(a, { lastUsedAt: sql`now()`, lastUsedIp: ip })} where ${a.id} = ${tokenId}`);
}

/** Returns the personal access tokens of a user. */
export function accessTokensOf({ db }: Ctx, userId: string) {
  return db.rows(sql`select ${id} from ${a} where ${a.user} = ${userId}`);
}

/** Returns those of these personal access tokens that have not expired. */
export function openAccessTokens(db: Db, ids: string[]) {
  return db.rows(sql`select ${id} from ${a} where ${a.id} = any(${ids}::bigint[]) and ${a.expiresAt} > now()`);
}
