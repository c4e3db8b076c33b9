import type { QueryConfig } from 'pg';

/** Schemas of the tables that all campuses share, and of the first campus. */
export const PLATFORM_SCHEMA = 'platform';
export const FIRST_SCHEMA = 'public';

/** Tables of the schema come first. `public` contains the functions of extensions, and tables that the roles of other campuses may not use. */
const searchPath = (schema: string): string => (schema === FIRST_SCHEMA ? FIRST_SCHEMA : `${schema}, ${FIRST_SCHEMA}`);

/** Switches a session to a schema, as the given role or as the role that signed in. */
export const enterSchema = (schema: string, role = 'none'): QueryConfig => ({
  text: "select set_config('search_path', $1::text, false), set_config('role', $2::text, false)",
  values: [searchPath(schema), role],
});

/** Switches a session to a schema until the end of the transaction or the next switch. */
export const enterSchemaInTransaction = (schema: string, role = 'none') => ({
  text: "select set_config('search_path', $1::text, true), set_config('role', $2::text, true)",
  values: [searchPath(schema), role],
});

/** Returns the statements that switch a new session to a schema, as the role that signed in. */
export const beginInSchema = (schema: string): string => `set search_path = ${searchPath(schema)}; reset role`;
