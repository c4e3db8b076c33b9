import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { productChanged } from '../../log/live/changes.events.ts';
import { accountIsGone } from '../../people/users/own-account.ts';
import { lockAccount } from '../../people/users/user.queries.ts';
import { assertPoints, hasPoints } from '../points/points-on.ts';
import { recordPoints } from '../points/points.service.ts';
import { forgetBoosts } from './boosts.ts';
import { Perk } from './bought-perk.entity.ts';
import { perkEnded } from './perk.events.ts';
import { BuyPerkInput } from './perk.inputs.ts';
import {
  endPerks,
  inDaysSql,
  insertPerk,
  keepListed,
  lockForPerk,
  perkById,
  perkInUse,
  spendablePoints,
  termEnd,
  termEndSql,
} from './perk.queries.ts';
import { costOf, daysOf, perkPrices } from './perk-prices.ts';

/** Returns a bought perk by id to its buyer; null for everybody else. */
export function boughtPerk(_ctx: Ctx, id: string): QuerySource {
  return perkById(id);
}

/** Returns all perks with their prices; none if points are off. Perks that last until the end of the term include its date. */
export async function perkOffers(ctx: Ctx) {
  if (!hasPoints(ctx)) return [];
  const { college, timeZone } = ctx.infra.settings;
  const endsAt = new Date(await termEnd(ctx, college.termEnds, timeZone));
  return Object.values(Perk).map((perk) => {
    const { days, ...price } = perkPrices[perk];
    return { ...price, perk, minDays: days?.min ?? null, maxDays: days?.max ?? null, endsAt: days ? null : endsAt };
  });
}

const conflict = (message: string): DomainError => new DomainError(ErrorCode.CONFLICT, message);

/** Throws CONFLICT if the listing has the perk, or another listing of the user has a boost. */
async function assertNotInUse(tx: Ctx, user: string, product: string, perk: Perk): Promise<void> {
  const used = await perkInUse(tx, user, product, perk);
  if (used) throw conflict(used.product === product ? messages.perkInUse(perkPrices[perk].name) : messages.oneBoost);
}

/** Throws CONFLICT if a user cannot spend that many points. */
async function assertSpendable(tx: Ctx, user: string, points: number): Promise<void> {
  const spendable = Math.max(0, await spendablePoints(tx, user));
  if (spendable < points) throw conflict(messages.tooFewPoints(points, spendable));
}

interface Bought {
  id: string;
  product: string;
  points: number;
}

/**
 * Buys a perk for a listing with spendable points. Only its seller may call it. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN also if points are off,
 * INVALID_INPUT about `days`, IDEMPOTENCY_CONFLICT, and CONFLICT if the listing cannot be ordered now or has the perk, if another listing of the
 * seller has a boost, or if too few points can be spent.
 */
export async function buyPerk(ctx: Ctx, input: BuyPerkInput): Promise<Bought> {
  const viewer = authorize(ctx, 'account:use');
  assertPoints(ctx);
  const { productId, perk, days: asked, idempotencyKey } = checkInput(BuyPerkInput, input);
  const product = requireId(productId, 'Product');
  const days = daysOf(perk, asked ?? undefined);
  if (days === undefined) throw invalid('days', perk === Perk.BOOST ? messages.perkDays : messages.perkDaysFixed(perkPrices[perk].name));
  const points = costOf(perk, days);
  const request = idempotentRequest('buyPerk', viewer.id, idempotencyKey, [product, perk, days]);
  const bought = await once<Bought>(ctx, request, (write) =>
    write(async (tx) => {
      // Serializes the purchases of a user, so that nobody spends points twice or has two boosts.
      if (!(await lockAccount(tx, viewer.id))) throw accountIsGone();
      const locked = await lockForPerk(tx, product);
      if (!locked) throw notFound('Product');
      authorize(tx, 'product:edit', locked);
      if (!locked.canBeBought) throw conflict(messages.perkNotForSale);
      await assertNotInUse(tx, viewer.id, product, perk);
      await assertSpendable(tx, viewer.id, points);
      const { college, timeZone } = tx.infra.settings;
      const endsAt = days === null ? termEndSql(college.termEnds, timeZone) : inDaysSql(days);
      const id = await insertPerk(tx, { user: viewer.id, product, perk, points, endsAt });
      const { action, name } = perkPrices[perk];
      await recordPoints(tx, { userId: viewer.id, action, points: -points, productId: product, words: messages.perkBought(name) });
      if (perk === Perk.KEEP_LISTED) await keepListed(tx);
      tx.publish(productChanged(product));
      return { id, product, points };
    }),
  );
  forgetBoosts(ctx);
  return bought;
}

/** Ends the perks that are due to end, optionally only of some listings, and returns the points of unused days. */
export async function endPerksOf(tx: Ctx, products?: readonly string[]): Promise<void> {
  const ended = await endPerks(tx, products);
  for (const { user, product, perk, returned, shown, opened } of ended) {
    const given = returned > 0 ? await recordPoints(tx, { userId: user, action: 'Unused Days', points: returned, productId: product }) : 0;
    await recordEvent(tx, perkEnded(product, user, { perk, returned: given, shown, opened }));
    tx.publish(productChanged(product));
  }
  if (ended.length > 0) forgetBoosts(tx);
}

/** Ends expired perks, and extends the expiry of listings whose seller bought this. A job calls it. */
export async function maintainPerks(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await keepListed(tx);
    await endPerksOf(tx);
  });
}
