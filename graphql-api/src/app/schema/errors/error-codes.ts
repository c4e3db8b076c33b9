import { registerEnumType } from 'type-graphql';
import { ErrorCode } from '../../../platform/errors.ts';

interface Meaning {
  /** HTTP status of a REST call, or of a GraphQL request that is rejected as a whole. */
  status: number;
  description: string;
}

/** Description and HTTP status of each code. */
const meanings: Record<ErrorCode, Meaning> = {
  UNAUTHENTICATED: { status: 401, description: 'Sign in first, or the password is wrong.' },
  TOKEN_INVALID: { status: 401, description: 'The token that was sent is unknown, or was revoked: drop it.' },
  TOKEN_EXPIRED: { status: 401, description: 'The token that was sent has ended: sign in, or make another one.' },
  FORBIDDEN: { status: 403, description: 'You are not allowed to do this.' },
  INSUFFICIENT_SCOPE: { status: 403, description: 'The access token lacks the scopes that `extensions.details.required` names.' },
  NOT_FOUND: { status: 404, description: 'There is no such thing.' },
  INVALID_INPUT: { status: 400, description: 'Something in the input is wrong; `extensions.fields` names it.' },
  ALREADY_REGISTERED: { status: 409, description: 'The address has an account already.' },
  OUT_OF_STOCK: { status: 400, description: 'Not enough pieces are left.' },
  CONTENT_REJECTED: { status: 400, description: 'The listing does not meet the marketplace norms.' },
  OTP_INVALID: { status: 400, description: 'The mailed code is wrong, used or too old.' },
  RATE_LIMITED: { status: 429, description: 'Too many attempts; `extensions.retryAfter` gives the seconds to wait.' },
  CONFLICT: { status: 409, description: 'It contradicts what is there, such as a name that is taken.' },
  LIMIT_REACHED: { status: 409, description: 'You have as many of them as there may be; delete one first.' },
  WEBHOOK_URL_REFUSED: { status: 400, description: 'Nothing is sent to this address: it is not public, or its host has none.' },
  IDEMPOTENCY_CONFLICT: { status: 409, description: 'The idempotency key was used already, with other input.' },
  TOO_LARGE: { status: 413, description: 'A file or a request is over its limit.' },
  TOO_COMPLEX: { status: 400, description: 'The operation is over a limit; the message names it and its value.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    description: 'The shop cannot be reached at the moment; try again after `extensions.retryAfter` seconds.',
  },
  INTERNAL: { status: 500, description: 'Our mistake; `extensions.requestId` helps us to find it.' },
  BAD_REQUEST: { status: 400, description: 'The HTTP request is no GraphQL request, or its method is not allowed.' },
  BAD_USER_INPUT: { status: 400, description: 'A variable has another type than the operation declares.' },
  GRAPHQL_PARSE_FAILED: { status: 400, description: 'The text of the operation does not parse.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, description: 'The operation does not fit the schema.' },
  OPERATION_RESOLUTION_FAILURE: { status: 400, description: 'The document has no operation of that name, or several and no name was given.' },
  PERSISTED_QUERY_NOT_FOUND: { status: 200, description: 'The server does not have the persisted query: send its text together with its hash.' },
  PERSISTED_QUERY_NOT_SUPPORTED: { status: 200, description: 'The server takes no persisted queries: send the text.' },
};

const entries = Object.entries(meanings) as [ErrorCode, Meaning][];

/** HTTP status of an error, for REST calls and for GraphQL requests that are rejected as a whole. */
export const statusOf = Object.fromEntries(entries.map(([code, { status }]) => [code, status])) as Record<ErrorCode, number>;

/** Makes the codes an enum of the schema, from which clients generate types. Repeated registration has no effect. */
export const registerErrorCodes = (): void =>
  registerEnumType(ErrorCode, {
    name: 'ErrorCode',
    description: 'The reason of an error, in `extensions.code`. No error has another code.',
    valuesConfig: Object.fromEntries(entries.map(([code, { description }]) => [code, { description }])),
  });
