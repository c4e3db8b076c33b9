import { ApolloServer, HeaderMap, type ApolloServerPlugin, type GraphQLResponse } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { PrefixingKeyValueCache } from '@apollo/utils.keyvaluecache';
import { execute, GraphQLError, OperationTypeNode, type FormattedExecutionResult, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { Ctx } from '../platform/context.ts';
import type { DomainError } from '../platform/errors.ts';
import { authorizeWrite } from '../access/policy.ts';
import { formatted, type FormatError } from './format-error.ts';
import { RawJson, type Answers } from '../read/answers.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { OperationTexts } from './operation-texts.ts';

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
  /** Answers with PostgreSQL's text where they can; left out, Apollo Server executes everything by itself. */
  answers?: Answers;
  /** Where texts are looked up that a request names by their hash; a place of Apollo Server's own when left out. */
  texts?: OperationTexts;
  log: Logger;
}

function whole(singleResult: FormattedExecutionResult): GraphQLResponse {
  return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
}

/**
 * Answers in Apollo Server's place: with PostgreSQL's text, or by executing without its preparations for answers that come in parts,
 * which this schema has none of. The other plugins see the operation all the same.
 */
function answeringDirectly(answers: Answers, formatError: FormatError): ApolloServerPlugin<Ctx> {
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ schema, operation, document, request, contextValue }) => {
        // Against its type it is missing where the request does not say which of several is meant.
        if (!(operation as OperationDefinitionNode | undefined)) return null;
        const { variables: variableValues = {}, operationName } = request;
        const read = await answers.data(operation, document, variableValues, contextValue);
        if (read) return whole({ data: read as never });
        const { data, errors } = await execute({ schema, document, operationName, variableValues, contextValue });
        // Variables that do not fit: nothing ran, and Apollo Server has words and a status for it.
        if (data === undefined) return null;
        return whole(errors ? { data, errors: formatted(errors, formatError) } : { data });
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
export async function startApollo(schema: GraphQLSchema, { formatError, limits, answers, texts, log }: Parts): Promise<ApolloServer<Ctx>> {
  const apollo = new ApolloServer<Ctx>({
    schema,
    introspection: true,
    stringifyResult,
    ...(texts ? { persistedQueries: { cache: PrefixingKeyValueCache.cacheDangerouslyDoesNotNeedPrefixesForIsolation(texts) } } : {}),
    validationOptions: { maxErrors: LIMITS.errors },
    includeStacktraceInErrorResponses: false,
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin(limits),
      pointsExtension,
      ...(answers ? [answeringDirectly(answers, formatError)] : []),
    ],
    stopOnTerminationSignals: false,
    logger: log,
  });
  await apollo.start();
  return apollo;
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
