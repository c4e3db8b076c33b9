import type { Ctx, Db } from '../../../platform/context.ts';
import { containing, hasPart } from '../../../platform/text/like.ts';
import { allOf, expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table } from '../../../platform/database/table.ts';
import { newestFirst, oldestFirst, type Columns, type OrderKey } from '../../../read/mapping.ts';
import { connection, list, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { longestUnchangedFirst, timeConditions, type Times } from '../../../read/times.ts';
import { Role, User } from './user.entity.ts';
import type { UserSort } from './user.inputs.ts';

const u = table(User, 'u');

/** Returns a user by id whose account was not deleted. */
export function existingUserById(id: string): QuerySource {
  return one(User, { where: (t) => sql`${t.id} = ${id} and ${t.deletedAt} is null` });
}

/** Filter and sort order of the list of users; null for all. A search covers the name, the email and the college id. */
export interface UserFilter extends Times {
  search?: string | null;
  role?: Role | null;
  sort: UserSort;
}

function conditions(t: Columns<User>, { search, role, ...times }: Omit<UserFilter, 'sort'>): Sql {
  const part = containing(search);
  return allOf([
    sql`${t.deletedAt} is null`,
    ...timeConditions(t, times),
    ...(role ? [sql`${t.role} = ${role}`] : []),
    ...(part ? [sql`(${t.name} ilike ${part} or ${t.email} ilike ${part} or ${t.collegeId} ilike ${part})`] : []),
  ]);
}

const byText = (text: (t: Columns<User>) => Sql, desc: boolean): OrderKey<User>[] => [
  { by: (t) => sql`lower(${text(t)})`, type: 'text', desc },
  ...(desc ? newestFirst : oldestFirst),
];

const sorted: Record<UserSort, OrderKey<User>[]> = {
  NEWEST: newestFirst,
  OLDEST: oldestFirst,
  NAME_ASC: byText((t) => t.name, false),
  NAME_DESC: byText((t) => t.name, true),
  EMAIL_ASC: byText((t) => t.email, false),
  EMAIL_DESC: byText((t) => t.email, true),
  UPDATED: longestUnchangedFirst,
};

/** Returns the ids of the users whose name contains a text, at most `most`. */
export async function usersNamed({ db }: Ctx, part: string, most: number): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ id: u.id })} from ${u} where ${hasPart(u.name, part)} limit ${most}::int`);
  return rows.map(({ id }) => id);
}

/** Returns a page of the users that match a filter. */
export function usersMatching(filter: UserFilter, page: Page): QuerySource {
  return connection<User>(User, { where: (t) => conditions(t, filter), order: sorted[filter.sort], page });
}

/** Returns the users that match a search, newest first. */
export function userListMatching(search: string | null | undefined, limit: number): QuerySource {
  return list<User>(User, { where: (t) => conditions(t, { search }), order: newestFirst, limit });
}

/** Returns whether the user has an account. */
export async function isExistingUser({ db }: Ctx, id: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: u.id })} from ${u} where ${u.id} = ${id} and ${u.deletedAt} is null`));
}

/** Returns the address of a user; undefined if the account was deleted. */
export async function emailOf({ db }: Ctx, id: string): Promise<string | undefined> {
  const row = await db.one(sql`select ${columns({ email: u.email })} from ${u} where ${u.id} = ${id} and ${u.deletedAt} is null`);
  return row?.email;
}

/** Returns the id of the user with an address who may sell now; undefined if there is none, or the account is suspended or banned. */
export async function sellerWithEmail({ db }: Ctx, email: string): Promise<string | undefined> {
  const maySell = sql`${u.deletedAt} is null and ${u.bannedAt} is null and (${u.suspendedUntil} is null or ${u.suspendedUntil} <= now())`;
  return (await db.one(sql`select ${columns({ id: u.id })} from ${u} where ${u.email} = ${email} and ${maySell}`))?.id;
}

/** Returns whether there is any user. */
export async function hasUsers({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: u.id })} from ${u} limit 1`));
}

/** Returns whether an account is neither deleted nor banned. */
export async function isActiveUser(db: Db, id: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: u.id })} from ${u} where ${u.id} = ${id} and ${u.deletedAt} is null and ${u.bannedAt} is null`));
}

/** Selects those of the given users who may act. The deletion and the ban of these wait until the transaction ends. */
export const heldAccountsSql = (ids: Sql) =>
  sql`select ${columns({ id: u.id })} from ${u} where ${u.id} in (${ids}) and ${u.deletedAt} is null and ${u.bannedAt} is null for key share`;

/** Returns whether the user has an account that is not banned. Its deletion and its ban then wait until the transaction ends. */
export async function holdAccount({ db }: Ctx, id: string): Promise<boolean> {
  return !!(await db.one(heldAccountsSql(sql`${id}::bigint`)));
}

/** True if a user is suspended now. */
export const isSuspendedSql = (id: Sql): Sql<never> => sql`exists (select from ${u} where ${u.id} = ${id} and ${u.suspendedUntil} > now())`;

/** Returns whether the user is suspended. */
export async function isSuspended({ db }: Ctx, id: string): Promise<boolean> {
  const suspended = expression<boolean>`${isSuspendedSql(sql`${id}::bigint`)}`;
  return (await db.one(sql`select ${columns({ suspended })}`))!.suspended;
}

/** Locks a user. */
export async function lockUser({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`select from ${u} where ${u.id} = ${id} for update`);
}

/** Locks all administrators, in the order of their ids, and returns them. */
export function lockAdmins({ db }: Ctx) {
  return db.rows(
    sql`select ${columns({ id: u.id })} from ${u} where ${u.role} = ${Role.ADMIN} and ${u.deletedAt} is null order by ${u.id} for update`,
  );
}

/** Locks a user's account and returns what its rules check; undefined if it was deleted. */
export function lockAccount({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ role: u.role, email: u.email })} from ${u} where ${u.id} = ${id} and ${u.deletedAt} is null for update`);
}

/** Sets the role of a user. */
export async function setRole({ db }: Ctx, id: string, role: Role): Promise<void> {
  await db.rows(sql`update ${u} set ${assign(u, { role })} where ${u.id} = ${id}`);
}

/** Makes the account with an address an administrator with this name and password. Returns its id; undefined if there is none. */
export async function promoteAccount({ db }: Ctx, email: string, data: { name: string; passwordHash: string }): Promise<string | undefined> {
  const row = await db.one(sql`update ${u} set ${assign(u, { ...data, role: Role.ADMIN })} where ${u.email} = ${email} and ${u.deletedAt} is null
    returning ${columns({ id: u.id })}`);
  return row?.id;
}

/** Erases the personal data of a user. The row stays for the orders and reviews of others. */
export async function eraseUser({ db }: Ctx, id: string): Promise<void> {
  const gone = `deleted-${id}`;
  const erased = {
    name: 'Deleted user',
    email: gone,
    phone: '',
    collegeId: gone,
    passwordHash: null,
    picture: null,
    upiId: null,
    role: Role.STUDENT,
  };
  await db.rows(sql`update ${u} set ${assign(u, { ...erased, deletedAt: sql`now()` })} where ${u.id} = ${id}`);
}

/** Suspends a user until a time in milliseconds since 1970. */
export async function suspend({ db }: Ctx, id: string, until: number): Promise<void> {
  await db.rows(sql`update ${u} set ${assign(u, { suspendedUntil: sql`to_timestamp(${until}::float8 / 1000)` })} where ${u.id} = ${id}`);
}

/** Bans a user, who then cannot sign in. */
export async function ban({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`update ${u} set ${assign(u, { bannedAt: sql`now()` })} where ${u.id} = ${id}`);
}

/** Ends the suspension and the ban of a user. Returns false if there is neither. */
export async function liftSanctions({ db }: Ctx, id: string): Promise<boolean> {
  return !!(await db.one(sql`update ${u} set ${assign(u, { suspendedUntil: null, bannedAt: null })}
    where ${u.id} = ${id} and (${u.bannedAt} is not null or ${u.suspendedUntil} > now()) returning ${columns({ id: u.id })}`));
}

/** Returns whether an administrator exists. */
export async function hasAdmin(db: Db): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: u.id })} from ${u} where ${u.role} = ${Role.ADMIN} and ${u.deletedAt} is null limit 1`));
}
