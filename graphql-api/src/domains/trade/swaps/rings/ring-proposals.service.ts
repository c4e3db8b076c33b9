import type { Ctx } from '../../../../platform/context.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { recordEvent } from '../../../log/events/event.service.ts';
import { swapProposed } from '../proposals/swap-proposal.events.ts';
import { insertProposals, lockProposing, ringsAsFound } from '../proposals/swap-proposal.queries.ts';
import { ringsToPropose, type WrittenGraph } from './ring-finder.ts';
import { swapEdges, swapListings, termsChangedAt } from './ring-graph.queries.ts';
import { transfersOf, type Ring } from './ring.ts';

/** Time in which a proposal can be accepted, in hours. */
const HOURS = 48;

/** Maximum number of rings that are proposed in one transaction, because other searches wait for it. */
const BATCH = 500;

/**
 * Proposes rings that have nobody in common. Skips each ring of which somebody received another proposal meanwhile or a listing changed. Returns the
 * number of proposals.
 */
async function propose(ctx: Ctx, rings: readonly Ring[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await lockProposing(tx);
    const possible = (await ringsAsFound(tx, rings)).map(({ listings }) => ({ listings, transfers: transfersOf(listings) }));
    const proposals = await insertProposals(tx, possible, HOURS);
    await recordEvent(tx, ...proposals.map(({ id, listings }) => swapProposed({ id, people: listings.map(({ owner }) => owner) })));
    return proposals.length;
  });
}

/** Reads the swap graph. */
export async function readGraph(ctx: Ctx): Promise<WrittenGraph> {
  const [listings, edges] = await Promise.all([swapListings(ctx), swapEdges(ctx)]);
  return { listings, edges };
}

/** Finds rings in the swap graph and proposes them. Returns the number of proposals. */
export async function proposeRings(ctx: Ctx): Promise<number> {
  const rings = await ringsToPropose(readGraph(ctx));
  let proposed = 0;
  for (let from = 0; from < rings.length; from += BATCH) proposed += await propose(ctx, rings.slice(from, from + BATCH));
  return proposed;
}

const MINUTE_MS = 60_000;
const EVERY_MS = 10 * MINUTE_MS;

/** Returns a job that runs every minute. It proposes rings every 10 minutes, and as soon as the terms of a listing have changed. */
export function ringJob(): (ctx: Ctx) => Promise<void> {
  let lastRun = 0;
  let known: number | null = null;
  return async (ctx) => {
    const changedAt = await termsChangedAt(ctx);
    const isDue = Date.now() - lastRun >= EVERY_MS - MINUTE_MS / 2;
    if (changedAt === null || (changedAt === known && !isDue)) return;
    [known, lastRun] = [changedAt, Date.now()];
    await proposeRings(ctx);
  };
}
