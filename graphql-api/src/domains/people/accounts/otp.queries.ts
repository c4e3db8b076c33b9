import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table, values } from '../../../platform/database/table.ts';
import { Otp, type OtpPurpose } from './otp.entity.ts';

const o = table(Otp, 'o');
const excluded = rowsNamed(Otp, 'excluded');

/** Values for checking a code. */
interface Code {
  email: string;
  purpose: OtpPurpose;
  codeHash: string;
  /** Number of wrong attempts after which the code is invalid. */
  tries: number;
}

const isGood = ({ email, purpose, codeHash, tries }: Code) => sql`${o.email} = ${email} and ${o.purpose} = ${purpose}
  and ${o.codeHash} = ${codeHash} and ${o.expiresAt} > now() and ${o.tries} < ${tries}`;

/** Stores the newest code of an address for a purpose. It replaces an older one and expires after some minutes of the database's clock. */
export async function storeOtp(
  { db }: Ctx,
  { minutes, ...code }: { email: string; purpose: OtpPurpose; codeHash: string; minutes: number },
): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${minutes}::int)`;
  const renewed = assign(o, { codeHash: excluded.codeHash, expiresAt: excluded.expiresAt, tries: 0 });
  await db.rows(sql`insert into ${o} ${values(o, { ...code, expiresAt })} on conflict (${names(o, 'email', 'purpose')}) do update set ${renewed}`);
}

/** Counts an attempt with a wrong code. Returns false if the code is correct, unknown or was tried too often. */
export async function countWrongTry({ db }: Ctx, { email, purpose, codeHash, tries }: Code): Promise<boolean> {
  return !!(await db.one(sql`update ${o} set ${assign(o, { tries: sql`${o.tries} + 1` })} where ${o.email} = ${email}
    and ${o.purpose} = ${purpose} and ${o.codeHash} <> ${codeHash} and ${o.tries} < ${tries} returning ${columns({ id: o.id })}`));
}

/** Returns whether the code is correct and still valid. */
export async function isGoodOtp({ db }: Ctx, code: Code): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: o.id })} from ${o} where ${isGood(code)}`));
}

/** Deletes a correct and still valid code. Returns false if there is none. */
export async function consumeOtp({ db }: Ctx, code: Code): Promise<boolean> {
  return !!(await db.one(sql`delete from ${o} where ${isGood(code)} returning ${columns({ id: o.id })}`));
}

/** Deletes all codes of an address. */
export async function deleteOtpsOf({ db }: Ctx, email: string): Promise<void> {
  await db.rows(sql`delete from ${o} where ${o.email} = ${email}`);
}

/** Deletes the codes that expired more than this many days ago. */
export async function deleteOtpsEndedBefore({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${o} where ${o.expiresAt} < now() - make_interval(days => ${days}::int)`);
}
