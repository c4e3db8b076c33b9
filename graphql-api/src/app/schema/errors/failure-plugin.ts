import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, isNonNullType, Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { ErrorCode, isErrorCode } from '../../../platform/errors.ts';
import { statusOf } from './error-codes.ts';

/** Codes of errors that services throw. They are errors of a field, with status 200. All other codes reject the request as a whole. */
const OF_FIELDS: readonly ErrorCode[] = [
  ErrorCode.FORBIDDEN,
  ErrorCode.NOT_FOUND,
  ErrorCode.INVALID_INPUT,
  ErrorCode.ALREADY_REGISTERED,
  ErrorCode.OUT_OF_STOCK,
  ErrorCode.CONTENT_REJECTED,
  ErrorCode.OTP_INVALID,
  ErrorCode.RATE_LIMITED,
  ErrorCode.CONFLICT,
  ErrorCode.LIMIT_REACHED,
  ErrorCode.WEBHOOK_URL_REFUSED,
  ErrorCode.IDEMPOTENCY_CONFLICT,
  ErrorCode.SERVICE_UNAVAILABLE,
  ErrorCode.INTERNAL,
];

/** Returns the number of seconds until a retry, for codes that include it. */
const retryAfter = (code: ErrorCode): { retryAfter?: number } =>
  code === ErrorCode.RATE_LIMITED || code === ErrorCode.SERVICE_UNAVAILABLE ? { retryAfter: 1 } : {};

/** Returns the response of an operation whose fields all fail with a code. */
function failedFields(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode, code: ErrorCode) {
  const fields = selectionSet.selections.filter((each) => each.kind === Kind.FIELD);
  const types = schema.getRootType(operation)!.getFields();
  const names = fields.map(({ alias, name }) => (alias ?? name).value);
  const isWhole = fields.length < selectionSet.selections.length || fields.some(({ name }) => isNonNullType(types[name.value]?.type));
  const extensions = { code, ...retryAfter(code) };
  const errors = names.map((name) => ({ message: messages.failedForTest(code), path: [name], extensions }));
  return { data: isWhole ? null : Object.fromEntries(names.map((name) => [name, null])), errors };
}

/** Makes operations of test mode fail if requested; see `failNext`. */
export const failurePlugin = (schema: GraphQLSchema): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue: { viewer, infra, event }, operation, response }) => {
      if (!viewer || event !== undefined || operation.operation === OperationTypeNode.SUBSCRIPTION) return null;
      const code = await infra.testControls?.takeFailure(viewer.sessionId);
      if (!isErrorCode(code)) return null;
      if (OF_FIELDS.includes(code)) return { ...response, body: { kind: 'single', singleResult: failedFields(schema, operation, code) } };
      response.http.status = statusOf[code];
      const error = new GraphQLError(messages.failedForTest(code), { extensions: { code } });
      return { ...response, body: { kind: 'single', singleResult: { errors: [error.toJSON()] } } };
    },
  }),
});
