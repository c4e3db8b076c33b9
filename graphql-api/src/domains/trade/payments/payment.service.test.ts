import { describe, expect, it } from 'vitest';
import { admin, listing, order, student, withToken, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';
import { MAKE_TOKEN } from '../../../../test/scopes.ts';

const SET = 'mutation ($upiId: String) { setUpiId(input: { upiId: $upiId }) { user { upiId } } }';
const linkOf = async (who: TestClient, id: string) => (await who.ask('query ($id: ID!) { order(id: $id) { upiLink } }', { id })).data.order.upiLink;

describe('the UPI ID of a seller', () => {
  it('is visible to its owner only, and removed by null', async () => {
    const [seller, boss] = [await student(), await admin()];
    expect((await seller.ask(SET, { upiId: ' asha.menon-1@okbank ' })).data.setUpiId.user.upiId).toBe('asha.menon-1@okbank');
    const seen = async (who: TestClient) => (await who.ask('query ($id: ID!) { user(id: $id) { upiId } }', { id: seller.id })).data.user.upiId;
    expect([await seen(seller), await seen(boss), await seen(await student())]).toEqual(['asha.menon-1@okbank', null, null]);
    expect((await seller.ask(SET, { upiId: null })).data.setUpiId.user.upiId).toBeNull();
  });

  it.each(['asha', '@okbank', 'asha@', 'asha menon@okbank', 'a@b&am=1', 'x@1bank'])('is rejected: %s', async (upiId) => {
    expect((await (await student()).ask(SET, { upiId })).errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', fields: [{ field: 'upiId' }] } },
    ]);
  });

  it('can be changed in a session only, because buyers pay to it', async () => {
    const seller = await student();
    await seller.ask(SET, { upiId: 'asha@okbank' });
    const token = await withToken(seller, (await seller.ask(MAKE_TOKEN)).data.createAccessToken.token);
    expect((await token.ask(SET, { upiId: 'thief@okbank' })).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect((await seller.ask('{ me { upiId } }')).data.me.upiId).toBe('asha@okbank');
  });

  it('is deleted with the account', async () => {
    const seller = await student();
    await seller.ask(SET, { upiId: 'asha@okbank' });
    await seller.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    const { db } = (await testApplication()).container.database;
    expect(await db.rows(sql`select upi_id from users where id = ${seller.id}`)).toEqual([{ upi_id: null }]);
  });
});

describe('the payment link of an order', () => {
  it('has the seller, the total and the order, and is visible to the buyer only', async () => {
    const [seller, buyer] = [await student(), await student()];
    const id = await order(buyer, await listing(seller, { price: 250.5, quantity: 3 }), 2);
    expect(await linkOf(buyer, id)).toBeNull();
    await seller.ask(SET, { upiId: 'asha@okbank' });
    await seller.ask('mutation { updateProfile(input: { name: "Asha & Ökö" }) { message } }');
    const link = new URL(await linkOf(buyer, id));
    expect([link.protocol, Object.fromEntries(link.searchParams)]).toEqual([
      'upi:',
      { pa: 'asha@okbank', pn: 'Asha & Ökö', am: '501.00', cu: 'INR', tn: `Order ${id}` },
    ]);
    expect([await linkOf(seller, id), await linkOf(await admin(), id)]).toEqual([null, null]);
  });

  it('is null if nothing is to be paid', async () => {
    const [seller, buyer] = [await student(), await student()];
    await seller.ask(SET, { upiId: 'asha@okbank' });
    expect(await linkOf(buyer, await order(buyer, await listing(seller, { price: 0 })))).toBeNull();
    const cancelled = await order(buyer, await listing(seller));
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: CANCELLED }) { message } }', { id: cancelled });
    expect(await linkOf(buyer, cancelled)).toBeNull();
  });
});
