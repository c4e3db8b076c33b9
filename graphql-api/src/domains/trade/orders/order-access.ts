import type { Ctx, Viewer } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { authorize, can, type Action } from '../../../access/policy.ts';

/** Buyer and seller of an order. */
interface Sides {
  buyer: string;
  seller: string;
}

/**
 * Returns the viewer of a permitted action on an order. Throws FORBIDDEN for viewers who may see the order, and NOT_FOUND, as for an unknown order,
 * for all others, so that nobody else learns that the order exists.
 */
export function authorizeOrder(ctx: Pick<Ctx, 'viewer'>, action: Action, { buyer, seller }: Sides): Viewer {
  const sides = { buyer, seller };
  if (ctx.viewer && !can(ctx, 'order:read', sides)) throw notFound('Order');
  return authorize(ctx, action, sides);
}
