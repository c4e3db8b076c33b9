import { afterEach, describe, expect, it, vi } from 'vitest';
import { issueOtp, useOtp } from '../src/domains/people/accounts/otp.service.ts';
import { OtpPurpose } from '../src/domains/people/accounts/otp.entity.ts';
import { removeOldActs } from '../src/domains/acts/undo/old-acts.ts';
import { removeOldKeys } from '../src/domains/log/idempotency/idempotency.service.ts';
import { expireOffers } from '../src/domains/trade/offers/offer.service.ts';
import type { Ctx } from '../src/platform/context.ts';
import { sql, type Sql } from '../src/platform/database/sql.ts';
import { expireListings } from '../src/domains/market/products/availability/product-availability.service.ts';
import { endLapsedReservations } from '../src/domains/trade/reservations/reservation.service.ts';
import { removeWhatIsOld } from '../src/domains/acts/retention/retention.service.ts';
import { testApplication } from './application.ts';
import { admin, listing, student, unique, withToken, type TestClient } from './test-clients.ts';

const HOUR_MS = 3_600_000;
const PLACE = 'mutation ($id: ID!, $key: String) { placeOrder(input: { productId: $id, idempotencyKey: $key }) { order { id: databaseId } } }';
const SIGN_IN = 'mutation ($email: String!) { signIn(input: { email: $email, password: "password" }) { token expiresAt } }';
const START = 'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }';
const RESERVE = 'mutation ($id: ID!) { reserveProduct(input: { conversationId: $id, hours: 2 }) { product { id: databaseId } } }';
const OFFER = 'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 50 }) { offer { id: databaseId } } }';
const SUSPEND = 'mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: SUSPEND, days: 1, reason: "Be kind" }) { undoToken } }';

const context = async (): Promise<Ctx> => (await testApplication()).container.context(null, 'test');
const rows = async <Row>(query: Sql): Promise<Row[]> => (await context()).db.rows<Row>(query as Sql<Row>);
const succeeds = async (who: TestClient, query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await who.ask(query, variables);
  expect(errors).toBeUndefined();
  return data;
};

afterEach(() => vi.useRealTimers());

/** Sets the clock of the server process to another time. The database has its own clock, and timers are not affected. */
function jump(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}

/** Runs everything that the server does after some time. */
async function runJobs(): Promise<void> {
  const ctx = await context();
  for (const job of [expireOffers, endLapsedReservations, removeOldActs, removeOldKeys, expireListings, removeWhatIsOld]) await job(ctx);
}

describe.each([
  ['a day and an hour forward', 25 * HOUR_MS],
  ['two hours back', -2 * HOUR_MS],
])('when the server clock jumps %s', (_name, by) => {
  it('a session continues, and a new one lasts 30 days', async () => {
    const person = await student();
    jump(by);
    await succeeds(person, '{ me { id: databaseId } }');
    const { token } = (await succeeds(person, SIGN_IN, { email: person.email })).signIn;
    const again = await withToken(person, token as string);
    await succeeds(again, '{ me { id: databaseId } }');
    const [row] = await rows<{ days: number }>(
      sql`select extract(epoch from max(expires_at) - now())::float8 / 86400 as days from sessions where user_id = ${person.id}`,
    );
    expect(row!.days).toBeCloseTo(30, 2);
  });

  it('a code mailed before or after the jump is valid for ten minutes and no longer', async () => {
    const ctx = await context();
    const email = `${unique('code').replace(/\W/g, '')}@vitstudent.ac.in`;
    const before = await issueOtp(ctx, email, OtpPurpose.SIGN_UP);
    jump(by);
    await useOtp(ctx, email, OtpPurpose.SIGN_UP, before);
    const after = await issueOtp(ctx, email, OtpPurpose.SIGN_UP);
    await rows(sql`update otps set expires_at = expires_at - interval '9 minutes 50 seconds' where email = ${email}`);
    await useOtp(ctx, email, OtpPurpose.SIGN_UP, after);
    const late = await issueOtp(ctx, email, OtpPurpose.SIGN_UP);
    await rows(sql`update otps set expires_at = expires_at - interval '10 minutes' where email = ${email}`);
    await expect(useOtp(ctx, email, OtpPurpose.SIGN_UP, late)).rejects.toMatchObject({ code: 'OTP_INVALID' });
  });

  it('a repeated key still returns the first order, an act can still be undone, and no job expires anything', async () => {
    const [seller, buyer] = [await student(), await student()];
    const [sold, kept, wanted, removed] = [await listing(seller), await listing(seller), await listing(seller), await listing(seller)];
    const key = unique('key');
    const first = await succeeds(buyer, PLACE, { id: sold, key });
    const conversation = (await succeeds(buyer, START, { id: kept })).startConversation.conversation.id as string;
    await succeeds(seller, RESERVE, { id: conversation });
    const offer = (await succeeds(buyer, OFFER, { id: wanted })).makeOffer.offer.id as string;
    const { undoToken } = (await succeeds(seller, 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { undoToken } }', { id: removed }))
      .deleteProduct as { undoToken: string };
    jump(by);
    await runJobs();
    expect(await succeeds(buyer, PLACE, { id: sold, key })).toEqual(first);
    await succeeds(seller, 'mutation ($token: String!) { undo(input: { token: $token }) { message } }', { token: undoToken });
    expect((await buyer.ask('query ($id: ID!) { product(id: $id) { id: databaseId } }', { id: removed })).data.product).toEqual({ id: removed });
    const state = await rows<{ reserved: boolean; open: boolean; offer: string }>(sql`select
      (select reserved_until > now() from products where id = ${kept}) as reserved,
      (select bool_and(is_open) from products where seller_id = ${seller.id}) as open,
      (select status from offers where id = ${offer}) as offer`);
    expect(state).toEqual([{ reserved: true, open: true, offer: 'OPEN' }]);
  });

  it('a one-day suspension continues', async () => {
    const [boss, person] = [await admin(), await student()];
    await succeeds(boss, SUSPEND, { id: person.id });
    jump(by);
    const write = 'mutation { updateProfile(input: { name: "Somebody else" }) { user { id: databaseId } } }';
    expect((await person.ask(write)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', details: expect.objectContaining({}) as object } }]);
    await succeeds(person, '{ me { id: databaseId } }');
  });

  it('a new listing stays listed for 60 days', async () => {
    const seller = await student();
    jump(by);
    const id = await listing(seller);
    const [row] = await rows<{ days: number }>(
      sql`select extract(epoch from expires_at - now())::float8 / 86400 as days from products where id = ${id}`,
    );
    expect(row!.days).toBeCloseTo(60, 2);
  });
});
