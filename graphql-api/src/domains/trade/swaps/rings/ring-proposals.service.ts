import type { Ctx } from '../../../../platform/context.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { recordEvent } from '../../../log/events/event.service.ts';
import { swapProposed } from '../proposals/swap-proposal.events.ts';
import { canPropose, insertProposal, lockProposing } from '../proposals/swap-proposal.queries.ts';
import { bestEdges } from './best-edges.ts';
import { ringsToPropose } from './ring-finder.ts';
import { swapEdges, swapListings, termsChangedAt } from './ring-graph.queries.ts';
import { transfersOf, type Ring } from './ring.ts';

/** How long a proposal can be accepted, in hours. */
const HOURS = 48;

/** Proposes a ring unless one of its people got another proposal meanwhile, or a listing is no longer as it was. */
async function propose(ctx: Ctx, ring: Ring): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await lockProposing(tx);
    if (!(await canPropose(tx, ring))) return false;
    const id = await insertProposal(tx, { ring, transfers: transfersOf(ring.listings), hours: HOURS });
    await recordEvent(tx, swapProposed({ id, people: ring.listings.map(({ owner }) => owner) }));
    return true;
  });
}

/** Looks for rings in what people would swap, and proposes them. Returns how many. */
export async function proposeRings(ctx: Ctx): Promise<number> {
  const edges = bestEdges(await swapEdges(ctx));
  if (edges.length < 2) return 0;
  const rings = await ringsToPropose({ listings: await swapListings(ctx), edges });
  let proposed = 0;
  for (const ring of rings) if (await propose(ctx, ring)) proposed += 1;
  return proposed;
}

const MINUTE_MS = 60_000;
const EVERY_MS = 10 * MINUTE_MS;

/** A job that runs every minute: it proposes rings every 10 minutes, and once the terms of a listing have changed. */
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
