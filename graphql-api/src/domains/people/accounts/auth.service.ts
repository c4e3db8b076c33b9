import type { Ctx, Viewer } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid } from '../../../platform/errors.ts';
import { inTransaction, violates } from '../../../platform/database/transaction.ts';
import { checkInput, Validator } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { Role, User } from '../users/user.entity.ts';
import { userCreated } from '../users/user.events.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { isStudentEmail } from '../users/account-rules.ts';
import { accountFailures, addressCodes, attempt } from './attempts.ts';
import { accountByEmail, accountLike, passwordHashOf, setPasswordOf } from './auth.queries.ts';
import { RequestPasswordResetInput, RequestSignUpOtpInput, ResetPasswordInput, SignInInput, SignUpInput } from './auth.inputs.ts';
import { OtpPurpose } from './otp.entity.ts';
import { checkOtp, countOtpRequest, issueOtp, OTP_MINUTES, useOtp } from './otp.service.ts';
import { endOtherSessions, endSession, NO_SESSION, startSession, type IssuedSession } from '../sessions/session.service.ts';

/** An authenticated user, and the viewer for reading the response. */
interface Identified {
  user: { id: string };
  viewer: Viewer;
}

const alreadyRegistered = () =>
  new DomainError(ErrorCode.ALREADY_REGISTERED, messages.alreadyRegistered, { fields: [{ field: 'email', message: messages.alreadyRegistered }] });

/** Throws FORBIDDEN if users can only sign in with their college. */
function assertPasswordsOn({ infra }: Ctx): void {
  if (!infra.settings.signIn.password) throw new DomainError(ErrorCode.FORBIDDEN, messages.passwordsOff);
}

/** Adds an error if a valid address is not a student's. */
function checkStudentEmail(ctx: Ctx, validator: Validator, address: string): void {
  const { studentEmailDomains } = ctx.infra.settings;
  const student = isStudentEmail(address, studentEmailDomains);
  validator.check(student || validator.hasError('email'), 'email', messages.wrongDomain(studentEmailDomains));
}

async function assertUnregistered(ctx: Ctx, email: string, collegeId: string): Promise<void> {
  const taken = await accountLike(ctx, email, collegeId);
  if (taken?.byEmail) throw alreadyRegistered();
  if (taken)
    throw new DomainError(ErrorCode.CONFLICT, messages.collegeIdTaken, { fields: [{ field: 'collegeId', message: messages.collegeIdTaken }] });
}

/** Emails a sign-up code to a student address. Throws ALREADY_REGISTERED, INVALID_INPUT, RATE_LIMITED, FORBIDDEN if passwords are off. */
export async function requestSignUpOtp(ctx: Ctx, input: RequestSignUpOtpInput): Promise<void> {
  assertPasswordsOn(ctx);
  const validator = new Validator();
  const { email, collegeId } = validator.input(RequestSignUpOtpInput, input);
  checkStudentEmail(ctx, validator, email);
  validator.assertValid();
  await ctx.infra.rateLimiter.use(addressCodes(ctx), ctx.ip);
  await assertUnregistered(ctx, email, collegeId);
  await countOtpRequest(ctx, email);
  await inTransaction(ctx, async (tx) => {
    const code = await issueOtp(tx, email, OtpPurpose.SIGN_UP);
    await tx.ports.mails.queue(tx, email, 'signUpCode', { code, minutes: OTP_MINUTES });
  });
}

/** Checks an emailed code. A wrong code counts against the client address. Throws OTP_INVALID, RATE_LIMITED. */
async function checkCode(ctx: Ctx, email: string, purpose: OtpPurpose, code: string): Promise<void> {
  await attempt(ctx, undefined, () => checkOtp(ctx, email, purpose, code));
  await ctx.infra.rateLimiter.giveBack(addressCodes(ctx), ctx.ip);
}

/**
 * Creates an account after checking the emailed code. Throws INVALID_INPUT, OTP_INVALID, ALREADY_REGISTERED, CONFLICT, IDEMPOTENCY_CONFLICT,
 * FORBIDDEN if passwords are off.
 */
export async function signUp(ctx: Ctx, input: SignUpInput): Promise<Identified> {
  assertPasswordsOn(ctx);
  const validator = new Validator();
  const { name, email, phone, collegeId, password, otp } = validator.input(SignUpInput, input);
  checkStudentEmail(ctx, validator, email);
  validator.assertValid();
  let isRepeated = true;
  const request = idempotentRequest('signUp', email, input.idempotencyKey, [email, name, collegeId, phone]);
  const user = await once<{ id: string }>(ctx, request, async (write) => {
    await assertUnregistered(ctx, email, collegeId);
    await checkCode(ctx, email, OtpPurpose.SIGN_UP, otp);
    const passwordHash = await ctx.infra.passwords.hash(password);
    const made = await write(async (tx) => {
      await useOtp(tx, email, OtpPurpose.SIGN_UP, otp);
      return createUser(tx, { name, email, phone, collegeId, passwordHash, role: Role.STUDENT });
    });
    isRepeated = false;
    return made;
  });
  // The hash of the input does not cover the password, so the password is compared with the account's own hash.
  if (isRepeated) await assertPassword(ctx, user.id, password);
  return { user, viewer: { id: user.id, isAdmin: false, sessionId: NO_SESSION } };
}

async function assertPassword(ctx: Ctx, userId: string, password: string): Promise<void> {
  const isSame = await ctx.infra.passwords.verify(await passwordHashOf(ctx, userId), password);
  if (!isSame) throw new DomainError(ErrorCode.IDEMPOTENCY_CONFLICT, messages.idempotencyConflict);
}

/**
 * Stores a user with validated data. A user who signs in with the college has no password, and can set the first one with an emailed code. Throws
 * ALREADY_REGISTERED or CONFLICT for a concurrent sign-up.
 */
export async function createUser(
  ctx: Ctx,
  data: { name: string; email: string; phone: string; collegeId: string; passwordHash: string | null; role: Role },
): Promise<{ id: string }> {
  try {
    return await inTransaction(ctx, async (tx) => {
      const user = tx.em.create(User, data);
      await tx.em.flush();
      await recordEvent(tx, userCreated(user.id, data.role));
      return { id: user.id };
    });
  } catch (error) {
    if (violates(error, 'users_email_unique')) throw alreadyRegistered();
    if (violates(error, 'users_college_id_unique')) {
      const fields = [{ field: 'collegeId', message: messages.collegeIdTaken }];
      throw new DomainError(ErrorCode.CONFLICT, messages.collegeIdTaken, { fields });
    }
    throw error;
  }
}

/**
 * Starts a session. The error and the response time are the same for an unknown address and a wrong password. Throws INVALID_INPUT, UNAUTHENTICATED,
 * FORBIDDEN for a banned account and if passwords are off, RATE_LIMITED.
 */
export async function signIn(ctx: Ctx, input: SignInInput): Promise<IssuedSession & Identified> {
  assertPasswordsOn(ctx);
  const { email, password } = checkInput(SignInInput, input);
  const { user, session } = await attempt(ctx, email, async () => {
    const row = await accountByEmail(ctx, email);
    const isRight = await ctx.infra.passwords.verify(row?.passwordHash ?? undefined, password);
    if (row?.bannedAt && isRight) throw new DomainError(ErrorCode.FORBIDDEN, messages.banned);
    const started = row?.passwordHash && isRight ? await startSession(ctx, row.id, row.passwordHash) : undefined;
    if (!row || !started) throw new DomainError(ErrorCode.UNAUTHENTICATED, messages.signInFailed);
    return { user: row, session: started };
  });
  return { ...session, user: { id: user.id }, viewer: { id: user.id, isAdmin: user.role === Role.ADMIN, sessionId: session.id } };
}

/** Ends the viewer's session. */
export async function signOut(ctx: Ctx): Promise<void> {
  const viewer = authorize(ctx, 'account:secure');
  await endSession(ctx, viewer.sessionId);
}

/** Emails a code for a new password if the address has an account. The response and its time are the same if it has none. */
export async function requestPasswordReset(ctx: Ctx, input: RequestPasswordResetInput): Promise<void> {
  const { email } = checkInput(RequestPasswordResetInput, input);
  await ctx.infra.rateLimiter.use(addressCodes(ctx), ctx.ip);
  await countOtpRequest(ctx, email);
  await inTransaction(ctx, async (tx) => {
    const user = await accountByEmail(tx, email);
    const code = await issueOtp(tx, email, OtpPurpose.RESET);
    // Without an account an email is queued as well, so that both cases take the same time. It is dropped when it is due.
    await tx.ports.mails.queue(tx, user ? email : null, 'passwordCode', { code, minutes: OTP_MINUTES });
  });
}

/** Sets a new password with an emailed code and ends all sessions of the account. Throws INVALID_INPUT, OTP_INVALID. */
export async function resetPassword(ctx: Ctx, input: ResetPasswordInput): Promise<void> {
  const { email, otp, password } = checkInput(ResetPasswordInput, input);
  await checkCode(ctx, email, OtpPurpose.RESET, otp);
  const passwordHash = await ctx.infra.passwords.hash(password);
  await inTransaction(ctx, async (tx) => {
    await useOtp(tx, email, OtpPurpose.RESET, otp);
    const userId = await setPasswordOf(tx, email, passwordHash);
    if (!userId) throw invalid('email', messages.otpWrong);
    await endOtherSessions(tx, userId);
  });
  await ctx.infra.rateLimiter.clear(accountFailures(ctx), email);
}
