import { ApolloServer } from '@apollo/server';
import { buildSchema, type ExecutionResult, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../test/application.ts';
import { closeSockets, socket } from '../../../test/sockets.ts';
import type { Ctx } from '../../platform/context.ts';
import { limitsOf } from '../schema/execution/limits.ts';
import { deprecationsPlugin } from '../schema/versions/deprecations-plugin.ts';
import { serveSockets, type SocketServer } from './sockets.ts';

const REASON = 'Use `price`. (since 2026-01-01, deletionDate 2027-01-01)';

/** Before 1.0, nothing in the product's own schema is deprecated. */
const schema = buildSchema(`
  type Query { price: Int cost: Int @deprecated(reason: "${REASON}") }
  type Mutation { setPrice(to: Int, was: Int @deprecated(reason: "${REASON}")): Int }
  type Subscription { changed: Change }
  type Change { price: Int cost: Int @deprecated(reason: "${REASON}") }
`);
const fieldOf = (type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> => type.getFields()[name]!;
fieldOf(schema.getQueryType()!, 'price').resolve = () => 5;
fieldOf(schema.getQueryType()!, 'cost').resolve = () => 5;
fieldOf(schema.getMutationType()!, 'setPrice').resolve = () => 7;
Object.assign(fieldOf(schema.getSubscriptionType()!, 'changed'), {
  subscribe: async function* () {
    for (const price of [1, 2]) yield await Promise.resolve({ price, cost: price });
  },
  resolve: (_source: unknown, _args: unknown, { event }: { event: unknown }) => event,
});

let http: Server;
let sockets: SocketServer;
let apollo: ApolloServer<Ctx>;
let url: string;
beforeAll(async () => {
  const { container } = await testApplication();
  apollo = new ApolloServer<Ctx>({ schema, plugins: [deprecationsPlugin(schema)] });
  await apollo.start();
  sockets = serveSockets({
    container,
    schema,
    apollo,
    limits: limitsOf(schema, container.infra.settings),
    formatError: (error) => error,
    addressOf: () => '127.0.0.1',
    allows: () => true,
    log: pino({ level: 'silent' }),
  });
  http = createServer().on('upgrade', sockets.upgrade).listen(0, '127.0.0.1');
  await once(http, 'listening');
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  closeSockets();
  await sockets.close();
  http.close();
  await apollo.stop();
});

/** Returns all responses of a socket to an operation. */
async function answersTo(query: string, variables: Record<string, unknown> = {}): Promise<ExecutionResult[]> {
  const { client } = await socket(undefined, url);
  const results: ExecutionResult[] = [];
  await new Promise<void>((resolve, reject) => {
    client.subscribe({ query, variables }, { next: (result) => void results.push(result as ExecutionResult), error: reject, complete: resolve });
  });
  return results;
}

const used = (path: string[], coordinate: string) => ({ deprecations: [{ path, coordinate, reason: REASON }] });

describe('a response over a socket', () => {
  it('names the deprecated elements of a query or mutation, as over HTTP', async () => {
    expect(await answersTo('{ cost }')).toEqual([{ data: { cost: 5 }, extensions: used(['cost'], 'Query.cost') }]);
    const setPrice = 'mutation ($was: Int) { setPrice(to: 7, was: $was) }';
    expect(await answersTo(setPrice, { was: 5 })).toEqual([{ data: { setPrice: 7 }, extensions: used(['setPrice'], 'Mutation.setPrice(was:)') }]);
  });

  it('names them with each event of a subscription', async () => {
    const extensions = used(['changed', 'cost'], 'Change.cost');
    expect(await answersTo('subscription { changed { cost } }')).toEqual([1, 2].map((cost) => ({ data: { changed: { cost } }, extensions })));
  });

  it('has no deprecations when nothing is deprecated', async () => {
    expect(await answersTo('{ price }')).toEqual([{ data: { price: 5 } }]);
    expect(await answersTo('subscription { changed { price } }')).toEqual([1, 2].map((price) => ({ data: { changed: { price } } })));
  });
});
