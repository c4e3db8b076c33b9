import type { ErrorRequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { messages } from '../../messages.ts';
import { requestScope } from '../../platform/request-scope.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';

/** Responds to errors of routes and parsers without stack traces or file paths, in every environment. */
export function lastErrorHandler(log: Logger): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, _next) => {
    // The response has already started, or the client has disconnected.
    if (response.headersSent || request.socket.destroyed) return void response.destroy();
    response.set('Cache-Control', 'no-store').type('text/plain');
    if (isServiceUnavailable(error)) {
      response.set('Retry-After', String(error.extensions.retryAfter)).status(503).send(error.message);
    } else if (error.status && error.status >= 400 && error.status < 500) {
      response.status(error.status).send(messages.unreadableAddress);
    } else {
      const requestId = requestScope.getStore()?.id ?? randomUUID();
      log.error({ err: error, requestId, path: request.path }, 'unexpected error');
      response.status(500).send(`${messages.unexpected} (${requestId})`);
    }
  };
}
