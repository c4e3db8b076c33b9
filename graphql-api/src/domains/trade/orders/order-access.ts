import type { Ctx, Viewer } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { authorize, can, type Action } from '../../../access/policy.ts';

/** The users on both sides of an order. */
interface Sides {
  buyer: string;
  seller: string;
}

/**
 * The viewer of an action on an order that is allowed. Throws FORBIDDEN for those who may see the order, and NOT_FOUND, as for an unknown
 * order, for all others: that an order exists is nobody else's business.
 */
export function authorizeOrder(ctx: Pick<Ctx, 'viewer'>, action: Action, { buyer, seller }: Sides): Viewer {
  const sides = { buyer, seller };
  if (ctx.viewer && !can(ctx, 'order:read', sides)) throw notFound('Order');
  return authorize(ctx, action, sides);
}
