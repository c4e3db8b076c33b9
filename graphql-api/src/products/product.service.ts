import type { Ctx } from '../platform/context.ts';
import { invalid, notFound } from '../platform/errors.ts';
import { isId, requireId } from '../platform/ids.ts';
import type { LiveEvent } from '../platform/ports.ts';
import type { ClosableIterator } from '../platform/iterators.ts';
import { inTransaction, violates } from '../platform/transaction.ts';
import { checkInput, Validator } from '../platform/validation.ts';
import { authorize } from '../access/policy.ts';
import { holdOwnAccount } from '../auth/own-account.ts';
import { idempotentRequest, once } from '../idempotency/idempotency.service.ts';
import { messages } from '../messages.ts';
import { AuditAction } from '../moderation/audit-entry.entity.ts';
import { reviewListing, type StepResult } from '../moderation/content-policy.service.ts';
import { moderate } from '../moderation/removal.ts';
import { PHOTO_WIDTHS } from '../photos/photo-codec.ts';
import { readPhoto, readUpload, storePhoto } from '../photos/photo.service.ts';
import { recordPoints } from '../points/points.service.ts';
import { categoryExists } from '../categories/category.queries.ts';
import type { Page, QuerySource } from '../read/query-source.ts';
import { readPriceWords } from '../search/price-words.ts';
import { searchPlan } from '../search/search.service.ts';
import { holdAccount, isExistingUser } from '../users/user.queries.ts';
import { recordDoubts } from './doubtful-listing.service.ts';
import { Product } from './product.entity.ts';
import { productChanged, productTopic } from './product.events.ts';
import { CreateProductInput, DeleteProductInput, ProductSort, UpdateProductInput, type ProductFilter } from './product.inputs.ts';
import { productById, productPage, productRange, productsByIds } from './product-list.queries.ts';
import { listedSeller, listedTexts, lockListed, photoHash, takeDown } from './product.queries.ts';

/** The search of a filter, checked. Throws INVALID_INPUT about the search. */
function searchText({ search }: ProductFilter): string | undefined {
  if (search == null) return undefined;
  const validator = new Validator();
  const text = validator.text('search', search, { max: 100, message: messages.searchLength, multiline: true });
  validator.assertValid();
  return text;
}

/**
 * Which products a filter wants, and in which order. Price words of the search are bounds of the price where the filter has none of its own;
 * a search without letters and digits finds nothing. Throws INVALID_INPUT about the search.
 */
async function wanted(ctx: Ctx, filter: ProductFilter, sort: ProductSort) {
  const typed = searchText(filter);
  if (typed === undefined) return { filter, search: undefined, findsNothing: false, sort };
  const { text, minPrice, maxPrice } = filter.minPrice == null && filter.maxPrice == null ? readPriceWords(typed) : { text: typed };
  const search = text === '' ? undefined : await searchPlan(ctx, text);
  return {
    filter: { ...filter, minPrice: filter.minPrice ?? minPrice, maxPrice: filter.maxPrice ?? maxPrice },
    search,
    findsNothing: text !== '' && !search,
    sort,
  };
}

/** Products that are not taken down, filtered and sorted, a page at a time. Throws INVALID_INPUT about the filter. */
export async function products(ctx: Ctx, spec: Page & { filter?: ProductFilter | null; sort: ProductSort }): Promise<QuerySource> {
  const filter = spec.filter ?? {};
  if (filter.minPrice != null && filter.maxPrice != null && filter.minPrice > filter.maxPrice) throw invalid('minPrice', messages.priceBounds);
  return productPage(await wanted(ctx, filter, spec.sort), spec);
}

interface ListSpec {
  filter?: ProductFilter;
  sort?: ProductSort;
  limit: number;
  offset?: number;
}

/** The same products as a list by numbers instead of cursors, for REST. */
export async function productList(ctx: Ctx, { filter = {}, sort = ProductSort.NEWEST, limit, offset = 0 }: ListSpec): Promise<QuerySource> {
  return productRange(await wanted(ctx, filter, sort), { limit, offset });
}

/** Everything that a user sells, newest first, for REST. Throws NOT_FOUND. */
export async function productsOfSeller(ctx: Ctx, sellerId: string, limit: number): Promise<QuerySource> {
  if (!(await isExistingUser(ctx, requireId(sellerId, 'User')))) throw notFound('User');
  return productList(ctx, { filter: { sellerId }, limit });
}

/** Some products by id, in the order given; what was taken down is left out. */
export function productsInOrder(_ctx: Ctx, ids: string[]): QuerySource {
  return productsByIds(ids);
}

/** The photo of a product in the smallest stored width that is at least `width` pixels; null without one. Throws NOT_FOUND. */
export async function productPhoto(ctx: Ctx, id: string, width = 640): Promise<{ bytes: Buffer; tag: string } | null> {
  const row = await photoHash(ctx, requireId(id, 'Product'));
  if (!row) throw notFound('Product');
  if (!row.hash) return null;
  const kept = PHOTO_WIDTHS.find((each) => each >= width) ?? PHOTO_WIDTHS.at(-1)!;
  const bytes = await ctx.infra.photos.get(row.hash, kept);
  return bytes ? { bytes, tag: `${row.hash}-${kept}` } : null;
}

/** One product by id, with the seller's contact data for signed-in viewers; null when there is none. */
export function product(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? productById(id, 'detail') : null;
}

/** One product by id without contact data, for subscribers. */
export function listedProduct(_ctx: Ctx, id: string): QuerySource {
  return productById(id);
}

/** A product whenever it changes. Throws NOT_FOUND. */
export async function subscribeToProduct(ctx: Ctx, id: string): Promise<ClosableIterator<LiveEvent>> {
  await ownersRow(ctx, id);
  return ctx.infra.pubsub.subscribe(productTopic(id));
}

async function assertCategory(ctx: Ctx, id: string | undefined): Promise<void> {
  if (id && !(await categoryExists(ctx, id))) throw invalid('categoryId', messages.categoryChoose);
}

/** A stored listing, and the results of the steps of its review. */
interface Listed {
  id: string;
  steps: StepResult[];
}

/**
 * Lists a product that meets the marketplace norms, and gives its seller 20 points. Throws INVALID_INPUT naming the field,
 * TOO_LARGE about the photo, CONTENT_REJECTED naming each concern, IDEMPOTENCY_CONFLICT.
 */
export async function createProduct(ctx: Ctx, input: CreateProductInput): Promise<Listed> {
  const viewer = authorize(ctx, 'product:create');
  const { categoryId, idempotencyKey, photo: file, ...draft } = checkInput(CreateProductInput, input);
  const upload = file ? await readUpload(ctx, file) : undefined;
  const request = idempotentRequest('createProduct', viewer.id, idempotencyKey, [draft, categoryId, upload?.hash]);
  return once<Listed>(ctx, request, async (write) => {
    await assertCategory(ctx, categoryId);
    const picture = upload && (await readPhoto(ctx, upload));
    const { steps, doubts } = await reviewListing(ctx, viewer.id, { ...draft, photo: picture?.bytes }, request);
    const photo = picture ? await storePhoto(ctx, picture) : null;
    return write(async (tx) => {
      await holdOwnAccount(tx);
      const made = tx.em.create(Product, { ...draft, seller: viewer.id, category: categoryId, photo });
      await tx.em.flush();
      await recordPoints(tx, { userId: viewer.id, action: 'Product Created', productId: made.id });
      await recordDoubts(tx, made.id, doubts);
      return { id: made.id, steps };
    });
  }).catch(unlessCategoryIsGone);
}

/** The category may be deleted between the check and the write. */
function unlessCategoryIsGone(error: unknown): never {
  if (violates(error, 'products_category_id_foreign')) throw invalid('categoryId', messages.categoryChoose);
  throw error;
}

async function ownersRow(ctx: Ctx, id: string): Promise<{ seller: string }> {
  const row = await listedSeller(ctx, requireId(id, 'Product'));
  if (!row) throw notFound('Product');
  return row;
}

type Texts = Pick<UpdateProductInput, 'name' | 'description'>;

const changesTexts = ({ name, description }: Texts) => name !== undefined || description !== undefined;

/** The texts of a listing that a change leaves as they are. */
async function unchangedTexts(ctx: Ctx, id: string, draft: Texts): Promise<string | undefined> {
  const texts = changesTexts(draft) ? await listedTexts(ctx, id) : undefined;
  if (!texts) return undefined;
  return [draft.name === undefined ? texts.name : '', draft.description === undefined ? texts.description : ''].join('\n');
}

/** Changes a listing; the photo stays unless a new one is sent. Its seller only. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONTENT_REJECTED. */
export async function updateProduct(ctx: Ctx, input: UpdateProductInput): Promise<Listed> {
  authorize(ctx, 'account:use');
  const viewer = authorize(ctx, 'product:edit', await ownersRow(ctx, input.id));
  const { id, categoryId, photo: file, ...draft } = checkInput(UpdateProductInput, input);
  await assertCategory(ctx, categoryId);
  const picture = file ? await readPhoto(ctx, await readUpload(ctx, file)) : undefined;
  const { steps, doubts } = await reviewListing(ctx, viewer.id, { ...draft, photo: picture?.bytes, unchanged: await unchangedTexts(ctx, id, draft) });
  const photo = picture && (await storePhoto(ctx, picture));
  await inTransaction(ctx, async (tx) => {
    if (!(await lockListed(tx, id))) throw notFound('Product');
    const row = await tx.em.findOneOrFail(Product, id);
    tx.em.assign(row, { ...draft, ...(categoryId ? { category: categoryId } : {}), ...(photo ? { photo } : {}) });
    await tx.em.flush();
    // Doubts are about the texts: a new price settles none.
    if (changesTexts(draft)) await recordDoubts(tx, id, doubts);
    tx.publish(productChanged(id));
  }).catch(unlessCategoryIsGone);
  return { id, steps };
}

/**
 * Takes a listing down; existing orders keep their own copy. Its seller, or an administrator as moderation.
 * A product that was never delivered to anyone takes its 20 points back. A removal by an administrator is recorded in the
 * audit log, and its reason is mailed to the seller. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT about `reason`.
 */
export async function deleteProduct(ctx: Ctx, input: DeleteProductInput): Promise<void> {
  authorize(ctx, 'account:use');
  const { seller } = await ownersRow(ctx, input.id);
  const viewer = authorize(ctx, 'product:delete', { seller });
  const { id, reason } = checkInput(DeleteProductInput, input);
  await inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    await holdAccount(tx, seller);
    const gone = await takeDown(tx, id);
    if (!gone) throw notFound('Product');
    if (gone.earned && !gone.delivered) await recordPoints(tx, { userId: gone.seller, action: 'Product Deleted', productId: id });
    if (gone.seller !== viewer.id) {
      await moderate(tx, { action: AuditAction.PRODUCT_REMOVED, what: 'listing', name: gone.name, owner: gone.seller, reason });
    }
    tx.publish(productChanged(id));
  });
}
