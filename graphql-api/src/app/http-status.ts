import { ErrorCode } from '../platform/errors.ts';

/** The HTTP status of an error: of REST calls, and of GraphQL requests that are refused as a whole. */
export const statusOf: Record<ErrorCode, number> = {
  [ErrorCode.UNAUTHENTICATED]: 401,
  [ErrorCode.FORBIDDEN]: 403,
  [ErrorCode.NOT_FOUND]: 404,
  [ErrorCode.INVALID_INPUT]: 400,
  [ErrorCode.ALREADY_REGISTERED]: 409,
  [ErrorCode.OUT_OF_STOCK]: 400,
  [ErrorCode.CONTENT_REJECTED]: 400,
  [ErrorCode.OTP_INVALID]: 400,
  [ErrorCode.RATE_LIMITED]: 429,
  [ErrorCode.CONFLICT]: 409,
  [ErrorCode.IDEMPOTENCY_CONFLICT]: 409,
  [ErrorCode.TOO_LARGE]: 413,
  [ErrorCode.TOO_COMPLEX]: 400,
  [ErrorCode.SERVICE_UNAVAILABLE]: 503,
  [ErrorCode.INTERNAL]: 500,
};
