import { randomBytes } from 'node:crypto';
import type { Ctx, Viewer } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Validator } from '../../../platform/input/validation.ts';
import type { CollegeChallenge, CollegePerson, CollegeProvider } from '../../../platform/ports.ts';
import { messages } from '../../../messages.ts';
import { hashOf } from '../access-tokens/token-hash.ts';
import { attempt } from '../accounts/attempts.ts';
import { accountByEmail } from '../accounts/auth.queries.ts';
import { createUser } from '../accounts/auth.service.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { startSession, type IssuedSession } from '../sessions/session.service.ts';
import { collegeIdRule, emailRule, isStudentEmail, nameRule, normaliseEmail, phoneRule } from '../users/account-rules.ts';
import { Role } from '../users/user.entity.ts';
import { accountOfIdentity, hasIdentity, insertIdentity, insertReturn, returnByTicket, takeReturn } from './college-sign-in.queries.ts';

/** Minutes that a returned person has to answer the remaining questions. */
export const RETURN_MINUTES = 10;
/** Maximum length of a path. No page of this site has a longer one. */
const LONGEST_PATH = 500;

function providerOf({ infra }: Ctx): CollegeProvider {
  if (!infra.collegeProvider) throw notFound('Sign-in with the college');
  return infra.collegeProvider;
}

/**
 * Returns the sign-in URL of the provider, and what the browser stores meanwhile. Throws SERVICE_UNAVAILABLE if the provider does not respond,
 * NOT_FOUND without a provider.
 */
export function beginCollegeSignIn(ctx: Ctx): Promise<{ url: string; challenge: CollegeChallenge }> {
  return providerOf(ctx).begin();
}

/** Returns the path of a page of this site; null for anything else, such as a URL of another site. */
export function ownPath(publicUrl: string, from: unknown): string | null {
  if (typeof from !== 'string' || from.length > LONGEST_PATH || !URL.canParse(from, publicUrl)) return null;
  const { origin, pathname, search } = new URL(from, publicUrl);
  // A path that begins with two slashes is a URL of another host.
  return origin === new URL(publicUrl).origin && !pathname.startsWith('//') ? pathname + search : null;
}

/**
 * Stores the person who returned from the provider, for the page that continues the sign-in. Returns a ticket that only this browser receives. Throws
 * UNAUTHENTICATED, FORBIDDEN, SERVICE_UNAVAILABLE, RATE_LIMITED.
 */
export async function returnFromCollege(ctx: Ctx, returned: URL, challenge: CollegeChallenge, from: unknown): Promise<string> {
  const person = await attempt<CollegePerson>(ctx, undefined, () => providerOf(ctx).finish(returned, challenge));
  const ticket = randomBytes(32).toString('base64url');
  await insertReturn(ctx, {
    ...person,
    email: normaliseEmail(person.email),
    name: person.name ?? null,
    collegeId: person.collegeId ?? null,
    fromPath: ownPath(ctx.infra.settings.publicUrl, from),
    ticketHash: hashOf(ticket),
    minutes: RETURN_MINUTES,
  });
  return ticket;
}

type Person = NonNullable<Awaited<ReturnType<typeof returnByTicket>>>;

/** Answers to the remaining questions of the sign-in. */
export interface CollegeAnswers {
  /** Password of the account that already has the address. */
  password?: string | undefined;
  /** Name for a new account. */
  name?: string | undefined;
  phone?: string | undefined;
  /** College id, if the provider does not state it. */
  collegeId?: string | undefined;
}

/** Next step of the sign-in: a session, a question for the account's password, or the questions for a new account. */
export type CollegeStep =
  | { step: 'SIGNED_IN'; session: IssuedSession; viewer: Viewer; from: string | null }
  | { step: 'PASSWORD'; email: string }
  | { step: 'NEW_ACCOUNT'; email: string; name: string | null; collegeId: string | null };

/** Uses up the ticket and starts a session, in one transaction with `prepare`, which returns the account. */
async function enter(
  ctx: Ctx,
  ticketHash: string,
  from: string | null,
  prepare: (tx: Ctx) => Promise<{ id: string; role: Role; passwordHash?: string | undefined }>,
): Promise<CollegeStep> {
  return inTransaction(ctx, async (tx) => {
    if (!(await takeReturn(tx, ticketHash))) throw signInOver();
    const { id, role, passwordHash } = await prepare(tx);
    const session = await startSession(tx, id, passwordHash);
    if (!session) throw new DomainError(ErrorCode.UNAUTHENTICATED, messages.collegeRefused);
    return { step: 'SIGNED_IN', session, viewer: { id, isAdmin: role === Role.ADMIN, sessionId: session.id }, from };
  });
}

const signInOver = () => new DomainError(ErrorCode.UNAUTHENTICATED, messages.collegeSignInOver);
const ofAnother = () => new DomainError(ErrorCode.CONFLICT, messages.collegeAddressOfOther);

function assertNotBanned({ bannedAt }: { bannedAt: unknown }): void {
  if (bannedAt) throw new DomainError(ErrorCode.FORBIDDEN, messages.banned);
}

function assertStudent({ infra }: Ctx, { email }: Person): void {
  const { studentEmailDomains } = infra.settings;
  if (!isStudentEmail(email, studentEmailDomains)) throw new DomainError(ErrorCode.FORBIDDEN, messages.wrongDomain(studentEmailDomains));
}

type Account = NonNullable<Awaited<ReturnType<typeof accountByEmail>>>;

/**
 * Links the person to the account with their address. The address may belong to a different person by now, so the account's password is required
 * once, if it has one.
 */
async function link(ctx: Ctx, ticketHash: string, person: Person, account: Account, password: string | undefined): Promise<CollegeStep> {
  const { id, role, passwordHash } = account;
  if (await hasIdentity(ctx, id, person.issuer)) throw ofAnother();
  if (passwordHash === null) assertStudent(ctx, person);
  else if (password === undefined) return { step: 'PASSWORD', email: person.email };
  else await checkOwnPassword(ctx, id, password);
  assertNotBanned(account);
  return enter(ctx, ticketHash, person.fromPath, async (tx) => {
    if (!(await insertIdentity(tx, id, person))) throw ofAnother();
    return { id, role, passwordHash: passwordHash ?? undefined };
  });
}

/** Creates an account without a password. Its college id is that of the provider, if the provider states one. */
async function join(ctx: Ctx, ticketHash: string, person: Person, answers: CollegeAnswers): Promise<CollegeStep> {
  assertStudent(ctx, person);
  const { email, name, collegeId } = person;
  if (answers.phone === undefined) return { step: 'NEW_ACCOUNT', email, name, collegeId };
  const validator = new Validator();
  const data = {
    email: validator.text('email', email, emailRule),
    name: validator.text('name', answers.name ?? name ?? '', nameRule),
    phone: validator.text('phone', answers.phone, phoneRule),
    collegeId: validator.text('collegeId', collegeId ?? answers.collegeId ?? '', collegeIdRule),
  };
  validator.assertValid();
  return enter(ctx, ticketHash, person.fromPath, async (tx) => {
    const { id } = await createUser(tx, { ...data, passwordHash: null, role: Role.STUDENT });
    if (!(await insertIdentity(tx, id, person))) throw ofAnother();
    return { id, role: Role.STUDENT };
  });
}

/**
 * Starts the session of a person who returned from the provider, or returns what has to be answered first: the password of an account that the person
 * signs in to with the college for the first time, or the data of a new account. A ticket can be used once. Throws UNAUTHENTICATED for a used or
 * expired ticket, FORBIDDEN for a banned account and an address of another domain, INVALID_INPUT about an answer, CONFLICT, ALREADY_REGISTERED,
 * RATE_LIMITED.
 */
export async function continueCollegeSignIn(ctx: Ctx, ticket: string, answers: CollegeAnswers): Promise<CollegeStep> {
  const ticketHash = hashOf(ticket);
  const person = await returnByTicket(ctx, ticketHash);
  if (!person) throw signInOver();
  const known = await accountOfIdentity(ctx, person);
  if (known) {
    assertNotBanned(known);
    return enter(ctx, ticketHash, person.fromPath, async () => known);
  }
  const account = await accountByEmail(ctx, person.email);
  return account ? link(ctx, ticketHash, person, account, answers.password) : join(ctx, ticketHash, person, answers);
}
