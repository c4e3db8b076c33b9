import { ApolloServer, HeaderMap, type ApolloServerPlugin, type HTTPGraphQLRequest } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { processRequest } from 'graphql-upload-minimal';
import { GraphQLError, OperationTypeNode, type FormattedExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Ctx } from '../platform/context.ts';
import { type DomainError, ErrorCode } from '../platform/errors.ts';
import { messages } from '../messages.ts';
import { authorizeWrite } from '../access/policy.ts';
import type { FormatError } from './format-error.ts';
import { RawJson, type Answers } from '../read/answers.ts';
import { LIMITS, MAX_BODY_BYTES, type Limits } from './limits.ts';
import { MAX_PHOTO_BYTES } from '../photos/photo.service.ts';

/** Points that the operation gave or took go with every answer, failed ones too. */
const pointsExtension: ApolloServerPlugin<Ctx> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, response }) => {
      if (response.body.kind !== 'single' || Object.keys(contextValue.notices).length === 0) return;
      response.body.singleResult.extensions = { ...response.body.singleResult.extensions, points: contextValue.notices };
    },
  }),
};

/** Does it, and gives a refusal the HTTP status that Apollo Server would not know. */
function answering<Result>(status: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { message, extensions } = error as GraphQLError | DomainError;
    throw new GraphQLError(message, { extensions: { ...extensions, http: { status } } });
  }
}

/** Refuses what costs too much before it runs, and what a reading token may not do; tells the cost of the rest. */
function limitsPlugin(limits: Limits): ApolloServerPlugin<Ctx> {
  return {
    requestDidStart: async () => {
      let cost: number | undefined;
      return {
        didResolveOperation: async ({ document, operation, request, contextValue }) => {
          if (!operation) return;
          cost = answering(400, () => limits.checkCost({ document, operation, variables: request.variables ?? {} }, contextValue.viewer));
          if (operation.operation === OperationTypeNode.MUTATION) answering(403, () => authorizeWrite(contextValue));
        },
        willSendResponse: async ({ response }) => {
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          if (singleResult.errors) singleResult.errors = singleResult.errors.slice(0, LIMITS.errors);
          if (cost !== undefined) singleResult.extensions = { ...singleResult.extensions, cost };
        },
      };
    },
  };
}

interface Parts {
  formatError: FormatError;
  limits: Limits;
  /** Answers queries without executing them; left out, all are executed. */
  answers?: Answers;
  log: Logger;
}

/** Lets PostgreSQL's text be the answer where it can; the other plugins see the operation all the same. */
function passThrough(answers: Answers): ApolloServerPlugin<Ctx> {
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ operation, document, request, contextValue }) => {
        const data = await answers.data(operation, document, request.variables ?? {}, contextValue);
        if (!data) return null;
        return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data: data as never } } };
      },
    }),
  };
}

function stringifyResult(result: FormattedExecutionResult): string {
  const { data, extensions } = result as { data?: unknown; extensions?: object };
  if (!(data instanceof RawJson)) return JSON.stringify(result);
  return extensions ? `{"data":${data.text},"extensions":${JSON.stringify(extensions)}}` : `{"data":${data.text}}`;
}

/** Apollo Server over the schema. */
export async function startApollo(schema: GraphQLSchema, { formatError, limits, answers, log }: Parts): Promise<ApolloServer<Ctx>> {
  const apollo = new ApolloServer<Ctx>({
    schema,
    introspection: true,
    stringifyResult: stringifyResult,
    validationOptions: { maxErrors: LIMITS.errors },
    includeStacktraceInErrorResponses: false,
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin(limits),
      pointsExtension,
      ...(answers ? [passThrough(answers)] : []),
    ],
    stopOnTerminationSignals: false,
    logger: log,
  });
  await apollo.start();
  return apollo;
}

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

async function parseBody(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    // One byte above the limit tells a file of exactly the limit from one that was cut off.
    return processRequest(request, response, { maxFieldSize: MAX_BODY_BYTES, maxFileSize: MAX_PHOTO_BYTES + 1, maxFiles: 1 });
  }
  const text = await readBody(request);
  if (!type.startsWith('application/json') || text === '') return undefined;
  try {
    return JSON.parse(text);
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

/** Serves GraphQL over HTTP on bare node:http, which costs a quarter less than going through Express. */
export function graphqlHandler(apollo: ApolloServer<Ctx>, limits: Limits, context: (request: IncomingMessage) => Promise<Ctx>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const body = request.method === 'POST' ? await parseBody(request, response) : undefined;
      const url = request.url ?? '/';
      const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      // Apollo Server has no place before validation, which is where the costly part of a bomb is.
      const text = body === undefined ? new URLSearchParams(search).get('query') : (body as { query?: unknown }).query;
      if (typeof text === 'string') limits.checkText(text);
      const httpGraphQLRequest: HTTPGraphQLRequest = { method: request.method ?? 'GET', headers: headersOf(request), search, body };
      const answer = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: () => context(request) });
      response.writeHead(answer.status ?? 200, Object.fromEntries(answer.headers));
      if (answer.body.kind === 'complete') response.end(answer.body.string);
      else {
        for await (const chunk of answer.body.asyncIterator) response.write(chunk);
        response.end();
      }
    } catch (error) {
      if (error instanceof GraphQLError) return refuse(response, 400, error.toJSON());
      const { status = 500, message } = error as HttpError;
      const code = status === 413 ? ErrorCode.TOO_LARGE : status === 500 ? ErrorCode.INTERNAL : 'BAD_REQUEST';
      refuse(response, status, { message: status === 500 ? messages.unexpected : message, extensions: { code } });
    }
  };
}

/** The JSON text of an operation's data, asked past the transports; nothing when it has errors. */
export async function dataOf(
  apollo: ApolloServer<Ctx>,
  operation: { operationName: string; query: string; variables: Record<string, unknown> },
  contextValue: Ctx,
): Promise<string | undefined> {
  const { body } = await apollo.executeOperation(operation, { contextValue });
  if (body.kind !== 'single' || body.singleResult.errors) return undefined;
  const data: unknown = body.singleResult.data;
  return data instanceof RawJson ? data.text : JSON.stringify(data);
}
