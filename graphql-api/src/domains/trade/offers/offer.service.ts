import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { isId, requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { assertHold, rejectionOf } from '../../../platform/database/write-rules.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize, can, type Action } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct, type Undoable } from '../../log/acts/act.service.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { ownConversation } from '../../talk/conversations/conversation.service.ts';
import { conversationChanged } from '../../log/live/changes.events.ts';
import { EventType } from '../../log/events/event.entity.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { orderAtPrice } from '../orders/order.service.ts';
import { agreeOnSwap, lockLegs } from '../swaps/swap.service.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { givenWith, legsOf, storeGives, termsOf } from './offer-gives.ts';
import { givesOf } from './offer-give.queries.ts';
import { OfferStatus } from './offer.entity.ts';
import { offerEvent, type OfferEventType } from './offer.events.ts';
import { counteredMakerRules, counterRules, makerRules, offerRules } from './offer.rules.ts';
import { AcceptOfferInput, CounterOfferInput, MakeOfferInput } from './offer.inputs.ts';
import { endOffer, expireLate, findOffer, insertCounter, insertOffer, lockOffer, offerById, setOrderOf, touchConversation } from './offer.queries.ts';

type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

const conflict = (message: string) => new DomainError(ErrorCode.CONFLICT, message);

/** Returns an offer by id for both sides of its conversation and administrators; null for everybody else. */
export function offer(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? offerById(id) : null;
}

/** Records an event about an offer and notifies both sides. */
export async function announceOffer(tx: Ctx, type: OfferEventType, row: OfferRow): Promise<void> {
  await recordEvent(tx, offerEvent(type, row));
  tx.publish(...conversationChanged({ id: row.conversation, people: [row.buyer, row.seller] }));
}

/**
 * Makes an offer to the seller of a product in their conversation: a price, or listings of the viewer with a top-up. The offer is open for 48 hours.
 * A repeated call with the same idempotency key returns the first offer. Throws NOT_FOUND, FORBIDDEN for the viewer's own product, INVALID_INPUT,
 * OUT_OF_STOCK, CONFLICT while an offer of the conversation is open or the seller is suspended, and below a price that is not negotiable,
 * IDEMPOTENCY_CONFLICT.
 */
export async function makeOffer(ctx: Ctx, input: MakeOfferInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const { idempotencyKey, ...draft } = checkInput(MakeOfferInput, input);
  const given = givenWith(draft.price, draft.quantity, draft.giveProductIds);
  const request = idempotentRequest('makeOffer', viewer.id, idempotencyKey, draft);
  return once(ctx, request, (write) =>
    write(async (tx) => {
      await holdOwnAccount(tx);
      const { productId: product, quantity } = draft;
      const { id: conversation, ...sides } = await ownConversation(tx, product);
      await touchConversation(tx, conversation);
      for (const late of await expireLate(tx, conversation)) await announceOffer(tx, EventType.OFFER_EXPIRED, late);
      const offer = { conversation, product, maker: viewer.id, quantity, ...termsOf(given) };
      const row = await insertOffer(tx, offer);
      if (!row) throw await rejectionOf(tx, offerRules, offer);
      await storeGives(tx, row.id, given, sides);
      await announceOffer(tx, EventType.OFFER_MADE, (await findOffer(tx, row.id))!);
      return row;
    }),
  );
}

/** Returns an offer if the viewer is one of its sides and may perform the action. Throws NOT_FOUND, FORBIDDEN. */
async function ownOffer(ctx: Ctx, offerId: string, action: Action): Promise<OfferRow> {
  authorize(ctx, 'account:use');
  const row = await findOffer(ctx, requireId(offerId, 'Offer'));
  if (!row || !can(ctx, 'chat:read', { ...row })) throw notFound('Offer');
  authorize(ctx, action, { ...row });
  return row;
}

/** Locks the conversation of an offer, then the offer. Throws CONFLICT if the offer is no longer open. */
async function lockOpen(tx: Ctx, { id, conversation }: OfferRow): Promise<OfferRow> {
  await touchConversation(tx, conversation);
  const row = await lockOffer(tx, id);
  if (!row?.isOpen) throw conflict(messages.offerEnded);
  return row;
}

/** Ends an open offer without an order. */
async function close(ctx: Ctx, offerId: string, action: Action, status: OfferStatus, type: OfferEventType): Promise<{ id: string }> {
  const found = await ownOffer(ctx, offerId, action);
  return inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    const row = await lockOpen(tx, found);
    await endOffer(tx, row.id, status);
    await announceOffer(tx, type, row);
    return { id: row.id };
  });
}

/** Declines an offer of the other side. Throws NOT_FOUND, FORBIDDEN for the viewer's own offer, CONFLICT if the offer is no longer open. */
export function declineOffer(ctx: Ctx, offerId: string): Promise<{ id: string }> {
  return close(ctx, offerId, 'offer:answer', OfferStatus.DECLINED, EventType.OFFER_DECLINED);
}

/** Withdraws an offer of the viewer. Throws NOT_FOUND, FORBIDDEN for an offer of the other side, CONFLICT if the offer is no longer open. */
export function withdrawOffer(ctx: Ctx, offerId: string): Promise<{ id: string }> {
  return close(ctx, offerId, 'offer:withdraw', OfferStatus.WITHDRAWN, EventType.OFFER_WITHDRAWN);
}

/**
 * Answers an offer of the other side with another price for the same number of pieces, or with other listings of the buyer. The counter-offer is then
 * the open offer. A repeated call with the same idempotency key returns the first result. Throws NOT_FOUND, FORBIDDEN for the viewer's own offer,
 * INVALID_INPUT, OUT_OF_STOCK, CONFLICT for an offer that is no longer open or whose maker is suspended, IDEMPOTENCY_CONFLICT.
 */
export async function counterOffer(ctx: Ctx, input: CounterOfferInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const { idempotencyKey, offerId, price, giveProductIds } = checkInput(CounterOfferInput, input);
  const found = await ownOffer(ctx, offerId, 'offer:answer');
  const request = idempotentRequest('counterOffer', viewer.id, idempotencyKey, [offerId, price, ...(giveProductIds ?? [])]);
  return once(ctx, request, (write) =>
    write(async (tx) => {
      await holdOwnAccount(tx);
      await assertHold(tx, counteredMakerRules, { maker: found.maker, viewer: viewer.id });
      const { conversation, product, quantity, ...sides } = await lockOpen(tx, found);
      const given = givenWith(price, quantity, giveProductIds ?? (await givesOf(tx, offerId)));
      await endOffer(tx, offerId, OfferStatus.COUNTERED);
      const counter = { conversation, product, maker: viewer.id, quantity, ...termsOf(given) };
      const row = await insertCounter(tx, counter);
      if (!row) throw await rejectionOf(tx, counterRules, counter);
      await storeGives(tx, row.id, given, sides);
      await announceOffer(tx, EventType.OFFER_COUNTERED, (await findOffer(tx, row.id))!);
      return row;
    }),
  );
}

interface Accepted {
  offer: { id: string };
  order: { id: string };
  swap: { id: string } | null;
}

/**
 * Accepts an offer of the other side and, in the same transaction, places the buyer's order at that price, or an order for each leg of the swap. It
 * can be undone for 10 minutes. A repeated call with the same idempotency key returns the first result. Throws NOT_FOUND, FORBIDDEN for the viewer's
 * own offer, OUT_OF_STOCK, CONFLICT for an offer that is no longer open or whose maker is suspended, while the product is reserved for another buyer,
 * and while the buyer has too many open orders, RATE_LIMITED, IDEMPOTENCY_CONFLICT.
 */
export async function acceptOffer(ctx: Ctx, input: AcceptOfferInput): Promise<Undoable<Accepted>> {
  const viewer = authorize(ctx, 'account:use');
  const { idempotencyKey, offerId } = checkInput(AcceptOfferInput, input);
  const found = await ownOffer(ctx, offerId, 'offer:answer');
  const request = idempotentRequest('acceptOffer', viewer.id, idempotencyKey, [offerId]);
  return once<Undoable<Accepted>>(ctx, request, (write) => write((outer) => recordAct(outer, ActKind.ACCEPT_OFFER, (tx) => accept(tx, found))));
}

async function accept(tx: Ctx, found: OfferRow): Promise<Accepted> {
  await holdOwnAccount(tx);
  await assertHold(tx, makerRules, found);
  const legs = await legsOf(tx, found);
  await lockLegs(tx, legs);
  const row = await lockOpen(tx, found);
  await endOffer(tx, row.id, OfferStatus.ACCEPTED);
  const swap = legs.length > 1 ? await agreeOnSwap(tx, row.conversation, legs) : null;
  const order = swap ? swap.orders[0]! : await orderAtPrice(tx, row);
  await setOrderOf(tx, row.id, order.id);
  await announceOffer(tx, EventType.OFFER_ACCEPTED, row);
  return { offer: { id: row.id }, order, swap: swap && { id: swap.id } };
}

/** Expires the offers that nobody answered in time. */
export async function expireOffers(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const late of await expireLate(tx)) await announceOffer(tx, EventType.OFFER_EXPIRED, late);
  });
}
