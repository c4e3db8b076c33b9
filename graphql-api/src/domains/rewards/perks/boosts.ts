import { LRUCache } from 'lru-cache';
import type { Ctx, Infrastructure } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { ProductSort, type ProductFilter } from '../../market/products/product.inputs.ts';
import { wanted } from '../../market/products/product.service.ts';
import { hasPoints } from '../points/points-on.ts';
import { activeBoosts, addCounts, boostedByIds, fitting } from './boost.queries.ts';

/** At most so many among any eight listings of a page. */
const MOST = 2;
/** How long a process goes by what it read; its own counts are written as often. */
const FRESH_MS = 5_000;
/** How many lists are remembered with the boosted listings that fit. */
const LISTS = 1_000;

interface Boost {
  id: string;
  product: string;
  user: string;
  turn: number;
}

/** The boosts that last, as a process knows them. */
interface Known {
  boosts: Boost[];
  /** The boosted listings that fit a list, by what it asks for. */
  fitting: LRUCache<string, Promise<string[]>>;
  readAt: number;
}

/** How often a boost was shown and opened since that was written. */
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

/** Writes how often boosts were shown and opened. A job calls it as well, for a process that nobody asks. */
export async function writeBoostCounts(ctx: Ctx): Promise<void> {
  const counts = [...countsOf(ctx)].map(([id, each]) => ({ id, ...each }));
  countsOf(ctx).clear();
  if (counts.length > 0) await inTransaction(ctx, (tx) => addCounts(tx, counts));
}

/** Has the boosts read again: one was bought or ended. */
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
  // A failure must not be what later readers get.
  reading.catch(() => known.delete(ctx.infra));
  return reading;
}

const isBoostable = ({ ids, sellerId, inStock }: ProductFilter, sort: ProductSort): boolean =>
  ids == null && sellerId == null && inStock !== false && (sort === ProductSort.NEWEST || sort === ProductSort.RELEVANCE);

/** The boosted listings that fit a list, found once while the boosts are fresh. */
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
 * The boosted listings to show with the first page of a list, at most two, those with the fewest turns first; null where none fits. What is
 * shown is counted, unless its seller looks. Throws INVALID_INPUT about the search.
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

/** Counts that a listing was opened where it was shown as boosted, unless its seller did. A listing without a boost counts nothing. */
export async function recordOpened(ctx: Ctx, productId: string): Promise<void> {
  if (!hasPoints(ctx) || !isId(productId)) return;
  const boost = (await knownBoosts(ctx)).boosts.find(({ product }) => product === productId);
  if (boost && boost.user !== ctx.viewer?.id) count(ctx, boost.id, 'opened');
}
