import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Ctx } from '../../platform/context.ts';
import { messages } from '../../messages.ts';
import { DomainError, ErrorCode } from '../../platform/errors.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { FormatError } from '../schema/errors/format-error.ts';
import { BEARER_CHALLENGE, commonHeaders, CORS_READABLE, preflightHeaders, saysTestMode } from './headers.ts';
import { HttpError, parseForm, type Body } from './multipart-form.ts';
import { statusOf } from '../schema/errors/error-codes.ts';
import { endCacheable } from '../schema/execution/response-cache.ts';
import { MAX_BODY_BYTES, type Limits } from '../schema/execution/limits.ts';

/** Reads the body by events, which are cheaper than an async iterator. */
function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else reject(new HttpError(413, `A request body may have ${MAX_BODY_BYTES} bytes.`));
    });
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.once('error', reject);
  });
}

async function parseBody(request: IncomingMessage, response: ServerResponse): Promise<Body | null | undefined> {
  const type = (request.headers['content-type'] ?? '').toLowerCase();
  if (type.startsWith('multipart/form-data')) {
    return parseForm(request, response);
  }
  const text = await readBody(request);
  if (!type.startsWith('application/json') || text === '') return undefined;
  try {
    return JSON.parse(text) as Body | null;
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON.');
  }
}

function headersOf(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // GET only reads, and there are no cookies that another site could use, so no preflight is needed. Client libraries do not send one.
  if (request.method === 'GET') headers.set('apollo-require-preflight', 'true');
  return headers;
}

/** Media type of a GraphQL response, regardless of its status. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json';

function sendError(response: ServerResponse, status: number, error: GraphQLFormattedError): void {
  // The headers have already been sent, or the client has disconnected.
  if (response.headersSent || response.destroyed) return void response.destroy();
  const { retryAfter } = error.extensions ?? {};
  if (typeof retryAfter === 'number') response.setHeader('Retry-After', retryAfter);
  if (status === 401) response.setHeader('WWW-Authenticate', BEARER_CHALLENGE);
  const type = response.req.headers.accept?.includes(GRAPHQL_RESPONSE) ? GRAPHQL_RESPONSE : 'application/json';
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
  response.end(JSON.stringify({ errors: [error] }));
}

/** Responds to a failed request with the status and the code of its error. */
function respondWithError(response: ServerResponse, error: unknown, formatError: FormatError): void {
  if (error instanceof GraphQLError) return sendError(response, 400, error.toJSON());
  if (error instanceof DomainError) return sendError(response, statusOf[error.code], { message: error.message, extensions: { ...error.extensions } });
  const { status = 500, message } = error as HttpError;
  if (status >= 500) return sendError(response, 500, formatError({ message }, error));
  sendError(response, status, { message, extensions: { code: status === 413 ? ErrorCode.TOO_LARGE : ErrorCode.BAD_REQUEST } });
}

async function respond(request: IncomingMessage, response: ServerResponse, result: HTTPGraphQLResponse): Promise<void> {
  const { status, headers, body } = result;
  response.statusCode = status ?? 200;
  response.setHeaders(headers);
  if (request.method === 'GET' && endCacheable(request, response, result)) return;
  // Sent in one call, so that the response has a Content-Length.
  if (body.kind === 'complete') return void response.end(body.string);
  for await (const chunk of body.asyncIterator) response.write(chunk);
  response.end();
}

interface Parts {
  apollo: ApolloServer<Ctx>;
  limits: Limits;
  formatError: FormatError;
  contextOf: (request: IncomingMessage) => Promise<Ctx>;
}

/** Serves GraphQL over HTTP directly with node:http, which costs a quarter less than Express. */
export function graphqlHandler({ apollo, limits, formatError, contextOf }: Parts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { method = 'GET', url = '/' } = request;
      const body = method === 'POST' ? await parseBody(request, response) : undefined;
      const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      // Apollo Server has no hook before validation, but validating an oversized query is expensive.
      const query = body === undefined ? new URLSearchParams(search).get('query') : body?.query;
      if (typeof query === 'string') limits.checkText(query);
      // Created here, because Apollo Server would replace the error message of a failed context.
      const context = await contextOf(request);
      const httpGraphQLRequest = { method, headers: headersOf(request), search, body };
      await respond(request, response, await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => context }));
    } catch (error) {
      // If the socket is destroyed, the client has disconnected.
      if (!request.socket.destroyed) respondWithError(response, error, formatError);
    }
  };
}

/** Sends the error for a test mode request that reached the market itself. */
function sendNoTestMode(response: ServerResponse): void {
  const error = { message: messages.noTestMode, extensions: { code: ErrorCode.NOT_FOUND } };
  response.writeHead(404, { 'Content-Type': 'application/json; charset=utf-8', 'Access-Control-Allow-Origin': '*' });
  response.end(JSON.stringify({ ...error.extensions, message: error.message, errors: [error] }));
}

/** Serves GraphQL without Express, which would cost time, and everything else with Express. */
export function requestListener(app: RequestListener, graphql: ReturnType<typeof graphqlHandler>, settings: Settings): RequestListener {
  const setCommonHeaders = commonHeaders(settings);
  return (request, response) => {
    setCommonHeaders(request, response);
    if (saysTestMode(request) && !settings.isTestMode) return sendNoTestMode(response);
    const path = request.url?.split('?', 1)[0];
    if (path !== '/graphql') return void app(request, response);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', CORS_READABLE);
    if (request.method !== 'OPTIONS') return void graphql(request, response);
    response.writeHead(204, preflightHeaders(request, 'GET, POST')).end();
  };
}
