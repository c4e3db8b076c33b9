import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What went wrong with a call, in the terms that a form needs. */
export interface RequestError {
  /** The server's words; undefined when it could not be reached. */
  message: string | undefined;
  code: string | undefined;
  /** Messages by input field. */
  fields: Record<string, string>;
}

interface Extensions {
  code?: string;
  fields?: { field: string; message: string }[];
}

/** Reads an error of Apollo Client. */
export function requestErrorOf(error: unknown): RequestError {
  if (!CombinedGraphQLErrors.is(error)) return { message: undefined, code: undefined, fields: {} };
  const first = error.errors[0];
  const { code, fields = [] } = (first?.extensions ?? {}) as Extensions;
  return { message: first?.message, code, fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])) };
}
