import { beforeAll, describe, expect, it } from 'vitest';
import { removeOldActs } from './old-acts.ts';
import { sql } from '../../../platform/database/sql.ts';
import { exportUser } from '../own-data/own-data.queries.ts';
import { testApplication } from '../../../../test/application.ts';
import { busyStudent, type Things } from '../../../../test/busy-student.ts';
import { consumed } from '../../../../test/consumed.ts';
import { changesSince, snapshot } from '../../../../test/snapshot.ts';
import { admin, guest, listing, order, student, withToken, type TestClient } from '../../../../test/test-clients.ts';
import { MAKE_TOKEN } from '../../../../test/scopes.ts';

const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { kind message } }';
const FIELDS = 'undoToken undoUntil';
const PREVIEW = 'query ($kind: ActKind!, $id: ID!) { actPreview(kind: $kind, id: $id) { counts { kind count } } }';

interface Undoable {
  undoToken: string;
  undoUntil: string;
}

const undo = (who: TestClient, token: string) => who.ask(UNDO, { token });

/** Names of id fields of inputs that are not called `id`. */
const idOf: Record<string, string> = { sanctionUser: 'userId', reserveProduct: 'conversationId', clearPriceSchedule: 'productId' };

/** Runs a mutation on an id and returns the undo fields of its payload. */
async function act(who: TestClient, mutation: string, id: string, more = ''): Promise<Undoable> {
  const { data, errors } = await who.ask(`mutation ($id: ID!) { ${mutation}(input: { ${idOf[mutation] ?? 'id'}: $id ${more} }) { ${FIELDS} } }`, {
    id,
  });
  expect(errors).toBeUndefined();
  return data[mutation] as Undoable;
}

const previewOf = async (who: TestClient, kind: string, id: string): Promise<Record<string, number>> => {
  const { data, errors } = await who.ask(PREVIEW, { kind, id });
  expect(errors).toBeUndefined();
  const { counts } = data.actPreview as { counts: { kind: string; count: number }[] };
  return Object.fromEntries(counts.map(({ kind: each, count }) => [each, count]));
};

let boss: TestClient;
beforeAll(async () => {
  boss = await admin();
});

/** Every act: its actor, its mutation and the id of its object. */
const acts: [kind: string, by: (of: Things) => TestClient, mutation: string, id: (of: Things) => string, more?: string][] = [
  ['DELETE_PRODUCT', ({ seller }) => seller, 'deleteProduct', ({ product }) => product],
  ['DELETE_PRODUCT', () => boss, 'deleteProduct', ({ product }) => product],
  ['DELETE_REVIEW', ({ buyer }) => buyer, 'deleteReview', ({ review: id }) => id],
  ['DELETE_REVIEW', () => boss, 'deleteReview', ({ review: id }) => id],
  ['DELETE_CATEGORY', () => boss, 'deleteCategory', ({ shelf }) => shelf],
  ['DELETE_ORDER', ({ buyer }) => buyer, 'deleteOrder', ({ sold }) => sold],
  ['CANCEL_ORDER', ({ buyer }) => buyer, 'cancelOrder', ({ sold }) => sold, 'reason: "Found another"'],
  ['DECLINE_ORDER', ({ seller }) => seller, 'declineOrder', ({ sold }) => sold, 'reason: "Broken"'],
  ['DELETE_USER', () => boss, 'deleteUser', ({ seller }) => seller.id],
  ['WARN_USER', () => boss, 'sanctionUser', ({ seller }) => seller.id, 'action: WARN reason: "Be kind"'],
  ['SUSPEND_USER', () => boss, 'sanctionUser', ({ seller }) => seller.id, 'action: SUSPEND reason: "Be kind"'],
  ['BAN_USER', () => boss, 'sanctionUser', ({ seller }) => seller.id, 'action: BAN reason: "Be kind"'],
  ['MARK_SOLD', ({ seller }) => seller, 'markProductSold', ({ product }) => product],
  ['CLEAR_PRICE_SCHEDULE', ({ seller }) => seller, 'clearPriceSchedule', ({ product }) => product],
  ['RESERVE_PRODUCT', ({ seller }) => seller, 'reserveProduct', ({ conversation }) => conversation],
  ['SETTLE_DISPUTE', () => boss, 'settleDispute', ({ dispute }) => dispute, 'handedOver: true'],
  ['SETTLE_DISPUTE', () => boss, 'settleDispute', ({ dispute }) => dispute, 'handedOver: false'],
];

describe('undo', () => {
  it.each(acts)('restores every row after %s', async (kind, by, mutation, id, more) => {
    const things = await busyStudent();
    const before = await snapshot();
    const done = await act(by(things), mutation, id(things), more);
    expect(await changesSince(before)).not.toEqual({});
    expect((await undo(by(things), done.undoToken)).data?.undo).toEqual({ kind, message: 'Everything is as it was before.' });
    expect(await changesSince(before)).toEqual({});
  });

  it('restores the export of a deleted person byte for byte, except sessions and the activity log', async () => {
    const { seller } = await busyStudent();
    const { container } = await testApplication();
    await consumed('notifications');
    const newest = (await container.database.db.one<{ id: number }>(sql`select coalesce(max(id), 0)::int as id from notifications`))!.id;
    const exported = async () => {
      let text = '';
      for await (const piece of exportUser(container.context(null, 'test'), seller.id, '')) text += piece;
      const all = JSON.parse(text) as Record<string, { id: number }[]>;
      // The undo sends notifications as well.
      const notifications = all.notifications!.filter(({ id }) => id <= newest);
      return JSON.stringify({ ...all, notifications, sessions: [], activityAboutYou: [] });
    };
    const before = await exported();
    const { undoToken } = await act(boss, 'deleteUser', seller.id);
    expect(await exported()).not.toBe(before);
    await undo(boss, undoToken);
    expect(await exported()).toBe(before);
  });

  it('keeps what others changed meanwhile', async () => {
    const { seller, buyer, product } = await busyStudent();
    const second = await order(buyer, product);
    const { undoToken } = await act(buyer, 'cancelOrder', second, 'reason: "Changed my mind"');
    const { container } = await testApplication();
    const stock = async () =>
      (await container.database.db.one<{ quantity: number }>(sql`select quantity from products where id = ${product}`))!.quantity;
    const before = await stock();
    await order(await student(), product);
    expect((await undo(buyer, undoToken)).errors).toBeUndefined();
    expect(await stock()).toBe(before - 2);
    expect((await seller.ask('query ($id: ID!) { order(id: $id) { status } }', { id: second })).data.order.status).toBe('NOT_PROCESSED');
  });

  it('fails with CONFLICT when the returned stock has been sold', async () => {
    const [seller, buyer] = [await student(), await student()];
    const product = await listing(seller, { quantity: 1 });
    const first = await order(buyer, product);
    const { undoToken } = await act(buyer, 'cancelOrder', first, 'reason: "Changed my mind"');
    await order(await student(), product);
    const before = await snapshot();
    expect((await undo(buyer, undoToken)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect(await changesSince(before)).toEqual({});
  });

  it('fails with CONFLICT when the restored rows were changed since', async () => {
    const { seller, sold } = await busyStudent();
    const { undoToken } = await act(seller, 'declineOrder', sold, 'reason: "Changed my mind"');
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: PROCESSING }) { pointsAwarded } }', { id: sold });
    expect((await undo(seller, undoToken)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  it('works once, for 10 minutes, for the person who did it and, if it is in the audit log, for administrators', async () => {
    const { seller, product } = await busyStudent();
    const { container } = await testApplication();
    const own = await act(seller, 'deleteProduct', product);
    expect(Math.round((Date.parse(own.undoUntil) - Date.now()) / 60_000)).toBe(10);
    for (const other of [await student(), boss])
      expect((await undo(other, own.undoToken)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await undo(await guest(), own.undoToken)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await undo(seller, own.undoToken)).errors).toBeUndefined();
    expect((await undo(seller, own.undoToken)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    const moderated = await act(boss, 'deleteProduct', product);
    expect((await undo(await admin(), moderated.undoToken)).errors).toBeUndefined();
    const late = await act(seller, 'deleteProduct', product);
    await container.database.db.rows(sql`update acts set undo_until = now() where token = ${late.undoToken}`);
    expect((await undo(seller, late.undoToken)).errors).toMatchObject([
      { message: expect.stringContaining('10 minutes'), extensions: { code: 'NOT_FOUND' } },
    ]);
  });

  it('of a moderation act needs a current administrator, and admin scopes for a token', async () => {
    const [former, seller] = [await admin(), await student()];
    const products = [await listing(seller), await listing(seller)];
    const [first, second] = [
      await act(former, 'deleteProduct', products[0]!, 'reason: "Too loud"'),
      await act(former, 'deleteProduct', products[1]!, 'reason: "Too loud"'),
    ];
    const token = await withToken(former, (await former.ask(MAKE_TOKEN)).data.createAccessToken.token);
    expect((await undo(token, first.undoToken)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await undo(former, first.undoToken)).errors).toBeUndefined();
    await boss.ask('mutation ($id: ID!) { setUserRole(input: { id: $id, role: STUDENT }) { id: databaseId } }', { id: former.id });
    const signIn = 'mutation ($email: String!) { signIn(input: { email: $email, password: "password" }) { token } }';
    const demoted = await withToken(former, (await (await guest()).ask(signIn, { email: former.email })).data.signIn.token);
    expect((await undo(demoted, second.undoToken)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await undo(boss, second.undoToken)).errors).toBeUndefined();
  });

  it('leaves no data of a deleted person after the 10 minutes', async () => {
    const { seller } = await busyStudent();
    const { container } = await testApplication();
    const { db } = container.database;
    const { undoToken } = await act(boss, 'deleteUser', seller.id);
    const kept = () => db.rows(sql`select id from act_changes where before::text like ${`%${seller.email}%`}`);
    expect(await kept()).not.toEqual([]);
    await db.rows(sql`update acts set undo_until = now() where token = ${undoToken}`);
    await removeOldActs(container.context(null, 'test'));
    expect(await kept()).toEqual([]);
  });

  it('is recorded in the audit log, and notifies those who got a mail about it', async () => {
    const { seller, product } = await busyStudent();
    const { container } = await testApplication();
    const { undoToken } = await act(boss, 'deleteProduct', product);
    await undo(boss, undoToken);
    const { data } = await boss.ask('query ($id: ID!) { auditEntries(first: 2, userId: $id) { nodes { action details user { id: databaseId } } } }', {
      id: seller.id,
    });
    expect(data.auditEntries.nodes).toEqual([
      { action: 'UNDONE', details: 'PRODUCT_REMOVED', user: { id: seller.id } },
      { action: 'PRODUCT_REMOVED', details: expect.any(String), user: { id: seller.id } },
    ]);
    const events = await container.database.db.rows(
      sql`select type, payload from events where subject_id = ${product}
        and (type = 'PRODUCT_REMOVED' or payload ->> 'undone' = 'PRODUCT_REMOVED') order by id`,
    );
    expect(events).toEqual([
      { type: 'PRODUCT_REMOVED', payload: {} },
      { type: 'UNDONE', payload: { undone: 'PRODUCT_REMOVED', product } },
    ]);
  });
});

describe('the preview of an act', () => {
  it('counts the effects of deleting a person, and changes nothing', async () => {
    const { seller } = await busyStudent();
    const before = await snapshot();
    expect(await previewOf(boss, 'DELETE_USER', seller.id)).toMatchObject({
      ACCOUNTS_DELETED: 1,
      LISTINGS_REMOVED: 2,
      ORDERS_CANCELLED: 2,
      FAVOURITES_DELETED: 1,
      SAVED_SEARCHES_DELETED: 1,
    });
    expect(await changesSince(before)).toEqual({});
  });

  it.each([
    ['DELETE_PRODUCT', ({ seller }: Things) => seller, ({ product }: Things) => product, { LISTINGS_REMOVED: 1, POINTS_TAKEN: 20 }],
    ['DELETE_CATEGORY', () => boss, ({ shelf }: Things) => shelf, { CATEGORIES_DELETED: 1, LISTINGS_MOVED: 2 }],
    ['BAN_USER', () => boss, ({ seller }: Things) => seller.id, { ACCOUNTS_BANNED: 1, LISTINGS_REMOVED: 2, ORDERS_CANCELLED: 2 }],
    ['DELETE_REVIEW', ({ buyer }: Things) => buyer, ({ review: id }: Things) => id, { REVIEWS_DELETED: 1 }],
    ['DELETE_ORDER', ({ buyer }: Things) => buyer, ({ sold }: Things) => sold, { ORDERS_CANCELLED: 1, ORDERS_HIDDEN: 1 }],
  ])('counts the effects of %s', async (kind, by, id, counts) => {
    const things = await busyStudent();
    expect(await previewOf(by(things), kind, id(things))).toEqual(counts);
  });

  it('is allowed to those who may perform the action', async () => {
    const { seller, product } = await busyStudent();
    const preview = async (who: TestClient, kind: string, id: string) => (await who.ask(PREVIEW, { kind, id })).errors?.[0]?.extensions.code;
    expect(await preview(await student(), 'DELETE_PRODUCT', product)).toBe('FORBIDDEN');
    expect(await preview(seller, 'DELETE_USER', boss.id)).toBe('FORBIDDEN');
    expect(await preview(await guest(), 'DELETE_REVIEW', '1')).toBe('UNAUTHENTICATED');
  });
});
