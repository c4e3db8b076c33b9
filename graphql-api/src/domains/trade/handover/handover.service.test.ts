import { describe, expect, it } from 'vitest';
import { admin, handOver, listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { indexPlan, statementsAbout } from '../../../../test/plans.ts';
import { sql } from '../../../platform/database/sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockUndisputed } from './handover.queries.ts';
import { confirmUndisputed } from './handover.service.ts';

const CONFIRM = `mutation ($id: ID!, $code: String!) { confirmHandover(input: { orderId: $id, code: $code }) {
  message pointsAwarded pointsNote order { status handoverConfirmedAt handoverProof timeline { to } } } }`;
const RECEIVED = 'mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { message order { status handoverProof } } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { pointsAwarded pointsNote } }';

interface Sale {
  seller: TestClient;
  buyer: TestClient;
  id: string;
  code: string;
}

async function sale(): Promise<Sale> {
  const [seller, buyer] = [await student(), await student()];
  const id = await order(buyer, await listing(seller));
  const { data } = await buyer.ask('query ($id: ID!) { order(id: $id) { handoverCode } }', { id });
  return { seller, buyer, id, code: data.order.handoverCode };
}

const wrongFor = (code: string) => (code === '123456' ? '654321' : '123456');
const codeOf = (answer: { errors: { extensions: { code: string } }[] | undefined }) => answer.errors?.[0]?.extensions.code;
const pointsOf = async (user: TestClient): Promise<number> => (await user.ask('{ me { points { total } } }')).data.me.points.total;
const ACCOUNT = '{ me { points { total spendable history(first: 3) { nodes { action points proof unproven } } } } }';
const accountOf = async (user: TestClient) => (await user.ask(ACCOUNT)).data.me.points;
const LISTED = { action: 'Product Created', points: 20, proof: null, unproven: false };
const deliveredAs = (proof: string | null) => ({ action: 'Order Delivered', points: 100, proof, unproven: proof === null });

describe('the handover code', () => {
  it('has six digits, is visible to the buyer only, and is removed once the handover is confirmed', async () => {
    const { seller, buyer, id, code } = await sale();
    expect(code).toMatch(/^\d{6}$/);
    const query = 'query ($id: ID!) { order(id: $id) { handoverCode viewerCanConfirmHandover viewerCanConfirmReceived } }';
    const seen = async (who: TestClient) => (await who.ask(query, { id })).data.order;
    expect(await seen(seller)).toEqual({ handoverCode: null, viewerCanConfirmHandover: true, viewerCanConfirmReceived: false });
    expect(await seen(await admin())).toEqual({ handoverCode: null, viewerCanConfirmHandover: false, viewerCanConfirmReceived: false });
    await handOver(seller, buyer, id);
    expect(await seen(buyer)).toEqual({ handoverCode: null, viewerCanConfirmHandover: false, viewerCanConfirmReceived: false });
  });

  it('makes the order Delivered and gives the seller 100 points with the reason in the history, and a repeated call changes nothing', async () => {
    const { seller, id, code } = await sale();
    const { confirmHandover } = (await seller.ask(CONFIRM, { id, code })).data;
    expect(confirmHandover).toMatchObject({
      message: 'Order status updated to Delivered. You earned 100 points!',
      pointsAwarded: 100,
      order: { status: 'DELIVERED', handoverProof: 'CODE', timeline: [{ to: 'NOT_PROCESSED' }, { to: 'DELIVERED' }] },
    });
    const repeated = (await seller.ask(CONFIRM, { id, code })).data.confirmHandover;
    expect(repeated).toEqual({ ...confirmHandover, pointsAwarded: 0, pointsNote: null, message: 'The handover is confirmed.' });
    expect(await pointsOf(seller)).toBe(120);
    const { data } = await seller.ask('{ me { points { history(first: 1) { nodes { action points proof } } } } }');
    expect(data.me.points.history.nodes).toEqual([{ action: 'Order Delivered', points: 100, proof: 'CODE' }]);
  });

  it('is locked for 10 minutes after five wrong attempts, even for the right one, and then allows five again', async () => {
    const { seller, id, code } = await sale();
    for (let index = 0; index < 5; index += 1) expect(codeOf(await seller.ask(CONFIRM, { id, code: wrongFor(code) }))).toBe('OTP_INVALID');
    const closed = await seller.ask(CONFIRM, { id, code });
    expect(closed.errors![0]!.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.toSatisfy((seconds) => seconds > 590 && seconds <= 600),
    });
    const { db } = (await testApplication()).container.database;
    await db.rows(sql`update orders set code_closed_until = now() where id = ${id}`);
    for (let index = 0; index < 4; index += 1) expect(codeOf(await seller.ask(CONFIRM, { id, code: wrongFor(code) }))).toBe('OTP_INVALID');
    expect((await seller.ask(CONFIRM, { id, code })).data.confirmHandover.pointsAwarded).toBe(100);
  });

  it('allows five attempts out of fifty wrong ones at once', async () => {
    const { seller, id, code } = await sale();
    const answers = await Promise.all(Array.from({ length: 50 }, () => seller.ask(CONFIRM, { id, code: wrongFor(code) })));
    const codes = answers.map(codeOf);
    expect([codes.filter((each) => each === 'OTP_INVALID').length, codes.filter((each) => each === 'RATE_LIMITED').length]).toEqual([5, 45]);
  });

  it('is rejected if it is malformed, from the buyer, from a stranger, and for a cancelled order', async () => {
    const { seller, buyer, id, code } = await sale();
    expect(codeOf(await seller.ask(CONFIRM, { id, code: '12345' }))).toBe('INVALID_INPUT');
    expect(codeOf(await buyer.ask(CONFIRM, { id, code }))).toBe('FORBIDDEN');
    expect(codeOf(await (await student()).ask(CONFIRM, { id, code }))).toBe('NOT_FOUND');
    await seller.ask(STATUS, { id, status: 'CANCELLED' });
    expect(codeOf(await seller.ask(CONFIRM, { id, code }))).toBe('CONFLICT');
  });

  it('makes the points of a manually set delivery spendable', async () => {
    const { seller, id, code } = await sale();
    const { data } = await seller.ask(STATUS, { id, status: 'DELIVERED' });
    expect(data.setOrderStatus).toMatchObject({ pointsAwarded: 100, pointsNote: expect.stringContaining('once the handover is confirmed') });
    expect(await accountOf(seller)).toEqual({ total: 120, spendable: 20, history: { nodes: [deliveredAs(null), LISTED] } });
    expect((await seller.ask(CONFIRM, { id, code })).data.confirmHandover).toMatchObject({
      pointsAwarded: 0,
      message: 'The handover is confirmed.',
      pointsNote: 'You can spend the points of this order now.',
    });
    expect(await accountOf(seller)).toEqual({ total: 120, spendable: 120, history: { nodes: [deliveredAs('CODE'), LISTED] } });
  });

  it('does not restore points that were taken back', async () => {
    const { seller, id } = await sale();
    for (const status of ['DELIVERED', 'SHIPPED', 'DELIVERED']) await seller.ask(STATUS, { id, status });
    const reversed = { action: 'Delivery Reversed', points: -100, proof: null, unproven: false };
    expect(await accountOf(seller)).toEqual({
      total: 120,
      spendable: 20,
      history: { nodes: [deliveredAs(null), reversed, { ...deliveredAs(null), unproven: false }] },
    });
  });
});

describe('confirming that an order was received', () => {
  it('makes it Delivered and gives the seller spendable points', async () => {
    const { seller, buyer, id } = await sale();
    expect((await buyer.ask(RECEIVED, { id })).data.confirmReceived).toEqual({
      message: 'Thank you! The handover is confirmed.',
      order: { status: 'DELIVERED', handoverProof: 'RECEIVED' },
    });
    expect((await buyer.ask(RECEIVED, { id })).errors).toBeUndefined();
    expect(await accountOf(seller)).toMatchObject({ total: 120, spendable: 120 });
  });

  it('is allowed for the buyer only', async () => {
    const { seller, id } = await sale();
    expect([codeOf(await seller.ask(RECEIVED, { id })), codeOf(await (await student()).ask(RECEIVED, { id }))]).toEqual(['FORBIDDEN', 'NOT_FOUND']);
  });
});

describe('a delivery without an objection', () => {
  it('is confirmed after 7 days, not before, and its points can then be spent', async () => {
    const { container } = await testApplication();
    const ctx = container.context(null, 'test');
    const [early, late] = [await sale(), await sale()];
    for (const { seller, id } of [early, late]) await seller.ask(STATUS, { id, status: 'DELIVERED' });
    await ctx.db.rows(sql`update orders set ended_at = now() - interval '7 days' + interval '1 minute' where id = ${early.id}`);
    await ctx.db.rows(sql`update orders set ended_at = now() - interval '7 days' where id = ${late.id}`);
    await confirmUndisputed(ctx);
    const proof = async ({ buyer, id }: Sale) => (await buyer.ask('query ($id: ID!) { order(id: $id) { handoverProof } }', { id })).data.order;
    expect([await proof(early), await proof(late)]).toEqual([{ handoverProof: null }, { handoverProof: 'UNDISPUTED' }]);
    expect(await accountOf(early.seller)).toMatchObject({ total: 120, spendable: 20 });
    expect(await accountOf(late.seller)).toMatchObject({ total: 120, spendable: 120 });
  });
});

it('unconfirmed deliveries are found by their index, the oldest delivery first', async () => {
  const { container } = await testApplication();
  const [statement] = await statementsAbout('orders', () => inTransaction(container.context(null, 'test'), (tx) => lockUndisputed(tx, 1)));
  const plan = await indexPlan(statement!);
  expect(plan).toMatch(/Index Scan using orders_unconfirmed/);
  expect(plan).not.toMatch(/Sort/);
});
