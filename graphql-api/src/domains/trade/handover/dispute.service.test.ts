import { describe, expect, it } from 'vitest';
import { admin, handOver, listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { notificationsOf } from '../../../../test/consumed.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';
import { confirmUndisputed } from './handover.service.ts';

const OBJECT =
  'mutation ($id: ID!) { disputeDelivery(input: { orderId: $id, reason: "It never came" }) { order { dispute { id: databaseId reason outcome } } } }';
const SETTLE = 'mutation ($input: SettleDisputeInput!) { settleDispute(input: $input) { undoToken dispute { outcome } order { handoverProof } } }';
const PREVIEW =
  'query ($id: ID!, $handedOver: Boolean!) { actPreview(kind: SETTLE_DISPUTE, id: $id, handedOver: $handedOver) { counts { kind count } } }';
const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { message } }';
const STATUS = 'mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message pointsAwarded pointsNote } }';
const SET_BACK = 'mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: PROCESSING }) { message } }';
const RECEIVED = 'mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { message } }';
const OPEN = '{ deliveryDisputes(first: 50) { nodes { id: databaseId reason order { id: databaseId } } } }';

async function delivered(): Promise<{ seller: TestClient; buyer: TestClient; id: string }> {
  const [seller, buyer] = [await student(), await student()];
  const id = await order(buyer, await listing(seller));
  await seller.ask(STATUS, { id });
  return { seller, buyer, id };
}

const codeOf = (answer: { errors: { extensions: { code: string } }[] | undefined }) => answer.errors?.[0]?.extensions.code;
/** Returns the user's points total and the points that can be spent. */
async function pointsOf(user: TestClient): Promise<number[]> {
  const { total, spendable } = (await user.ask('{ me { points { total spendable } } }')).data.me.points;
  return [total, spendable];
}

async function weeksLater(id: string): Promise<void> {
  const { container } = await testApplication();
  await container.database.db.rows(sql`update orders set ended_at = now() - interval '8 days' where id = ${id}`);
  await confirmUndisputed(container.context(null, 'test'));
}

describe('an objection to a delivery', () => {
  it('is sent to the administrators, and keeps the points unspendable even after 7 days', async () => {
    const { seller, buyer, id } = await delivered();
    const { dispute } = (await buyer.ask(OBJECT, { id })).data.disputeDelivery.order;
    expect(dispute).toMatchObject({ reason: 'It never came', outcome: null });
    await weeksLater(id);
    expect(await pointsOf(seller)).toEqual([120, 20]);
    const { nodes } = (await (await admin()).ask(OPEN)).data.deliveryDisputes;
    expect(nodes).toContainEqual({ id: dispute.id, reason: 'It never came', order: { id } });
    expect(codeOf(await buyer.ask(OBJECT, { id }))).toBe('CONFLICT');
  });

  it.each([
    [true, { outcome: 'DISMISSED', proof: 'DECISION', points: [120, 120] }],
    [false, { outcome: 'UPHELD', proof: null, points: [20, 20] }],
  ])('is decided once by an administrator: handed over %s', async (handedOver, { outcome, proof, points }) => {
    const { seller, buyer, id } = await delivered();
    const { dispute } = (await buyer.ask(OBJECT, { id })).data.disputeDelivery.order;
    const boss = await admin();
    const input = { id: dispute.id, handedOver };
    expect((await boss.ask(SETTLE, { input })).data.settleDispute).toMatchObject({ dispute: { outcome }, order: { handoverProof: proof } });
    expect(codeOf(await boss.ask(SETTLE, { input }))).toBe('CONFLICT');
    await weeksLater(id);
    expect(await pointsOf(seller)).toEqual(points);
    const { nodes } = (await boss.ask('{ auditEntries(first: 5, action: DISPUTE_SETTLED) { nodes { subject details } } }')).data.auditEntries;
    expect(nodes).toContainEqual({ subject: `Order ${id}`, details: outcome });
  });

  it('has a preview of the decision, which can be undone for 10 minutes, and both sides are notified', async () => {
    const { seller, buyer, id } = await delivered();
    const { dispute } = (await buyer.ask(OBJECT, { id })).data.disputeDelivery.order;
    const boss = await admin();
    const preview = async (handedOver: boolean) => (await boss.ask(PREVIEW, { id: dispute.id, handedOver })).data.actPreview.counts;
    const settled = { kind: 'DISPUTES_SETTLED', count: 1 };
    expect(await preview(true)).toEqual([settled]);
    expect(await preview(false)).toEqual([{ kind: 'POINTS_TAKEN', count: 100 }, settled]);
    for (const [handedOver, points] of [
      [true, [120, 120]],
      [false, [20, 20]],
    ] as const) {
      const { undoToken } = (await boss.ask(SETTLE, { input: { id: dispute.id, handedOver } })).data.settleDispute;
      expect(await pointsOf(seller)).toEqual(points);
      expect((await boss.ask(UNDO, { token: undoToken })).errors).toBeUndefined();
      expect(await pointsOf(seller)).toEqual([120, 20]);
    }
    expect((await boss.ask(OPEN)).data.deliveryDisputes.nodes).toContainEqual({ id: dispute.id, reason: 'It never came', order: { id } });
    for (const side of [seller, buyer])
      expect(await notificationsOf(side, 'notifications')).toContainEqual(
        expect.stringMatching(/^The objection to the delivery of .* is open again$/),
      );
  });

  it('cannot be reopened once its order was rated as handed over', async () => {
    const { seller, buyer, id } = await delivered();
    const { dispute } = (await buyer.ask(OBJECT, { id })).data.disputeDelivery.order;
    const boss = await admin();
    const { undoToken } = (await boss.ask(SETTLE, { input: { id: dispute.id, handedOver: true } })).data.settleDispute;
    const rate = 'mutation ($id: ID!) { rateCounterpart(input: { orderId: $id, stars: 5 }) { order { id: databaseId } } }';
    expect((await seller.ask(rate, { id })).errors).toBeUndefined();
    expect(codeOf(await boss.ask(UNDO, { token: undoToken }))).toBe('CONFLICT');
    expect(await pointsOf(seller)).toEqual([120, 120]);
  });

  it.each([
    ['the seller set the order back', 20, ({ seller, id }: Awaited<ReturnType<typeof delivered>>) => seller.ask(SET_BACK, { id })],
    ['the buyer confirmed after all', 120, ({ buyer, id }: Awaited<ReturnType<typeof delivered>>) => buyer.ask(RECEIVED, { id })],
  ])('that was upheld cannot be reopened once %s', async (_what, points, change) => {
    const sale = await delivered();
    const { dispute } = (await sale.buyer.ask(OBJECT, { id: sale.id })).data.disputeDelivery.order;
    const boss = await admin();
    const { undoToken } = (await boss.ask(SETTLE, { input: { id: dispute.id, handedOver: false } })).data.settleDispute;
    expect((await change(sale)).errors).toBeUndefined();
    expect(codeOf(await boss.ask(UNDO, { token: undoToken }))).toBe('CONFLICT');
    expect(await pointsOf(sale.seller)).toEqual([points, points]);
  });

  it('that was upheld makes the points depend on the code and the buyer, not on the status', async () => {
    const { seller, buyer, id } = await delivered();
    const { dispute } = (await buyer.ask(OBJECT, { id })).data.disputeDelivery.order;
    await (await admin()).ask(SETTLE, { input: { id: dispute.id, handedOver: false } });
    await seller.ask(SET_BACK, { id });
    expect((await seller.ask(STATUS, { id })).data.setOrderStatus).toEqual({
      message: 'Order status updated to Delivered',
      pointsAwarded: 0,
      pointsNote: 'An objection to this delivery was upheld: the points come with the code, or when the buyer confirms.',
    });
    expect(await pointsOf(seller)).toEqual([20, 20]);
    await buyer.ask(RECEIVED, { id });
    expect(await pointsOf(seller)).toEqual([120, 120]);
  });

  it('ends when the buyer confirms later', async () => {
    const { seller, buyer, id } = await delivered();
    await buyer.ask(OBJECT, { id });
    await buyer.ask(RECEIVED, { id });
    expect((await seller.ask('query ($id: ID!) { order(id: $id) { dispute { outcome } } }', { id })).data.order.dispute).toEqual({
      outcome: 'WITHDRAWN',
    });
    expect(await pointsOf(seller)).toEqual([120, 120]);
  });

  it('is rejected before the delivery, after 7 days, after the handover was confirmed, and from anyone but the buyer', async () => {
    const [seller, buyer] = [await student(), await student()];
    const open = await order(buyer, await listing(seller));
    expect((await buyer.ask(OBJECT, { id: open })).errors![0]!.message).toBe(
      'You can object to a delivery once the seller has set the order to Delivered',
    );
    await handOver(seller, buyer, open);
    expect((await buyer.ask(OBJECT, { id: open })).errors![0]!.message).toBe('The handover of this order is confirmed already');
    const late = await delivered();
    const { db } = (await testApplication()).container.database;
    await db.rows(sql`update orders set ended_at = now() - interval '7 days' where id = ${late.id}`);
    expect((await late.buyer.ask(OBJECT, { id: late.id })).errors![0]!.message).toBe('You can object to a delivery for 7 days');
    expect([codeOf(await late.seller.ask(OBJECT, { id: late.id })), codeOf(await seller.ask(OBJECT, { id: late.id }))]).toEqual([
      'FORBIDDEN',
      'NOT_FOUND',
    ]);
  });
});
