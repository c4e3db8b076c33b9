import { createHash, randomInt } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import type { Limit } from '../../../platform/ports.ts';
import { messages } from '../../../messages.ts';
import type { OtpPurpose } from './otp.entity.ts';
import { deleteSessionsEndedBefore } from '../sessions/session.queries.ts';
import { consumeOtp, countWrongTry, deleteOtpsEndedBefore, isGoodOtp, storeOtp } from './otp.queries.ts';

/** A code is valid for 10 minutes and 5 attempts. */
export const OTP_MINUTES = 10;
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

/** Counts a request for a code. The limits for an address are one in 30 seconds and five an hour. Throws RATE_LIMITED. */
export async function countOtpRequest(ctx: Ctx, email: string): Promise<void> {
  await ctx.infra.rateLimiter.use(otpSpacing, email);
  await ctx.infra.rateLimiter.use(otpHourly, email);
}

/** Creates a six-digit code for an address and a purpose, which replaces an older one. Returns it for the email. */
export async function issueOtp(ctx: Ctx, email: string, purpose: OtpPurpose): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await storeOtp(ctx, { email, purpose, codeHash: hashOf(code, email), minutes: OTP_MINUTES });
  return code;
}

/** Checks a code. A wrong attempt is counted permanently; a correct code stays valid. Throws OTP_INVALID. */
export async function checkOtp(ctx: Ctx, email: string, purpose: OtpPurpose, code: string): Promise<void> {
  const tried = { email, purpose, codeHash: hashOf(code, email), tries: OTP_TRIES };
  const isRight = !(await countWrongTry(ctx, tried)) && (await isGoodOtp(ctx, tried));
  if (!isRight) throw otpInvalid();
}

/** Consumes a checked code. Must be called inside the transaction of the change that it allows. Throws OTP_INVALID. */
export async function useOtp(tx: Ctx, email: string, purpose: OtpPurpose, code: string): Promise<void> {
  const isUsed = await consumeOtp(tx, { email, purpose, codeHash: hashOf(code, email), tries: OTP_TRIES });
  if (!isUsed) throw otpInvalid();
}

/** Deletes sessions and emailed codes that expired more than this many days ago, including the addresses of the codes. */
export async function removeEndedSignIns(ctx: Ctx, days: number): Promise<void> {
  await deleteSessionsEndedBefore(ctx, days);
  await deleteOtpsEndedBefore(ctx, days);
}
