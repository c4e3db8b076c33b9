import { canSql } from '../../../../access/policy.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../../platform/database/table.ts';
import { one, type QuerySource } from '../../../../read/query-source.ts';
import { AccessToken } from '../access-token.entity.ts';
import { AppGrant } from './app-grant.entity.ts';

const a = table(AccessToken, 'a');
const g = table(AppGrant, 'g');

/** Returns a grant to the user who gave it and administrators; null for everybody else. */
export function ownAppGrant(id: string): QuerySource {
  return one<AppGrant>(AppGrant, { where: (t) => sql`${t.id} = ${id} and ${canSql('token:read', t)}` });
}

/** Returns a user's grant for an app with its permissions; undefined if there is none. */
export function grantOf({ db }: Ctx, user: string, app: string) {
  return db.one(sql`select ${columns({ id: g.id, token: a.id, scopes: a.scopes })} from ${g} join ${a} on ${a.id} = ${g.token}
    where ${g.user} = ${user} and ${g.app} = ${app}`);
}

/** Returns the row of `access_tokens` of a grant; undefined if there is no such grant. */
export async function tokenOfGrant({ db }: Ctx, id: string): Promise<string | undefined> {
  return (await db.one(sql`select ${columns({ token: g.token })} from ${g} where ${g.id} = ${id}`))?.token;
}

/** Returns the rows of `access_tokens` of all grants for an app. */
export function tokensOfApp({ db }: Ctx, app: string) {
  return db.rows(sql`select ${columns({ token: g.token })} from ${g} where ${g.app} = ${app}`);
}

/** Inserts a grant. */
export async function insertGrant({ db }: Ctx, grant: { user: string; app: string; token: string }): Promise<void> {
  await db.rows(sql`insert into ${g} ${values(g, grant)}`);
}

interface Renewal {
  scopes: readonly string[];
  canWrite: boolean;
  canAdmin: boolean;
  days: number;
}

/** Sets the permissions of a grant, for the given number of days from now. */
export async function renewGrant({ db }: Ctx, grant: { id: string; token: string }, { days, scopes, ...flags }: Renewal): Promise<void> {
  const change = assign(a, { ...flags, scopes: sql`${scopes}::text[]`, expiresAt: sql`now() + make_interval(days => ${days}::int)` });
  await db.rows(sql`update ${a} set ${change} where ${a.id} = ${grant.token}`);
  await db.rows(sql`update ${g} set ${assign(g, { grantedAt: sql`now()` })} where ${g.id} = ${grant.id}`);
}
