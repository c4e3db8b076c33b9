import { isId, requireId } from '../../../../platform/database/ids.ts';
import type { Ctx, RecordedAct } from '../../../../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../../platform/errors.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { checkInput } from '../../../../platform/input/validation.ts';
import { authorize } from '../../../../access/policy.ts';
import { ActKind } from '../../../log/acts/act.entity.ts';
import { recordAct } from '../../../log/acts/act.service.ts';
import { messages } from '../../../../messages.ts';
import { ProductAvailability } from '../product.entity.ts';
import { MarkProductSoldInput, RenewProductInput, SetProductAvailabilityInput } from './product-availability.inputs.ts';
import { changeListing, expire, lockAvailability } from './product-availability.queries.ts';
import { recordEvent } from '../../../log/events/event.service.ts';
import { productChanged } from '../../../log/live/changes.events.ts';
import { availabilityChanged } from '../product.events.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockAvailability>>>;

/** A change of a locked listing. Resolves to the new availability if it should be announced. */
type Change = (tx: Ctx, locked: Locked) => Promise<ProductAvailability | undefined>;

/**
 * Locks the viewer's own listing and applies a change to it. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT while an administrator has to
 * review the listing.
 */
async function changeOwn(ctx: Ctx, id: string, change: Change): Promise<void> {
  authorize(ctx, 'account:use');
  const product = requireId(id, 'Product');
  await inTransaction(ctx, async (tx) => {
    const locked = await lockAvailability(tx, product);
    if (!locked) throw notFound('Product');
    authorize(tx, 'product:edit', locked);
    if (locked.heldSince) throw new DomainError(ErrorCode.CONFLICT, messages.listingInReview);
    const availability = await change(tx, locked);
    if (availability) await recordEvent(tx, availabilityChanged({ id: product, seller: locked.seller }, availability));
    tx.publish(productChanged(product));
  });
}

/** Puts a listing back into the lists; renews it for another period if it had expired. Throws INVALID_INPUT about `quantity` if none is left. */
async function resume(tx: Ctx, id: string, { quantity, expired }: Locked, pieces: number | undefined): Promise<ProductAvailability> {
  if (quantity === 0 && pieces === undefined) throw invalid('quantity', messages.quantityFirst);
  const renewedFor = expired ? tx.infra.settings.listingDays : undefined;
  const stock = pieces === undefined ? {} : { quantity: pieces };
  await changeListing(tx, id, { paused: false, pausedForSeller: false, soldTo: null, renewedFor, ...stock });
  return ProductAvailability.AVAILABLE;
}

async function pause(tx: Ctx, id: string): Promise<ProductAvailability> {
  await changeListing(tx, id, { paused: true, pausedForSeller: false });
  return ProductAvailability.PAUSED;
}

async function sell(tx: Ctx, id: string, soldTo: string | null): Promise<ProductAvailability> {
  await changeListing(tx, id, { quantity: 0, soldTo });
  return ProductAvailability.SOLD_OUT;
}

const settable: Partial<
  Record<
    ProductAvailability,
    [message: string, change: (tx: Ctx, id: string, locked: Locked, pieces: number | undefined) => Promise<ProductAvailability>]
  >
> = {
  AVAILABLE: [messages.productResumed, resume],
  PAUSED: [messages.productPaused, pause],
  SOLD_OUT: [messages.productSold, (tx, id) => sell(tx, id, null)],
};

/**
 * Pauses a listing, resumes it, optionally with a new quantity, or sets its quantity to 0. Its seller only. Returns the message to show to the user.
 * Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT about other values.
 */
export async function setProductAvailability(ctx: Ctx, input: SetProductAvailabilityInput): Promise<string> {
  const { id, availability, quantity } = checkInput(SetProductAvailabilityInput, input);
  const [message, change] = settable[availability] ?? [];
  if (!change) throw invalid('availability', messages.availabilityNotChosen);
  await changeOwn(ctx, id, (tx, locked) => change(tx, id, locked, quantity ?? undefined));
  return message!;
}

/** Renews a listing for another period from now. Its seller only. Throws NOT_FOUND, FORBIDDEN. */
export async function renewProduct(ctx: Ctx, input: RenewProductInput): Promise<void> {
  const { id } = checkInput(RenewProductInput, input);
  await changeOwn(ctx, id, async (tx, { expired }) => {
    await changeListing(tx, id, { renewedFor: tx.infra.settings.listingDays });
    return expired ? ProductAvailability.AVAILABLE : undefined;
  });
}

/**
 * Sets the remaining quantity of a listing to 0 and stores who bought it. Can be undone for 10 minutes. Its seller only. Throws NOT_FOUND, FORBIDDEN,
 * INVALID_INPUT about the buyer.
 */
export async function markProductSold(ctx: Ctx, input: MarkProductSoldInput): Promise<RecordedAct> {
  authorize(ctx, 'account:use');
  const { id, buyerId } = checkInput(MarkProductSoldInput, input);
  const { act } = await recordAct(ctx, ActKind.MARK_SOLD, (outer) =>
    changeOwn(outer, id, async (tx) => {
      if (buyerId !== undefined && !(isId(buyerId) && (await tx.ports.orders.hasOrdered(tx, id, buyerId))))
        throw invalid('buyerId', messages.buyerNotAmongOrders);
      return sell(tx, id, buyerId ?? null);
    }),
  );
  return act;
}

/** Takes expired listings off the lists. Called by a job. */
export async function expireListings(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const { id, seller } of await expire(tx)) {
      await recordEvent(tx, availabilityChanged({ id, seller }, ProductAvailability.EXPIRED));
      tx.publish(productChanged(id));
    }
  });
}
