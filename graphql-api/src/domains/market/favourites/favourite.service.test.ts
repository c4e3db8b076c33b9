import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { consumed, notificationsOf } from '../../../../test/consumed.ts';
import { guest, listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';

const ADD = `mutation ($id: ID!) { addFavourite(input: { productId: $id }) { productId product { favouriteCount viewerHasFavourited } } }`;
const REMOVE = `mutation ($id: ID!) { removeFavourite(input: { productId: $id }) { productId product { favouriteCount viewerHasFavourited } } }`;
const LIST = `query ($first: Int! = 20, $after: String) { me { favourites(first: $first, after: $after) { totalCount nodes { id: databaseId } pageInfo { endCursor } } } }`;

const favouritesOf = async (who: TestClient, variables = {}) => (await who.ask(LIST, variables)).data.me.favourites;
const idsOf = async (who: TestClient): Promise<string[]> => (await favouritesOf(who)).nodes.map(({ id }: { id: string }) => id);

describe('favourites', () => {
  it('are counted once per user, however often they are added', async () => {
    const [fan, other, id] = [await student(), await student(), await listing(await student())];
    for (let turn = 0; turn < 2; turn += 1) {
      const { addFavourite } = (await fan.ask(ADD, { id })).data;
      expect(addFavourite).toEqual({ productId: id, product: { favouriteCount: 1, viewerHasFavourited: true } });
    }
    expect((await other.ask(ADD, { id })).data.addFavourite.product.favouriteCount).toBe(2);
    const seen = await (await guest()).ask('query ($id: ID!) { product(id: $id) { favouriteCount viewerHasFavourited } }', { id });
    expect(seen.data.product).toEqual({ favouriteCount: 2, viewerHasFavourited: false });
  });

  it('are removed once, and removing a listing that is not among them changes nothing', async () => {
    const [fan, id] = [await student(), await listing(await student())];
    await fan.ask(ADD, { id });
    for (let turn = 0; turn < 2; turn += 1) {
      const { removeFavourite } = (await fan.ask(REMOVE, { id })).data;
      expect(removeFavourite.product).toEqual({ favouriteCount: 0, viewerHasFavourited: false });
    }
    expect(await idsOf(fan)).toEqual([]);
  });

  it('are listed in pages, with the last added first', async () => {
    const [fan, seller] = [await student(), await student()];
    const made = [await listing(seller), await listing(seller), await listing(seller)];
    for (const id of [made[1], made[2], made[0]]) await fan.ask(ADD, { id });
    const first = await favouritesOf(fan, { first: 2 });
    expect(first).toMatchObject({ totalCount: 3, nodes: [{ id: made[0] }, { id: made[2] }] });
    expect((await favouritesOf(fan, { first: 2, after: first.pageInfo.endCursor })).nodes).toEqual([{ id: made[1] }]);
  });

  it('leave out listings that were taken down, which can still be removed', async () => {
    const [fan, seller] = [await student(), await student()];
    const id = await listing(seller);
    await fan.ask(ADD, { id });
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }', { id });
    expect(await idsOf(fan)).toEqual([]);
    expect((await fan.ask(REMOVE, { id })).data.removeFavourite).toEqual({ productId: id, product: null });
    expect((await fan.ask(ADD, { id })).errors![0]!.extensions.code).toBe('NOT_FOUND');
  });

  it('are visible only to their owner, and cannot include the user’s listing', async () => {
    const [fan, seller] = [await student(), await student()];
    const id = await listing(seller);
    await fan.ask(ADD, { id });
    const query = 'query ($id: ID!) { user(id: $id) { favourites { totalCount nodes { id: databaseId } } } }';
    expect((await seller.ask(query, { id: fan.id })).data.user.favourites).toBe(null);
    expect((await seller.ask(ADD, { id })).errors![0]!.extensions.code).toBe('FORBIDDEN');
  });

  it('are no longer counted after the account is deleted', async () => {
    const [fan, id] = [await student(), await listing(await student())];
    await fan.ask(ADD, { id });
    await fan.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    const { data } = await (await guest()).ask('query ($id: ID!) { product(id: $id) { favouriteCount } }', { id });
    expect(data.product.favouriteCount).toBe(0);
  });
});

/** Returns the events that notified users about a favourite: event type and notified users. */
async function toldOf(product: string): Promise<{ type: string; users: string[] }[]> {
  await consumed('favourites');
  const { container } = await testApplication();
  const rows = await container.database.db.rows<{
    type: string;
    users: string[];
  }>(sql`select e.type, array(select unnest(e.audience)::text order by 1) as users
    from events e where e.subject_type = 'PRODUCT' and e.subject_id = ${product} and e.type like 'FAVOURITE%' order by e.id`);
  return rows;
}

describe('a user is notified about a favourite', () => {
  it('that became cheaper, each time, but not about a higher price or another description', async () => {
    const [fan, blocking, seller] = [await student(), await student(), await student()];
    const id = await listing(seller, { name: 'Clock', price: 1100 });
    for (const who of [fan, blocking]) await who.ask(ADD, { id });
    await blocking.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id: databaseId } } }', { id: seller.id });
    const update = 'mutation ($id: ID!, $price: Float!) { updateProduct(input: { id: $id, price: $price, description: "Still good." }) { message } }';
    for (const price of [1090, 1095, 1095, 60.5]) await seller.ask(update, { id, price });
    const cheaper = { type: 'FAVOURITE_CHEAPER', users: [fan.id] };
    expect(await toldOf(id)).toEqual([cheaper, cheaper]);
    expect((await notificationsOf(fan, 'favourites'))[0]).toBe('Clock is now ₹60.50, it was ₹1,095');
    expect(await notificationsOf(blocking, 'favourites')).toEqual([]);
  });

  it('of which an order left one piece, once a day', async () => {
    const [fan, buyer, id] = [await student(), await student(), await listing(await student(), { quantity: 4 })];
    await fan.ask(ADD, { id });
    await order(buyer, id, 2);
    expect(await toldOf(id)).toEqual([]);
    const last = await order(buyer, id, 1);
    const lastPiece = [{ type: 'FAVOURITE_LAST_PIECE', users: [fan.id] }];
    expect(await toldOf(id)).toEqual(lastPiece);
    await buyer.ask('mutation ($id: ID!) { deleteOrder(input: { id: $id }) { message } }', { id: last });
    await order(buyer, id, 1);
    expect(await toldOf(id)).toEqual(lastPiece);
  });

  it('of their own when orders leave one piece of several listings at once', async () => {
    const [seller, buyer, fans] = [await student(), await student(), await Promise.all([student(), student()])];
    const ids = await Promise.all(fans.map(() => listing(seller, { quantity: 2 })));
    await Promise.all(fans.map((fan, index) => fan.ask(ADD, { id: ids[index] })));
    await Promise.all(ids.map((id) => order(buyer, id, 1)));
    for (const [index, fan] of fans.entries()) expect(await toldOf(ids[index]!)).toEqual([{ type: 'FAVOURITE_LAST_PIECE', users: [fan.id] }]);
  });
});
