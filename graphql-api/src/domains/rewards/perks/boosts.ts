import { LRUCache } from 'lru-cache';
import type { Ctx, Infrastructure } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { ProductSort, type ProductFilter } from '../../market/products/product.inputs.ts';
import { wanted } from '../../market/products/product.service.ts';
import { hasPoints } from '../points/points-on.ts';
import { activeBoosts, addCounts, boostedByIds, fitting } from './boost.queries.ts';

/** Maximum number of boosts among any eight listings of a page. */
const MOST = 2;
/** Time for which a process caches boosts, in milliseconds. It writes its own counts as often. */
const FRESH_MS = 5_000;
/** Maximum number of cached lists. */
const LISTS = 1_000;

interface Boost {
  id: string;
  product: string;
  user: string;
  turn: number;
}

/** The active boosts, as cached by a process. */
interface Known {
  boosts: Boost[];
  /** The boosted listings that match a list, by its filter. */
  fitting: LRUCache<string, Promise<string[]>>;
  readAt: number;
}

/** Views and clicks of a boost that are not written yet. */
interface Counts {
  shown: number;
  opened: number;
}

const known = new WeakMap<Infrastructure, Promise<Known>>();
const unwritten = new WeakMap<Infrastructure, Map<string, Counts>>();

function countsOf({ infra }: Ctx): Map<string, Counts> {
  const counts = unwritten.get(infra) ?? new Map<string, Counts>();
  unwritten.set(infra, counts);
  return counts;
}

function count(ctx: Ctx, id: string, what: keyof Counts): void {
  const counts = countsOf(ctx);
  const { shown, opened } = counts.get(id) ?? { shown: 0, opened: 0 };
  counts.set(id, { shown, opened, [what]: { shown, opened }[what] + 1 });
}

/** Writes how often boosts were shown and opened. A job calls it too, for a process without requests. */
export async function writeBoostCounts(ctx: Ctx): Promise<void> {
  const counts = [...countsOf(ctx)].map(([id, each]) => ({ id, ...each }));
  countsOf(ctx).clear();
  if (counts.length > 0) await inTransaction(ctx, (tx) => addCounts(tx, counts));
}

/** Drops the cached boosts, because one was bought or ended. */
export function forgetBoosts({ infra }: Ctx): void {
  known.delete(infra);
}

async function read(ctx: Ctx): Promise<Known> {
  await writeBoostCounts(ctx);
  return { boosts: await activeBoosts(ctx), fitting: new LRUCache({ max: LISTS }), readAt: performance.now() };
}

async function knownBoosts(ctx: Ctx): Promise<Known> {
  const current = await known.get(ctx.infra);
  if (current && performance.now() - current.readAt < FRESH_MS) return current;
  const reading = read(ctx);
  known.set(ctx.infra, reading);
  // A failure is not cached.
  reading.catch(() => known.delete(ctx.infra));
  return reading;
}

const isBoostable = ({ ids, sellerId, inStock }: ProductFilter, sort: ProductSort): boolean =>
  ids == null && sellerId == null && inStock !== false && (sort === ProductSort.NEWEST || sort === ProductSort.RELEVANCE);

/** Returns the boosted listings that match a list, computed once while the cached boosts are fresh. */
async function fittingOf(ctx: Ctx, { boosts, fitting: lists }: Known, filter: ProductFilter, sort: ProductSort): Promise<string[]> {
  const list = await wanted(ctx, filter, sort);
  if (list.findsNothing) return [];
  const key = JSON.stringify([list.filter, list.search?.typed, sort]);
  const found =
    lists.get(key) ??
    fitting(
      ctx,
      list,
      boosts.map(({ product }) => product),
    );
  lists.set(key, found);
  found.catch(() => lists.delete(key));
  return found;
}

/**
 * Returns the boosted listings for the first page of a list: at most two, those with the fewest turns first; null if none matches. Each view is
 * counted, except views by the seller. Throws INVALID_INPUT about the search.
 */
export async function boostedProducts(ctx: Ctx, filter: ProductFilter, sort: ProductSort): Promise<QuerySource | null> {
  if (!hasPoints(ctx) || !isBoostable(filter, sort)) return null;
  const current = await knownBoosts(ctx);
  if (current.boosts.length === 0) return null;
  const fits = new Set(await fittingOf(ctx, current, filter, sort));
  const turns = countsOf(ctx);
  const turnOf = ({ id, turn }: Boost) => turn + (turns.get(id)?.shown ?? 0);
  const candidates = current.boosts.filter(({ product }) => fits.has(product));
  const shown = candidates.toSorted((one, other) => turnOf(one) - turnOf(other) || Number(one.id) - Number(other.id)).slice(0, MOST);
  if (shown.length === 0) return null;
  shown.filter(({ user }) => user !== ctx.viewer?.id).forEach(({ id }) => count(ctx, id, 'shown'));
  return boostedByIds(shown.map(({ product }) => product));
}

/** Counts that a listing was opened from where it was shown as boosted, unless its seller opened it. Does nothing for a listing without a boost. */
export async function recordOpened(ctx: Ctx, productId: string): Promise<void> {
  if (!hasPoints(ctx) || !isId(productId)) return;
  const boost = (await knownBoosts(ctx)).boosts.find(({ product }) => product === productId);
  if (boost && boost.user !== ctx.viewer?.id) count(ctx, boost.id, 'opened');
}
