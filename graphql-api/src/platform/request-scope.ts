import { AsyncLocalStorage } from 'node:async_hooks';

/** What is measured about one request; without personal data. */
export interface RequestScope {
  /** Identifies the request in the log and in the response. */
  id: string;
  /** SQL statements so far. */
  statements: number;
  /** Time of SQL statements so far, in milliseconds. */
  databaseMs: number;
  /** Searches for products so far. */
  searches: number;
  /** The GraphQL operation: its name where the pages use it, else its first root field. */
  operation?: string;
  /** `query`, `mutation` or `subscription`. */
  type?: string;
  /** Cost of the operation. */
  cost?: number | undefined;
  /** Codes of the errors in the response. */
  codes?: string[];
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `work` as part of a request. */
export function inRequest(scope: RequestScope, work: () => void): void {
  scopes.run(scope, work);
}

/** The request that the running code belongs to; none for work of the server itself. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

/** Counts an SQL statement of the request. */
export function countStatement(): void {
  const scope = scopes.getStore();
  if (scope) scope.statements += 1;
}

/** Adds the time of an SQL statement of the request, in milliseconds. */
export function addDatabaseTime(ms: number): void {
  const scope = scopes.getStore();
  if (scope) scope.databaseMs += ms;
}

/** Counts a search for products of the request. */
export function countSearch(): void {
  const scope = scopes.getStore();
  if (scope) scope.searches += 1;
}
