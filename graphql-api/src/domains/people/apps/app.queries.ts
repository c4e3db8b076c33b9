import { canSql } from '../../../access/policy.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { newestFirst } from '../../../read/mapping.ts';
import { connection, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { Role, User } from '../users/user.entity.ts';
import { App } from './app.entity.ts';

const p = table(App, 'p');
const u = table(User, 'u');
const id = columns({ id: p.id });

/** Returns an app to its owner and administrators; null for everybody else. */
export function ownApp(appId: string): QuerySource {
  return one<App>(App, { where: (t) => sql`${t.id} = ${appId} and ${canSql('app:read', t)}` });
}

/** Returns a page of all apps, newest first. */
export function appPage(page: Page): QuerySource {
  return connection<App>(App, { where: () => sql`true`, order: newestFirst, page });
}

interface NewApp {
  owner: string;
  clientId: string;
  secretHash: string | null;
  name: string;
  logo: string | null;
  homepage: string;
  redirectUris: readonly string[];
  scopes: readonly string[];
  isApproved: boolean;
}

/** Inserts an app. Returns its id. */
export async function insertApp({ db }: Ctx, { redirectUris, scopes, isApproved, ...app }: NewApp): Promise<string> {
  const lists = { redirectUris: sql`${redirectUris}::text[]`, scopes: sql`${scopes}::text[]` };
  const approvedAt = isApproved ? sql`now()` : null;
  const row = await db.one(sql`insert into ${p} ${values(p, { ...app, ...lists, approvedAt })} returning ${id}`);
  return row!.id;
}

/** Returns the number of a user's apps. */
export async function countAppsOf({ db }: Ctx, owner: string): Promise<number> {
  const count = expression<number>`count(*)::int`;
  return (await db.one(sql`select ${columns({ count })} from ${p} where ${p.owner} = ${owner}`))!.count;
}

/** Returns the apps of a user. */
export function appsOf({ db }: Ctx, owner: string) {
  return db.rows(sql`select ${id} from ${p} where ${p.owner} = ${owner} order by ${p.id}`);
}

/** Locks an app and returns its owner and name; undefined if there is none. */
export function lockApp({ db }: Ctx, appId: string) {
  return db.one(sql`select ${columns({ id: p.id, owner: p.owner, name: p.name })} from ${p} where ${p.id} = ${appId} for no key update`);
}

/** Approves an app, so that users other than its owner can use it. */
export async function markApproved({ db }: Ctx, appId: string): Promise<void> {
  await db.rows(sql`update ${p} set ${assign(p, { approvedAt: sql`now()` })} where ${p.id} = ${appId} and ${p.approvedAt} is null`);
}

/** Deletes an app with all its objects of the OAuth provider. */
export async function deleteAppRow({ db }: Ctx, appId: string): Promise<void> {
  await db.rows(sql`delete from ${p} where ${p.id} = ${appId}`);
}

/**
 * Returns an app by its OAuth client id, and whether its owner is an administrator; undefined if the app is gone or its owner's account is gone or
 * banned.
 */
export function appByClientId(db: Db, clientId: string) {
  const isOfAdmin = expression<boolean>`${u.role} = ${Role.ADMIN}`;
  const isApproved = expression<boolean>`${p.approvedAt} is not null`;
  const app = { id: p.id, owner: p.owner, clientId: p.clientId, secretHash: p.secretHash, name: p.name, logo: p.logo, homepage: p.homepage };
  return db.one(sql`select ${columns({ ...app, redirectUris: p.redirectUris, scopes: p.scopes, isApproved, isOfAdmin })}
    from ${p} join ${u} on ${u.id} = ${p.owner} where ${p.clientId} = ${clientId} and ${u.deletedAt} is null and ${u.bannedAt} is null`);
}
