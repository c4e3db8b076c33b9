import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, isEnumType } from 'graphql';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { errorFormatter } from '../src/app/schema/errors/format-error.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { ErrorCode } from '../src/platform/errors.ts';
import { guest, student } from './test-clients.ts';
import { testApplication } from './application.ts';
import { codesOf } from './error-codes.ts';
import { closeSockets, socket } from './sockets.ts';

afterEach(closeSockets);

const NO_SUCH_HASH = '0'.repeat(64);

/** Requests that the GraphQL protocol rejects, and the codes of their errors. */
const requests: [name: string, body: string, code: ErrorCode][] = [
  ['a text that does not parse', JSON.stringify({ query: '{' }), ErrorCode.GRAPHQL_PARSE_FAILED],
  ['a field that is not in the schema', JSON.stringify({ query: '{ nothing }' }), ErrorCode.GRAPHQL_VALIDATION_FAILED],
  ['no operation of that name', JSON.stringify({ query: '{ __typename }', operationName: 'Other' }), ErrorCode.OPERATION_RESOLUTION_FAILURE],
  [
    'a variable of another type',
    JSON.stringify({ query: 'query ($n: Int) { products(first: $n) { totalCount } }', variables: { n: 'x' } }),
    ErrorCode.BAD_USER_INPUT,
  ],
  [
    'a persisted query that the server does not have',
    JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: NO_SUCH_HASH } } }),
    ErrorCode.PERSISTED_QUERY_NOT_FOUND,
  ],
  ['a body that is no request', '5', ErrorCode.BAD_REQUEST],
  ['a body that is no JSON', '{', ErrorCode.BAD_REQUEST],
  ['a body that is too large', `"${'x'.repeat(200_000)}"`, ErrorCode.TOO_LARGE],
];

/** Operations that are rejected over a socket, and the codes of their errors. */
const operations: [name: string, query: string, code: ErrorCode][] = [
  ['a text that does not parse', 'subscription {', ErrorCode.GRAPHQL_PARSE_FAILED],
  ['a field that is not in the schema', 'subscription { nothing }', ErrorCode.GRAPHQL_VALIDATION_FAILED],
  ['a document without an operation', 'fragment F on Query { __typename }', ErrorCode.GRAPHQL_VALIDATION_FAILED],
  ['two operations and no name', 'query A { __typename } query B { __typename }', ErrorCode.OPERATION_RESOLUTION_FAILURE],
];

describe('error codes', () => {
  it('are the values of the enum in the schema, each with a description', () => {
    const type = buildBareSchema().getType('ErrorCode');
    const values = isEnumType(type) ? type.getValues() : [];
    expect(values.map(({ name }) => name).sort()).toEqual(Object.values(ErrorCode).sort());
    expect(values.filter(({ description }) => !description)).toEqual([]);
  });

  it('include those of Apollo Server, except its name for an unexpected error, which is INTERNAL', () => {
    const others = Object.values(ApolloServerErrorCode).filter((code) => !(code in ErrorCode));
    expect(others).toEqual(['INTERNAL_SERVER_ERROR']);
  });

  it('become INTERNAL when they come from a library and are not in the enum', () => {
    const error = new GraphQLError('text of a library', { extensions: { code: 'SOMETHING_NEW' } });
    const formatted = errorFormatter(pino({ level: 'silent' }))(error.toJSON(), new Error('cause'));
    expect(formatted.extensions).toMatchObject({ code: 'INTERNAL' });
    expect(formatted.message).not.toContain('library');
  });

  it.each(requests)('over HTTP: %s', async (_name, body, code) => {
    const { url } = await testApplication();
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(codesOf(await response.json())).toEqual([code]);
  });

  it('do not run a mutation whose name is not in the document', async () => {
    const { url } = await testApplication();
    const person = await student();
    const query = 'mutation Rename { updateProfile(input: { name: "Changed" }) { user { name } } }';
    const headers = { 'content-type': 'application/json', authorization: person.token! };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, operationName: 'Other' }) });
    expect(codesOf(await response.json())).toEqual([ErrorCode.OPERATION_RESOLUTION_FAILURE]);
    expect((await person.ask('{ me { name } }')).data.me.name).toBe(person.name);
  });

  it.each(operations)('over a socket: %s', async (_name, query, code) => {
    const { errors } = await (await socket()).subscribe(query);
    expect(codesOf({ errors })).toEqual([code]);
  });

  it.each([
    ['GET', '/api/nothing', ErrorCode.NOT_FOUND],
    ['DELETE', '/api/auth/login', ErrorCode.BAD_REQUEST],
    ['POST', '/api/auth/login', ErrorCode.INVALID_INPUT],
  ])('over REST: %s %s', async (method, path, code) => {
    expect((await (await guest()).rest(method, path)).body.code).toBe(code);
  });
});
