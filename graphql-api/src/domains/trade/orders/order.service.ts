import type { Ctx, RecordedAct } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { isId, requireId } from '../../../platform/database/ids.ts';
import { containing, hasTrigram } from '../../../platform/text/like.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import type { ClosableIterator } from '../../../platform/net/iterators.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { rejectionOf } from '../../../platform/database/write-rules.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize, can } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct } from '../../log/acts/act.service.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { eventsRecorded } from '../../log/events/event.events.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { conversationChanged, orderChanged, orderTopic, productChanged } from '../../log/live/changes.events.ts';
import { idempotentRequest, onceByStatement } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import type { PayloadSelection } from '../../../read/returning.ts';
import { holdAccount, usersNamed } from '../../people/users/user.queries.ts';
import type { Awarded } from '../../log/points/points.port.ts';
import { OrderStatus } from './order.entity.ts';
import type { OrderLimits } from './changes/order-budget.queries.ts';
import { isOpen, lockedOrder, transition } from './changes/order-transition.service.ts';
import { orderHidden } from './order.events.ts';
import { authorizeOrder } from './order-access.ts';
import { PlaceOrderInput } from './order.inputs.ts';
import { orderRules } from './order.rules.ts';
import { hideFromBuyer, mayReopen, orderSides } from './changes/order-change.queries.ts';
import { insertOrder, orderById, ordersLike, ordersPlacedBy, ordersReceivedBy, type OrderFilter, type OrderSearch } from './order.queries.ts';

/** Maximum number of users whose orders are looked up one by one. */
const FEW_USERS = 200;

interface Placed {
  order: NodeReference;
  product: NodeReference;
}

/** Returns an order by id for its buyer, its seller and administrators; null for everybody else. */
export function order(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? orderById(id) : null;
}

/** Returns the search of an administrator's text; undefined for a blank text. */
async function searchOf(ctx: Ctx, text: string | null | undefined): Promise<OrderSearch | undefined> {
  const part = containing(text);
  if (part === null) return undefined;
  if (!hasTrigram(part)) return { part, users: undefined };
  const users = await usersNamed(ctx, part, FEW_USERS + 1);
  return { part, users: users.length > FEW_USERS ? undefined : users };
}

/** Returns a page of the orders of all users, filtered and sorted. Administrators only. */
export async function orders(ctx: Ctx, page: Page & Omit<OrderFilter, 'search'> & { search?: string | null }): Promise<QuerySource> {
  authorize(ctx, 'order:list');
  return ordersLike({ ...page, search: await searchOf(ctx, page.search) }, page);
}

/**
 * Returns the orders that a user placed and has not removed from the list, newest first and in one page, for REST. The user and administrators only.
 */
export function placedBy(ctx: Ctx, userId: string, limit = 1000): QuerySource {
  authorize(ctx, 'user:readPrivate', { id: userId });
  return ordersPlacedBy(userId, can(ctx, 'user:list'), limit);
}

/** Returns the orders that a user received, in the same way, with the email address of each buyer. */
export function receivedBy(ctx: Ctx, userId: string, limit = 1000): QuerySource {
  authorize(ctx, 'user:readPrivate', { id: userId });
  return ordersReceivedBy(userId, limit);
}

/** Returns the limits of orders from the settings. */
function orderLimits({ infra: { settings } }: Ctx): OrderLimits {
  if (!settings.rateLimits) return { buyerOpenOrders: null, pairOpenOrders: null, buyerOrders: null };
  const { buyerOpenOrders, pairOpenOrders, buyerOrders } = settings.limits;
  return { buyerOpenOrders, pairOpenOrders, buyerOrders };
}

type Inserted = NonNullable<Awaited<ReturnType<typeof insertOrder>>>;

/** Notifies both sides and the viewers of the product. */
function publishPlaced(ctx: Ctx, { id, seller, conversation }: Inserted, buyer: string, product: string): void {
  const sides = { seller, buyer };
  ctx.publish(
    ...orderChanged({ id, ...sides }),
    ...conversationChanged({ id: conversation, people: [buyer, seller] }),
    productChanged(product),
    eventsRecorded,
  );
}

/**
 * Orders a product: takes it from the stock and stores its current name, price and seller. A repeated call with the same idempotency key returns the
 * first order. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for the viewer's own product, OUT_OF_STOCK, CONFLICT while the product is reserved for
 * another buyer, its seller is suspended, the viewer has too many open orders or its price differs from the one that the viewer saw, RATE_LIMITED,
 * IDEMPOTENCY_CONFLICT.
 */
export async function placeOrder(ctx: Ctx, input: PlaceOrderInput, info?: PayloadSelection): Promise<Placed> {
  const viewer = authorize(ctx, 'account:use');
  const product = requireId(input.productId, 'Product');
  const { quantity, price: shown, idempotencyKey } = checkInput(PlaceOrderInput, input);
  const shownPrice = shown ?? null;
  // The price is left out, so that a retry after a lost response counts as the same order even if the price has fallen.
  const request = idempotentRequest('placeOrder', viewer.id, idempotencyKey, [product, quantity]);
  const order = { product, buyer: viewer.id, quantity, price: null, shownPrice, ...orderLimits(ctx), ...request };
  const { row, first } = await onceByStatement(ctx, request, () => insertOrder(ctx, order, info));
  if (first) return first as Placed;
  if (!row) throw await rejectionOf(ctx, orderRules, order);
  const { id, returned } = row;
  publishPlaced(ctx, row, viewer.id, product);
  return { order: { id, returned }, product: { id: product, returned } };
}

/** An order that is a part of a larger deal. */
interface OrderPart {
  product: string;
  buyer: string;
  /** Price of one piece; null for the price of the product. */
  price: number | null;
  /** The price that the buyer saw; null if any price is accepted. */
  shownPrice: number | null;
  quantity: number;
}

/**
 * Places an order in the transaction of the larger deal. Returns it with the conversation that it continues. Throws NOT_FOUND, OUT_OF_STOCK, CONFLICT
 * while the product is reserved for another buyer, when its price differs from the one that the buyer saw and while the buyer has too many open
 * orders, RATE_LIMITED. Call `holdOrdersOf` before a product is locked.
 */
export async function placeWithin(tx: Ctx, part: OrderPart): Promise<{ id: string; conversation: string }> {
  const order = { ...part, ...orderLimits(tx) };
  const row = await insertOrder(tx, order);
  if (!row) throw await rejectionOf(tx, orderRules, order);
  publishPlaced(tx, row, part.buyer, part.product);
  return { id: row.id, conversation: row.conversation };
}

/** Places the order of an accepted offer at its price, in the transaction that accepts the offer. Throws the errors of `placeWithin`. */
export async function orderAtPrice(tx: Ctx, agreed: Omit<OrderPart, 'shownPrice'> & { price: number }): Promise<{ id: string }> {
  const { id } = await placeWithin(tx, { ...agreed, shownPrice: null });
  return { id };
}

/** Emits every order of which the viewer is the buyer or seller, whenever it changes. Throws UNAUTHENTICATED. */
export function subscribeToOrders(ctx: Ctx): ClosableIterator<LiveEvent> {
  return ctx.infra.pubsub.subscribe(orderTopic(authorize(ctx, 'account:use').id));
}

/** Makes the deletion and the ban of the buyer wait for this transaction. Returns false if the buyer is gone. Call it before the order is locked. */
async function holdBuyer(tx: Ctx, id: string): Promise<boolean> {
  const sides = await orderSides(tx, requireId(id, 'Order'));
  return sides !== undefined && (await holdAccount(tx, sides.buyer));
}

interface StatusSet extends Awarded {
  order: { id: string };
}

/**
 * Sets the status of an order. Only its seller may call it. Returns the points awarded and their limits. Throws NOT_FOUND, FORBIDDEN, OUT_OF_STOCK,
 * UNAUTHENTICATED, CONFLICT for a cancelled order that the seller did not cancel, that its buyer removed from the list, or whose buyer is deleted,
 * banned or blocked.
 */
export async function setOrderStatus(ctx: Ctx, id: string, status: OrderStatus): Promise<StatusSet> {
  authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    const hasBuyer = await holdBuyer(tx, id);
    const row = await lockedOrder(tx, id);
    const viewer = authorizeOrder(tx, 'order:setStatus', row);
    if (row.status === OrderStatus.CANCELLED && status !== row.status) {
      if (!hasBuyer) throw new DomainError(ErrorCode.CONFLICT, messages.buyerGone);
      if (!(await mayReopen(tx, row.id, viewer.id))) throw new DomainError(ErrorCode.CONFLICT, messages.staysCancelled);
    }
    return { order: { id: row.id }, ...(await transition(tx, row, status, viewer.id)) };
  });
}

/**
 * Removes an order from the buyer's list and cancels it if it is still open. It can be undone for 10 minutes. Only its buyer may call it. Throws
 * NOT_FOUND, FORBIDDEN, CONFLICT for an open leg of a swap that is under way.
 */
export async function deleteOrder(ctx: Ctx, id: string): Promise<RecordedAct> {
  authorize(ctx, 'account:use');
  const { act } = await recordAct(ctx, ActKind.DELETE_ORDER, async (tx) => {
    await holdOwnAccount(tx);
    const row = await lockedOrder(tx, id);
    const viewer = authorizeOrder(tx, 'order:delete', row);
    if (isOpen(row.status)) await transition(tx, row, OrderStatus.CANCELLED, viewer.id);
    await hideFromBuyer(tx, row.id);
    await recordEvent(tx, orderHidden(row));
    tx.publish(...orderChanged(row));
  });
  return act;
}
