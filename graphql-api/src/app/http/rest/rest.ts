import { hash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import multer, { MulterError } from 'multer';
import type { GraphQLSchema } from 'graphql';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { assistantRoutes } from '../../../domains/help/assistant/assistant.rest.ts';
import { accountRoutes } from '../../../domains/people/accounts/account.rest.ts';
import { assertScopes, SCOPES_HEADER, scopesText } from '../../../access/scopes.ts';
import { scopesOfCall } from '../../../access/scope-table.ts';
import { assertWritable } from '../../../access/moving.ts';
import { assertNotSuspended } from '../../../access/suspension.ts';
import { categoryRoutes } from '../../../domains/market/categories/category.rest.ts';
import { chatRoutes } from '../../../domains/talk/conversations/messages/chat.rest.ts';
import { messages } from '../../../messages.ts';
import { orderRoutes } from '../../../domains/trade/orders/order.rest.ts';
import { MAX_PHOTO_BYTES } from '../../../domains/media/photos/photo.service.ts';
import type { Ctx, Db, QueueSlot } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid } from '../../../platform/errors.ts';
import { matchesEtag } from '../../../platform/net/etag.ts';
import { assertReadable } from '../../../platform/text/characters.ts';
import { Binary, Fields, IDEMPOTENCY_HEADER, type Call, type Route } from '../../../platform/net/rest.ts';
import { pointsRoutes } from '../../../domains/rewards/points/points.rest.ts';
import { productRoutes } from '../../../domains/market/products/product.rest.ts';
import type { SqlExecutor } from '../../../read/plan/sql-executor.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { reviewRoutes } from '../../../domains/trade/reviews/review.rest.ts';
import { erasureRoutes } from '../../../domains/acts/erasure/erasure.rest.ts';
import { userDetailsRoutes } from '../../../domains/acts/user-details/user-details.rest.ts';
import { userRoutes } from '../../../domains/people/users/user.rest.ts';
import { BudgetExceeded, chargeBudget, headersOf } from '../../schema/budget/budget.ts';
import { statusOf } from '../../schema/errors/error-codes.ts';
import { MAX_BODY_BYTES } from '../../schema/execution/limits.ts';
import { databaseForReading } from '../../schema/execution/guest-reads.ts';
import { openApi } from './openapi.ts';
import { BEARER_CHALLENGE, CORS_READABLE, preflightHeaders } from '../headers.ts';
import { selectionOf } from './rest-fields.ts';
import { bodyFields, readInput, type BodyField } from './rest-input.ts';
import { clientKey, type WorkQueue } from '../../schema/execution/work-queue.ts';

/** All documented REST calls. */
export const routes: Route[] = [
  ...accountRoutes,
  ...userRoutes,
  ...erasureRoutes,
  ...userDetailsRoutes,
  ...orderRoutes,
  ...chatRoutes,
  ...pointsRoutes,
  ...categoryRoutes,
  ...productRoutes,
  ...reviewRoutes,
  ...assistantRoutes,
];

interface Parts {
  sqlExecutor: SqlExecutor;
  queue: WorkQueue;
  log: Logger;
  brandName: string;
  /** Schema whose types define bodies and responses. */
  schema: GraphQLSchema;
  contextOf: (request: Request) => Promise<Ctx>;
  /** Database for guests' reads; undefined if guests read like everybody else. */
  replicaDb: Db | undefined;
}

const json = express.json({ limit: MAX_BODY_BYTES });
const form = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_PHOTO_BYTES, files: 1, fields: 20, fieldSize: MAX_BODY_BYTES },
}).any();

/** Errors of the form parser without their own type mean that the body is truncated or not a form. */
const multipart: RequestHandler = (request, response, next) =>
  form(request, response, (error: unknown) => next(error && !(error instanceof MulterError) ? invalid('body', messages.notForm) : error));

function fileOf(request: Request, name: string | undefined): Call['file'] {
  const files = (request.files ?? []) as Express.Multer.File[];
  const file = files.find(({ fieldname }) => fieldname === name);
  return file && file.size > 0 ? { createReadStream: () => Readable.from([file.buffer]) } : null;
}

/** Returns the body with the text for users under both names that documented clients read. */
function withMessage(body: Record<string, unknown>): object {
  return body.message === undefined ? body : { msg: body.message, ...body };
}

function send(response: Response, route: Route, ctx: Ctx, result: object): void {
  response.status(route.status ?? 200);
  if (result instanceof Binary) {
    response
      .set({ ETag: `"${result.tag}"`, 'Cache-Control': 'public, no-cache' })
      .type(result.type)
      .send(result.bytes);
  } else if (Array.isArray(result)) response.json(result);
  else {
    response.json(withMessage({ success: true, ...notificationsOf(ctx), ...result }));
  }
}

/** The text about deducted points is `msg`, like the text of every response. The response's own text takes precedence. */
function notificationsOf({ pointNotifications: { msg, ...pointNotifications } }: Ctx): object {
  return { ...pointNotifications, ...(msg ? { message: msg } : {}) };
}

/** Names that differ between services and documented calls. */
const documentedNames: Record<string, string> = { idempotencyKey: IDEMPOTENCY_HEADER };

function fail(response: Response, route: Route | undefined, error: DomainError, pointNotifications: object = {}): void {
  const { code, extensions, message } = error;
  const { fields, retryAfter, ...details } = extensions;
  const renamed = fields?.map(({ field, message: text }) => ({
    field: route?.names?.[field] ?? documentedNames[field] ?? field,
    message: text,
  }));
  // An ETag of rows that were read before the rejection does not describe the rejection.
  response.removeHeader('ETag');
  if (retryAfter) response.set('Retry-After', String(retryAfter));
  const status = route?.statuses?.[code] ?? statusOf[code];
  if (status === 401) response.set('WWW-Authenticate', BEARER_CHALLENGE);
  response.status(status);
  response.json({
    success: false,
    ...route?.failure,
    ...pointNotifications,
    ...details,
    ...(renamed ? { fields: renamed } : {}),
    ...withMessage({ message }),
  });
}

/** Returns the rejection. A missing permission is reported before invalid input. */
function rejection(route: Route, ctx: Ctx | undefined, error: DomainError): DomainError {
  if (error.code !== ErrorCode.INVALID_INPUT || route.access === 'anybody') return error;
  if (!ctx?.viewer) return new DomainError(ErrorCode.UNAUTHENTICATED, messages.notSignedIn);
  if (route.access === 'administrators' && !ctx.viewer.isAdmin) return new DomainError(ErrorCode.FORBIDDEN, messages.notAllowed);
  return error;
}

/** Included in every ETag, because a new build may serialize the same rows differently. */
const build = statSync(import.meta.filename).mtimeMs;

/** Thrown by a read if the client already has the current rows. */
class NotModified extends Error {}

/**
 * Reads for a call. The ETag of a GET with one read is computed from the serialized rows. If the client already has them, it gets 304 before anything
 * is parsed and serialized.
 */
function readWith(route: Route, request: Request, response: Response, ctx: Ctx, { sqlExecutor, schema }: Parts): Call['read'] {
  let reads = 0;
  return async (source, selection, asked = ctx) => {
    reads += 1;
    const isOnly = reads === 1;
    const text = await sqlExecutor.selectText(
      asked,
      source as QuerySource,
      typeof selection === 'string' ? selection : selectionOf(schema, selection),
    );
    if (route.method === 'get' && isOnly && reads === 1) {
      const tag = `"${hash('sha1', `${build} ${route.path} ${text}`, 'base64url')}"`;
      response.set('ETag', tag);
      if (matchesEtag(request.headers['if-none-match'], tag)) throw new NotModified();
    } else response.removeHeader('ETag');
    return JSON.parse(text) as never;
  };
}

/** Reads a body as the input class of the route. */
function inputOf(fields: readonly BodyField[], body: Fields, idempotencyKey: string | null): Call['input'] {
  return <Input extends object>() => ({ ...readInput(fields, body), ...(idempotencyKey === null ? {} : { idempotencyKey }) }) as Input;
}

/**
 * Throws INSUFFICIENT_SCOPE. For a call that changes something, also throws SERVICE_UNAVAILABLE while the campus is being moved and FORBIDDEN if the
 * user is suspended. Public calls need no account.
 */
function authorizeCall({ method, path, readsOnly, access }: Route, ctx: Ctx): void {
  assertScopes(ctx.viewer, scopesOfCall(method, path));
  if (method === 'get' || readsOnly) return;
  assertWritable(ctx);
  if (access !== 'anybody') assertNotSuspended(ctx);
}

/** Sets the header with the scopes of an access token, even if one is missing. */
function sayScopes(response: Response, { viewer }: Ctx): void {
  const scopes = scopesText(viewer);
  if (scopes !== undefined) response.set(SCOPES_HEADER, scopes);
}

/** Charges a call, and sets the headers about the remaining budget. Throws RATE_LIMITED. */
async function charge(response: Response, ctx: Ctx): Promise<void> {
  try {
    const charged = await chargeBudget(ctx, ctx.infra.settings.budgets.restCall);
    if (charged) response.set(headersOf(charged, ctx));
  } catch (error) {
    if (error instanceof BudgetExceeded) response.set(headersOf(error.charge, ctx));
    throw error;
  }
}

function handler(route: Route, parts: Parts): RequestHandler {
  const { queue, schema, contextOf, replicaDb } = parts;
  const fields = bodyFields(schema, route);
  return async (request, response, next) => {
    let ctx: Ctx | undefined;
    try {
      ctx = await contextOf(request);
      sayScopes(response, ctx);
      await charge(response, ctx);
      authorizeCall(route, ctx);
      if (route.method === 'get') ctx.db = databaseForReading(ctx, replicaDb);
      for (const values of [request.params, request.query, request.body]) assertReadable(values, 'body');
      const body = new Fields((request.body ?? {}) as Record<string, unknown>);
      const idempotencyKey = (route.creates && request.get(IDEMPOTENCY_HEADER)) || null;
      const call: Call = {
        ctx,
        params: new Fields(request.params),
        query: new Fields(request.query),
        body,
        file: fileOf(request, route.body?.file),
        idempotencyKey,
        input: inputOf(fields, body, idempotencyKey),
        read: readWith(route, request, response, ctx, parts),
      };
      const work = (slot: QueueSlot | undefined) => route.handle({ ...call, ctx: Object.assign(call.ctx, { slot }) });
      const result = await queue.run(clientKey(ctx), work, route.cost?.(body));
      send(response, route, ctx, result);
    } catch (error) {
      if (error instanceof NotModified) response.status(304).end();
      else if (error instanceof DomainError) fail(response, route, rejection(route, ctx, error), ctx && notificationsOf(ctx));
      else next(error);
    }
  };
}

/** Converts errors of the parsers to documented errors. */
function known(error: Error & { type?: string; status?: number }): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error.type === 'entity.parse.failed') return new DomainError(ErrorCode.INVALID_INPUT, messages.notJson);
  if (error.type === 'entity.too.large') return new DomainError(ErrorCode.TOO_LARGE, messages.bodyTooLarge);
  if (error instanceof MulterError) {
    const field = error.field ?? 'photo';
    if (error.code !== 'LIMIT_FILE_SIZE') return invalid(field, error.message);
    return new DomainError(ErrorCode.TOO_LARGE, messages.photoTooLarge, { fields: [{ field, message: messages.photoTooLarge }] });
  }
  return error.status && error.status < 500 ? new DomainError(ErrorCode.INVALID_INPUT, error.message) : undefined;
}

function lastResort(log: Logger): ErrorRequestHandler {
  return (error: Error, request, response, _next) => {
    // The client has disconnected.
    if (request.socket.destroyed) return;
    const expected = known(error);
    if (expected) return fail(response, undefined, expected);
    const requestId = randomUUID();
    log.error({ err: error, requestId, path: request.path }, 'unexpected error');
    response.status(500).json({ success: false, code: ErrorCode.INTERNAL, requestId, ...withMessage({ message: messages.unexpected }) });
  };
}

const crossOrigin: RequestHandler = (request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': `ETag, ${CORS_READABLE}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Authorization',
  });
  if (request.method !== 'OPTIONS') return next();
  response.set(preflightHeaders(request, 'GET, POST, PUT, DELETE')).status(204).end();
};

/** Serves the documented REST calls under /api, on the same services as GraphQL. */
export function rest(parts: Parts): Router {
  const router = Router().use('/api', crossOrigin, json, multipart);
  const document = openApi(routes, parts.schema, parts.brandName);
  router.get('/api/openapi.json', (_request, response) => void response.json(document));
  for (const route of routes) router[route.method](route.path, handler(route, parts));
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
    router.all(path, (_request, response) => {
      response.status(405).set('Allow', allowed.join(', '));
      response.json({ success: false, code: ErrorCode.BAD_REQUEST, ...withMessage({ message: messages.wrongMethod }) });
    });
  }
  router.use('/api', (_request, response) => fail(response, undefined, new DomainError(ErrorCode.NOT_FOUND, messages.noSuchPath)));
  router.use('/api', lastResort(parts.log));
  return router;
}
