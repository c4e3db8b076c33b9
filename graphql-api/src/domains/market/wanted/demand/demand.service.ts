import type { Ctx } from '../../../../platform/context.ts';
import { FEWEST_PEOPLE, unmetThings } from './demand.queries.ts';

/** How many things are listed. */
export const THINGS = 10;
/** Some may not be shown; so many are read. */
const READ = 30;

export { FEWEST_PEOPLE };

/** Something that people look for and nobody offers. */
export interface UnmetDemand {
  text: string;
  people: number;
}

/** What people search for, have saved or posted as wanted, and nobody offers: most people first, without what the content policy is about. Nobody is named. */
export async function unmetDemand(ctx: Ctx): Promise<UnmetDemand[]> {
  const things = await unmetThings(ctx, READ);
  return things.filter(({ text }) => ctx.ports.contentPolicy.concernsOfSearch(ctx, text).length === 0).slice(0, THINGS);
}
