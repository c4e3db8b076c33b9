import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode, invalid } from '../platform/errors.ts';
import type { Limit } from '../platform/ports.ts';
import { sql } from '../platform/sql.ts';
import { inTransaction, violates } from '../platform/transaction.ts';
import { Checks } from '../platform/validation.ts';
import { authorize } from '../access/policy.ts';
import { enqueueMail } from '../mail/mail.service.ts';
import { messages } from '../messages.ts';
import { Role, User } from '../users/user.entity.ts';
import { checkEmail, checkPassword, checkPhone, collegeIdRule, isStudentEmail, nameRule, normaliseEmail } from './account-rules.ts';
import type { ResetPasswordInput, SignUpInput } from './auth.inputs.ts';
import { OtpPurpose } from './otp.entity.ts';
import { consumeOtp, countOtpRequest, issueOtp } from './otp.service.ts';
import { endOtherSessions, endSession, NO_SESSION, startSession, type IssuedSession } from './session.service.ts';

/** Wrong passwords: 10 for an address and 50 from a client in 15 minutes. */
const signInByEmail: Limit = { name: 'sign-in-email', points: 10, seconds: 900 };
const signInByClient: Limit = { name: 'sign-in-client', points: 50, seconds: 900 };
/** Codes asked for from one client, whatever the address. */
const otpByClient: Limit = { name: 'otp-client', points: 30, seconds: 3600 };

const alreadyRegistered = () => new DomainError(ErrorCode.ALREADY_REGISTERED, messages.alreadyRegistered);

function checkStudentEmail(ctx: Ctx, checks: Checks, email: string): string {
  const address = checkEmail(checks, email);
  checks.that(isStudentEmail(address, ctx.infra.settings.studentEmailDomains), 'email', messages.wrongDomain);
  return address;
}

async function assertUnregistered(ctx: Ctx, email: string, collegeId: string): Promise<void> {
  const taken = await ctx.db.one<{ by_email: boolean }>(sql`select email = ${email} as by_email from users
    where email = ${email} or lower(college_id) = lower(${collegeId}) order by 1 desc limit 1`);
  if (taken?.by_email) throw alreadyRegistered();
  if (taken)
    throw new DomainError(ErrorCode.CONFLICT, messages.collegeIdTaken, { fields: [{ field: 'collegeId', message: messages.collegeIdTaken }] });
}

/** Mails a sign-up code to a student address. Throws ALREADY_REGISTERED, INVALID_INPUT, RATE_LIMITED. */
export async function requestSignUpOtp(ctx: Ctx, email: string, collegeId: string): Promise<void> {
  const checks = new Checks();
  checks.that(email.trim() !== '', 'email', messages.requiredFields);
  checks.that(collegeId.trim() !== '', 'collegeId', messages.requiredFields);
  checks.done();
  const address = checkStudentEmail(ctx, checks, email);
  const college = checks.text('collegeId', collegeId, collegeIdRule);
  checks.done();
  await ctx.infra.rateLimiter.use(otpByClient, ctx.ip);
  await assertUnregistered(ctx, address, college);
  await countOtpRequest(ctx, address);
  await inTransaction(ctx, async (tx) => {
    const code = await issueOtp(tx, address, OtpPurpose.SIGN_UP);
    await enqueueMail(tx, address, 'signUpCode', { code });
  });
}

/** Makes an account, once its mailed code is right. Throws INVALID_INPUT, OTP_INVALID, ALREADY_REGISTERED, CONFLICT. */
export async function signUp(ctx: Ctx, input: SignUpInput): Promise<{ id: string }> {
  const checks = new Checks();
  const email = checkStudentEmail(ctx, checks, input.email);
  const name = checks.text('name', input.name, nameRule);
  const collegeId = checks.text('collegeId', input.collegeId, collegeIdRule);
  const phone = checkPhone(checks, input.phone);
  checkPassword(checks, input.password);
  checks.that(/^\d{6}$/.test(input.otp), 'otp', messages.otpFormat);
  checks.done();
  await assertUnregistered(ctx, email, collegeId);
  await consumeOtp(ctx, email, OtpPurpose.SIGN_UP, input.otp);
  const passwordHash = await ctx.infra.passwords.hash(input.password);
  const user = await createUser(ctx, { name, email, phone, collegeId, passwordHash, role: Role.STUDENT });
  ctx.viewer = { id: user.id, isAdmin: false, sessionId: NO_SESSION };
  return user;
}

/** Stores a user whose data was checked. Throws ALREADY_REGISTERED or CONFLICT when another was faster. */
export async function createUser(
  ctx: Ctx,
  data: { name: string; email: string; phone: string; collegeId: string; passwordHash: string; role: Role },
): Promise<{ id: string }> {
  try {
    return await inTransaction(ctx, async (tx) => {
      const user = tx.em.create(User, data);
      await tx.em.flush();
      return { id: user.id };
    });
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw alreadyRegistered();
    if (violates(error, 'users_college_id_unique')) throw new DomainError(ErrorCode.CONFLICT, messages.collegeIdTaken);
    throw error;
  }
}

/** Starts a session. The refusal is the same, and takes the same time, for an unknown address and a wrong password. */
export async function signIn(ctx: Ctx, email: string, password: string): Promise<IssuedSession & { user: { id: string } }> {
  const address = normaliseEmail(email);
  await ctx.infra.rateLimiter.use(signInByEmail, address);
  await ctx.infra.rateLimiter.use(signInByClient, ctx.ip);
  const user = await ctx.db.one<{ id: string; password_hash: string; role: Role }>(sql`select id::text as id, password_hash, role from users
    where email = ${address} and deleted_at is null`);
  const right = await ctx.infra.passwords.verify(user?.password_hash, password);
  if (!user || !right) throw new DomainError(ErrorCode.UNAUTHENTICATED, messages.signInFailed);
  await ctx.infra.rateLimiter.clear(signInByEmail, address);
  const session = await startSession(ctx, user.id);
  // What follows in this operation, the answer's own fields included, is asked by the user who signed in.
  ctx.viewer = { id: user.id, isAdmin: user.role === Role.ADMIN, sessionId: session.id };
  return { ...session, user: { id: user.id } };
}

/** Ends the session that asks. */
export async function signOut(ctx: Ctx): Promise<void> {
  const viewer = authorize(ctx, 'account:secure');
  await endSession(ctx, viewer.sessionId);
}

/** Mails a code for a new password when the address has an account; the answer is the same when it has none. */
export async function requestPasswordReset(ctx: Ctx, email: string): Promise<void> {
  const checks = new Checks();
  const address = checkEmail(checks, email);
  checks.done();
  await ctx.infra.rateLimiter.use(otpByClient, ctx.ip);
  await countOtpRequest(ctx, address);
  const user = await ctx.db.one(sql`select id from users where email = ${address} and deleted_at is null`);
  if (!user) return;
  await inTransaction(ctx, async (tx) => {
    const code = await issueOtp(tx, address, OtpPurpose.RESET);
    await enqueueMail(tx, address, 'passwordCode', { code });
  });
}

/** Sets a new password with a mailed code and ends all sessions of the account. Throws INVALID_INPUT, OTP_INVALID. */
export async function resetPassword(ctx: Ctx, input: ResetPasswordInput): Promise<void> {
  const checks = new Checks();
  const email = checkEmail(checks, input.email);
  checkPassword(checks, input.password);
  checks.that(/^\d{6}$/.test(input.otp), 'otp', messages.otpFormat);
  checks.done();
  await consumeOtp(ctx, email, OtpPurpose.RESET, input.otp);
  const passwordHash = await ctx.infra.passwords.hash(input.password);
  await inTransaction(ctx, async (tx) => {
    const user = await tx.db.one<{ id: string }>(sql`update users set password_hash = ${passwordHash}
      where email = ${email} and deleted_at is null returning id::text as id`);
    if (!user) throw invalid('email', messages.otpWrong);
    await endOtherSessions(tx, user.id);
  });
  await ctx.infra.rateLimiter.clear(signInByEmail, email);
}
