import type { Ctx, RecordedAct } from '../../../platform/context.ts';
import { daysFromNow } from '../../../platform/database/database-time.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { isId, requireId } from '../../../platform/database/ids.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import type { ClosableIterator } from '../../../platform/net/iterators.ts';
import { inTransaction, violates } from '../../../platform/database/transaction.ts';
import { checkChange, checkInput, policyFields, policyTexts, Validator } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct } from '../../log/acts/act.service.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once, requestId } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { changedListingTopic, newListingTopic } from './review/listing-review.events.ts';
import { PHOTO_WIDTHS } from '../../media/photos/photo-codec.ts';
import { checkCourses } from '../courses/course.service.ts';
import { replaceCourses } from '../courses/course.queries.ts';
import { categoryExists } from '../categories/category.queries.ts';
import { byId, type Page, type QuerySource } from '../../../read/query-source.ts';
import type { InterpretedFilter, InterpretedFilterKind } from '../search/interpreted-filter.ts';
import { interpretSearch, searchPlan } from '../search/search.service.ts';
import { isListedSpot } from '../spots/campus-spot.queries.ts';
import { holdAccount, isExistingUser } from '../../people/users/user.queries.ts';
import { Product } from './product.entity.ts';
import { productPageFields } from './facets/product-facets.queries.ts';
import { productChanged, productTopic } from '../../log/live/changes.events.ts';
import { productEdited, productListed, productRemoved } from './product.events.ts';
import { samePictureOfOther } from './photos/same-picture.ts';
import { fingerprintOf, photoFieldOf, readChangedPhotos, readNewPhotos, readPhotos, setPhotos, storePhotos } from './photos/listing-photos.ts';
import { replacePhotos } from './photos/listing-photos.queries.ts';
import { planAgain } from './price-schedule/price-schedule.service.ts';
import { CreateProductInput, DeleteProductInput, ProductSort, searchRule, UpdateProductInput, type ProductFilter } from './product.inputs.ts';
import { isFirstPage, productPage, productRange, productsByIds } from './product-list.queries.ts';
import { listedSeller, listedTexts, lockListed, noteChange, photoHash, recordPriceChange, takeDown } from './product.queries.ts';
import { recordSearch } from '../search/recorded-searches.ts';
import type { StepResult } from './review/content-policy.port.ts';
import { holdBack, publish, rewardListing } from './review/publication.service.ts';

/** Returns the validated search text of a filter. Throws INVALID_INPUT about the search. */
function searchText({ search }: ProductFilter): string | undefined {
  if (search == null) return undefined;
  const validator = new Validator();
  const text = validator.text('search', search, searchRule);
  validator.assertValid();
  return text;
}

/**
 * Returns which products a filter requests, and their order. Price and category words of the search become filters if the filter does not set its
 * own. A search without letters and digits finds nothing. Throws INVALID_INPUT about the search.
 */
export async function wanted(ctx: Ctx, given: ProductFilter, sort: ProductSort) {
  const { ignoreInterpreted, ...filter } = given;
  const typed = searchText(filter);
  if (typed === undefined) return { filter, search: undefined, findsNothing: false, sort, interpreted: [] };
  const { text, filters } = await interpretSearch(ctx, typed, ignoreInterpreted ?? []);
  const interpreted = filters.filter(({ kind }) => !hasOwn(filter, kind));
  const search = text === '' ? undefined : await searchPlan(ctx, text);
  return { filter: withInterpreted(filter, interpreted), search, findsNothing: text !== '' && !search, sort, interpreted };
}

/** Returns whether a filter already restricts what an interpreted filter would restrict. */
const hasOwn = (filter: ProductFilter, kind: InterpretedFilterKind): boolean => ownFilters[kind](filter);

const ownFilters: Record<InterpretedFilterKind, (filter: ProductFilter) => boolean> = {
  PRICE: ({ minPrice, maxPrice }) => minPrice != null || maxPrice != null,
  CATEGORY: ({ categoryIds }) => !!categoryIds?.length,
  COURSE: ({ courseCodes }) => !!courseCodes?.length,
  ISBN: ({ isbn }) => isbn != null,
};

/** Filter fields that an interpreted filter sets. */
const interpretedFields: Record<InterpretedFilterKind, (interpreted: InterpretedFilter) => ProductFilter> = {
  PRICE: ({ minPrice, maxPrice }) => ({ minPrice, maxPrice }),
  CATEGORY: ({ categoryId }) => ({ categoryIds: [categoryId!] }),
  COURSE: ({ courseCode }) => ({ courseCodes: [courseCode!] }),
  ISBN: ({ isbn }) => ({ isbn }),
};

function withInterpreted(filter: ProductFilter, interpreted: readonly InterpretedFilter[]): ProductFilter {
  return interpreted.reduce<ProductFilter>((all, each) => ({ ...all, ...interpretedFields[each.kind](each) }), filter);
}

/** Checks the price bounds. Throws INVALID_INPUT about `minPrice` when it is above `maxPrice`. */
export function assertPriceBounds({ minPrice, maxPrice }: ProductFilter): void {
  if (minPrice != null && maxPrice != null && minPrice > maxPrice) throw invalid('minPrice', messages.priceBounds);
}

/** Returns a page of products that are not taken down, filtered and sorted. Throws INVALID_INPUT about the filter. */
export async function products(ctx: Ctx, spec: Page & { filter?: ProductFilter | null; sort: ProductSort }): Promise<QuerySource> {
  const filter = spec.filter ?? {};
  assertPriceBounds(filter);
  const found = await wanted(ctx, filter, spec.sort);
  if (found.search && isFirstPage(spec)) recordSearch(ctx, filter.search!.trim(), found.search);
  return productPage(found, spec, productPageFields(found, found.interpreted, ctx.infra.settings.college.priceSteps));
}

interface ListSpec {
  filter?: ProductFilter;
  sort?: ProductSort;
  limit: number;
  offset?: number;
}

/** Returns the same products as a list by offset and limit instead of cursors, for REST. */
export async function productList(ctx: Ctx, { filter = {}, sort = ProductSort.NEWEST, limit, offset = 0 }: ListSpec): Promise<QuerySource> {
  return productRange(await wanted(ctx, filter, sort), { limit, offset });
}

/** Returns everything that a user sells, newest first, for REST. Throws NOT_FOUND. */
export async function productsOfSeller(ctx: Ctx, sellerId: string, limit: number): Promise<QuerySource> {
  if (!(await isExistingUser(ctx, requireId(sellerId, 'User')))) throw notFound('User');
  return productList(ctx, { filter: { sellerId }, limit });
}

/** Returns products by id, in the given order. Products that were taken down are left out. */
export function productsInOrder(_ctx: Ctx, ids: string[]): QuerySource {
  return productsByIds(ids);
}

/** Returns the photo of a product in the smallest stored width that is at least `width` pixels; null if it has none. Throws NOT_FOUND. */
export async function productPhoto(ctx: Ctx, id: string, width = 640): Promise<{ bytes: Buffer; tag: string } | null> {
  const row = await photoHash(ctx, requireId(id, 'Product'));
  if (!row) throw notFound('Product');
  if (!row.hash) return null;
  const kept = PHOTO_WIDTHS.find((each) => each >= width) ?? PHOTO_WIDTHS.at(-1)!;
  const bytes = await ctx.infra.photos.get(row.hash, kept);
  return bytes ? { bytes, tag: `${row.hash}-${kept}` } : null;
}

/** Returns a product by id, with the seller's contact data for signed-in viewers; null if there is none. */
export function product(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? byId(Product, id, 'detail') : null;
}

/** Returns a product by id without contact data, for subscribers. */
export function listedProduct(_ctx: Ctx, id: string): QuerySource {
  return byId(Product, id);
}

/** Emits an event whenever the product changes. Throws NOT_FOUND. */
export async function subscribeToProduct(ctx: Ctx, id: string): Promise<ClosableIterator<LiveEvent>> {
  await ownersRow(ctx, id);
  return ctx.infra.pubsub.subscribe(productTopic(id));
}

async function assertCategory(ctx: Ctx, id: string | undefined): Promise<void> {
  if (id && !(await categoryExists(ctx, id))) throw invalid('categoryId', messages.categoryChoose);
}

async function assertSpot(ctx: Ctx, id: string | null | undefined): Promise<void> {
  if (id && !(await isListedSpot(ctx, id))) throw invalid('spotId', messages.spotChoose);
}

/** A stored listing and the results of its review. */
interface Listed {
  id: string;
  steps: StepResult[];
  /** Warning to show to the seller. */
  warning?: string;
}

/** Operation name that scopes the idempotency key of a new listing. */
const CREATE_PRODUCT = 'createProduct';

/** Returns the warning for the seller: the listing waits for an administrator's review, or another listing shows the same picture. */
const told = (isHeld: boolean, { warning }: { warning?: string }): { warning?: string } =>
  isHeld ? { warning: messages.heldForReview } : warning ? { warning } : {};

/**
 * Lists a product that meets the marketplace norms, and gives its seller 20 points unless its quantity is 0. A doubtful product is published and
 * rewarded only after an administrator has reviewed it. `externalId` is the id in another system that the product is imported from. Throws
 * INVALID_INPUT naming the field, TOO_LARGE about a photo, CONTENT_REJECTED naming each violation, IDEMPOTENCY_CONFLICT.
 */
export async function createProduct(ctx: Ctx, input: CreateProductInput, externalId: string | null = null): Promise<Listed> {
  const viewer = authorize(ctx, 'product:create');
  const { categoryId, spotId, courseCodes, idempotencyKey, photo, photos, uploadIds, ...draft } = checkInput(CreateProductInput, input);
  const sent = { photo, photos, uploadIds };
  const pictureField = photoFieldOf(sent);
  const fresh = await readNewPhotos(ctx, sent);
  const request = idempotentRequest(CREATE_PRODUCT, viewer.id, idempotencyKey, [
    draft,
    categoryId,
    fresh.map(fingerprintOf),
    ...(spotId ? [spotId] : []),
    ...(courseCodes ? [courseCodes] : []),
  ]);
  const submission = { request, topic: request && newListingTopic(request.key) };
  return once<Listed>(ctx, request, async (write) => {
    await assertCategory(ctx, categoryId);
    await assertSpot(ctx, spotId);
    const courses = await checkCourses(ctx, courseCodes);
    const pictures = await readPhotos(ctx, fresh, pictureField);
    const { steps, doubts } = await ctx.ports.contentPolicy.reviewListing(
      ctx,
      viewer.id,
      { texts: policyTexts(CreateProductInput, draft), pictures: pictures.map(({ bytes }) => bytes), pictureField },
      submission,
    );
    const stored = await storePhotos(ctx, pictures);
    return write(async (tx) => {
      await holdOwnAccount(tx);
      const made = tx.em.create(Product, { ...draft, externalId, seller: viewer.id, category: categoryId, spot: spotId ?? null }, { partial: true });
      made.expiresAt = daysFromNow(tx.infra.settings.listingDays);
      await tx.em.flush();
      await replacePhotos(tx, made.id, [...new Set(stored)]);
      if (courses) await replaceCourses(tx, made.id, courses);
      const same = await samePictureOfOther(tx, viewer.id, stored);
      const isHeld = await tx.ports.contentPolicy.recordDoubts(tx, made.id, { ...doubts, remarks: same.doubts });
      if (isHeld) {
        await holdBack(tx, made.id);
      } else {
        await recordEvent(tx, productListed({ id: made.id, seller: viewer.id }, made.price));
        await rewardListing(tx, made, viewer.id);
      }
      return { id: made.id, steps, ...told(isHeld, same.warning) };
    });
  }).catch(unlessCategoryIsGone);
}

/** Handles a category that was deleted between the check and the write. */
function unlessCategoryIsGone(error: unknown): never {
  if (violates(error, 'products_category_id_foreign')) throw invalid('categoryId', messages.categoryChoose);
  throw error;
}

async function ownersRow(ctx: Ctx, id: string): Promise<{ seller: string }> {
  const row = await listedSeller(ctx, requireId(id, 'Product'));
  if (!row) throw notFound('Product');
  return row;
}

/** Identifies the listing whose review a client subscribes to. */
export interface ReviewedListing {
  idempotencyKey?: string | null | undefined;
  productId?: string | null | undefined;
}

/**
 * Emits the steps of the review of a new listing, identified by the idempotency key with which the viewer submits it, or of changes to the viewer's
 * listing.
 * Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, INVALID_INPUT about `idempotencyKey` if neither is given.
 */
export async function subscribeToReview(ctx: Ctx, { idempotencyKey, productId }: ReviewedListing): Promise<ClosableIterator<LiveEvent>> {
  const viewer = authorize(ctx, 'product:create');
  if (productId == null) return ctx.infra.pubsub.subscribe(newListingTopic(requestId(CREATE_PRODUCT, viewer.id, idempotencyKey ?? '')));
  authorize(ctx, 'product:edit', await ownersRow(ctx, productId));
  return ctx.infra.pubsub.subscribe(changedListingTopic(productId));
}

/**
 * Returns the texts of a listing that the content policy reads: texts that a change sets, texts that it leaves unchanged, and whether it changes any.
 */
async function reviewedTexts(ctx: Ctx, id: string, change: Partial<UpdateProductInput>) {
  const fields = policyFields(UpdateProductInput) as (keyof UpdateProductInput & keyof Product)[];
  const kept = fields.filter((field) => !(field in change));
  const isTouched = kept.length < fields.length;
  return { texts: policyTexts(UpdateProductInput, change), unchanged: isTouched ? await listedTexts(ctx, id, kept) : '', isTouched };
}

async function changeCourses(tx: Ctx, id: string, courses: string[]): Promise<void> {
  await replaceCourses(tx, id, courses);
  await noteChange(tx, id);
}

/**
 * Changes a listing; its photos stay unless others are sent. A listing that becomes doubtful leaves the lists until an administrator has reviewed it.
 * A listing that is no longer doubtful is published. Its seller only. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONTENT_REJECTED.
 */
export async function updateProduct(ctx: Ctx, input: UpdateProductInput): Promise<Listed> {
  authorize(ctx, 'account:use');
  const viewer = authorize(ctx, 'product:edit', await ownersRow(ctx, input.id));
  const { id, categoryId, spotId, courseCodes, photo, photos, ...draft } = checkChange(UpdateProductInput, input);
  await assertCategory(ctx, categoryId);
  await assertSpot(ctx, spotId);
  const courses = await checkCourses(ctx, courseCodes, id);
  const pictureField = photoFieldOf({ photos });
  const wanted = await readChangedPhotos(ctx, id, { photo, photos });
  const fresh = wanted?.flatMap((each) => ('fresh' in each ? [each.fresh] : [])) ?? [];
  const pictures = await readPhotos(ctx, fresh, pictureField);
  const { isTouched, ...texts } = await reviewedTexts(ctx, id, draft);
  const reviewed = { ...texts, pictures: pictures.map(({ bytes }) => bytes), pictureField };
  const { steps, doubts } = await ctx.ports.contentPolicy.reviewListing(ctx, viewer.id, reviewed, { topic: changedListingTopic(id) });
  const stored = await storePhotos(ctx, pictures);
  const warning = await inTransaction(ctx, async (tx) => {
    if (!(await lockListed(tx, id))) throw notFound('Product');
    const row = await tx.em.findOneOrFail(Product, id);
    const priceBefore = row.price;
    tx.em.assign(row, {
      ...draft,
      ...(categoryId ? { category: categoryId } : {}),
      ...(spotId === undefined ? {} : { spot: spotId }),
    });
    await tx.em.flush();
    if (wanted) await setPhotos(tx, id, wanted, stored);
    if (courses) await changeCourses(tx, id, courses);
    if (!row.heldSince) await rewardListing(tx, row, viewer.id);
    if (row.price !== priceBefore) {
      await recordPriceChange(tx, id, priceBefore);
      await planAgain(tx, id, row.price);
    }
    await recordEvent(tx, productEdited({ id, seller: viewer.id }, row.price, priceBefore));
    const same = await samePictureOfOther(tx, viewer.id, stored);
    // Doubts concern texts and pictures, so a change of only the price resolves none.
    const texts = isTouched ? doubts.texts : undefined;
    const seen = wanted ? { pictures: doubts.pictures, remarks: same.doubts, keepsPictures: wanted.length > fresh.length } : {};
    const isHeld = await tx.ports.contentPolicy.recordDoubts(tx, id, { texts, ...seen });
    await (isHeld ? holdBack(tx, id) : publish(tx, id));
    tx.publish(productChanged(id));
    return told(isHeld, same.warning);
  }).catch(unlessCategoryIsGone);
  return { id, steps, ...warning };
}

/**
 * Takes a listing down; existing orders keep their own copy. Allowed for its seller, and for administrators as moderation.
 * The seller loses the 20 points for a product that is still for sale and was never delivered to anyone, but not for a product that is sold or
 * expired. A removal by an administrator is recorded in the audit log, and its reason is mailed to the seller. Can be undone for 10 minutes. Throws
 * NOT_FOUND, FORBIDDEN, INVALID_INPUT about `reason`.
 */
export async function deleteProduct(ctx: Ctx, input: DeleteProductInput): Promise<RecordedAct> {
  authorize(ctx, 'account:use');
  const { seller } = await ownersRow(ctx, input.id);
  const viewer = authorize(ctx, 'product:delete', { seller });
  const { id, reason } = checkInput(DeleteProductInput, input);
  const { act } = await recordAct(ctx, ActKind.DELETE_PRODUCT, async (tx) => {
    await holdOwnAccount(tx);
    await holdAccount(tx, seller);
    const gone = await takeDown(tx, id);
    if (!gone) throw notFound('Product');
    await recordEvent(tx, productRemoved({ id, seller: gone.seller }));
    if (gone.earned && !gone.delivered && gone.forSale)
      await tx.ports.points.record(tx, { userId: gone.seller, action: 'Product Deleted', productId: id });
    if (gone.seller !== viewer.id) {
      await tx.ports.moderation.recordRemoval(tx, {
        action: AuditAction.PRODUCT_REMOVED,
        what: 'listing',
        name: gone.name,
        owner: gone.seller,
        reason,
      });
    }
    tx.publish(productChanged(id));
  });
  return act;
}
