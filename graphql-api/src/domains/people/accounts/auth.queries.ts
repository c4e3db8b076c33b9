import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, table } from '../../../platform/database/table.ts';
import { User } from '../users/user.entity.ts';

const u = table(User, 'u');

/** Returns an account with this address or this college id, preferring the address. `byEmail` tells which one matched. */
export function accountLike({ db }: Ctx, email: string, collegeId: string) {
  return db.one(sql`select ${columns({ id: u.id, byEmail: expression<boolean>`${u.email} = ${email}` })} from ${u}
    where ${u.email} = ${email} or lower(${u.collegeId}) = lower(${collegeId}) order by 1 desc limit 1`);
}

/** Returns the account that signs in with an address. */
export function accountByEmail({ db }: Ctx, email: string) {
  return db.one(sql`select ${columns({ id: u.id, passwordHash: u.passwordHash, role: u.role, bannedAt: u.bannedAt })} from ${u}
    where ${u.email} = ${email} and ${u.deletedAt} is null`);
}

/** Returns the hash of a user's password; undefined for an unknown user. */
export async function passwordHashOf({ db }: Ctx, userId: string): Promise<string | undefined> {
  const row = await db.one(sql`select ${columns({ hash: u.passwordHash })} from ${u} where ${u.id} = ${userId}`);
  return row?.hash ?? undefined;
}

/** Sets the password of the account with an address. Returns its id; undefined if there is none. */
export async function setPasswordOf({ db }: Ctx, email: string, passwordHash: string): Promise<string | undefined> {
  const row = await db.one(sql`update ${u} set ${assign(u, { passwordHash })} where ${u.email} = ${email} and ${u.deletedAt} is null
    returning ${columns({ id: u.id })}`);
  return row?.id;
}
