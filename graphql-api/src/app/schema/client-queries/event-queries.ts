import type { ApolloServer } from '@apollo/server';
import {
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { messages } from '../../../messages.ts';
import type { Ctx, EventQueries, Viewer } from '../../../platform/context.ts';
import { invalid } from '../../../platform/errors.ts';
import { checkScopes } from '../scopes/scope-check.ts';
import { costOf } from '../execution/cost.ts';
import { checkTexts, LIMITS, type Limits } from '../execution/limits.ts';

/** Maximum cost of a webhook's query. docs/webhooks.md states it. */
const MOST_COST = 200;
/** Default scope of `Subscription.events`. */
const DEFAULT_SCOPE = 'OWN';

interface Parts {
  schema: GraphQLSchema;
  apollo: ApolloServer<Ctx>;
  limits: Limits;
  contextOf: (viewer: Viewer) => Ctx;
}

/** Parses and validates a text. Throws INVALID_INPUT about `query`. */
function documentOf({ schema, limits }: Parts, text: string): DocumentNode {
  try {
    limits.checkText(text);
    const document = parse(text, { noLocation: true });
    checkTexts(document, null);
    const [error] = validate(schema, document, undefined, { maxErrors: LIMITS.errors });
    if (error) throw error;
    return document;
  } catch (error) {
    throw invalid('query', (error as Error).message);
  }
}

/** Returns whether a field is `events` with a scope, unconditionally and without other arguments. */
function isEventsOf({ name, directives = [], arguments: args = [] }: FieldNode, scope: string): boolean {
  const given = args.map(({ name: { value: argument }, value }) => `${argument} ${value.kind === Kind.ENUM ? value.value : ''}`);
  const expected = [`scope ${scope}`];
  const isScope = given.join() === expected.join() || (given.length === 0 && scope === DEFAULT_SCOPE);
  return name.value === 'events' && directives.length === 0 && isScope;
}

/** Returns the single subscription on `events` with a scope. Throws INVALID_INPUT about `query` for anything else. */
function subscriptionOf({ definitions }: DocumentNode, scope: string): OperationDefinitionNode {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  const isOne = operations.length === 1 && operation!.operation === OperationTypeNode.SUBSCRIPTION && !operation!.variableDefinitions?.length;
  const [field, ...others] = isOne ? operation!.selectionSet.selections : [];
  const isEvents = field?.kind === Kind.FIELD && others.length === 0 && isEventsOf(field, scope);
  if (!isEvents) throw invalid('query', messages.webhookQuery(scope));
  return operation!;
}

/** Validates and runs the queries of webhooks: subscriptions on `events`, executed for one event as over a socket. */
export function eventQueries(parts: Parts): EventQueries {
  const { schema, apollo, contextOf } = parts;
  return {
    check: (text, scope, viewer) => {
      const document = documentOf(parts, text);
      const operation = subscriptionOf(document, scope);
      const cost = costOf(schema, { document, operation, variables: {} });
      if (cost > MOST_COST) throw invalid('query', messages.webhookQueryCost(cost, MOST_COST));
      checkScopes(schema, document, operation, viewer);
    },
    run: async (query, viewer, position) => {
      const { body } = await apollo.executeOperation({ query }, { contextValue: { ...contextOf(viewer), event: position } });
      if (body.kind !== 'single') throw new Error('The query of a webhook has more than one result');
      const { data = null, errors } = body.singleResult;
      return { data, ...(errors ? { errors } : {}) };
    },
  };
}
