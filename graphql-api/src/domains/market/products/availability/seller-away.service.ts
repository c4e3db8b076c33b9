import type { Ctx } from '../../../../platform/context.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { recordEvent } from '../../../log/events/event.service.ts';
import { isSuspended } from '../../../people/users/user.queries.ts';
import { ProductAvailability } from '../product.entity.ts';
import { productChanged } from '../../../log/live/changes.events.ts';
import { availabilityChanged } from '../product.events.ts';
import { listedSeller } from '../product.queries.ts';
import { sellerIsAway } from './product.rules.ts';
import { pauseForSeller, putBackOf, putBackOfReturned } from './seller-away.queries.ts';

/** Checks that the seller of a listed product is not suspended. Throws CONFLICT. */
export async function assertSellerIsThere(ctx: Ctx, product: string): Promise<void> {
  const row = await listedSeller(ctx, product);
  if (row && (await isSuspended(ctx, row.seller))) throw sellerIsAway();
}

async function announce(tx: Ctx, listings: { id: string; seller: string }[], availability: ProductAvailability): Promise<void> {
  await recordEvent(tx, ...listings.map((each) => availabilityChanged(each, availability)));
  tx.publish(...listings.map(({ id }) => productChanged(id)));
}

/** Takes the listings of a user off the lists when the user is suspended. */
export async function pauseListingsOf(tx: Ctx, seller: string): Promise<void> {
  await announce(tx, await pauseForSeller(tx, seller), ProductAvailability.PAUSED);
}

/** Puts the listings of a user back into the lists when the suspension ends early. */
export async function putListingsBackOf(tx: Ctx, seller: string): Promise<void> {
  await announce(tx, await putBackOf(tx, seller), ProductAvailability.AVAILABLE);
}

/** Puts the listings of all users whose suspension is over back into the lists. Called by a job. */
export async function putListingsBack(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => announce(tx, await putBackOfReturned(tx), ProductAvailability.AVAILABLE));
}
