import type { QueryConfig } from 'pg';

/** The schema of what all campuses share, and of the campus that was there before the others. */
export const PLATFORM_SCHEMA = 'platform';
export const FIRST_SCHEMA = 'public';

/** Tables of the schema come first; `public` has the functions of extensions, and tables that no other campus's role may use. */
const searchPath = (schema: string): string => (schema === FIRST_SCHEMA ? FIRST_SCHEMA : `${schema}, ${FIRST_SCHEMA}`);

/** Leads a session to a schema, as a role or as the one that signed in. */
export const enterSchema = (schema: string, role = 'none'): QueryConfig => ({
  text: "select set_config('search_path', $1::text, false), set_config('role', $2::text, false)",
  values: [searchPath(schema), role],
});

/** The same until the transaction of the session ends, or leads it elsewhere. */
export const enterSchemaInTransaction = (schema: string, role = 'none') => ({
  text: "select set_config('search_path', $1::text, true), set_config('role', $2::text, true)",
  values: [searchPath(schema), role],
});

/** The same for the beginning of a session, as the role that signed in. */
export const beginInSchema = (schema: string): string => `set search_path = ${searchPath(schema)}; reset role`;
