import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { admin, guest, handOver, listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';

const PROFILE = `query ($id: ID!) { profile(id: $id) { name createdAt profilePictureUrl email phone products { totalCount nodes { id: databaseId } }
  ratingCount ratingAverage onTimeShare ratings { nodes { stars text } } answersWithin } }`;
const HIDE = 'mutation ($hidden: Boolean!) { updateProfile(input: { profilePrivate: $hidden }) { user { profilePrivate } } }';
const RATE = 'mutation ($input: RateCounterpartInput!) { rateCounterpart(input: $input) { rating { id: databaseId } } }';

const profileOf = async ({ id }: TestClient, viewer: TestClient) => (await viewer.ask(PROFILE, { id })).data.profile;

/** Creates a seller with one listing and a rating of 4 stars. */
async function ratedSeller(): Promise<{ seller: TestClient; productId: string }> {
  const [seller, buyer] = [await student(), await student()];
  const productId = await listing(seller);
  const orderId = await order(buyer, productId);
  await handOver(seller, buyer, orderId);
  await buyer.ask(RATE, { input: { orderId, stars: 4, text: 'Friendly', onTime: true } });
  await seller.ask(RATE, { input: { orderId, stars: 5 } });
  return { seller, productId };
}

/** Creates a conversation about a new listing: the buyer asks, and the seller answers some minutes later or not at all. */
async function conversation(seller: TestClient, askedMinutesAgo: number, answeredAfter?: number): Promise<void> {
  const buyer = await student();
  const START = 'mutation ($productId: ID!) { startConversation(input: { productId: $productId }) { conversation { id: databaseId } } }';
  const SEND =
    'mutation ($conversationId: ID!) { sendMessage(input: { conversationId: $conversationId, text: "Hi" }) { message { id: databaseId } } }';
  const { id } = (await buyer.ask(START, { productId: await listing(seller) })).data.startConversation.conversation;
  const { db } = (await testApplication()).container.database;
  const at = async (who: TestClient, minutesAgo: number) => {
    const sent = (await who.ask(SEND, { conversationId: id })).data.sendMessage.message.id as string;
    await db.rows(sql`update messages set created_at = now() - ${minutesAgo}::int * interval '1 minute' where id = ${sent}`);
  };
  await at(buyer, askedMinutesAgo);
  if (answeredAfter !== undefined) await at(seller, askedMinutesAgo - answeredAfter);
}

describe('a profile', () => {
  it('shows listings and ratings to everybody, and the full name, comments and date to signed-in users', async () => {
    const { seller, productId } = await ratedSeller();
    const shown = {
      email: null,
      phone: null,
      products: { totalCount: 1, nodes: [{ id: productId }] },
      ratingCount: 1,
      ratingAverage: 4,
      onTimeShare: 1,
    };
    const seen = await profileOf(seller, await student());
    expect(seen).toMatchObject({ ...shown, name: seller.name, ratings: { nodes: [{ stars: 4, text: 'Friendly' }] } });
    const [first, last] = seller.name.split(' ');
    const byGuest = await profileOf(seller, await guest());
    expect(byGuest).toMatchObject({ ...shown, name: `${first} ${last![0]!.toUpperCase()}.`, profilePictureUrl: null, ratings: { nodes: [] } });
    expect(byGuest.createdAt).toBe(`${seen.createdAt.slice(0, 4)}-01-01T00:00:00.000Z`);
  });

  it('returns null to guests for users without listings, as for unknown ids', async () => {
    const [nobody, seller] = [await student(), await student()];
    const productId = await listing(seller);
    const visitor = await guest();
    expect(await profileOf(nobody, visitor)).toBeNull();
    for (const id of ['999999999', 'x']) expect((await visitor.ask(PROFILE, { id })).data.profile).toBeNull();
    expect(await profileOf(seller, visitor)).not.toBeNull();
    await seller.ask('mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { message } }', { id: productId });
    expect(await profileOf(seller, visitor)).toBeNull();
    expect((await profileOf(nobody, seller)).name).toBe(nobody.name);
  });

  it('that is private is only a name to others, hidden from guests, and complete to the user and administrators', async () => {
    const { seller } = await ratedSeller();
    expect((await seller.ask(HIDE, { hidden: true })).data.updateProfile.user.profilePrivate).toBe(true);
    expect(await profileOf(seller, await guest())).toBeNull();
    expect(await profileOf(seller, await student())).toEqual({
      name: seller.name,
      createdAt: `${new Date().getUTCFullYear()}-01-01T00:00:00.000Z`,
      profilePictureUrl: null,
      email: null,
      phone: null,
      products: { totalCount: 0, nodes: [] },
      ratingCount: 0,
      ratingAverage: null,
      onTimeShare: null,
      ratings: { nodes: [] },
      answersWithin: null,
    });
    for (const who of [seller, await admin()]) expect(await profileOf(seller, who)).toMatchObject({ ratingCount: 1, products: { totalCount: 1 } });
    const setting = 'query ($id: ID!) { profile(id: $id) { profilePrivate } }';
    expect((await (await student()).ask(setting, { id: seller.id })).data.profile.profilePrivate).toBe(true);
    await seller.ask(HIDE, { hidden: false });
    expect(await profileOf(seller, await guest())).toMatchObject({ ratingCount: 1 });
  });

  it('of a deleted account is null', async () => {
    const seller = await student();
    await seller.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    expect(await profileOf(seller, await student())).toBeNull();
  });
});

describe('the usual response time', () => {
  it('is the median in minutes over at least three conversations, and an unanswered one counts until now', async () => {
    const seller = await student();
    await conversation(seller, 600, 10);
    await conversation(seller, 600, 30);
    expect((await profileOf(seller, await student())).answersWithin).toBeNull();
    await conversation(seller, 600, 20);
    expect((await profileOf(seller, await guest())).answersWithin).toBe(20);
    await conversation(seller, 600);
    expect((await profileOf(seller, await student())).answersWithin).toBe(25);
  });
});
