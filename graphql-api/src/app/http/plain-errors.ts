import type { Response } from 'express';
import type { DomainError } from '../../platform/errors.ts';
import { statusOf } from '../schema/errors/error-codes.ts';
import { BEARER_CHALLENGE } from './response-headers.ts';

/** Answers a rejection of a route outside GraphQL and REST, as plain text. */
export function sendRejection(response: Response, { code, message, extensions: { retryAfter } }: DomainError): void {
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  if (statusOf[code] === 401) response.set('WWW-Authenticate', BEARER_CHALLENGE);
  response.status(statusOf[code]).type('text/plain').send(message);
}
