import { authorize } from '../../../../access/policy.ts';
import { messages } from '../../../../messages.ts';
import type { Ctx, RecordedAct } from '../../../../platform/context.ts';
import { requireId } from '../../../../platform/database/ids.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { invalid, notFound } from '../../../../platform/errors.ts';
import { checkInput } from '../../../../platform/input/validation.ts';
import { ActKind } from '../../../log/acts/act.entity.ts';
import { recordAct } from '../../../log/acts/act.service.ts';
import { recordEvent } from '../../../log/events/event.service.ts';
import { holdOwnAccount } from '../../../people/users/own-account.ts';
import { productChanged } from '../../../log/live/changes.events.ts';
import { productEdited, productRemoved } from '../product.events.ts';
import { takeDown } from '../product.queries.ts';
import { fallingPrices, plannedFalls } from './falling-prices.ts';
import { PriceScheduleEnd } from './price-schedule.entity.ts';
import { scheduleCleared, scheduleEnded, scheduleSet } from './price-schedule.events.ts';
import { ClearPriceScheduleInput, FIRST_DAY, LAST_DAY, SetPriceScheduleInput } from './price-schedule.inputs.ts';
import {
  daysUntil,
  deleteSchedulesOfRemoved,
  dropSchedule,
  dueProducts,
  dueSchedule,
  hasSchedule,
  insertSchedule,
  lockPriced,
  lowerPrice,
  replaceSteps,
  toNext,
} from './price-schedule.queries.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockPriced>>>;

const MINUTE_MS = 60_000;

/** Locks the viewer's own listing. Throws NOT_FOUND, FORBIDDEN. */
async function lockOwn(tx: Ctx, product: string): Promise<Locked> {
  await holdOwnAccount(tx);
  const locked = await lockPriced(tx, product);
  if (!locked) throw notFound('Product');
  authorize(tx, 'product:edit', locked);
  return locked;
}

/**
 * Makes the price of a listing fall in equal steps until the date by which it must be gone. Replaces an existing schedule; setting the same schedule
 * again changes nothing.
 * Its seller only. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, INVALID_INPUT about `mustGoBy` and `lowestPrice`.
 */
export async function setPriceSchedule(ctx: Ctx, input: SetPriceScheduleInput): Promise<void> {
  authorize(ctx, 'account:use');
  const { productId, mustGoBy: given, lowestPrice, atEnd } = checkInput(SetPriceScheduleInput, input);
  const product = requireId(productId, 'Product');
  const mustGoBy = new Date(Math.floor(given.getTime() / MINUTE_MS) * MINUTE_MS);
  await inTransaction(ctx, async (tx) => {
    const listing = await lockOwn(tx, product);
    const wanted = { product, mustGoBy, lowestPrice, atEnd };
    if (await hasSchedule(tx, wanted)) return;
    const lastDay = await daysUntil(tx, mustGoBy);
    if (lastDay < FIRST_DAY || lastDay > LAST_DAY) throw invalid('mustGoBy', messages.mustGoBy(FIRST_DAY, LAST_DAY));
    if (lowestPrice >= listing.price) throw invalid('lowestPrice', messages.lowestPrice);
    await dropSchedule(tx, product);
    await insertSchedule(tx, wanted, plannedFalls(listing.price, lowestPrice, lastDay));
    await recordEvent(tx, scheduleSet(listing, { lowestPrice, atEnd }));
    tx.publish(productChanged(product));
  });
}

/**
 * Removes the price schedule of a listing, so that its price stays as it is. Does nothing for a listing without a schedule. Can be undone for 10
 * minutes. Its seller only.
 * Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN.
 */
export async function clearPriceSchedule(ctx: Ctx, input: ClearPriceScheduleInput): Promise<RecordedAct> {
  authorize(ctx, 'account:use');
  const product = requireId(checkInput(ClearPriceScheduleInput, input).productId, 'Product');
  const { act } = await recordAct(ctx, ActKind.CLEAR_PRICE_SCHEDULE, async (tx) => {
    const listing = await lockOwn(tx, product);
    if (!(await dropSchedule(tx, product))) return;
    await recordEvent(tx, scheduleCleared(listing));
    tx.publish(productChanged(product));
  });
  return act;
}

/**
 * Plans the remaining steps of a locked listing again after its seller set a new price: equal steps at the same times. No step is left if the price
 * is not above the lowest. The end stays the same.
 */
export const planAgain = (tx: Ctx, product: string, price: number): Promise<void> =>
  replaceSteps(tx, product, (lowest, most) => fallingPrices(price, lowest, most));

/**
 * Lowers the price of a locked listing if it is higher than the new price, as if its seller had done it. Users who have it among their favourites are
 * notified.
 */
async function fall(tx: Ctx, { id, seller, price: before }: Locked, price: number): Promise<void> {
  if (price >= before) return;
  await lowerPrice(tx, id, price, before);
  await recordEvent(tx, { ...productEdited({ id, seller }, price, before), actor: null });
}

/** Carries out what the seller chose for the deadline. Does nothing to a listing that is sold out. */
async function end(tx: Ctx, listing: Locked, atEnd: PriceScheduleEnd): Promise<void> {
  await dropSchedule(tx, listing.id);
  if (listing.quantity === 0) return;
  if (atEnd === PriceScheduleEnd.FREE) await fall(tx, listing, 0);
  else {
    await takeDown(tx, listing.id);
    await recordEvent(tx, { ...productRemoved(listing), actor: null });
  }
  await recordEvent(tx, scheduleEnded(listing, atEnd));
}

/** Carries out what is due for a listing, once. A concurrent call finds the schedule waiting for its next step. */
async function proceed(tx: Ctx, product: string): Promise<void> {
  const listing = await lockPriced(tx, product);
  const due = listing && (await dueSchedule(tx, product));
  if (!due) return;
  if (due.isOver && !listing.isReserved) await end(tx, listing, due.atEnd);
  else {
    if (due.price !== null) await fall(tx, listing, due.price);
    await toNext(tx, product);
  }
  tx.publish(productChanged(product));
}

/**
 * Takes the due steps of schedules, and ends schedules whose deadline has come. If several steps are due, for example after a downtime, takes only
 * the last. A reservation delays the end, because the product is promised to somebody. Called by a job every minute.
 */
export async function followPriceSchedules(ctx: Ctx): Promise<void> {
  for (const { id } of await dueProducts(ctx)) await inTransaction(ctx, (tx) => proceed(tx, id));
  await inTransaction(ctx, deleteSchedulesOfRemoved);
}
