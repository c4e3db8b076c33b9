import type { Response } from 'express';
import { DomainError } from '../../platform/errors.ts';
import { statusOf } from '../schema/errors/error-codes.ts';
import { BEARER_CHALLENGE } from './headers.ts';

/** Sends a rejection of a route outside GraphQL and REST, as plain text. */
export function sendRejection(response: Response, { code, message, extensions: { retryAfter } }: DomainError): void {
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  if (statusOf[code] === 401) response.set('WWW-Authenticate', BEARER_CHALLENGE);
  response.status(statusOf[code]).type('text/plain').send(message);
}

/** Sends a rejection in the form of REST calls. Rethrows any other error. */
export function sendJsonRejection(response: Response, error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
  const { fields, retryAfter } = error.extensions;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  response.status(statusOf[error.code]).json({ code: error.code, message: error.message, ...(fields && { fields }) });
}
