import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { GraphQLSchema, isObjectType, lexicographicSortSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql';
import { registerErrorCodes } from './errors/error-codes.ts';
import * as domains from './domains.ts';
import { acceptArguments } from './arguments/given-arguments.ts';
import { EventSubjectResolver, NodeResolver } from './node.resolver.ts';
import { RateLimitResolver } from './budget/rate-limit.resolver.ts';
import { registerJsonTypes } from '../../read/json-types.ts';
import { registerMappings } from '../../read/mapping.ts';
import { failAlone, semanticNonNullDirective } from '../../read/semantic-non-null.ts';
import { constraintDirective, optionalDirective } from '../../platform/input/constraint.ts';
import { requiresScopeDirective, stateScopes } from './scopes/required-scopes.ts';
import { DateTime } from '../../platform/input/scalars.ts';

/** type-graphql requires this option for subscriptions, but uses it only for those without a `subscribe` function. */
const ownSources: BuildSchemaOptions['pubSub'] = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`The subscription to ${topic} names no source`);
  },
};

const registered = Object.values(domains);

/** A failing mutation does not affect the other mutations, null for an argument with a default means the default, and every id may be a global id. */
function acceptWhatClientsSend(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (type === schema.getMutationType()) failAlone(field);
      acceptArguments(type.name, field);
    }
  }
}

/** Sets the descriptions of the root types, which no class declares. */
function describeRoots(schema: GraphQLSchema): void {
  schema.getQueryType()!.description = 'Operations that read data. They can also be sent by GET.';
  schema.getMutationType()!.description = 'Operations that change data. Several in one request run one after the other, even if one fails.';
  schema.getSubscriptionType()!.description = 'Operations that send events as they happen, over graphql-transport-ws.';
}

/** Builds the schema, without its connection to a database. `moreResolvers` are additional resolvers of a test. */
export function buildBareSchema(moreResolvers: readonly (new () => object)[] = []): GraphQLSchema {
  registerErrorCodes();
  registerMappings(registered.flatMap(({ mappings = [] }) => mappings));
  registerJsonTypes(registered.flatMap(({ jsonTypes = [] }) => jsonTypes));
  const schema = buildSchemaSync({
    resolvers: [NodeResolver, EventSubjectResolver, RateLimitResolver, ...registered.flatMap(({ resolvers = [] }) => resolvers), ...moreResolvers],
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validate: false,
    pubSub: ownSources,
  });
  acceptWhatClientsSend(schema);
  describeRoots(schema);
  stateScopes(schema);
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    directives: [...config.directives, constraintDirective, optionalDirective, semanticNonNullDirective, requiresScopeDirective],
  });
}

/** Returns the schema as text, in an order that does not depend on the order of the code. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
}
