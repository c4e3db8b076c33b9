import type { ApolloLink } from '@apollo/client';

/** Error codes for a token that is invalid or has expired. */
const REJECTED = new Set<unknown>(['TOKEN_INVALID', 'TOKEN_EXPIRED']);

/** Returns whether an error code says that the viewer is not signed in, or no longer. */
export const isSignedOutCode = (code: unknown): boolean => code === 'UNAUTHENTICATED' || REJECTED.has(code);

/**
 * Returns whether the server rejected the token of a request. Such a response has no data. If the operation did run, such as a sign-in with a wrong
 * password, the response has `data` beside the error.
 */
export function isTokenRejected({ data, errors }: ApolloLink.Result): boolean {
  return data === undefined && REJECTED.has(errors?.[0]?.extensions?.code);
}
