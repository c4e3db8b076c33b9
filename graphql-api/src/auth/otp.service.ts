import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import type { Limit } from '../platform/ports.ts';
import { sql } from '../platform/sql.ts';
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

/** Consumes the code, or counts a wrong try and throws OTP_INVALID; both are kept whatever happens afterwards. */
export async function consumeOtp(ctx: Ctx, email: string, purpose: OtpPurpose, code: string): Promise<void> {
  const otp = await ctx.db.one<{ id: string; code_hash: string }>(sql`update otps set tries = tries + 1
    where email = ${email} and purpose = ${purpose} and expires_at > now() and tries < ${OTP_TRIES}
    returning id, code_hash`);
  if (!otp || !timingSafeEqual(Buffer.from(otp.code_hash), Buffer.from(hashOf(code, email)))) throw otpInvalid();
  const consumed = await ctx.db.one(sql`delete from otps where id = ${otp.id} and code_hash = ${otp.code_hash} returning id`);
  if (!consumed) throw otpInvalid();
}
