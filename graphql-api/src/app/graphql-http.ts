import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { processRequest } from 'graphql-upload-minimal';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Ctx } from '../platform/context.ts';
import { ErrorCode } from '../platform/errors.ts';
import { messages } from '../messages.ts';
import { MAX_PHOTO_BYTES } from '../photos/photo.service.ts';
import { MAX_BODY_BYTES, type Limits } from './limits.ts';
import type { Body, OperationTexts } from './operation-texts.ts';

class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** By events, which cost less than an async iterator. */
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
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    // One byte above the limit tells a file of exactly the limit from one that was cut off.
    const limits = { maxFieldSize: MAX_BODY_BYTES, maxFileSize: MAX_PHOTO_BYTES + 1, maxFiles: 1 };
    return (await processRequest(request, response, limits)) as Body;
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
  return headers;
}

function refuse(response: ServerResponse, status: number, error: GraphQLFormattedError): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [error] }));
}

async function respond(response: ServerResponse, { status, headers, body }: HTTPGraphQLResponse): Promise<void> {
  response.statusCode = status ?? 200;
  response.setHeaders(headers);
  // At once, so that it goes with its length and in one piece.
  if (body.kind === 'complete') return void response.end(body.string);
  for await (const chunk of body.asyncIterator) response.write(chunk);
  response.end();
}

interface Parts {
  apollo: ApolloServer<Ctx>;
  limits: Limits;
  texts: OperationTexts;
  contextOf: (request: IncomingMessage) => Promise<Ctx>;
}

/** Serves GraphQL over HTTP on bare node:http, which costs a quarter less than going through Express. */
export function graphqlHandler({ apollo, limits, texts, contextOf }: Parts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { method = 'GET', url = '/' } = request;
      const body = method === 'POST' ? await parseBody(request, response) : undefined;
      const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      // Apollo Server has no place before validation, which is where the costly part of a bomb is.
      const text = body === undefined ? new URLSearchParams(search).get('query') : body?.query;
      if (typeof text === 'string') limits.checkText(text);
      const context = contextOf(request);
      // Apollo Server asks for it at once, and again for the text by its name: nothing may be waited for between naming it and that.
      await Promise.allSettled([context]);
      const httpGraphQLRequest = { method, headers: headersOf(request), search, body: body && texts.named(body) };
      await respond(response, await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: () => context }));
    } catch (error) {
      if (error instanceof GraphQLError) return refuse(response, 400, error.toJSON());
      const { status = 500, message } = error as HttpError;
      const code = status === 413 ? ErrorCode.TOO_LARGE : status === 500 ? ErrorCode.INTERNAL : 'BAD_REQUEST';
      refuse(response, status, { message: status === 500 ? messages.unexpected : message, extensions: { code } });
    }
  };
}
