import type { Ctx } from './context.ts';

/** What the source of a subscription is chosen by. */
export interface LiveTopic<Args = object> {
  context: Ctx;
  args: Args;
}
