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

/** The orders of more users than this are not looked up one by one. */
const FEW_USERS = 200;

interface Placed {
  order: NodeReference;
  product: NodeReference;
}

/** An order by id, for its two sides and administrators; null for everybody else. */
export function order(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? orderById(id) : null;
}

/** What an administrator searches orders for; undefined for a blank text. */
async function searchOf(ctx: Ctx, text: string | null | undefined): Promise<OrderSearch | undefined> {
  const part = containing(text);
  if (part === null) return undefined;
  if (!hasTrigram(part)) return { part, users: undefined };
  const users = await usersNamed(ctx, part, FEW_USERS + 1);
  return { part, users: users.length > FEW_USERS ? undefined : users };
}

/** The orders of everybody, filtered and sorted, a page at a time. Administrators only. */
export async function orders(ctx: Ctx, page: Page & Omit<OrderFilter, 'search'> & { search?: string | null }): Promise<QuerySource> {
  authorize(ctx, 'order:list');
  return ordersLike({ ...page, search: await searchOf(ctx, page.search) }, page);
}

/** Orders at once, newest first, for REST: those that a user placed and has not taken off the list. The user and administrators. */
export function placedBy(ctx: Ctx, userId: string, limit = 1000): QuerySource {
  authorize(ctx, 'user:readPrivate', { id: userId });
  return ordersPlacedBy(userId, can(ctx, 'user:list'), limit);
}

/** The same for the orders that a user received, with the email address of each buyer. */
export function receivedBy(ctx: Ctx, userId: string, limit = 1000): QuerySource {
  authorize(ctx, 'user:readPrivate', { id: userId });
  return ordersReceivedBy(userId, limit);
}

/** The limits of orders as the settings have them. */
function orderLimits({ infra: { settings } }: Ctx): OrderLimits {
  if (!settings.rateLimits) return { buyerOpenOrders: null, pairOpenOrders: null, buyerOrders: null };
  const { buyerOpenOrders, pairOpenOrders, buyerOrders } = settings.limits;
  return { buyerOpenOrders, pairOpenOrders, buyerOrders };
}

type Inserted = NonNullable<Awaited<ReturnType<typeof insertOrder>>>;

/** Notifies both sides and those who look at the product. */
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
 * Orders a product: takes it from the stock and keeps name, price and seller as they are now. A repeated call with the
 * same idempotency key returns the first order. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for the own product, OUT_OF_STOCK,
 * CONFLICT while it is reserved for another buyer, its seller is suspended, the viewer has too many open orders or it has another price than the viewer was shown, RATE_LIMITED, IDEMPOTENCY_CONFLICT.
 */
export async function placeOrder(ctx: Ctx, input: PlaceOrderInput, info?: PayloadSelection): Promise<Placed> {
  const viewer = authorize(ctx, 'account:use');
  const product = requireId(input.productId, 'Product');
  const { quantity, price: shown, idempotencyKey } = checkInput(PlaceOrderInput, input);
  const shownPrice = shown ?? null;
  // Without the price: an order whose response was lost is the same when it is repeated after the price fell.
  const request = idempotentRequest('placeOrder', viewer.id, idempotencyKey, [product, quantity]);
  const order = { product, buyer: viewer.id, quantity, price: null, shownPrice, ...orderLimits(ctx), ...request };
  const { row, first } = await onceByStatement(ctx, request, () => insertOrder(ctx, order, info));
  if (first) return first as Placed;
  if (!row) throw await rejectionOf(ctx, orderRules, order);
  const { id, returned } = row;
  publishPlaced(ctx, row, viewer.id, product);
  return { order: { id, returned }, product: { id: product, returned } };
}

/** An order that is a part of something larger. */
interface OrderPart {
  product: string;
  buyer: string;
  /** Price of one piece; null for that of the product. */
  price: number | null;
  /** The price that the buyer was shown; null where any will do. */
  shownPrice: number | null;
  quantity: number;
}

/**
 * Places an order in the transaction of what it is a part of. Returns it with the conversation that it continues. Throws NOT_FOUND, OUT_OF_STOCK, CONFLICT
 * while the product is reserved for another buyer, costs something else than was shown and while the buyer has too many open orders, RATE_LIMITED. Call
 * `holdOrdersOf` before a product is locked.
 */
export async function placeWithin(tx: Ctx, part: OrderPart): Promise<{ id: string; conversation: string }> {
  const order = { ...part, ...orderLimits(tx) };
  const row = await insertOrder(tx, order);
  if (!row) throw await rejectionOf(tx, orderRules, order);
  publishPlaced(tx, row, part.buyer, part.product);
  return { id: row.id, conversation: row.conversation };
}

/** Places the order of an accepted offer at its price, in the transaction that accepts it. Throws what `placeWithin` throws. */
export async function orderAtPrice(tx: Ctx, agreed: Omit<OrderPart, 'shownPrice'> & { price: number }): Promise<{ id: string }> {
  const { id } = await placeWithin(tx, { ...agreed, shownPrice: null });
  return { id };
}

/** Every order of which the viewer is buyer or seller, as it changes. Throws UNAUTHENTICATED. */
export function subscribeToOrders(ctx: Ctx): ClosableIterator<LiveEvent> {
  return ctx.infra.pubsub.subscribe(orderTopic(authorize(ctx, 'account:use').id));
}

/** Has a deletion and a ban of the buyer wait for this transaction; false where the buyer is gone. Call it before the order is locked. */
async function holdBuyer(tx: Ctx, id: string): Promise<boolean> {
  const sides = await orderSides(tx, requireId(id, 'Order'));
  return sides !== undefined && (await holdAccount(tx, sides.buyer));
}

interface StatusSet extends Awarded {
  order: { id: string };
}

/**
 * Sets the status of an order. Its seller only. Returns the points awarded, and what limits them.
 * Throws NOT_FOUND, FORBIDDEN, OUT_OF_STOCK, UNAUTHENTICATED, CONFLICT for a cancelled order that the seller did not cancel, that its buyer
 * took off the list, or whose buyer is deleted, banned or blocked.
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
 * Takes an order off the buyer's list; one that is still open is cancelled. It can be undone for 10 minutes. Its buyer only. Throws NOT_FOUND,
 * FORBIDDEN, CONFLICT for an open leg of a swap that is under way.
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
