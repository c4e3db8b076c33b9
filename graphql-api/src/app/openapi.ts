import { categorySchemas } from '../categories/category.rest.ts';
import { messageSchemas } from '../chat/message.shape.ts';
import { orderSchemas } from '../orders/order.shape.ts';
import { keyRule } from '../idempotency/idempotency-key.rule.ts';
import { flag, IDEMPOTENCY_HEADER, object, text, type Route, type Schema } from '../platform/rest.ts';
import { productSchemas } from '../products/product.shape.ts';
import { reviewSchemas } from '../reviews/review.rest.ts';
import { userSchemas } from '../users/user.shape.ts';

const problem = object(
  {
    success: flag('false.'),
    message: text('What is wrong, in words.'),
    msg: text('The same.'),
    code: text('The reason, as in GraphQL.'),
    fields: { type: 'array', items: object({ field: text('Name of the field.'), message: text('What is wrong with it.') }) },
  },
  ['code', 'fields'],
);

/** Points that a call gave or took are part of any answer. */
const always = {
  success: flag('true.'),
  message: text('What to tell the person.'),
  msg: text('The same.'),
  pointsAdded: { type: 'integer', description: 'Points that this gave.' },
  pointMessage: text('What to tell about them.'),
  pointsDeducted: { type: 'integer', description: 'Points that this took.' },
} satisfies Record<string, Schema>;

function answerOf(route: Route): Schema {
  if (!route.answer) return { 'image/webp': {}, 'image/svg+xml': {} };
  const { type, properties } = route.answer as { type?: string; properties?: Record<string, Schema> };
  if (type !== 'object') return { 'application/json': { schema: route.answer } };
  const required = ['success', ...((route.answer.required as string[] | undefined) ?? [])];
  return { 'application/json': { schema: { type: 'object', properties: { ...always, ...properties }, required } } };
}

function requestBody({ fields, optional = [], file }: NonNullable<Route['body']>): Schema {
  const schema = object(fields, optional);
  if (!file) return { required: true, content: { 'application/json': { schema } } };
  const withFile = { ...schema, properties: { ...fields, [file]: { type: 'string', format: 'binary', description: 'An image up to 5 MB.' } } };
  return { required: true, content: { 'multipart/form-data': { schema: withFile }, 'application/json': { schema } } };
}

const idempotencyHeader: Schema = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'A random value of the client: a repeated call with the same value and the same input gives the first result.',
  schema: { type: 'string', minLength: 1, maxLength: keyRule.max },
};

function parameters(route: Route): Schema[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery = Object.entries(route.query ?? {}).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  return [...inPath, ...inQuery, ...(route.creates ? [idempotencyHeader] : [])];
}

/** The route's path as OpenAPI writes it. */
export const templateOf = (route: Route): string => route.path.replace(/:(\w+)/g, '{$1}');

function operation(route: Route): Schema {
  const failures = { description: 'A failure', content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } };
  return {
    summary: route.summary,
    description: `For ${route.access === 'signed in' ? 'signed-in users' : route.access}.`,
    operationId: `${route.method} ${templateOf(route)}`,
    security: route.access === 'anybody' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: parameters(route),
    ...(route.body ? { requestBody: requestBody(route.body) } : {}),
    responses: { [String(route.status ?? 200)]: { description: 'Success', content: answerOf(route) }, default: failures },
  };
}

/** The OpenAPI 3.1 document of the routes. It is made from the rows that the router serves, so it cannot differ from them. */
export function openApi(routes: readonly Route[], brandName: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const route of routes) (paths[templateOf(route)] ??= {})[route.method] = operation(route);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName} REST calls`,
      version: '1.0.0',
      description: 'The documented calls, for clients that were written against them. New programs use GraphQL at /graphql.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token, raw or after "Bearer".' } },
      schemas: { ...userSchemas, ...productSchemas, ...orderSchemas, ...messageSchemas, ...reviewSchemas, ...categorySchemas, Problem: problem },
    },
  };
}
