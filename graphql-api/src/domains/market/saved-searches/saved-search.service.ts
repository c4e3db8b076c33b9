import type { Ctx, Viewer } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkChange, checkInput } from '../../../platform/input/validation.ts';
import { authorize, can } from '../../../access/policy.ts';
import { accountIsGone } from '../../people/users/own-account.ts';
import { messages } from '../../../messages.ts';
import { normalizeCourseCode } from '../courses/course-code.ts';
import { ProductSort, type ProductFilter } from '../products/product.inputs.ts';
import { assertPriceBounds, wanted } from '../products/product.service.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { wordQueries } from '../search/search.service.ts';
import { lockAccount } from '../../people/users/user.queries.ts';
import type { SavedFilter } from './saved-search.entity.ts';
import { SaveSearchInput, UpdateSavedSearchInput } from './saved-search.inputs.ts';
import { changeSearch, deleteSearch, markHitsSeen, ownSavedSearch, savedSearchOwner, savedTotal, storeSearch } from './saved-search.queries.ts';
import { hasTimes, type Times } from '../../../read/times.ts';

const MOST_SEARCHES = 30;
const LONGEST_NAME = 60;

/** Returns a saved search by id; null for everybody but its owner. */
export function savedSearch(_ctx: Ctx, id: string): QuerySource {
  return ownSavedSearch(id);
}

/** Returns the filter in the normalized form in which it is stored. Throws INVALID_INPUT about filters that cannot be saved. */
function storedFilter(given: ProductFilter): SavedFilter {
  const { categoryIds, conditions, minPrice, maxPrice, sellerId, inStock, courseCodes, isbn, ignoreInterpreted, ids, openToSwap, spotId, inSeason } =
    given;
  const unsaved = [ids, openToSwap, spotId, inSeason];
  if (unsaved.some((each) => each != null) || inStock === false || hasTimes(given)) throw invalid('filter', messages.savedSearchFilter);
  const sorted = <Value extends string>(values: Value[] | null | undefined) => [...new Set(values)].toSorted();
  return {
    categoryIds: sorted(categoryIds),
    conditions: sorted(conditions),
    minPrice: minPrice ?? null,
    maxPrice: maxPrice ?? null,
    sellerId: sellerId ?? null,
    inStock: inStock ?? null,
    courseCodes: sorted(courseCodes?.map(normalizeCourseCode)),
    isbn: isbn ?? null,
    ignoreInterpreted: sorted(ignoreInterpreted),
  } satisfies Record<Exclude<keyof ProductFilter, 'search' | 'ids' | 'openToSwap' | 'spotId' | 'inSeason' | keyof Times>, unknown>;
}

const isEmpty = (filter: SavedFilter): boolean =>
  Object.values(filter).every((value) => value === null || (Array.isArray(value) && value.length === 0));

/**
 * Saves a search; saving the same search again renames it. Listings are compared with the words as written: spelling is not corrected, because a word
 * that is unknown today may be listed tomorrow. Returns its id.
 * Throws UNAUTHENTICATED, INVALID_INPUT, CONFLICT above 30 saved searches.
 */
export async function saveSearch(ctx: Ctx, input: SaveSearchInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const { search, ...given } = input.filter ?? {};
  const { text = '', name } = checkInput(SaveSearchInput, { ...input, text: input.text ?? search });
  const saved = storedFilter(given);
  assertPriceBounds(given);
  if (text === '' && isEmpty(saved)) throw invalid('text', messages.savedSearchEmpty);
  const { filter, search: plan, findsNothing } = await wanted(ctx, { ...given, ...(text ? { search: text } : {}) }, ProductSort.NEWEST);
  if (findsNothing) throw invalid('text', messages.savedSearchEmpty);
  const words = plan && (await wordQueries(ctx, plan.typed));
  const id = await inTransaction(ctx, async (tx) => {
    if (!(await lockAccount(tx, viewer.id))) throw accountIsGone();
    const called = name ?? (text.slice(0, LONGEST_NAME).trim() || messages.savedSearch);
    const stored = await storeSearch(tx, { user: viewer.id, name: called, text, saved, filter, words });
    if ((await savedTotal(tx, viewer.id)) > MOST_SEARCHES) throw new DomainError(ErrorCode.CONFLICT, messages.tooManySearches);
    return stored;
  });
  return { id };
}

/** Returns the viewer, who must own the saved search. Throws UNAUTHENTICATED, and NOT_FOUND for another user's search. */
async function ownSearch(ctx: Ctx, id: string): Promise<Viewer> {
  const viewer = authorize(ctx, 'account:use');
  const owner = await savedSearchOwner(ctx, requireId(id, 'Saved search'));
  if (!owner || !can(ctx, 'savedSearch:use', owner)) throw notFound('Saved search');
  return viewer;
}

/** Renames a saved search, or mutes or unmutes it. Throws UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT about `name`. */
export async function updateSavedSearch(ctx: Ctx, input: UpdateSavedSearchInput): Promise<{ id: string }> {
  await ownSearch(ctx, input.id);
  const { id, ...changes } = checkChange(UpdateSavedSearchInput, input);
  await changeSearch(ctx, id, changes);
  return { id };
}

/** Deletes a saved search. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function deleteSavedSearch(ctx: Ctx, id: string): Promise<void> {
  await ownSearch(ctx, id);
  await deleteSearch(ctx, id);
}

/** Resets `newCount` of a saved search. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function markSavedSearchSeen(ctx: Ctx, id: string): Promise<{ id: string }> {
  await ownSearch(ctx, id);
  await markHitsSeen(ctx, id);
  return { id };
}
