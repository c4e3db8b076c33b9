import { registerEnumType } from 'type-graphql';
import { ErrorCode } from '../../../platform/errors.ts';

interface Meaning {
  /** HTTP status of a REST call, or of a GraphQL request that is rejected as a whole. */
  status: number;
  description: string;
}

/** Description and HTTP status of each code. */
const meanings: Record<ErrorCode, Meaning> = {
  UNAUTHENTICATED: { status: 401, description: 'You are not signed in, or the password is wrong.' },
  TOKEN_INVALID: { status: 401, description: 'The token is unknown or revoked: discard it.' },
  TOKEN_EXPIRED: { status: 401, description: 'The token has expired: sign in, or create another one.' },
  FORBIDDEN: { status: 403, description: 'You are not allowed to do this.' },
  INSUFFICIENT_SCOPE: { status: 403, description: 'The access token lacks the scopes in `extensions.details.required`.' },
  NOT_FOUND: { status: 404, description: 'The object does not exist.' },
  INVALID_INPUT: { status: 400, description: 'The input is invalid; `extensions.fields` names the fields.' },
  ALREADY_REGISTERED: { status: 409, description: 'The address already has an account.' },
  OUT_OF_STOCK: { status: 400, description: 'Not enough pieces are left.' },
  CONTENT_REJECTED: { status: 400, description: 'The listing does not meet the marketplace norms.' },
  OTP_INVALID: { status: 400, description: 'The emailed code is wrong, used or expired.' },
  RATE_LIMITED: { status: 429, description: 'Too many requests; `extensions.retryAfter` is the number of seconds to wait.' },
  CONFLICT: { status: 409, description: 'A conflict with stored data, such as a name that is taken.' },
  LIMIT_REACHED: { status: 409, description: 'The maximum number is reached; delete one first.' },
  WEBHOOK_URL_REFUSED: { status: 400, description: 'Nothing is sent to this URL: its address is not public, or its host name does not resolve.' },
  IDEMPOTENCY_CONFLICT: { status: 409, description: 'The idempotency key was already used with different input.' },
  TOO_LARGE: { status: 413, description: 'A file or request exceeds its size limit.' },
  TOO_COMPLEX: { status: 400, description: 'The operation exceeds a limit; the message names the limit and its value.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    description: 'The marketplace is temporarily unavailable; try again after `extensions.retryAfter` seconds.',
  },
  INTERNAL: { status: 500, description: 'An error of the server; `extensions.requestId` helps to find it.' },
  BAD_REQUEST: { status: 400, description: 'The HTTP request is not a GraphQL request, or its method is not allowed.' },
  BAD_USER_INPUT: { status: 400, description: 'A variable does not have the declared type.' },
  GRAPHQL_PARSE_FAILED: { status: 400, description: 'The operation has a syntax error.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, description: 'The operation is not valid for the schema.' },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    description: 'The document has no operation of that name, or several operations and no name was given.',
  },
  PERSISTED_QUERY_NOT_FOUND: { status: 200, description: 'The persisted query is unknown: send its text with its hash.' },
  PERSISTED_QUERY_NOT_SUPPORTED: { status: 200, description: 'Persisted queries are disabled: send the text.' },
};

const entries = Object.entries(meanings) as [ErrorCode, Meaning][];

/** HTTP status of an error, for REST calls and for GraphQL requests that are rejected as a whole. */
export const statusOf = Object.fromEntries(entries.map(([code, { status }]) => [code, status])) as Record<ErrorCode, number>;

/** Makes the codes an enum of the schema, from which clients generate types. Repeated registration has no effect. */
export const registerErrorCodes = (): void =>
  registerEnumType(ErrorCode, {
    name: 'ErrorCode',
    description: 'The reason of an error, in `extensions.code`. Every error has one of these codes.',
    valuesConfig: Object.fromEntries(entries.map(([code, { description }]) => [code, { description }])),
  });
