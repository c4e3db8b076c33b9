import type { ApolloClient } from '@apollo/client';

let find: () => ApolloClient;

/**
 * Sets the client for the loaders of routes: the client of the page in a browser, the client of the request on the server. Called once, at the start.
 */
export function provideClient(current: () => ApolloClient): void {
  find = current;
}

/** Returns the client of this page, or on the server the client of this request. */
export function currentClient(): ApolloClient {
  return find();
}
