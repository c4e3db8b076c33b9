import type { ApolloLink } from '@apollo/client';

/**
 * Whether the server rejected the token of a request. The rejection has no data: where an operation ran, such as a sign-in with a wrong
 * password, `data` is there beside the error.
 */
export function isTokenRejected({ data, errors }: ApolloLink.Result): boolean {
  return data === undefined && errors?.[0]?.extensions?.code === 'UNAUTHENTICATED';
}
