import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The error of a request as a form needs it. */
export interface RequestError {
  /** The server's message; undefined when the server could not be reached. */
  message: string | undefined;
  code: string | undefined;
  /** Messages by input field. */
  fields: Record<string, string>;
}

interface Extensions {
  code?: string;
  fields?: { field: string; message: string }[];
}

/** Converts an error of Apollo Client. */
export function requestErrorOf(error: unknown): RequestError {
  if (!CombinedGraphQLErrors.is(error)) return { message: undefined, code: undefined, fields: {} };
  const first = error.errors[0];
  const { code, fields = [] } = (first?.extensions ?? {}) as Extensions;
  return { message: first?.message, code, fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])) };
}
