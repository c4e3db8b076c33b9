import { authorize } from '../../../../access/policy.ts';
import { messages } from '../../../../messages.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { requireId } from '../../../../platform/database/ids.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { invalid, notFound } from '../../../../platform/errors.ts';
import { checkInput } from '../../../../platform/input/validation.ts';
import type { QuerySource } from '../../../../read/query-source.ts';
import { categoryExists } from '../../../market/categories/category.queries.ts';
import { taughtCourse } from '../../../market/courses/course.queries.ts';
import { productChanged } from '../../../log/live/changes.events.ts';
import { ProductSort, type ProductFilter } from '../../../market/products/product.inputs.ts';
import { listedSeller, lockListed } from '../../../market/products/product.queries.ts';
import { wanted } from '../../../market/products/product.service.ts';
import { wordQueries } from '../../../market/search/search.service.ts';
import { holdOwnAccount } from '../../../people/users/own-account.ts';
import { MOST_WANTS, SetSwapTermsInput, SwapWantInput } from './swap-terms.inputs.ts';
import { dropTerms, insertTerms, listingsThatFit, type Want } from './swap-terms.queries.ts';

/** Returns the filter that finds the listings of a want. Throws INVALID_INPUT about `wants`. */
async function filterOf(ctx: Ctx, { categoryId, words, courseCode, isbn }: SwapWantInput): Promise<ProductFilter> {
  if ([categoryId, words, courseCode, isbn].every((each) => each == null)) throw invalid('wants', messages.swapWantEmpty);
  if (categoryId && !(await categoryExists(ctx, categoryId))) throw invalid('wants', messages.categoryChoose);
  if (courseCode && !(await taughtCourse(ctx, courseCode))) throw invalid('wants', messages.courseChoose);
  return { search: words, categoryIds: categoryId ? [categoryId] : null, courseCodes: courseCode ? [courseCode] : null, isbn };
}

/** Returns the want as it is stored. Throws INVALID_INPUT about `wants`, CONTENT_REJECTED. */
async function wantOf(ctx: Ctx, given: SwapWantInput): Promise<Want> {
  const want = checkInput(SwapWantInput, given);
  const { categoryId, words } = want;
  ctx.ports.contentPolicy.assertAllowedTexts(ctx, SwapWantInput, { words });
  const filter = await filterOf(ctx, want);
  const found = await wanted(ctx, filter, ProductSort.NEWEST);
  if (found.findsNothing) throw invalid('wants', messages.swapWords);
  const criteria = { filter: found.filter, words: found.search && (await wordQueries(ctx, found.search.typed)) };
  return { category: categoryId ?? null, words: words ?? null, criteria };
}

/**
 * Returns the listings of a user that fit what the seller of a listing would take for it, which a swap can give. Throws UNAUTHENTICATED, NOT_FOUND
 * for an invalid id.
 */
export function swapFits(ctx: Ctx, productId: string, userId: string): QuerySource {
  authorize(ctx, 'account:use');
  return listingsThatFit(requireId(productId, 'Product'), requireId(userId, 'User'));
}

/**
 * Sets the terms on which the viewer would swap one of their listings. The next search for rings, within a minute, uses them. Throws UNAUTHENTICATED,
 * NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONTENT_REJECTED.
 */
export async function setSwapTerms(ctx: Ctx, input: SetSwapTermsInput): Promise<{ id: string }> {
  authorize(ctx, 'account:use');
  const { productId, openToSwap, wants = [], topUpMax, topUpMin } = checkInput(SetSwapTermsInput, input);
  const product = requireId(productId, 'Product');
  const row = await listedSeller(ctx, product);
  if (!row) throw notFound('Product');
  authorize(ctx, 'product:edit', row);
  if (wants.length > MOST_WANTS) throw invalid('wants', messages.swapWants);
  const stored: Want[] = [];
  for (const want of wants) stored.push(await wantOf(ctx, want));
  await inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    if (!(await lockListed(tx, product))) throw notFound('Product');
    await dropTerms(tx, product);
    if (openToSwap) await insertTerms(tx, { product, topUpMax, topUpMin }, stored);
    tx.publish(productChanged(product));
  });
  return { id: product };
}
