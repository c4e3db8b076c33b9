import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../platform/errors.ts';
import { isId, requireId } from '../platform/ids.ts';
import { raw, sql, type Sql } from '../platform/sql.ts';
import { inTransaction, violates } from '../platform/transaction.ts';
import { Checks } from '../platform/validation.ts';
import { authorize } from '../access/policy.ts';
import { checkPassword, checkPhone, collegeIdRule, nameRule } from '../auth/account-rules.ts';
import { endOtherSessions } from '../auth/session.service.ts';
import { messages } from '../messages.ts';
import { AuditAction } from '../moderation/audit-entry.entity.ts';
import { recordAudit } from '../moderation/audit.service.ts';
import { cancelOpenOrdersOf } from '../orders/order.service.ts';
import { readPhoto, storePhoto } from '../photos/photo.service.ts';
import { newestFirst, type Columns } from '../read/model.ts';
import { connection, list, one, type Root } from '../read/root.ts';
import { Role, User } from './user.entity.ts';
import type { UpdateProfileInput } from './user.inputs.ts';

/** The user who asks; null for a guest. */
export function me(ctx: Ctx): Root | null {
  const { viewer } = ctx;
  return viewer && one(User, { where: (t) => sql`${t.id} = ${viewer.id}` });
}

/** A user by id: all of it for administrators and the user, the public part for others. */
export function user(_ctx: Ctx, id: string): Root | null {
  return isId(id) ? one(User, { where: (t) => sql`${t.id} = ${id} and ${t.deletedAt} is null` }) : null;
}

/** Found by a part of the name, e-mail or college id; a blank search finds all. */
function found(t: Columns<User>, search: string | null | undefined): Sql {
  const words = search?.trim();
  if (!words) return sql`${t.deletedAt} is null`;
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${t.deletedAt} is null and (${t.name} ilike ${part} or ${t.email} ilike ${part} or ${t.collegeId} ilike ${part})`;
}

/** All users, newest first. Administrators only. */
export function users(ctx: Ctx, page: { first: number; after?: string | null; search?: string | null }): Root {
  authorize(ctx, 'user:list');
  return connection(User, {
    where: (t) => found(t, page.search),
    order: newestFirst,
    first: page.first,
    after: page.after ?? undefined,
  });
}

/** All users at once, newest first, for REST; at most 10,000. Administrators only. */
export function userList(ctx: Ctx, search?: string): Root {
  authorize(ctx, 'user:list');
  return list(User, { where: (t) => found(t, search), order: newestFirst, limit: 10_000 });
}

/** A user with everything. Administrators only. Throws NOT_FOUND for what cannot be an id. */
export function userForAdmins(ctx: Ctx, id: string): Root {
  authorize(ctx, 'user:list');
  requireId(id, 'User');
  return one(User, { where: (t) => sql`${t.id} = ${id} and ${t.deletedAt} is null` });
}

/** Changes the own profile; a new password ends all other sessions. Throws INVALID_INPUT, CONFLICT, TOO_LARGE. */
export async function updateProfile(ctx: Ctx, input: UpdateProfileInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, input.password ? 'account:secure' : 'account:use');
  const checks = new Checks();
  const name = checks.text('name', input.name, nameRule);
  const phone = input.phone ? checkPhone(checks, input.phone) : undefined;
  const collegeId = input.collegeId ? checks.text('collegeId', input.collegeId, collegeIdRule) : undefined;
  if (input.password) checkPassword(checks, input.password);
  checks.done();
  const photo = input.profilePicture ? await readPhoto(await input.profilePicture, 'profilePicture') : undefined;
  const picture = photo && (await storePhoto(ctx, photo));
  const passwordHash = input.password ? await ctx.infra.passwords.hash(input.password) : undefined;
  try {
    await inTransaction(ctx, async (tx) => {
      const row = await tx.em.findOneOrFail(User, viewer.id);
      const changes = { name, phone, collegeId, passwordHash, picture };
      tx.em.assign(row, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
      if (passwordHash) await endOtherSessions(tx, viewer.id, viewer.sessionId);
    });
  } catch (error) {
    if (!violates(error, 'users_college_id_unique')) throw error;
    throw new DomainError(ErrorCode.CONFLICT, messages.collegeIdTaken, {
      fields: [{ field: 'collegeId', message: messages.collegeIdTaken }],
    });
  }
  return { id: viewer.id };
}

/** Throws CONFLICT when the user is the only administrator. Locks all administrators, so that two cannot go at once. */
async function assertNotLastAdmin(tx: Ctx, id: string): Promise<void> {
  const admins = await tx.db.rows<{ id: string }>(sql`select id::text as id from users
    where role = ${Role.ADMIN} and deleted_at is null order by id for update`);
  if (admins.length === 1 && admins[0]!.id === id) throw new DomainError(ErrorCode.CONFLICT, messages.lastAdmin);
}

/** Makes a user an administrator or a student again; ends the user's sessions. Administrators only. */
export async function setUserRole(ctx: Ctx, id: string, role: Role): Promise<{ id: string }> {
  authorize(ctx, 'user:manage');
  requireId(id, 'User');
  await inTransaction(ctx, async (tx) => {
    if (role !== Role.ADMIN) await assertNotLastAdmin(tx, id);
    const changed = await tx.db.one(sql`update users set role = ${role} where id = ${id} and deleted_at is null returning id`);
    if (!changed) throw notFound('User');
    await recordAudit(tx, { action: AuditAction.ROLE_CHANGED, subject: `User ${id}`, userId: id, details: role });
    // One's own as well: its open socket would go on with the rights of before.
    await endOtherSessions(tx, id);
  });
  return { id };
}

/** Deletes another's account. Administrators only, and not their own. Throws FORBIDDEN, NOT_FOUND, CONFLICT. */
export async function deleteUser(ctx: Ctx, id: string): Promise<void> {
  const viewer = authorize(ctx, 'user:manage');
  if (viewer.id === id) throw new DomainError(ErrorCode.CONFLICT, messages.notYourself);
  requireId(id, 'User');
  await inTransaction(ctx, async (tx) => {
    await erase(tx, id);
    await recordAudit(tx, { action: AuditAction.USER_DELETED, subject: `User ${id}`, userId: id });
  });
}

/** Deletes the own account, once the password is right. Throws INVALID_INPUT about `password`, CONFLICT. */
export async function deleteMyAccount(ctx: Ctx, password: string): Promise<void> {
  const viewer = authorize(ctx, 'account:secure');
  const row = await ctx.db.one<{ password_hash: string }>(sql`select password_hash from users where id = ${viewer.id}`);
  const right = await ctx.infra.passwords.verify(row?.password_hash, password);
  const checks = new Checks();
  checks.that(right, 'password', messages.passwordWrong).done();
  await inTransaction(ctx, (tx) => erase(tx, viewer.id));
}

/** Sessions end, open listings go, open orders are cancelled and restocked, personal data is erased. Source: rulings on privacy. */
async function erase(tx: Ctx, id: string): Promise<void> {
  await assertNotLastAdmin(tx, id);
  const user = await tx.db.one<{ email: string }>(sql`select email from users where id = ${id} and deleted_at is null for update`);
  if (!user) throw notFound('User');
  await endOtherSessions(tx, id);
  await cancelOpenOrdersOf(tx, id);
  await tx.db.rows(sql`update products set deleted_at = now() where seller_id = ${id} and deleted_at is null`);
  await tx.db.rows(sql`delete from otps where email = ${user.email}`);
  await tx.db.rows(sql`delete from outgoing_mails where recipient = ${user.email}`);
  await tx.db.rows(sql`delete from contact_messages where email = ${user.email}`);
  await tx.db.rows(sql`update users set name = 'Deleted user', email = ${`deleted-${id}`}, phone = '', college_id = ${`deleted-${id}`},
      password_hash = null, picture_id = null, role = ${Role.STUDENT}, deleted_at = now() where id = ${id}`);
}

/** The sections of "download my data": a name and the rows of the viewer that it holds. */
const exportSections: Record<string, (id: string) => ReturnType<typeof sql>> = {
  profile: (id) => sql`select name, email, phone, college_id, role, points_total, created_at from users where id = ${id}`,
  products: (id) =>
    sql`select id, name, description, price, quantity, shipping, created_at, deleted_at from products where seller_id = ${id} order by id`,
  ordersPlaced: (id) => sql`select id, name, price, quantity, status, created_at from orders where buyer_id = ${id} order by id`,
  ordersReceived: (id) => sql`select id, name, price, quantity, status, created_at from orders where seller_id = ${id} order by id`,
  messages: (id) => sql`select order_id, text, created_at from messages where sender_id = ${id} order by id`,
  reviews: (id) => sql`select product_id, rating, text, created_at from reviews where author_id = ${id} order by id`,
  points: (id) => sql`select action, points, product_id, created_at from points_entries where user_id = ${id} order by id`,
  accessTokens: (id) => sql`select name, can_write, created_at, expires_at, last_used_at from access_tokens where user_id = ${id} order by id`,
  refusedListings: (id) => sql`select concerns, created_at from rejections where user_id = ${id} order by id`,
  sessions: (id) => sql`select created_at, expires_at from sessions where user_id = ${id} order by id`,
};

/** Everything stored about the viewer, as JSON text. */
export async function myData(ctx: Ctx): Promise<string> {
  const viewer = authorize(ctx, 'account:use');
  const parts = Object.entries(exportSections).reduce((whole, [name, select], index) => {
    const part = sql`${raw(`'${name}'`)}, (select coalesce(json_agg(s), '[]') from (${select(viewer.id)}) s)`;
    return index === 0 ? part : sql`${whole}, ${part}`;
  }, raw(''));
  const row = await ctx.db.one<{ data: string }>(sql`select json_build_object(${parts})::text as data`);
  return row!.data;
}
