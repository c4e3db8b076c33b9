import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { authorize } from '../../../access/policy.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { messages } from '../../../messages.ts';
import { productChanged } from '../../log/live/changes.events.ts';
import { publishedSeller } from '../products/product.queries.ts';
import type { AddFavouriteInput, RemoveFavouriteInput } from './favourite.inputs.ts';
import { deleteFavourite, favouriteTotal, insertFavourite } from './favourite.queries.ts';

const MOST_FAVOURITES = 500;

/**
 * Adds another user's listing to the viewer's favourites; does nothing if it is already there. Returns the product.
 * Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for the viewer's own listing, CONFLICT above 500 favourites.
 */
export async function addFavourite(ctx: Ctx, { productId }: AddFavouriteInput): Promise<{ id: string }> {
  authorize(ctx, 'account:use');
  const product = await publishedSeller(ctx, requireId(productId, 'Product'));
  if (!product) throw notFound('Product');
  const viewer = authorize(ctx, 'product:favourite', product);
  await inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    if (!(await insertFavourite(tx, viewer.id, productId))) return;
    if ((await favouriteTotal(tx, viewer.id)) > MOST_FAVOURITES) throw new DomainError(ErrorCode.CONFLICT, messages.tooManyFavourites);
    tx.publish(productChanged(productId));
  });
  return { id: productId };
}

/** Removes a listing from the viewer's favourites; does nothing if it is not there. Returns the product. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function removeFavourite(ctx: Ctx, { productId }: RemoveFavouriteInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  if (await deleteFavourite(ctx, viewer.id, requireId(productId, 'Product'))) ctx.publish(productChanged(productId));
  return { id: productId };
}
