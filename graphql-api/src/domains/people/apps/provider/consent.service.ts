import { assertNotSuspended } from '../../../../access/suspension.ts';
import { authorize } from '../../../../access/policy.ts';
import { hasAdminScope } from '../../../../access/scopes.ts';
import { messages } from '../../../../messages.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { DomainError, ErrorCode, invalid } from '../../../../platform/errors.ts';
import { recordGrant } from '../../access-tokens/app-grants/app-grant.service.ts';
import { proveIdentity } from '../../accounts/own-password.ts';
import { appByClientId } from '../app.queries.ts';

/** OpenID Connect scopes: what an app can learn about a user. */
export const IDENTITY_SCOPES = ['openid', 'profile', 'email'] as const;

/** What an app requests, as parameters of the authorization request. */
export interface Asked {
  clientId: string;
  scope: string;
}

/** Content of the consent page. */
export interface ConsentQuestion {
  app: { name: string; logo: string | null; homepage: string; isApproved: boolean };
  /** The requested scopes that the app may have. */
  scopes: string[];
  /** The requested identity scopes. */
  identity: string[];
}

async function appOf(ctx: Ctx, clientId: string) {
  const app = await appByClientId(ctx.db, clientId);
  if (!app) throw new DomainError(ErrorCode.NOT_FOUND, messages.consentAppGone);
  return app;
}

type App = Awaited<ReturnType<typeof appOf>>;

/** Returns the scopes that an app may request from the viewer. Guests see those of students. */
function offered({ viewer }: Ctx, app: App, { scope }: Asked): string[] {
  const asked = new Set(scope.split(' '));
  return app.scopes.filter((each) => asked.has(each) && (viewer?.isAdmin === true || !hasAdminScope([each])));
}

/** Returns the content of the consent page. Throws NOT_FOUND if the app is gone. */
export async function consentQuestion(ctx: Ctx, asked: Asked): Promise<ConsentQuestion> {
  const app = await appOf(ctx, asked.clientId);
  const { name, logo, homepage, isApproved } = app;
  const words = asked.scope.split(' ');
  return {
    app: { name, logo, homepage, isApproved },
    scopes: offered(ctx, app, asked),
    identity: IDENTITY_SCOPES.filter((each) => words.includes(each)),
  };
}

export interface Answer {
  scopes: readonly string[];
  password: string | undefined;
}

/** What a user permits an app to do. */
export interface Consent {
  account: string;
  granted: string[];
  /** The requested scopes that the app does not get. */
  refused: string[];
}

/**
 * Records that the viewer grants an app some of the scopes it requested. Requires a session, and the password if a scope begins with `admin:`. Throws
 * UNAUTHENTICATED, NOT_FOUND, FORBIDDEN about an unapproved app of another user, INVALID_INPUT, RATE_LIMITED.
 */
export async function consent(ctx: Ctx, asked: Asked, { scopes, password }: Answer): Promise<Consent> {
  const viewer = authorize(ctx, 'account:secure');
  assertNotSuspended(ctx);
  const app = await appOf(ctx, asked.clientId);
  if (!app.isApproved && app.owner !== viewer.id) throw new DomainError(ErrorCode.FORBIDDEN, messages.consentWrongPerson);
  const possible = offered(ctx, app, asked);
  const unknown = scopes.find((scope) => !possible.includes(scope));
  if (unknown !== undefined) throw invalid('scopes', messages.tokenScopeUnknown(unknown));
  const granted = possible.filter((scope) => scopes.includes(scope));
  if (hasAdminScope(granted)) await proveIdentity(ctx, viewer, password);
  await recordGrant(ctx, { user: viewer.id, app, scopes: granted });
  const words = new Set(asked.scope.split(' '));
  return { account: viewer.id, granted, refused: app.scopes.filter((scope) => words.has(scope) && !granted.includes(scope)) };
}
