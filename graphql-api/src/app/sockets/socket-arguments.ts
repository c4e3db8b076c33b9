import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { messages } from '../../messages.ts';
import type { Ctx } from '../../platform/context.ts';
import { ErrorCode, type DomainError } from '../../platform/errors.ts';
import { checkTexts, LIMITS, type Limits } from '../schema/execution/limits.ts';
import { checkScopes } from '../schema/scopes/scope-check.ts';
import { UnconditionalSubscriptionRule } from './subscription-rule.ts';

const rules = [...specifiedRules, UnconditionalSubscriptionRule];

/** Arguments of an operation, as `onSubscribe` of graphql-ws passes them to `execute` and `subscribe`. */
export interface SocketArguments extends ExecutionArgs {
  /** Text of the operation. */
  query: string;
}

/** Returns the same error with a machine-readable code. */
function coded(code: ErrorCode, { message, nodes, source, positions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } });
}

/** Returns the valid document of an operation, or its errors. */
function documentOf(schema: GraphQLSchema, limits: Limits, query: string): DocumentNode | GraphQLError[] {
  try {
    limits.checkText(query);
  } catch (error) {
    return [error as GraphQLError];
  }
  try {
    const document = parse(query);
    const errors = validate(schema, document, rules, { maxErrors: LIMITS.errors });
    return errors.length > 0 ? errors.map((error) => coded(ErrorCode.GRAPHQL_VALIDATION_FAILED, error)) : document;
  } catch (error) {
    return [coded(ErrorCode.GRAPHQL_PARSE_FAILED, error as GraphQLError)];
  }
}

/** Returns the arguments of a valid operation, or the errors of a rejected one. */
export function socketArguments(
  { schema, limits }: { schema: GraphQLSchema; limits: Limits },
  { query, variables, operationName }: SubscribePayload,
  contextValue: Ctx,
): SocketArguments | readonly GraphQLError[] {
  const document = documentOf(schema, limits, query);
  if (Array.isArray(document)) return document;
  const operation = getOperationAST(document, operationName);
  if (!operation) return [coded(ErrorCode.OPERATION_RESOLUTION_FAILURE, new GraphQLError(messages.noOperation))];
  try {
    // Apollo Server checks queries and mutations when it executes them.
    if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
      checkTexts(document, variables);
      limits.checkCost({ document, operation, variables: variables ?? {} }, contextValue.viewer);
      checkScopes(schema, document, operation, contextValue.viewer);
    }
  } catch (error) {
    const { message, extensions } = error as DomainError | GraphQLError;
    return [new GraphQLError(message, { extensions: { ...extensions } })];
  }
  return { schema, document, query, variableValues: variables ?? null, operationName: operationName ?? null, contextValue };
}
