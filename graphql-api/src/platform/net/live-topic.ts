import type { Ctx } from '../context.ts';

/** Context and arguments from which a subscription selects its topic. */
export interface LiveTopic<Args = object> {
  context: Ctx;
  args: Args;
}
