import { describe, expect, it } from 'vitest';
import { notificationsOf } from '../../../../test/consumed.ts';
import { handOver, listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';

const RATE = `mutation ($input: RateCounterpartInput!) { rateCounterpart(input: $input) { rating { stars text onTime subject { id: databaseId } }
  order { viewerCanRate ratings { stars } } } }`;
const PROFILE =
  'query ($id: ID!) { user(id: $id) { ratingCount ratingAverage onTimeShare ratings { nodes { stars text author { id: databaseId } } } } }';
const codeOf = (answer: { errors: { extensions: { code: string } }[] | undefined }) => answer.errors?.[0]?.extensions.code;
const profileOf = async ({ id }: TestClient) => (await (await student()).ask(PROFILE, { id })).data.user;
const none = { ratingCount: 0, ratingAverage: null, onTimeShare: null, ratings: { nodes: [] } };

async function handedOver(): Promise<{ seller: TestClient; buyer: TestClient; orderId: string }> {
  const [seller, buyer] = [await student(), await student()];
  const orderId = await order(buyer, await listing(seller));
  await handOver(seller, buyer, orderId);
  return { seller, buyer, orderId };
}

async function handedOverDaysAgo(orderId: string, days: number): Promise<void> {
  const { db } = (await testApplication()).container.database;
  await db.rows(sql`update orders set handover_confirmed_at = now() - ${days}::int * interval '1 day' where id = ${orderId}`);
}

describe('ratings of buyer and seller', () => {
  it('are shown once both have rated', async () => {
    const { seller, buyer, orderId } = await handedOver();
    const own = await buyer.ask(RATE, { input: { orderId, stars: 4, text: 'Friendly', onTime: true } });
    expect(own.data.rateCounterpart).toEqual({
      rating: { stars: 4, text: 'Friendly', onTime: true, subject: { id: seller.id } },
      order: { viewerCanRate: false, ratings: [{ stars: 4 }] },
    });
    const seen = (await seller.ask('query ($id: ID!) { order(id: $id) { viewerCanRate ratings { stars } } }', { id: orderId })).data.order;
    expect(seen).toEqual({ viewerCanRate: true, ratings: [] });
    expect(await profileOf(seller)).toEqual(none);
    await seller.ask(RATE, { input: { orderId, stars: 5 } });
    expect(await profileOf(seller)).toEqual({
      ratingCount: 1,
      ratingAverage: 4,
      onTimeShare: 1,
      ratings: { nodes: [{ stars: 4, text: 'Friendly', author: { id: buyer.id } }] },
    });
    expect(await profileOf(buyer)).toMatchObject({ ratingCount: 1, ratingAverage: 5, onTimeShare: null });
  });

  it('count once per author and subject, with the last one that is shown', async () => {
    const [seller, buyer] = [await student(), await student()];
    const deal = async (stars: number, back: boolean) => {
      const orderId = await order(buyer, await listing(seller));
      await handOver(seller, buyer, orderId);
      await buyer.ask(RATE, { input: { orderId, stars, text: `${stars} stars` } });
      if (back) await seller.ask(RATE, { input: { orderId, stars: 5 } });
    };
    await deal(1, true);
    await deal(4, true);
    await deal(2, false);
    expect(await profileOf(seller)).toMatchObject({ ratingCount: 1, ratingAverage: 4, ratings: { nodes: [{ stars: 4, text: '4 stars' }] } });
  });

  it('notify the other side, and ask for the missing rating', async () => {
    const { seller, buyer, orderId } = await handedOver();
    await buyer.ask(RATE, { input: { orderId, stars: 4 } });
    expect((await notificationsOf(seller, 'notifications'))[0]).toMatch(/ rated you for Thing.*\. Rate back to see it now\.$/);
    await seller.ask(RATE, { input: { orderId, stars: 5 } });
    expect((await notificationsOf(buyer, 'notifications'))[0]).toMatch(/ rated you for Thing [^.]*$/);
  });

  it('are shown 14 days after the handover if one side has not rated, which is then too late', async () => {
    const { seller, buyer, orderId } = await handedOver();
    await buyer.ask(RATE, { input: { orderId, stars: 2 } });
    await handedOverDaysAgo(orderId, 13);
    expect(await profileOf(seller)).toEqual(none);
    await handedOverDaysAgo(orderId, 14);
    expect(await profileOf(seller)).toMatchObject({ ratingCount: 1, ratingAverage: 2 });
    expect(codeOf(await seller.ask(RATE, { input: { orderId, stars: 5 } }))).toBe('CONFLICT');
  });

  it('are rejected before the handover, twice, from others, with invalid stars, and with words that violate the content policy', async () => {
    const { seller, buyer, orderId } = await handedOver();
    const open = await order(buyer, await listing(seller));
    expect(codeOf(await buyer.ask(RATE, { input: { orderId: open, stars: 5 } }))).toBe('CONFLICT');
    expect(codeOf(await (await student()).ask(RATE, { input: { orderId, stars: 5 } }))).toBe('NOT_FOUND');
    expect(codeOf(await buyer.ask(RATE, { input: { orderId, stars: 6 } }))).toBe('INVALID_INPUT');
    const rude = await buyer.ask(RATE, { input: { orderId, stars: 1, text: 'Call 9840012345, asshole' } });
    expect(rude.errors).toMatchObject([{ extensions: { code: 'CONTENT_REJECTED', fields: [{ field: 'text' }] } }]);
    await buyer.ask(RATE, { input: { orderId, stars: 5 } });
    expect(codeOf(await buyer.ask(RATE, { input: { orderId, stars: 4 } }))).toBe('CONFLICT');
  });

  it('by a person are deleted with the account', async () => {
    const { seller, buyer, orderId } = await handedOver();
    await buyer.ask(RATE, { input: { orderId, stars: 2, text: 'Late' } });
    await seller.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    const { db } = (await testApplication()).container.database;
    expect(await db.rows(sql`select id from counterpart_ratings where subject_id = ${seller.id}`)).toEqual([]);
  });
});
