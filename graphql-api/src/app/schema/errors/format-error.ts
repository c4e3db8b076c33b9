import { unwrapResolverError } from '@apollo/server/errors';
import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { DomainError, ErrorCode, isErrorCode } from '../../../platform/errors.ts';
import { messages } from '../../../messages.ts';
import { requestScope } from '../../../platform/request-scope.ts';

export type FormatError = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/** Returns a function that keeps errors intended for clients, and replaces all others by a request id, which is logged with the cause. */
export function errorFormatter(log: Logger): FormatError {
  return (formatted, error) => {
    const cause = unwrapResolverError(error);
    if (cause instanceof DomainError) return { ...formatted, extensions: { ...cause.extensions } };
    if (isErrorCode(formatted.extensions?.code)) return formatted;
    // A GraphQLError during execution concerns an invalid argument value.
    if (cause instanceof GraphQLError) return { ...formatted, extensions: { code: ErrorCode.INVALID_INPUT } };
    const requestId = requestScope.getStore()?.id ?? randomUUID();
    log.error({ err: cause, requestId, path: formatted.path }, 'unexpected error');
    const { locations, path } = formatted;
    return {
      message: messages.unexpected,
      ...(locations ? { locations } : {}),
      ...(path ? { path } : {}),
      extensions: { code: ErrorCode.INTERNAL, requestId },
    };
  };
}

/** Returns errors of an execution as the client sees them. */
export function formatted(errors: readonly GraphQLError[], formatError: FormatError): GraphQLFormattedError[] {
  return errors.map((error) => formatError(error.toJSON(), error));
}
