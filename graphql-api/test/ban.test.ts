import { beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../src/infra/mail/mailer.ts';
import { sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { consumed } from './consumed.ts';
import { mailTo } from './mail.ts';
import { admin, listing, order, student, unique, type TestClient } from './test-clients.ts';

const BAN = 'mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: BAN, reason: "Sells nothing" }) { undoToken } }';
const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { message } }';
const OFFER = 'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 5 }) { offer { id: databaseId conversation { id: databaseId } } } }';

/** Actions of a seller for a buyer who made an offer. */
const dealings = {
  counterOffer: (offer: string) => `counterOffer(input: { offerId: "${offer}", price: 6 }) { offer { id: databaseId } }`,
  reserveProduct: (_offer: string, conversation: string) =>
    `reserveProduct(input: { conversationId: "${conversation}" }) { product { id: databaseId } }`,
  acceptOffer: (offer: string) => `acceptOffer(input: { offerId: "${offer}" }) { order { id: databaseId } }`,
};

let boss: TestClient;
let seller: TestClient;
let banned: TestClient;
beforeEach(async () => {
  [boss, seller, banned] = [await admin(), await student(), await student()];
});

const ban = async (): Promise<string> => (await boss.ask(BAN, { id: banned.id })).data.sanctionUser.undoToken;
const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code ?? 'OK';

describe('a banned person', () => {
  it('gets no product for an offer made before the ban until the ban is undone', async () => {
    const { offer } = (await banned.ask(OFFER, { id: await listing(seller) })).data.makeOffer;
    const undo = await ban();
    for (const [name, text] of Object.entries(dealings))
      expect([name, codeOf(await seller.ask(`mutation { ${text(offer.id, offer.conversation.id)} }`))]).toEqual([name, 'NOT_FOUND']);
    expect(codeOf(await boss.ask(UNDO, { token: undo }))).toBe('OK');
    expect(codeOf(await seller.ask(`mutation { ${dealings.acceptOffer(offer.id)} }`))).toBe('OK');
  });

  it('has no order that its seller reopened', async () => {
    const id = await order(banned, await listing(seller));
    await ban();
    const reopened = await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: PROCESSING }) { order { id: databaseId } } }', {
      id,
    });
    expect(codeOf(reopened)).toBe('CONFLICT');
  });

  it('gets no notification and no mail except that of the decision', async () => {
    const words = unique('theremin');
    const product = await listing(seller, { name: words, price: 500 });
    await banned.ask('mutation ($id: ID!) { addFavourite(input: { productId: $id }) { product { id: databaseId } } }', { id: product });
    await banned.ask('mutation ($words: String!) { saveSearch(input: { text: $words }) { savedSearch { id: databaseId } } }', { words });
    const { outbox, container } = await testApplication();
    const received = async () => {
      for (const name of ['favourites', 'saved searches', 'notifications']) await consumed(name);
      const [row] = await container.database.db.rows<{ count: number }>(
        sql`select count(*)::int as count from notifications where user_id = ${banned.id}`,
      );
      const queued = await container.database.db.rows<{ count: number }>(
        sql`select count(*)::int as count from outgoing_mails where recipient = ${banned.email}`,
      );
      return {
        notified: row!.count,
        mails: queued[0]!.count + readOutbox(outbox, 1000).filter(({ source }) => source.includes(banned.email)).length,
      };
    };
    const before = await received();
    await ban();
    await mailTo(banned.email, ({ subject }) => subject === 'Your account is banned');
    await seller.ask('mutation ($id: ID!) { updateProduct(input: { id: $id, price: 1 }) { product { id: databaseId } } }', { id: product });
    await listing(seller, { name: `${words} again`, price: 5 });
    expect(await received()).toEqual({ notified: before.notified, mails: before.mails + 1 });
  });
});
