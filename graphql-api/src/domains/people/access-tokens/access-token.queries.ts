import type { Ctx, Db } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { viewerSql } from '../../../read/mapping.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { Role, User } from '../users/user.entity.ts';
import { AccessToken } from './access-token.entity.ts';
import { SessionRow } from '../sessions/session.entity.ts';
import { suspension } from './suspension.queries.ts';

const a = table(AccessToken, 'a');
const s = table(SessionRow, 's');
const u = table(User, 'u');
const id = columns({ id: a.id });

/** A personal access token, for its owner; null for everybody else. */
export function ownAccessToken(tokenId: string): QuerySource {
  return one(AccessToken, { where: (t) => sql`${t.id} = ${tokenId} and ${t.user} = ${viewerSql.id}` });
}

interface NewAccessToken {
  user: string;
  name: string;
  prefix: string;
  tokenHash: string;
  scopes: readonly string[];
  canWrite: boolean;
  canAdmin: boolean;
  /** Days from now until it ends. */
  days: number;
}

/** Inserts a personal access token. Returns its id. */
export async function insertAccessToken({ db }: Ctx, { days, scopes, ...token }: NewAccessToken): Promise<string> {
  const row = await db.one(
    sql`insert into ${a} ${values(a, { ...token, scopes: sql`${scopes}::text[]`, expiresAt: sql`now() + ${`${days} days`}::interval` })} returning ${id}`,
  );
  return row!.id;
}

/** Locks a user: tokens are then counted one after the other, and none is made while the password changes. */
export async function lockTokenOwner({ db }: Ctx, userId: string): Promise<void> {
  await db.rows(sql`select from ${u} where ${u.id} = ${userId} for no key update`);
}

/** Whether a session is still valid, and how many personal access tokens its user has. */
export async function tokenCount({ db }: Ctx, userId: string, sessionId: string) {
  const alive = expression<boolean>`exists (select from ${s} where ${s.id} = ${sessionId} and ${s.expiresAt} > now())`;
  const tokens = expression<number>`(select count(*)::int from ${a} where ${a.user} = ${userId} and ${a.expiresAt} > now())`;
  return (await db.one(sql`select ${columns({ alive, tokens })}`))!;
}

/** Has a user's personal access token that has not ended last for so many days from now; false when there is none. */
export async function extendAccessTokenOf({ db }: Ctx, tokenId: string, userId: string, days: number): Promise<boolean> {
  const change = assign(a, { expiresAt: sql`now() + make_interval(days => ${days}::int)` });
  return !!(await db.one(
    sql`update ${a} set ${change} where ${a.id} = ${tokenId} and ${a.user} = ${userId} and ${a.expiresAt} > now() returning ${id}`,
  ));
}

/** Deletes a user's personal access token; false when there is none. */
export async function deleteAccessToken({ db }: Ctx, tokenId: string, userId: string): Promise<boolean> {
  return !!(await db.one(sql`delete from ${a} where ${a.id} = ${tokenId} and ${a.user} = ${userId} returning ${id}`));
}

/** Deletes all personal access tokens of a user, and returns them. */
export function deleteAccessTokensOf({ db }: Ctx, userId: string) {
  return db.rows(sql`delete from ${a} where ${a.user} = ${userId} returning ${id}`);
}

/** A personal access token that has not ended, by its hash: whom it acts for, what it may do, and whether its last use is a minute ago. */
export function accessTokenByHash(db: Db, tokenHash: string) {
  const isAdmin = expression<boolean>`${u.role} = ${Role.ADMIN}`;
  const stale = expression<boolean>`${a.lastUsedAt} is null or ${a.lastUsedAt} < now() - interval '1 minute'`;
  return db.one(sql`select ${columns({ id: a.id, user: u.id, isAdmin, scopes: a.scopes, canWrite: a.canWrite, canAdmin: a.canAdmin, ...suspension, stale })} from ${a} join ${u} on ${u.id} = ${a.user}
    where ${a.tokenHash} = ${tokenHash} and ${a.expiresAt} > now() and ${u.deletedAt} is null and ${u.bannedAt} is null`);
}

/** Whether a token is a personal access token that has ended. */
export async function isEndedAccessToken(db: Db, tokenHash: string): Promise<boolean> {
  return !!(await db.one(sql`select ${id} from ${a} where ${a.tokenHash} = ${tokenHash} and ${a.expiresAt} <= now()`));
}

/** Records the use of a personal access token. */
export async function noteTokenUse(db: Db, tokenId: string): Promise<void> {
  await db.rows(sql`update ${a} set ${assign(a, { lastUsedAt: sql`now()` })} where ${a.id} = ${tokenId}`);
}

/** The personal access tokens of a user. */
export function accessTokensOf({ db }: Ctx, userId: string) {
  return db.rows(sql`select ${id} from ${a} where ${a.user} = ${userId}`);
}

/** Those of these personal access tokens that have not ended. */
export function openAccessTokens(db: Db, ids: string[]) {
  return db.rows(sql`select ${id} from ${a} where ${a.id} = any(${ids}::bigint[]) and ${a.expiresAt} > now()`);
}
