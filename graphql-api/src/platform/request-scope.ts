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

/** The request that the running code belongs to; none for work of the server itself. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
