import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { consumed, notificationsOf } from '../../../../../test/consumed.ts';
import { guest, listing, order, student, type TestClient } from '../../../../../test/test-clients.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { followPriceSchedules } from './price-schedule.service.ts';

const SCHEDULE = 'priceSchedule { mustGoBy lowestPrice atEnd nextPrice nextFallAt steps { at price } }';
const SET = `mutation ($input: SetPriceScheduleInput!) { setPriceSchedule(input: $input) { message product { price ${SCHEDULE} } } }`;
const CLEAR = `mutation ($id: ID!) { clearPriceSchedule(input: { productId: $id }) { undoToken product { price ${SCHEDULE} } } }`;
const UPDATE = `mutation ($id: ID!, $price: Float!) { updateProduct(input: { id: $id, price: $price }) { product { price ${SCHEDULE} } } }`;
const ADD = 'mutation ($id: ID!) { addFavourite(input: { productId: $id }) { productId } }';
const PLACE = 'mutation ($id: ID!, $price: Float) { placeOrder(input: { productId: $id, price: $price }) { order { lines { price } } } }';
const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { message } }';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function database() {
  const { container } = await testApplication();
  return { db: container.database.db, ctx: container.context(null, 'test') };
}

/** Lists a product for 900 that must go within six days for at least 500. The price falls by 80 on each of the five days before. */
async function mustGo(overrides: Record<string, unknown> = {}, of: Record<string, unknown> = {}) {
  const seller = await student();
  const id = await listing(seller, { name: 'Kettle', price: 900, ...of });
  const input = { productId: id, mustGoBy: inDays(6), lowestPrice: 500, atEnd: 'FREE', ...overrides };
  const { data, errors } = await seller.ask(SET, { input });
  expect(errors).toBeUndefined();
  return { seller, id, input, schedule: data.setPriceSchedule.product.priceSchedule };
}

/**
 * Returns by how many seconds, in whole minutes, the next reduction is more than a day ahead. At night, the first reduction is not on the coming
 * morning.
 */
async function beyondADay(id: string): Promise<number> {
  const { db } = await database();
  const ahead = sql`extract(epoch from min(at) - now() - interval '1 day')`;
  const row = await db.one<{ seconds: number }>(sql`select 60 * greatest(0, ceil(${ahead} / 60))::float8 as seconds
    from price_steps where product_id = ${id} and at > now()`);
  return row!.seconds;
}

/** Advances the schedule of a listing by a number of days, so that as many reductions become due. */
async function advance(id: string, days: number): Promise<void> {
  const { db } = await database();
  const seconds = days * 86_400 + (days > 0 ? await beyondADay(id) : 0);
  const time = sql`make_interval(secs => ${seconds}::float8)`;
  await db.rows(sql`update price_steps set at = at - ${time} where product_id = ${id}`);
  await db.rows(sql`update price_schedules set due_at = due_at - ${time}, must_go_by = must_go_by - ${time} where product_id = ${id}`);
}

/** Advances the schedule of a listing by a number of days and runs the job. */
async function pass(id: string, days: number): Promise<void> {
  await advance(id, days);
  await followPriceSchedules((await database()).ctx);
}

const seen = async (id: string) =>
  (await (await guest()).ask(`query ($id: ID!) { product(id: $id) { price previousPrice ${SCHEDULE} } }`, { id })).data.product;
const pricesOf = (schedule: { steps: { price: number }[] }) => schedule.steps.map(({ price }) => price);
const errorOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) =>
  errors?.[0] && [errors[0].extensions.code, errors[0].extensions.fields?.[0]?.field ?? errors[0].message];

/** Returns the prices in the notifications to users who have the listing among their favourites. */
async function told(id: string): Promise<number[]> {
  await consumed('favourites');
  const { db } = await database();
  const rows = await db.rows<{ price: number }>(sql`select (payload ->> 'price')::float8 as price from events
    where subject_type = 'PRODUCT' and subject_id = ${id} and type = 'FAVOURITE_CHEAPER' order by id`);
  return rows.map(({ price }) => price);
}

describe('a listing that must go by a date', () => {
  it('shows everybody its steps: equal, at 9:00, from tomorrow to the day before', async () => {
    const { id, input, schedule } = await mustGo();
    const { ctx } = await database();
    const { timeZone } = ctx.infra.settings;
    expect(await seen(id)).toMatchObject({ price: 900, priceSchedule: schedule });
    expect(schedule).toMatchObject({ lowestPrice: 500, atEnd: 'FREE', nextPrice: 820, nextFallAt: schedule.steps[0].at });
    expect(new Date(schedule.mustGoBy).getTime()).toBe(Math.floor(Date.parse(input.mustGoBy) / 60_000) * 60_000);
    expect(pricesOf(schedule)).toEqual([820, 740, 660, 580, 500]);
    const dayOf = (time: number) => new Intl.DateTimeFormat('sv', { timeZone }).format(time);
    const times = schedule.steps.map(({ at }: { at: string }) => Date.parse(at));
    expect(times.map(dayOf)).toEqual([1, 2, 3, 4, 5].map((day) => dayOf(Date.now() + day * DAY_MS)));
    const hours = times.map((time: number) => new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'short' }).format(time));
    expect(new Set(hours)).toEqual(new Set(['09:00']));
  });

  it('has a date 2 to 60 days ahead and a lowest price below the price, and is changed by its seller only', async () => {
    const { seller, id, input } = await mustGo();
    const attempt = async (by: TestClient, overrides: object) => errorOf(await by.ask(SET, { input: { ...input, ...overrides } }));
    expect(await attempt(seller, { mustGoBy: inDays(1) })).toEqual(['INVALID_INPUT', 'mustGoBy']);
    expect(await attempt(seller, { mustGoBy: inDays(61) })).toEqual(['INVALID_INPUT', 'mustGoBy']);
    expect(await attempt(seller, { lowestPrice: 900 })).toEqual(['INVALID_INPUT', 'lowestPrice']);
    expect(await attempt(seller, { lowestPrice: -1 })).toEqual(['INVALID_INPUT', 'lowestPrice']);
    expect((await attempt(await student(), {}))![0]).toBe('FORBIDDEN');
    expect((await attempt(await guest(), {}))![0]).toBe('UNAUTHENTICATED');
    expect(errorOf(await (await student()).ask(CLEAR, { id }))![0]).toBe('FORBIDDEN');
  });

  it('keeps its steps when the same values are set again, and gets new ones for another date', async () => {
    const { seller, id, input, schedule } = await mustGo();
    await pass(id, 1);
    const [mustGoBy, before] = [(await seen(id)).priceSchedule.mustGoBy, await seen(id)];
    await seller.ask(SET, { input: { ...input, mustGoBy } });
    expect(await seen(id)).toEqual(before);
    expect(pricesOf(before.priceSchedule)).toEqual(pricesOf(schedule));
    const again = await seller.ask(SET, { input: { ...input, mustGoBy: inDays(3) } });
    expect(pricesOf(again.data.setPriceSchedule.product.priceSchedule)).toEqual([660, 500]);
  });
});

describe('the price of a listing that must go', () => {
  it('falls in steps, each once, and notifies the users who have it among their favourites', async () => {
    const { id } = await mustGo();
    const fan = await student();
    await fan.ask(ADD, { id });
    await pass(id, 0);
    expect(await seen(id)).toMatchObject({ price: 900, previousPrice: null });
    await pass(id, 1);
    expect(await seen(id)).toMatchObject({ price: 820, previousPrice: 900, priceSchedule: { nextPrice: 740 } });
    await pass(id, 0);
    await pass(id, 1);
    expect(await seen(id)).toMatchObject({ price: 740, priceSchedule: { nextPrice: 660 } });
    expect(await told(id)).toEqual([820, 740]);
    expect((await notificationsOf(fan, 'favourites'))[0]).toBe('Kettle is now ₹740, it was ₹820');
  });

  it('falls once to the last due step after the server was down for several, even with two processes', async () => {
    const { id } = await mustGo();
    await (await student()).ask(ADD, { id });
    const { db, ctx } = await database();
    await advance(id, 3);
    await Promise.all([followPriceSchedules(ctx), followPriceSchedules(ctx), followPriceSchedules(ctx)]);
    expect(await seen(id)).toMatchObject({ price: 660, priceSchedule: { nextPrice: 580 } });
    expect(await told(id)).toEqual([660]);
    const kept = await db.rows(sql`select price::float8 as price from price_changes where product_id = ${id}`);
    expect(kept).toEqual([{ price: 900 }]);
  });

  it('falls in equal steps from a new price at the same times, and not at all if that is below the lowest price', async () => {
    const { seller, id, schedule } = await mustGo();
    await pass(id, 1);
    const raised = (await seller.ask(UPDATE, { id, price: 1000 })).data.updateProduct.product;
    expect(raised).toMatchObject({ price: 1000, priceSchedule: { nextPrice: 875, atEnd: 'FREE' } });
    expect(pricesOf(raised.priceSchedule)).toEqual([820, 875, 750, 625, 500]);
    expect(raised.priceSchedule.steps).toHaveLength(schedule.steps.length);
    const close = (await seller.ask(UPDATE, { id, price: 502 })).data.updateProduct.product.priceSchedule;
    expect(pricesOf(close)).toEqual([820, 501, 500]);
    expect(close.steps.at(-1).at).toBe(raised.priceSchedule.steps.at(-1).at);
    const low = (await seller.ask(UPDATE, { id, price: 400 })).data.updateProduct.product.priceSchedule;
    expect(low).toMatchObject({ nextPrice: 0, nextFallAt: low.mustGoBy, mustGoBy: close.mustGoBy });
    await pass(id, 4);
    expect((await seen(id)).price).toBe(400);
  });

  it('falls while the listing is paused, without notifying anybody', async () => {
    const { seller, id } = await mustGo();
    await (await student()).ask(ADD, { id });
    await seller.ask('mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { message } }', { id });
    await pass(id, 1);
    expect((await seen(id)).price).toBe(820);
    expect(await told(id)).toEqual([]);
  });

  it('is kept once its seller clears the schedule, which can be undone; clearing it again changes nothing', async () => {
    const { seller, id } = await mustGo();
    await pass(id, 1);
    const before = await seen(id);
    const { undoToken, product } = (await seller.ask(CLEAR, { id })).data.clearPriceSchedule;
    expect(product).toEqual({ price: 820, priceSchedule: null });
    expect((await seller.ask(CLEAR, { id })).errors).toBeUndefined();
    await pass(id, 3);
    expect(await seen(id)).toMatchObject({ price: 820, priceSchedule: null });
    expect((await seller.ask(UNDO, { token: undoToken })).errors).toBeUndefined();
    expect(await seen(id)).toEqual(before);
  });
});

describe('the "must go by" date', () => {
  it('makes the listing free if its seller chose that, and notifies the seller and the users with it among their favourites', async () => {
    const { seller, id } = await mustGo();
    const fan = await student();
    await fan.ask(ADD, { id });
    await pass(id, 5);
    expect(await seen(id)).toMatchObject({ price: 500, priceSchedule: { nextPrice: 0 } });
    await pass(id, 1);
    expect(await seen(id)).toMatchObject({ price: 0, priceSchedule: null });
    expect((await notificationsOf(fan, 'favourites'))[0]).toBe('Kettle is now free, it was ₹500');
    expect((await notificationsOf(seller, 'favourites'))[0]).toBe('Kettle had to go by today: it is free now, as you chose');
  });

  it('takes the listing down if its seller chose that: orders stay, offers end, and no points are taken', async () => {
    const { seller, id, schedule } = await mustGo({ atEnd: 'TAKE_DOWN' });
    expect(schedule).toMatchObject({ nextPrice: 820 });
    const buyer = await student();
    const bought = await order(buyer, id);
    const made = await (
      await student()
    ).ask('mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 450 }) { offer { id: databaseId } } }', { id });
    await pass(id, 5);
    expect((await seen(id)).priceSchedule).toMatchObject({ nextPrice: null, nextFallAt: null });
    await pass(id, 1);
    expect(await seen(id)).toBe(null);
    expect(await notificationsOf(seller, 'impossible offers')).toContain('Kettle had to go by today: it was taken down, as you chose');
    expect((await notificationsOf(seller, 'impossible offers')).join('\n')).not.toContain('was removed');
    expect((await seller.ask('{ me { points { total } } }')).data.me.points.total).toBe(20);
    expect((await buyer.ask('query ($id: ID!) { order(id: $id) { status lines { price } } }', { id: bought })).data.order).toEqual({
      status: 'NOT_PROCESSED',
      lines: [{ price: 900 }],
    });
    const { db } = await database();
    const offerId: string = made.data.makeOffer.offer.id;
    const [offer] = await db.rows<object>(sql`select status from offers where id = ${offerId}`);
    expect(offer).toEqual({ status: 'EXPIRED' });
  });

  it('changes nothing if no pieces are left', async () => {
    const { id } = await mustGo({ atEnd: 'TAKE_DOWN' }, { quantity: 1 });
    await order(await student(), id);
    await pass(id, 6);
    expect(await seen(id)).toMatchObject({ price: 900, priceSchedule: null });
  });

  it('waits for the end of a reservation', async () => {
    const { seller, id } = await mustGo({ atEnd: 'TAKE_DOWN' });
    const talk = await (
      await student()
    ).ask('mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }', { id });
    const { conversation } = talk.data.startConversation;
    await seller.ask('mutation ($id: ID!) { reserveProduct(input: { conversationId: $id }) { product { id: databaseId } } }', {
      id: conversation.id,
    });
    await pass(id, 6);
    expect((await seen(id)).price).toBe(500);
    const { db } = await database();
    await db.rows(sql`update products set reserved_until = now() where id = ${id}`);
    await pass(id, 0);
    expect(await seen(id)).toBe(null);
  });

  it('has no effect on a listing that was taken down, whose schedule is deleted once that can no longer be undone', async () => {
    const { seller, id } = await mustGo();
    const { data } = await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { undoToken } }', { id });
    await pass(id, 2);
    const { db, ctx } = await database();
    const count = async () => (await db.rows(sql`select from price_steps where product_id = ${id}`)).length;
    expect(await count()).toBe(5);
    await seller.ask(UNDO, { token: data.deleteProduct.undoToken });
    await pass(id, 0);
    expect((await seen(id)).price).toBe(740);
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { undoToken } }', { id });
    await db.rows(sql`update products set deleted_at = now() - interval '2 hours' where id = ${id}`);
    await followPriceSchedules(ctx);
    expect(await count()).toBe(0);
  });
});

const BUYERS = 50;

describe('an order while the price falls', () => {
  it('has the price that its buyer was shown, or is rejected', async () => {
    const { id } = await mustGo();
    const buyer = await student();
    expect((await buyer.ask(PLACE, { id, price: 900 })).data.placeOrder.order.lines).toEqual([{ price: 900 }]);
    await pass(id, 1);
    expect(errorOf(await buyer.ask(PLACE, { id, price: 900 }))).toEqual([
      'CONFLICT',
      'The price has changed meanwhile. Look at it again before you order.',
    ]);
    expect((await buyer.ask(PLACE, { id })).data.placeOrder.order.lines).toEqual([{ price: 820 }]);
  });

  it('that is repeated with its key after the price fell returns the first order', async () => {
    const [{ id }, buyer] = [await mustGo(), await student()];
    const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: databaseId lines { price } } } }';
    const input = { productId: id, price: 900, idempotencyKey: `order-${id}` };
    const first = (await buyer.ask(place, { input })).data;
    await pass(id, 1);
    expect((await buyer.ask(place, { input })).data).toEqual(first);
    expect((await buyer.ask(place, { input: { ...input, price: 820 } })).data).toEqual(first);
  });

  it('has the price that its buyer was shown and keeps the stock exact when 50 buyers compete', async () => {
    const { seller, id } = await mustGo({}, { quantity: 30 });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => student()));
    const shown = (index: number) => (index % 2 ? 900 : 820);
    const orders = buyers.map(async (buyer, index) => ({ shown: shown(index), ...(await buyer.ask(PLACE, { id, price: shown(index) })) }));
    const [answers] = await Promise.all([Promise.all(orders), pass(id, 1), pass(id, 0)]);
    for (const { errors, data, shown: price } of answers) {
      if (errors) expect(['CONFLICT', 'OUT_OF_STOCK']).toContain(errors[0]!.extensions.code);
      else expect(data.placeOrder.order.lines).toEqual([{ price }]);
    }
    const placed = answers.filter(({ errors }) => !errors);
    expect(placed.length).toBeGreaterThan(0);
    const { db } = await database();
    const [left] = await db.rows<object>(sql`select p.quantity, (select count(*)::int from orders o where o.product_id = p.id) as orders,
        (select coalesce(sum(o.price), 0)::float8 from orders o where o.product_id = p.id) as sum,
        (select coalesce(sum(e.points), 0)::int from points_entries e where e.user_id = ${seller.id}) as points
      from products p where p.id = ${id}`);
    expect(left).toEqual({
      quantity: 30 - placed.length,
      orders: placed.length,
      sum: placed.reduce((all, { shown: price }) => all + price, 0),
      points: 20,
    });
    expect(await seen(id)).toMatchObject({ price: 820 });
  }, 60_000);
});
