import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Error of a request, as forms use it. */
export interface RequestError {
  /** Message of the server; undefined if the server could not be reached. */
  message: string | undefined;
  code: string | undefined;
  /** Messages by the name of the input field. */
  fields: Record<string, string>;
}

interface Extensions {
  code?: string;
  fields?: { field: string; message: string }[];
}

/** Converts an error of Apollo Client to a `RequestError`. */
export function requestErrorOf(error: unknown): RequestError {
  if (!CombinedGraphQLErrors.is(error)) return { message: undefined, code: undefined, fields: {} };
  const first = error.errors[0];
  const { code, fields = [] } = (first?.extensions ?? {}) as Extensions;
  return { message: first?.message, code, fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])) };
}
