import type { Ctx, Infrastructure } from '../../../../platform/context.ts';
import { FEWEST_PEOPLE, mostLookingFor, unmetThings, type Thing } from './demand.queries.ts';

export { FEWEST_PEOPLE };

/** How many things are listed. */
export const THINGS = 10;
/** How many things are known: names are compared with all of them. */
const MOST_KNOWN = 500;
/** After this many milliseconds they are counted again: what people look for changes slowly, and to count it takes as long as many searches. */
const FRESH_MS = 60_000;

const known = new WeakMap<Infrastructure, { things: Promise<Thing[]>; countedAt: number }>();

/** What the content policy is about is shown to nobody. */
async function count(ctx: Ctx): Promise<Thing[]> {
  const things = await unmetThings(ctx, MOST_KNOWN);
  return things.filter(({ text }) => ctx.ports.contentPolicy.concernsOfSearch(ctx, text).length === 0);
}

/** What people look for and nobody offers, most people first. What is older than a minute is counted again; until that is done it is the answer. */
function knownThings(ctx: Ctx): Promise<Thing[]> {
  const before = known.get(ctx.infra);
  if (before && Date.now() - before.countedAt < FRESH_MS) return before.things;
  const things = count(ctx);
  const counted = { things, countedAt: Date.now() };
  if (!before) {
    known.set(ctx.infra, counted);
    // The next who asks tries again.
    things.catch(() => known.delete(ctx.infra));
    return things;
  }
  // Nobody else counts meanwhile, and after a failure nobody for a minute.
  before.countedAt = counted.countedAt;
  things.then(
    () => known.set(ctx.infra, counted),
    () => undefined,
  );
  return before.things;
}

/** Something that people look for and nobody offers. */
export interface UnmetDemand {
  text: string;
  people: number;
}

/** What people search for, have saved or posted as wanted, and nobody offers: most people first. Nobody is named. */
export async function unmetDemand(ctx: Ctx): Promise<UnmetDemand[]> {
  return (await knownThings(ctx)).slice(0, THINGS);
}

/** How many people look for what a listing with this name would be; null where nobody knows of three. */
export async function lookingFor(ctx: Ctx, name: string): Promise<number | null> {
  const things = await knownThings(ctx);
  return things.length === 0 ? null : mostLookingFor(ctx, name, things);
}
