import express, { Router, type Request, type Response } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { oauthKeys } from '../../../domains/people/apps/provider/oauth-keys.service.ts';
import { consent, consentQuestion, IDENTITY_SCOPES, type Answer, type Asked } from '../../../domains/people/apps/provider/consent.service.ts';
import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { sendJsonRejection } from '../plain-errors.ts';
import { securityHeaders } from '../headers.ts';
import { createProvider, resourceOf, type OAuthProvider } from './provider.ts';
import { CONSENT_PAGE, consentPath, INTERACTION_PATH, OAUTH_PATH } from './oauth-paths.ts';

/** How long a process caches the keys, in milliseconds. */
const KEYS_MS = 3_600_000;

/** An app's request, and the host to which it returns the user. */
interface Question extends Asked {
  returnsTo: string;
}

interface Parts {
  /** Context of work without a viewer. */
  work: Ctx;
  /** Returns the context of a request with a session, or of a guest. Throws for an invalid or expired token. */
  contextOf: (request: IncomingMessage) => Promise<Ctx>;
  addressOf: (request: IncomingMessage) => string;
  log: Logger;
}

/** Returns a function for the provider. The first request creates the provider, and a new one is created when the keys may have changed. */
function providerOf({ work, log }: Parts): () => Promise<OAuthProvider> {
  let known: { made: Promise<OAuthProvider>; until: number } | undefined;
  return () => {
    if (known && known.until > performance.now()) return known.made;
    const made = oauthKeys(work).then((keys) => createProvider(work, keys, log));
    known = { made, until: performance.now() + KEYS_MS };
    made.catch(() => (known = undefined));
    return made;
  };
}

/** Makes the provider use the address of the settings, regardless of a proxy or client. */
function withPublicAddress(request: Request, publicUrl: string): void {
  const { protocol, host } = new URL(publicUrl);
  Object.assign(request.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
}

/** Returns the user's answer; undefined if the body is not a JSON object, as in a form of another site. */
function answerOf(body: unknown): (Answer & { approve: boolean }) | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { approve, scopes, password } = body as Record<string, unknown>;
  const areTexts = (list: unknown): list is string[] => Array.isArray(list) && list.every((each) => typeof each === 'string');
  if (typeof approve !== 'boolean') return undefined;
  return { approve, scopes: areTexts(scopes) ? scopes : [], password: typeof password === 'string' ? password : undefined };
}

/** Returns the browser's open consent request, as identified by its cookie. Throws NOT_FOUND if the browser has another one open, or none. */
async function openQuestion({ provider, isOver }: OAuthProvider, request: Request, response: Response): Promise<Question> {
  const over = new DomainError(ErrorCode.NOT_FOUND, messages.consentOver);
  const details = await provider.interactionDetails(request, response).catch((error: unknown) => {
    throw isOver(error) ? over : error;
  });
  if (details.uid !== request.params.uid) throw over;
  const { client_id: clientId, redirect_uri: uri, scope } = details.params;
  return { clientId: String(clientId), scope: typeof scope === 'string' ? scope : '', returnsTo: new URL(String(uri)).host };
}

/** Stores what a user allows an app to do, and returns where the browser continues. */
async function approve(oauth: OAuthProvider, ctx: Ctx, asked: Asked, answer: Answer, [request, response]: [Request, Response]): Promise<string> {
  const { provider } = oauth;
  const { account: accountId, granted, refused } = await consent(ctx, asked, answer);
  const grant = new provider.Grant({ accountId, clientId: asked.clientId });
  const words = asked.scope.split(' ');
  const identity = IDENTITY_SCOPES.filter((scope) => words.includes(scope));
  const resource = resourceOf(ctx.infra.settings.publicUrl);
  if (identity.length > 0) grant.addOIDCScope(identity.join(' '));
  if (granted.length > 0) grant.addResourceScope(resource, granted.join(' '));
  if (refused.length > 0) grant.rejectResourceScope(resource, refused.join(' '));
  const grantId = await grant.save();
  return provider.interactionResult(request, response, { login: { accountId, remember: false }, consent: { grantId } });
}

/** Handles a request whose errors are sent in the form of REST calls. */
const answering =
  (work: (request: Request, response: Response) => Promise<object>) =>
  async (request: Request, response: Response): Promise<void> => {
    try {
      response.json(await work(request, response));
    } catch (error) {
      sendJsonRejection(response, error);
    }
  };

/**
 * Serves sign-in on other sites with an account of this market, and tokens for apps, by OAuth 2.1 and OpenID Connect (docs/decisions/062). The
 * library handles everything below /oauth except consent requests, which a page with the user's session handles.
 */
export function oauth(parts: Parts): Router {
  const { work, contextOf, addressOf } = parts;
  const { settings, rateLimiter } = work.infra;
  const current = providerOf(parts);
  const router = Router();
  router.use([OAUTH_PATH, CONSENT_PAGE], securityHeaders(settings, "'none'"));
  router.use(OAUTH_PATH, async (request, response, next) => {
    withPublicAddress(request, settings.publicUrl);
    response.set('Cache-Control', 'no-store');
    try {
      if (settings.rateLimits) await rateLimiter.use({ name: 'oauth', points: settings.limits.addressOAuth, seconds: 60 }, addressOf(request));
      next();
    } catch (error) {
      sendJsonRejection(response, error);
    }
  });
  router.get(`${INTERACTION_PATH}/:uid`, (request, response) => response.redirect(303, consentPath(request.params.uid)));
  router.get(
    `${INTERACTION_PATH}/:uid/question`,
    answering(async (request, response) => {
      const { returnsTo, ...asked } = await openQuestion(await current(), request, response);
      return { ...(await consentQuestion(await contextOf(request), asked)), returnsTo };
    }),
  );
  router.post(
    `${INTERACTION_PATH}/:uid`,
    express.json({ limit: '10kb' }),
    answering(async (request, response) => {
      const answer = answerOf(request.body);
      if (!answer) throw new DomainError(ErrorCode.BAD_REQUEST, messages.notJson);
      const oauthProvider = await current();
      const asked = await openQuestion(oauthProvider, request, response);
      const refusal = { error: 'access_denied', error_description: 'The person said no.' };
      if (!answer.approve) return { location: await oauthProvider.provider.interactionResult(request, response, refusal) };
      return { location: await approve(oauthProvider, await contextOf(request), asked, answer, [request, response]) };
    }),
  );
  router.use(OAUTH_PATH, async (request, response) => (await current()).answer(request, response));
  return router;
}
