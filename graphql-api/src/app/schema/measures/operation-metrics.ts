import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, TypeNameMetaFieldDef, type OperationDefinitionNode } from 'graphql';
import type { Ctx } from '../../../platform/context.ts';
import { requestScope } from '../../../platform/request-scope.ts';
import type { Metrics } from './metrics.ts';

/**
 * Returns the first root field besides `__typename`. Operation names are not used as labels, because clients choose them and their number is
 * unlimited.
 */
export function rootFieldOf({ selectionSet }: OperationDefinitionNode): string {
  const first = selectionSet.selections.find((each) => each.kind !== Kind.FIELD || each.name.value !== TypeNameMetaFieldDef.name);
  return first?.kind === Kind.FIELD ? first.name.value : 'fragment';
}

/** Measures operations, and adds their names to the current request. */
export function operationMetrics(metrics: Metrics): ApolloServerPlugin<Ctx> {
  return {
    requestDidStart: async () => {
      const startedAt = performance.now();
      const scope = requestScope.getStore();
      const statementsBefore = scope?.statements ?? 0;
      return {
        willSendResponse: async ({ operation, response, contextValue }) => {
          const name = operation ? rootFieldOf(operation) : 'invalid';
          const type = operation?.operation ?? 'invalid';
          const errors = (response.body.kind === 'single' && response.body.singleResult.errors) || [];
          const codes = errors.map(({ extensions }) => String(extensions?.code));
          metrics.operationSeconds.observe({ operation: name, type }, (performance.now() - startedAt) / 1_000);
          for (const code of codes) metrics.operationErrors.inc({ operation: name, code });
          if (!scope) return;
          metrics.operationStatements.observe({ operation: name }, scope.statements - statementsBefore);
          Object.assign(scope, { operation: name, type, cost: contextValue.cost, codes });
        },
      };
    },
  };
}
