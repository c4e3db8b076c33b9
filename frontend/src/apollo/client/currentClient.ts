import type { ApolloClient } from '@apollo/client';

let find: () => ApolloClient;

/** Says which client the loaders of routes use: the page's one in a browser, that of the request on the server. Called once, at the start. */
export function provideClient(current: () => ApolloClient): void {
  find = current;
}

/** The client of this page, or on the server of this request. */
export function currentClient(): ApolloClient {
  return find();
}
