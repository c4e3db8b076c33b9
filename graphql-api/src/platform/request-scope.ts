import { AsyncLocalStorage } from 'node:async_hooks';

/** Measurements of one request, without personal data. */
export interface RequestScope {
  /** Identifies the request in the log and in the response. */
  id: string;
  /** Number of SQL statements so far. */
  statements: number;
  /** Total time of SQL statements so far, in milliseconds. */
  databaseMs: number;
  /** Number of product searches so far. */
  searches: number;
  /** The GraphQL operation: its name if the pages use it, otherwise its first root field. */
  operation?: string;
  /** `query`, `mutation` or `subscription`. */
  type?: string;
  /** Cost of the operation. */
  cost?: number | undefined;
  /** Error codes in the response. */
  codes?: string[];
}

/** The current request; undefined for work of the server itself. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
