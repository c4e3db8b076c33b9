import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { ErrorCode } from '../platform/errors.ts';
import { mapIterator, type ClosableIterator } from '../platform/iterators.ts';

/** Executes the operation of a subscription for one event. */
export type ExecuteEvent = (event: unknown) => Promise<ExecutionResult>;

/** An object that the subscriber may not see yields no event. */
const isVisible = ({ errors }: ExecutionResult): boolean => !errors?.some(({ extensions }) => extensions.code === ErrorCode.NOT_FOUND);

/** Subscribes to the source of a subscription and executes its operation for every event. */
export async function subscribeToEvents(
  args: ExecutionArgs,
  executeEvent: ExecuteEvent,
): Promise<ClosableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source as ClosableIterator<unknown>;
  const results = async function* () {
    for await (const event of events) {
      const result = await executeEvent(event);
      if (isVisible(result)) yield result;
    }
  };
  return mapIterator(events, results());
}
