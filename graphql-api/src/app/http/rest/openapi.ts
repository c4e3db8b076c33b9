import type { GraphQLSchema } from 'graphql';
import { categorySchemas } from '../../../domains/market/categories/category.rest.ts';
import { messageSchemas } from '../../../domains/talk/conversations/messages/message.serializer.ts';
import { orderSchemas } from '../../../domains/trade/orders/order.serializer.ts';
import { keyRule } from '../../../platform/input/validation.ts';
import { scopesOfCall } from '../../../access/scope-table.ts';
import { ErrorCode } from '../../../platform/errors.ts';
import { boolean, IDEMPOTENCY_HEADER, schemaRef, object, text, type Route, type Schema } from '../../../platform/net/rest.ts';
import { productSchemas, productSelection } from '../../../domains/market/products/product.serializer.ts';
import { reviewSchemas } from '../../../domains/trade/reviews/review.rest.ts';
import { userSchemas } from '../../../domains/people/users/user.serializer.ts';
import { statusOf } from '../../schema/errors/error-codes.ts';
import { propertiesOf } from './rest-fields.ts';
import { bodyFields, jsonSchemaOf } from './rest-input.ts';

const errorSchema = object(
  {
    success: boolean('false.'),
    message: text('What is wrong, in words.'),
    msg: text('The same.'),
    code: { type: 'string', enum: Object.values(ErrorCode), description: 'The reason, as in GraphQL.' },
    fields: {
      type: 'array',
      description: 'The fields that are wrong.',
      items: object({ field: text('Name of the field.'), message: text('Description of the error.') }),
    },
    requestId: text('With INTERNAL: helps us to find what happened.'),
    details: { type: 'object', description: 'With CONTENT_REJECTED: `concerns`, the norms that the listing does not meet.' },
  },
  ['fields', 'requestId', 'details'],
);

/** Points that a call gave or took are part of every response. */
const always = {
  success: boolean('true.'),
  message: text('The message to show to the user.'),
  msg: text('The same.'),
  pointsAdded: { type: 'integer', description: 'Points that this gave.' },
  pointMessage: text('The message about the points.'),
  pointsDeducted: { type: 'integer', description: 'Points that this took.' },
} satisfies Record<string, Schema>;

function answerOf(route: Route): Schema {
  if (!route.answer) return { 'image/webp': {}, 'image/svg+xml': {} };
  const { type, properties } = route.answer as { type?: string; properties?: Record<string, Schema> };
  if (type !== 'object') return { 'application/json': { schema: route.answer } };
  const required = ['success', ...((route.answer.required as string[] | undefined) ?? [])];
  return { 'application/json': { schema: { type: 'object', properties: { ...always, ...properties }, required } } };
}

function requestBody(schema: GraphQLSchema, route: Route): Schema {
  const { fields = {}, optional = [], file } = route.body!;
  const ofInput = bodyFields(schema, route);
  const properties = { ...Object.fromEntries(ofInput.map((each) => [each.name, jsonSchemaOf(each)])), ...fields };
  const body = object(properties, [...optional, ...ofInput.filter(({ isRequired }) => !isRequired).map(({ name }) => name)]);
  if (!file) return { required: true, content: { 'application/json': { schema: body } } };
  const withFile = { ...body, properties: { ...properties, [file]: { type: 'string', format: 'binary', description: 'An image up to 5 MB.' } } };
  return { required: true, content: { 'multipart/form-data': { schema: withFile }, 'application/json': { schema: body } } };
}

const idempotencyHeader: Schema = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'A random value of the client: a repeated call with the same value and the same input gives the first result.',
  schema: { type: 'string', minLength: 1, maxLength: keyRule.max },
};

const pathParameters = ({ path }: Route): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

function parameters(route: Route): Schema[] {
  const inPath = pathParameters(route).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: name.toLowerCase().endsWith('id') ? 'An id, as other answers carry it.' : `The ${name}.`,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(route.query ?? {}).map(([name, { description, ...schema }]) => {
    return { name, in: 'query', required: false, description, schema };
  });
  return [...inPath, ...inQuery, ...(route.creates ? [idempotencyHeader] : [])];
}

/** Returns the route's path in OpenAPI's syntax. */
export const templateOf = (route: Route): string => route.path.replace(/:(\w+)/g, '{$1}');

/** `get /api/ratings/product/:id/average` is `getRatingsProductByIdAverage`. */
function operationId({ method, path }: Route): string {
  const words = path.split(/[/-]/).filter((part) => part !== '' && part !== 'api');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return method + words.map((word) => (word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word))).join('');
}

/** Returns the error codes of a call. */
function codesOf(route: Route): ErrorCode[] {
  const { RATE_LIMITED, SERVICE_UNAVAILABLE, INTERNAL, UNAUTHENTICATED, FORBIDDEN, INVALID_INPUT, TOO_LARGE, NOT_FOUND } = ErrorCode;
  return [
    ...(route.body || route.query || pathParameters(route).length > 0 ? [INVALID_INPUT] : []),
    ...(route.body ? [TOO_LARGE] : []),
    ...(route.access === 'anybody' ? [] : [UNAUTHENTICATED, FORBIDDEN]),
    ErrorCode.TOKEN_INVALID,
    ...(scopesOfCall(route.method, route.path).length > 0 ? [ErrorCode.INSUFFICIENT_SCOPE] : []),
    ...(pathParameters(route).some((name) => name.toLowerCase().endsWith('id')) ? [NOT_FOUND] : []),
    ...(route.creates ? [ErrorCode.IDEMPOTENCY_CONFLICT] : []),
    ...(route.fails ?? []),
    ...(Object.keys(route.statuses ?? {}) as ErrorCode[]),
    ...[RATE_LIMITED, SERVICE_UNAVAILABLE, INTERNAL],
  ];
}

/** Returns all responses of a call: its success, 304 for calls with an ETag, and one for each status of its error codes. */
function responses(route: Route): Record<string, Schema> {
  const failures = new Map<number, Set<ErrorCode>>();
  for (const code of codesOf(route)) {
    const status = route.statuses?.[code] ?? statusOf[code];
    failures.set(status, (failures.get(status) ?? new Set()).add(code));
  }
  const content = { 'application/json': { schema: schemaRef('Problem') } };
  const retry = { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } };
  return {
    [String(route.status ?? 200)]: { description: 'Success', content: answerOf(route) },
    ...(route.method === 'get' ? { 304: { description: 'Unchanged since the answer with this `If-None-Match`.' } } : {}),
    ...Object.fromEntries(
      [...failures].map(([status, codes]) => [
        status,
        {
          description: [...codes].join(', '),
          ...(status === statusOf.RATE_LIMITED || status === statusOf.SERVICE_UNAVAILABLE ? retry : {}),
          content,
        },
      ]),
    ),
  };
}

/** The second part of the path groups the calls. */
const tagOf = ({ path }: Route): string => path.split('/')[2]!;

function operation(schema: GraphQLSchema, route: Route): Schema {
  return {
    summary: route.summary,
    description: `For ${route.access === 'signed in' ? 'signed-in users' : route.access}.`,
    operationId: operationId(route),
    tags: [tagOf(route)],
    security: route.access === 'anybody' ? [{}, { token: [] }] : [{ token: [] }],
    'x-scopes': scopesOfCall(route.method, route.path),
    parameters: parameters(route),
    ...(route.body ? { requestBody: requestBody(schema, route) } : {}),
    responses: responses(route),
  };
}

/** Returns the OpenAPI 3.1 document of the routes, generated from the same definitions that the router serves. */
export function openApi(routes: readonly Route[], schema: GraphQLSchema, brandName: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const route of routes) (paths[templateOf(route)] ??= {})[route.method] = operation(schema, route);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName} REST calls`,
      version: '1.0.0',
      description: 'The documented calls, for clients that were written against them. New programs use GraphQL at /graphql.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(tagOf))].map((name) => ({ name, description: `Calls under /api/${name}.` })),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token, raw or after "Bearer".' } },
      schemas: {
        ...userSchemas,
        ...productSchemas(propertiesOf(schema, productSelection)),
        ...orderSchemas,
        ...messageSchemas,
        ...reviewSchemas,
        ...categorySchemas,
        Problem: errorSchema,
      },
    },
  };
}
