import { assertNotSuspended } from '../../../../access/suspension.ts';
import { authorize } from '../../../../access/policy.ts';
import { hasAdminScope } from '../../../../access/scopes.ts';
import { messages } from '../../../../messages.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { DomainError, ErrorCode, invalid } from '../../../../platform/errors.ts';
import { recordGrant } from '../../access-tokens/app-grants/app-grant.service.ts';
import { proveIdentity } from '../../accounts/own-password.ts';
import { appByClientId } from '../app.queries.ts';

/** Scopes of OpenID Connect: what an app is told of a person. */
export const IDENTITY_SCOPES = ['openid', 'profile', 'email'] as const;

/** What an app asks a person for, as the request has it. */
export interface Asked {
  clientId: string;
  scope: string;
}

/** What the page asks. */
export interface ConsentQuestion {
  app: { name: string; logo: string | null; homepage: string; isApproved: boolean };
  /** What it may ask for of what it asked for. */
  scopes: string[];
  /** What it is told of the person. */
  identity: string[];
}

async function appOf(ctx: Ctx, clientId: string) {
  const app = await appByClientId(ctx.db, clientId);
  if (!app) throw new DomainError(ErrorCode.NOT_FOUND, messages.consentAppGone);
  return app;
}

type App = Awaited<ReturnType<typeof appOf>>;

/** What an app may ask the viewer for; guests are asked as students are. */
function offered({ viewer }: Ctx, app: App, { scope }: Asked): string[] {
  const asked = new Set(scope.split(' '));
  return app.scopes.filter((each) => asked.has(each) && (viewer?.isAdmin === true || !hasAdminScope([each])));
}

/** What the page asks of a person. Throws NOT_FOUND where the app is gone. */
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

/** What a person lets an app do. */
export interface Consent {
  account: string;
  granted: string[];
  /** What the app asked for and does not get. */
  refused: string[];
}

/**
 * Records that the viewer lets an app do something of what it asked for. Needs a session, and the password where a scope begins with `admin:`.
 * Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN about an app that is not approved and somebody else's, INVALID_INPUT, RATE_LIMITED.
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
