import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Ctx } from '../platform/context.ts';
import { derived, type Stream } from '../platform/stream.ts';
import { Unseen } from '../read/schema.ts';

/** Executes a subscription's operation anew for every event, each with a context of its own: one that lived on would serve old rows. */
export async function followFresh(args: ExecutionArgs, freshContext: () => Ctx): Promise<Stream<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source as Stream<unknown>;
  const results = async function* () {
    for await (const rootValue of events) {
      const result = await execute({ ...args, rootValue, contextValue: freshContext() });
      // What its reader may not see (any more) is no news for that reader.
      if (!result.errors?.some(({ originalError }) => originalError instanceof Unseen)) yield result;
    }
  };
  return derived(events, results());
}
