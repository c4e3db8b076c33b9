import { platformMessages } from '../messages.ts';
import { DomainError, ErrorCode } from '../errors.ts';

/** Seconds after which a client should try again. The server notices within that time that the database is available again. */
const RETRY_AFTER = 5;

/** Operating system error codes for a server that cannot be reached or that closed the connection. */
const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOENT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/**
 * SQLSTATEs or their classes for a PostgreSQL server that is unavailable: connection exceptions, insufficient resources (a full disk, too many
 * connections), shutdown and start, system errors, rejected sign-in, unknown database, a read-only standby.
 */
const SQL_STATES = /^(08...|53...|57P..|58...|28...|3D000|25006)$/;

/** Messages of errors that `pg` throws without a code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
];

/** Returns whether an error means that the database is down, starting, stopping, overloaded or not responding; false for a rejected statement. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as { code?: string };
    if (NETWORK_CODES.has(code) || SQL_STATES.test(code)) return true;
    const { message } = cause;
    if (DRIVER_MESSAGES.some((known) => message.startsWith(known))) return true;
  }
  return false;
}

/** SQLSTATEs or their classes for errors that do not pass with time: rejected sign-in, unknown database. */
const WRONG_SETTINGS = /^(28...|3D000)$/;

/** Returns whether a statement may succeed soon, because the database is starting or restarting; false if the settings are wrong. */
export function isDatabaseStarting(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (WRONG_SETTINGS.test((cause as { code?: string }).code ?? '')) return false;
  }
  return isServiceUnavailable(error) || isDatabaseAway(error);
}

/** Returns the error that clients receive while the database is unavailable. */
export function serviceUnavailable(): DomainError {
  return new DomainError(ErrorCode.SERVICE_UNAVAILABLE, platformMessages.unavailable, { retryAfter: RETRY_AFTER });
}

/** Returns the error that clients receive while the photo store is unavailable or full. */
export function photosUnavailable(): DomainError {
  return new DomainError(ErrorCode.SERVICE_UNAVAILABLE, platformMessages.photosUnavailable, { retryAfter: RETRY_AFTER });
}

/** Returns whether an error was made by `serviceUnavailable`. */
export function isServiceUnavailable(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === ErrorCode.SERVICE_UNAVAILABLE;
}
