import { recordEvent } from '../../../log/events/event.service.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { ProductAvailability, type Product } from '../product.entity.ts';
import { productChanged } from '../../../log/live/changes.events.ts';
import { availabilityChanged, productEdited, productListed } from '../product.events.ts';
import { hasEarned } from '../product.queries.ts';
import { hold, release } from './publication.queries.ts';

/** Gives the points for a listing once it can be bought. A listing that starts sold out or in review earns none until then. */
export async function rewardListing(tx: Ctx, { id, quantity }: Pick<Product, 'id' | 'quantity'>, seller: string): Promise<void> {
  if (quantity > 0 && !(await hasEarned(tx, id))) await tx.ports.points.record(tx, { userId: seller, action: 'Product Created', productId: id });
}

/** Takes a product off the lists until an administrator has reviewed it; does nothing if it already waits. Must be called inside the transaction. */
export async function holdBack(tx: Ctx, id: string): Promise<void> {
  const held = await hold(tx, id);
  if (!held) return;
  await recordEvent(tx, availabilityChanged(held, ProductAvailability.IN_REVIEW));
  tx.publish(productChanged(id));
}

/** Publishes a product that waited for an administrator's review. Returns whether it was waiting. Must be called inside the transaction. */
export async function publish(tx: Ctx, id: string): Promise<boolean> {
  const published = await release(tx, id);
  if (!published) return false;
  const { seller, price, isNew } = published;
  // Saved searches and wanted posts are matched now, because the product was not visible to them while it waited.
  await recordEvent(tx, isNew ? productListed(published, price) : productEdited(published, price, price));
  await rewardListing(tx, published, seller);
  tx.publish(productChanged(id));
  return true;
}
