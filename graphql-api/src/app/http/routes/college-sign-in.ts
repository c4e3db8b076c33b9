import express, { Router, type CookieOptions, type Request, type Response } from 'express';
import { parseCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import type { CollegeChallenge } from '../../../platform/ports.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { COLLEGE_PATH, collegeCallback } from '../../../domains/people/college-sign-in/college-paths.ts';
import {
  beginCollegeSignIn,
  continueCollegeSignIn,
  ownPath,
  returnFromCollege,
  RETURN_MINUTES,
  type CollegeAnswers,
} from '../../../domains/people/college-sign-in/college-sign-in.service.ts';
import { messages } from '../../../messages.ts';
import { sendJsonRejection } from '../plain-errors.ts';

/** Page that continues the sign-in after the provider redirected back. */
const PAGE = '/signin/college';
/** How long a person may stay at the provider, in minutes. */
const AWAY_MINUTES = 10;
/** Cookie with the ticket that becomes a session. */
const TICKET = 'college-ticket';

/** State that the browser stores while its user is at the provider. */
interface Journey extends CollegeChallenge {
  from?: unknown;
}

/** Returns the cookie name of a sign-in attempt. Each attempt has its own cookie, so that two tabs do not overwrite each other's. */
const journeyCookie = (state: string): string => `college-journey-${state}`;

/** Returns the options of these cookies. Scripts cannot read them, and they are sent to no other path. */
const cookieOptions = ({ publicUrl }: Settings, sameSite: 'lax' | 'strict', minutes: number): CookieOptions => ({
  path: COLLEGE_PATH,
  httpOnly: true,
  secure: publicUrl.startsWith('https:'),
  sameSite,
  maxAge: minutes * 60_000,
});

const cookiesOf = (request: Request): Record<string, string | undefined> => parseCookie(request.headers.cookie ?? '');

/** Returns what the browser stored for a state; undefined if it stored nothing, or if the cookie was tampered with. */
function journeyOf(request: Request): Journey | undefined {
  const { state } = request.query;
  const kept = typeof state === 'string' ? cookiesOf(request)[journeyCookie(state)] : undefined;
  if (!kept) return undefined;
  try {
    const { nonce, verifier, from } = JSON.parse(Buffer.from(kept, 'base64url').toString('utf8')) as Partial<Journey>;
    return typeof nonce === 'string' && typeof verifier === 'string' ? { state: state as string, nonce, verifier, from } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the fields of a request body; undefined if the body is not a JSON object, as in a form of another site. */
function answersOf(body: unknown): CollegeAnswers | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { password, name, phone, collegeId } = body as Record<string, unknown>;
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return { password: text(password), name: text(name), phone: text(phone), collegeId: text(collegeId) };
}

/** Redirects the browser to the page that shows the error. From there, the page returns the user to where the sign-in started. */
function fail(response: Response, { publicUrl }: Settings, error: unknown, from: unknown): void {
  if (!(error instanceof DomainError)) throw error;
  const path = ownPath(publicUrl, from);
  response.redirect(303, `${PAGE}?${new URLSearchParams({ failed: error.code, ...(path !== null && { from: path }) }).toString()}`);
}

/**
 * Serves sign-in with the college (docs/decisions/061). The browser goes to the provider and comes back with a code. The result is stored here until
 * the page requests its session separately, so that no URL ever contains it.
 */
export function collegeSignIn(settings: Settings, contextOf: (request: IncomingMessage) => Ctx): Router {
  const router = Router();
  router.use(COLLEGE_PATH, (_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    next();
  });
  router.get(COLLEGE_PATH, async (request, response) => {
    try {
      const { url, challenge } = await beginCollegeSignIn(contextOf(request));
      const { state, ...kept } = challenge;
      const journey = Buffer.from(JSON.stringify({ ...kept, from: request.query.from })).toString('base64url');
      response.cookie(journeyCookie(state), journey, cookieOptions(settings, 'lax', AWAY_MINUTES)).redirect(303, url);
    } catch (error) {
      fail(response, settings, error, request.query.from);
    }
  });
  router.get(`${COLLEGE_PATH}/callback`, async (request, response) => {
    const journey = journeyOf(request);
    try {
      if (!journey) throw new DomainError(ErrorCode.UNAUTHENTICATED, messages.collegeSignInOver);
      const { from, ...challenge } = journey;
      response.clearCookie(journeyCookie(journey.state), cookieOptions(settings, 'lax', 0));
      const returned = new URL(collegeCallback(settings));
      returned.search = new URL(request.originalUrl, settings.publicUrl).search;
      const ticket = await returnFromCollege(contextOf(request), returned, challenge, from);
      response.cookie(TICKET, ticket, cookieOptions(settings, 'strict', RETURN_MINUTES)).redirect(303, PAGE);
    } catch (error) {
      fail(response, settings, error, journey?.from);
    }
  });
  router.post(`${COLLEGE_PATH}/session`, express.json({ limit: '10kb' }), async (request, response) => {
    try {
      const answers = answersOf(request.body);
      if (!answers) throw new DomainError(ErrorCode.BAD_REQUEST, messages.notJson);
      const ticket = cookiesOf(request)[TICKET];
      if (!ticket) throw new DomainError(ErrorCode.UNAUTHENTICATED, messages.collegeSignInOver);
      const next = await continueCollegeSignIn(contextOf(request), ticket, answers);
      if (next.step !== 'SIGNED_IN') return void response.json(next);
      const { step, session, from } = next;
      response.clearCookie(TICKET, cookieOptions(settings, 'strict', 0)).json({ step, token: session.token, from });
    } catch (error) {
      sendJsonRejection(response, error);
    }
  });
  return router;
}
