import type { ApolloLink } from '@apollo/client';

/** The codes of a token that the server does not take, or takes no more. */
const REJECTED = new Set<unknown>(['TOKEN_INVALID', 'TOKEN_EXPIRED']);

/** Whether an error says that nobody is signed in, or no more. */
export const isSignedOutCode = (code: unknown): boolean => code === 'UNAUTHENTICATED' || REJECTED.has(code);

/**
 * Whether the server rejected the token of a request. The rejection has no data: where an operation ran, such as a sign-in with a wrong
 * password, `data` is there beside the error.
 */
export function isTokenRejected({ data, errors }: ApolloLink.Result): boolean {
  return data === undefined && REJECTED.has(errors?.[0]?.extensions?.code);
}
