import { createHash, randomInt } from 'node:crypto';
import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import type { Limit } from '../platform/ports.ts';
import { sql, type Sql } from '../platform/sql.ts';
import { messages } from '../messages.ts';
import type { OtpPurpose } from './otp.entity.ts';

/** A code lives 5 minutes and takes 5 tries. Source: rulings on accounts. */
export const OTP_MINUTES = 5;
const OTP_TRIES = 5;

const otpSpacing: Limit = { name: 'otp-spacing', points: 1, seconds: 30 };
const otpHourly: Limit = { name: 'otp-hourly', points: 5, seconds: 3600 };

function hashOf(code: string, email: string): string {
  return createHash('sha256').update(`${email}:${code}`).digest('hex');
}

function otpInvalid(): DomainError {
  const fields = [{ field: 'otp', message: messages.otpWrong }];
  return new DomainError(ErrorCode.OTP_INVALID, messages.otpWrong, { fields });
}

/** Counts a request for a code: one in 30 seconds and five an hour for an address. Throws RATE_LIMITED. */
export async function countOtpRequest(ctx: Ctx, email: string): Promise<void> {
  await ctx.infra.rateLimiter.use(otpSpacing, email);
  await ctx.infra.rateLimiter.use(otpHourly, email);
}

/** Makes a new six-digit code for an address and a purpose, which replaces an older one, and returns it for the mail. */
export async function issueOtp(ctx: Ctx, email: string, purpose: OtpPurpose): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const expires = new Date(Date.now() + OTP_MINUTES * 60_000);
  await ctx.db.rows(sql`insert into otps (email, purpose, code_hash, expires_at)
    values (${email}, ${purpose}, ${hashOf(code, email)}, ${expires})
    on conflict (email, purpose) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`);
  return code;
}

/** Counts a wrong try, which stays counted whatever happens afterwards. A right code stays good. Throws OTP_INVALID. */
export async function checkOtp(ctx: Ctx, email: string, purpose: OtpPurpose, code: string): Promise<void> {
  const hash = hashOf(code, email);
  const wrong = await ctx.db.one(sql`update otps set tries = tries + 1
    where email = ${email} and purpose = ${purpose} and code_hash <> ${hash} and tries < ${OTP_TRIES} returning id`);
  const right = !wrong && (await ctx.db.one(sql`select id from otps where ${isGood(email, purpose, hash)}`));
  if (!right) throw otpInvalid();
}

/** Consumes a code that was checked, together with what it was for: call it inside that transaction. Throws OTP_INVALID. */
export async function useOtp(tx: Ctx, email: string, purpose: OtpPurpose, code: string): Promise<void> {
  const used = await tx.db.one(sql`delete from otps where ${isGood(email, purpose, hashOf(code, email))} returning id`);
  if (!used) throw otpInvalid();
}

const isGood = (email: string, purpose: OtpPurpose, hash: string): Sql =>
  sql`email = ${email} and purpose = ${purpose} and code_hash = ${hash} and expires_at > now() and tries < ${OTP_TRIES}`;
