import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isId, requireId } from '../../../platform/database/ids.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { listedOnes, lockAllListed } from '../../market/products/product.queries.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { holdAccount } from '../../people/users/user.queries.ts';
import { holdOrdersOf } from '../orders/changes/order-budget.queries.ts';
import { hideStartedConversations } from '../orders/changes/started-conversations.queries.ts';
import { OrderLineInput } from '../orders/order.inputs.ts';
import { placeWithin } from '../orders/order.service.ts';
import { MOST_LINES, PlaceBundleInput } from './bundle.inputs.ts';
import { bundleById, insertBundle } from './bundle.queries.ts';

interface Line {
  product: string;
  quantity: number;
  shownPrice: number | null;
}

type Listed = Awaited<ReturnType<typeof listedOnes>>;

/** Returns a bundle by id for its buyer, its seller and administrators; null for everybody else. */
export function bundle(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? bundleById(id) : null;
}

/** Returns the lines to order. Throws INVALID_INPUT for too few or too many listings, and for a listing that is named twice. */
function linesOf(given: readonly OrderLineInput[]): Line[] {
  if (given.length < 2 || given.length > MOST_LINES) throw invalid('lines', messages.bundleSize(MOST_LINES));
  const lines = given.map((each) => {
    const { quantity, price } = checkInput(OrderLineInput, each);
    return { product: requireId(each.productId, 'Product'), quantity, shownPrice: price ?? null };
  });
  if (new Set(lines.map(({ product }) => product)).size < lines.length) throw invalid('lines', messages.bundleTwice);
  return lines;
}

/** Returns the seller of all products. Throws NOT_FOUND, and INVALID_INPUT for several sellers. */
function sellerOf(lines: readonly Line[], listed: Listed): string {
  if (lines.some(({ product }) => !listed.has(product))) throw notFound('Product');
  const [seller, ...others] = new Set([...listed.values()].map((each) => each.seller));
  if (others.length > 0) throw invalid('lines', messages.bundleSellers);
  return seller!;
}

/** Errors that concern one of the listings. Their message names the listing. */
const named: readonly ErrorCode[] = [ErrorCode.OUT_OF_STOCK, ErrorCode.CONFLICT];

/** Places the order of a line. An error about the listing names the listing. */
async function placeLine(tx: Ctx, line: Line, name: string) {
  try {
    return await placeWithin(tx, { ...line, buyer: tx.viewer!.id, price: null });
  } catch (error) {
    if (!(error instanceof DomainError) || !named.includes(error.code)) throw error;
    throw new DomainError(error.code, `${name}: ${error.message}`, error.extensions);
  }
}

/** Locks everything that a bundle changes, in the same sequence as an order does: both accounts, the buyer's orders, the products. */
async function lock(tx: Ctx, lines: readonly Line[], listed: Listed): Promise<string> {
  const seller = sellerOf(lines, listed);
  await holdOwnAccount(tx);
  await holdAccount(tx, seller);
  await holdOrdersOf(tx, tx.viewer!.id);
  await lockAllListed(
    tx,
    lines.map(({ product }) => product),
  );
  return seller;
}

/**
 * Orders several listings of one seller as one deal: one order for each listing, with one conversation, one meeting and one handover code. Either all
 * listings are ordered or none. A repeated call with the same idempotency key returns the first bundle. Throws UNAUTHENTICATED, INVALID_INPUT about
 * `lines`, IDEMPOTENCY_CONFLICT, and the errors of an order for the first listing that cannot be ordered.
 */
export async function placeBundle(ctx: Ctx, input: PlaceBundleInput): Promise<{ bundle: { id: string } }> {
  const viewer = authorize(ctx, 'account:use');
  const { idempotencyKey } = checkInput(PlaceBundleInput, input);
  const lines = linesOf(input.lines);
  // The prices are left out, as for an order.
  const request = idempotentRequest(
    'placeBundle',
    viewer.id,
    idempotencyKey,
    lines.map(({ product, quantity }) => [product, quantity]),
  );
  return once(ctx, request, (write) =>
    write(async (tx) => {
      const listed = await listedOnes(
        tx,
        lines.map(({ product }) => product),
      );
      const seller = await lock(tx, lines, listed);
      const placed = [];
      for (const line of lines) placed.push(await placeLine(tx, line, listed.get(line.product)!.name));
      const orders = placed.map(({ id }) => id);
      const id = await insertBundle(tx, { buyer: viewer.id, seller, conversation: placed[0]!.conversation }, orders);
      await hideStartedConversations(tx, orders.slice(1));
      return { bundle: { id } };
    }),
  );
}
