import type { Db } from '../../../../platform/context.ts';
import { expression, literal, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { Role, User } from '../../users/user.entity.ts';
import { AccessToken } from '../access-token.entity.ts';
import { suspension } from '../suspension.queries.ts';
import { AppGrant } from './app-grant.entity.ts';
import { OAuthItem } from './oauth-item.entity.ts';

const a = table(AccessToken, 'a');
const g = table(AppGrant, 'g');
const i = table(OAuthItem, 'i');
const u = table(User, 'u');

/** Models of oidc-provider that are access tokens. */
export const TOKEN_KINDS = ['AccessToken', 'ClientCredentials'] as const;

export const isTokenKind = (kind: string): boolean => TOKEN_KINDS.some((each) => each === kind);

const isToken = sql`${i.kind} in (${literal(TOKEN_KINDS[0])}, ${literal(TOKEN_KINDS[1])})`;
const ofGrant = sql`${i} join ${g} on ${g.id} = ${i.appGrant} join ${a} on ${a.id} = ${g.token}`;
const lasts = sql`${i.expiresAt} > now() and ${a.expiresAt} > now()`;
const item = expression<string>`${i.id}::text`;

/** Returns a valid access token of an app by its hash: its grant, its user, and its own scopes, which may be fewer than those of the grant. */
export function appTokenByHash(db: Db, tokenHash: string) {
  const isAdmin = expression<boolean>`${u.role} = ${Role.ADMIN}`;
  const stale = expression<boolean>`${a.lastUsedAt} is null or ${a.lastUsedAt} < now() - interval '1 minute'`;
  const scopes = expression<string[]>`string_to_array(coalesce(${i.payload} ->> 'scope', ''), ' ')`;
  return db.one(sql`select ${columns({ item, id: a.id, user: u.id, isAdmin, scopes, ...suspension, stale })} from ${ofGrant} join ${u} on ${u.id} = ${a.user}
    where ${isToken} and ${i.idHash} = ${tokenHash} and ${lasts} and ${u.deletedAt} is null and ${u.bannedAt} is null`);
}

/** Returns whether a token is an expired access token of an app. */
export async function isEndedAppToken(db: Db, tokenHash: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ item })} from ${i} where ${isToken} and ${i.idHash} = ${tokenHash} and ${i.expiresAt} <= now()`));
}

/** Returns the apps' access tokens among these that have not expired, with their grants. */
export function openAppTokens(db: Db, items: string[]) {
  return db.rows(sql`select ${columns({ item, id: a.id })} from ${ofGrant} where ${i.id} = any(${items}::bigint[]) and ${lasts}`);
}

/** True if a row of `access_tokens` belongs to a grant of an app. */
export const isOfApp = (token: Sql): Sql<never> => sql`exists (select from ${g} where ${g.token} = ${token})`;
