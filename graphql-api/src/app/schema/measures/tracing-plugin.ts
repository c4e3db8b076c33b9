import type { ApolloServerPlugin } from '@apollo/server';
import type { Ctx } from '../../../platform/context.ts';
import { currentTracing } from '../../../platform/net/tracing.ts';

/** Opens a span that ends when the returned hook is called. */
function step(name: string): (error?: unknown) => Promise<void> {
  return (
    currentTracing()?.run(name, {}, (span) => async (error?: unknown) => {
      if (error !== undefined) span.add({ 'error.type': 'GRAPHQL_VALIDATION_FAILED' });
      span.end();
    }) ?? (async () => undefined)
  );
}

/** Records spans for the steps before execution, which the executor records itself. A cached document is neither parsed nor validated. */
export const tracingPlugin: ApolloServerPlugin<Ctx> = {
  requestDidStart: async () => ({
    parsingDidStart: async () => step('graphql parse'),
    validationDidStart: async () => {
      const end = step('graphql validate');
      return (errors) => end(errors?.[0]);
    },
  }),
};
