import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { session } from '../../apollo/session/session.ts';

/** Permissions that an app asks a person for. */
export interface ConsentQuestion {
  app: { name: string; logo: string | null; homepage: string; isApproved: boolean };
  /** Permissions of the app, such as `products:read`. */
  scopes: string[];
  /** Data about the person that the app receives: `openid`, `profile`, `email`. */
  identity: string[];
  /** Host to which the person is redirected afterwards. */
  returnsTo: string;
}

/** Answer of a person. */
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

/** Sends a request to the provider. An error is thrown as a GraphQL error, which forms can show. */
async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: session.get()?.token ?? '' };
  const response = await fetch(`/oauth/interaction/${path}`, { ...init, headers });
  const body = (await response.json()) as unknown;
  if (response.ok) return body as Answer;
  const { message, ...extensions } = body as Rejection;
  throw new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

/** Returns the question with an id. */
export const readQuestion = (uid: string): Promise<ConsentQuestion> => ask(`${encodeURIComponent(uid)}/question`);

/** Sends the answer. Returns the URL to which the browser is redirected. */
export const answerQuestion = async (uid: string, answer: ConsentAnswer): Promise<string> =>
  (await ask<{ location: string }>(encodeURIComponent(uid), { method: 'POST', body: JSON.stringify(answer) })).location;

const IDENTITY_TEXTS: Readonly<Record<string, string>> = {
  openid: 'Recognize you when you come again',
  profile: 'See your name and your picture',
  email: 'See your email address',
};

/** Returns the texts for the data that an app receives. */
export const identityTexts = (identity: readonly string[]): string[] => identity.flatMap((scope) => IDENTITY_TEXTS[scope] ?? []);

const FAILURES: Readonly<Record<string, string>> = {
  invalid_client: 'There is no such app here, or not any more.',
  invalid_redirect_uri: 'The app asked to lead you back to an address that it is not registered with. Nothing was sent there.',
  invalid_request: 'This took too long, was done already, or the app asked in a wrong way. Go back to the app and start again.',
};

/** Returns the text for an error code in the URL. */
export const consentFailure = (code: string): string => FAILURES[code] ?? 'The app could not be connected. Go back to the app and start again.';

/** Returns whether a scope is for administrators. */
export const isAdminScope = (scope: string): boolean => scope.startsWith('admin:');
