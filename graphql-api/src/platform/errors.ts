/**
 * Machine-readable reason of an error: `extensions.code` in GraphQL, `code` in REST. The second half is for requests that the GraphQL protocol
 * rejects and uses the names of Apollo Server, which clients know.
 */
export enum ErrorCode {
  UNAUTHENTICATED = 'UNAUTHENTICATED',
  TOKEN_INVALID = 'TOKEN_INVALID',
  TOKEN_EXPIRED = 'TOKEN_EXPIRED',
  FORBIDDEN = 'FORBIDDEN',
  INSUFFICIENT_SCOPE = 'INSUFFICIENT_SCOPE',
  NOT_FOUND = 'NOT_FOUND',
  INVALID_INPUT = 'INVALID_INPUT',
  ALREADY_REGISTERED = 'ALREADY_REGISTERED',
  OUT_OF_STOCK = 'OUT_OF_STOCK',
  CONTENT_REJECTED = 'CONTENT_REJECTED',
  OTP_INVALID = 'OTP_INVALID',
  RATE_LIMITED = 'RATE_LIMITED',
  CONFLICT = 'CONFLICT',
  LIMIT_REACHED = 'LIMIT_REACHED',
  WEBHOOK_URL_REFUSED = 'WEBHOOK_URL_REFUSED',
  IDEMPOTENCY_CONFLICT = 'IDEMPOTENCY_CONFLICT',
  TOO_LARGE = 'TOO_LARGE',
  TOO_COMPLEX = 'TOO_COMPLEX',
  SERVICE_UNAVAILABLE = 'SERVICE_UNAVAILABLE',
  INTERNAL = 'INTERNAL',
  BAD_REQUEST = 'BAD_REQUEST',
  BAD_USER_INPUT = 'BAD_USER_INPUT',
  GRAPHQL_PARSE_FAILED = 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED = 'GRAPHQL_VALIDATION_FAILED',
  OPERATION_RESOLUTION_FAILURE = 'OPERATION_RESOLUTION_FAILURE',
  PERSISTED_QUERY_NOT_FOUND = 'PERSISTED_QUERY_NOT_FOUND',
  PERSISTED_QUERY_NOT_SUPPORTED = 'PERSISTED_QUERY_NOT_SUPPORTED',
}

/** Returns whether a value is a code of the enum. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return Object.values<unknown>(ErrorCode).includes(value);
}

/** A rejected input field: its name in the schema, and the text for users. */
export interface FieldError {
  field: string;
  message: string;
}

/** The only error class that services throw. GraphQL shows `extensions`, REST maps `code` to a status. `retryAfter` is in seconds. */
export class DomainError extends Error {
  readonly extensions: { code: ErrorCode; fields?: FieldError[]; retryAfter?: number; details?: object };

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: { fields?: FieldError[]; retryAfter?: number; details?: object } = {},
  ) {
    super(message);
    this.name = 'DomainError';
    this.extensions = { code, ...details };
  }
}

/** Returns INVALID_INPUT about one field, with the same text for the field and the error. */
export function invalid(field: string, message: string): DomainError {
  return new DomainError(ErrorCode.INVALID_INPUT, message, { fields: [{ field, message }] });
}

/** Returns NOT_FOUND about an object by its name for users, such as "Product". */
export function notFound(what: string): DomainError {
  return new DomainError(ErrorCode.NOT_FOUND, `${what} not found`);
}
