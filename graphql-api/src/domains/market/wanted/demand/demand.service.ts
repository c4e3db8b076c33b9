import type { Ctx, Infrastructure } from '../../../../platform/context.ts';
import { FEWEST_PEOPLE, mostLookingFor, unmetThings, type Thing } from './demand.queries.ts';

export { FEWEST_PEOPLE };

/** Number of things in the list. */
export const THINGS = 10;
/** Maximum number of things in the cache. Names are compared with all of them. */
const MOST_KNOWN = 500;
/** Lifetime of the cache in milliseconds. Demand changes slowly, and counting takes as long as many searches. */
const FRESH_MS = 60_000;

const known = new WeakMap<Infrastructure, { things: Promise<Thing[]>; countedAt: number }>();

/** Counts the demand. Leaves out anything that the content policy concerns. */
async function count(ctx: Ctx): Promise<Thing[]> {
  const things = await unmetThings(ctx, MOST_KNOWN);
  return things.filter(({ text }) => ctx.ports.contentPolicy.concernsOfSearch(ctx, text).length === 0);
}

/**
 * Returns what people look for and nobody offers, most people first. A result older than a minute is refreshed in the background and returned until
 * the new count is done.
 */
function knownThings(ctx: Ctx): Promise<Thing[]> {
  const before = known.get(ctx.infra);
  if (before && Date.now() - before.countedAt < FRESH_MS) return before.things;
  const things = count(ctx);
  const counted = { things, countedAt: Date.now() };
  if (!before) {
    known.set(ctx.infra, counted);
    // The next request tries again.
    things.catch(() => known.delete(ctx.infra));
    return things;
  }
  // Prevents other requests from counting at the same time, and for a minute after a failure.
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

/** Returns what people search for, have saved or have posted as wanted, and nobody offers, most people first. Names nobody. */
export async function unmetDemand(ctx: Ctx): Promise<UnmetDemand[]> {
  return (await knownThings(ctx)).slice(0, THINGS);
}

/** Returns how many people look for a listing with this name; null for fewer than three. */
export async function lookingFor(ctx: Ctx, name: string): Promise<number | null> {
  const things = await knownThings(ctx);
  return things.length === 0 ? null : mostLookingFor(ctx, name, things);
}
