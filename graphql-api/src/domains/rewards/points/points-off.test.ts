import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverWith, testApplication } from '../../../../test/application.ts';
import { admin, atServer, category, listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';

const ME = '{ me { points { total history { totalCount } } } }';
const DELIVER = `mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { pointsAwarded pointsNote } }`;
const BUY = 'mutation ($id: ID!) { buyPerk(input: { productId: $id, perk: BOOST, days: 7 }) { message } }';

let server: Awaited<ReturnType<typeof serverWith>>;
let boss: TestClient;

/** A user as a client of a server with points and of one without. */
interface Person {
  on: TestClient;
  off: TestClient;
}

async function person(): Promise<Person> {
  const on = await student();
  return { on, off: atServer(server.url, on) };
}

/** Returns the whole ledger of a user, whether or not it is shown. */
async function ledger({ on }: Person): Promise<{ action: string; points: number }[]> {
  const { db } = (await testApplication()).container.database;
  return db.rows<{ action: string; points: number }>(sql`select action, points from points_entries where user_id = ${on.id} order by id`);
}

const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] | undefined }): string | undefined => errors?.[0]?.extensions.code;

beforeAll(async () => {
  server = await serverWith(({ college }) => ({ college: { ...college, hasPoints: false } }));
  boss = atServer(server.url, await admin());
});
afterAll(() => server.stop());

describe('without points at a college', () => {
  it('nobody earns or loses points', async () => {
    const [seller, buyer] = [await person(), await person()];
    const product = await listing(seller.off);
    const placed = await order(buyer.off, product);
    const delivered = await seller.off.ask(DELIVER, { id: placed, status: 'DELIVERED' });
    expect(delivered.data.setOrderStatus).toEqual({ pointsAwarded: 0, pointsNote: null });
    const REVIEW = 'mutation ($id: ID!) { addReview(input: { productId: $id, rating: 5, text: "Works" }) { review { id } } }';
    const reviewed = await buyer.off.ask(REVIEW, { id: product });
    expect([delivered.extensions?.points, reviewed.errors, reviewed.extensions?.points]).toEqual([undefined, undefined, undefined]);
    for (let rejected = 1; rejected <= 3; rejected += 1) {
      const input = {
        name: `Whisky bottle ${rejected}`,
        description: 'Unopened.',
        price: 5,
        quantity: 1,
        shipping: false,
        categoryId: await category(),
      };
      const { errors } = await seller.off.ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { message } }', { input });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONTENT_REJECTED', details: { warning: null } });
    }
    expect([await ledger(seller), await ledger(buyer)]).toEqual([[], []]);
  });

  it('no points are shown, not even earlier ones', async () => {
    const seller = await person();
    const product = await listing(seller.on);
    expect((await seller.on.ask(ME)).data.me.points).toMatchObject({ total: 20 });
    expect((await seller.off.ask(ME)).data.me.points).toBeNull();
    expect((await boss.ask('query ($id: ID!) { user(id: $id) { points { total } } }', { id: seller.on.id })).data.user.points).toBeNull();
    const { db } = (await testApplication()).container.database;
    await db.rows(sql`insert into points_entries (user_id, action, points) values (${seller.on.id}, 'Order Delivered', 500)`);
    expect((await seller.on.ask(BUY, { id: product })).errors).toBeUndefined();
    const SHOWN =
      'query ($id: ID!) { product(id: $id) { highlighted activePerks { id } } boostedProducts { id } pointsRules { action } perks { perk } }';
    expect((await seller.on.ask(SHOWN, { id: product })).data.product.activePerks).toHaveLength(1);
    expect((await seller.off.ask(SHOWN, { id: product })).data).toEqual({
      ...{ product: { highlighted: false, activePerks: null }, boostedProducts: null },
      ...{ pointsRules: [], perks: [] },
    });
    const { data } = await seller.on.ask('{ me { points { history { nodes { id } } perks { nodes { id } } } } }');
    const { history, perks } = data.me.points as Record<string, { nodes: { id: string }[] }>;
    for (const { id } of [history!.nodes[0]!, perks!.nodes[0]!]) {
      expect((await seller.on.ask('query ($id: ID!) { node(id: $id) { id } }', { id })).data.node).toEqual({ id });
      expect((await seller.off.ask('query ($id: ID!) { node(id: $id) { id } }', { id })).data.node).toBeNull();
    }
    expect((await seller.off.ask('{ college { hasPoints } }')).data.college).toEqual({ hasPoints: false });
    expect((await seller.off.rest('GET', `/api/points/${seller.on.id}`)).status).toBe(403);
  });

  it('operations on points are rejected with the reason', async () => {
    const seller = await person();
    const product = await listing(seller.off);
    const bought = await seller.off.ask(BUY, { id: product });
    expect(bought.errors?.[0]).toMatchObject({ message: 'There are no points at this college', extensions: { code: 'FORBIDDEN' } });
    const exported = await boss.ask('mutation { startBulkExport(input: { kind: POINTS }) { bulkJob { id } } }');
    expect(codeOf(exported)).toBe('FORBIDDEN');
  });

  it('earlier points are taken back silently, so that the ledger is correct when points return', async () => {
    const [seller, buyer] = [await person(), await person()];
    const placed = await order(buyer.on, await listing(seller.on));
    await seller.on.ask(DELIVER, { id: placed, status: 'DELIVERED' });
    const back = await seller.off.ask(DELIVER, { id: placed, status: 'PROCESSING' });
    expect([back.errors, back.extensions?.points]).toEqual([undefined, undefined]);
    expect((await ledger(seller)).map(({ points }) => points)).toEqual([20, 100, -100]);
    expect((await seller.on.ask(ME)).data.me.points.total).toBe(20);
    const { db } = (await testApplication()).container.database;
    const told = await db.rows(sql`select from events where type = 'POINTS_RECORDED' and payload ->> 'action' = 'Delivery Reversed'
      and subject_id in (select id from points_entries where user_id = ${seller.on.id})`);
    expect(told).toEqual([]);
  });

  it('the assistant does not explain points', async () => {
    const { off, on } = await person();
    const asked = async (client: TestClient, query: string): Promise<string> =>
      (await client.ask('mutation ($query: String!) { askAssistant(input: { query: $query }) { text } }', { query })).data.askAssistant.text;
    for (const query of ['How do points work?', 'what can I buy with points', 'how many points do i have']) {
      expect(await asked(off, query)).toMatch(/^There are no points (?:here\.|at this college)$/);
    }
    for (const query of ['hello', 'how do I sell my cycle', 'how do reviews work', 'where is my dashboard', 'what is the meaning of life']) {
      expect(await asked(off, query)).not.toMatch(/points|[[\]][+-]|[+-]\]/);
    }
    expect(await asked(on, 'how do I sell my cycle')).toContain('earns you 20 points');
  });
});
