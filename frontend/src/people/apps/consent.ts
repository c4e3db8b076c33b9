import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { session } from '../../apollo/session/session.ts';

/** What an app asks a person for. */
export interface ConsentQuestion {
  app: { name: string; logo: string | null; homepage: string; isApproved: boolean };
  /** What it may do, as `products:read`. */
  scopes: string[];
  /** What it is told: `openid`, `profile`, `email`. */
  identity: string[];
  /** The host that the person is led back to. */
  returnsTo: string;
}

/** The answer of a person. */
export interface ConsentAnswer {
  approve: boolean;
  scopes: readonly string[];
  password?: string | undefined;
}

interface Rejection {
  code: string;
  message: string;
  fields?: { field: string; message: string }[];
}

/** Asks the provider. A rejection is thrown as one of GraphQL, which forms know how to show. */
async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: session.get()?.token ?? '' };
  const response = await fetch(`/oauth/interaction/${path}`, { ...init, headers });
  const body = (await response.json()) as unknown;
  if (response.ok) return body as Answer;
  const { message, ...extensions } = body as Rejection;
  throw new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

/** What is asked under an id. */
export const readQuestion = (uid: string): Promise<ConsentQuestion> => ask(`${encodeURIComponent(uid)}/question`);

/** Answers, and gives the address at which the browser goes on. */
export const answerQuestion = async (uid: string, answer: ConsentAnswer): Promise<string> =>
  (await ask<{ location: string }>(encodeURIComponent(uid), { method: 'POST', body: JSON.stringify(answer) })).location;

const IDENTITY_TEXTS: Readonly<Record<string, string>> = {
  openid: 'Recognize you when you come again',
  profile: 'See your name and your picture',
  email: 'See your email address',
};

/** What an app is told, in words. */
export const identityTexts = (identity: readonly string[]): string[] => identity.flatMap((scope) => IDENTITY_TEXTS[scope] ?? []);

const FAILURES: Readonly<Record<string, string>> = {
  invalid_client: 'There is no such app here, or not any more.',
  invalid_redirect_uri: 'The app asked to lead you back to an address that it is not registered with. Nothing was sent there.',
  invalid_request: 'This took too long, was done already, or the app asked in a wrong way. Go back to the app and start again.',
};

/** What to say about a code of the address. */
export const consentFailure = (code: string): string => FAILURES[code] ?? 'The app could not be connected. Go back to the app and start again.';

/** Whether a scope is one of administrators. */
export const isAdminScope = (scope: string): boolean => scope.startsWith('admin:');
