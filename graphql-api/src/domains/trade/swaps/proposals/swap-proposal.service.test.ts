import { afterEach, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { consumed, notificationsOf } from '../../../../../test/consumed.ts';
import { ownData } from '../../../../../test/own-data.ts';
import { course } from '../../../../../test/course-list.ts';
import { circle, lookForRings, proposalsOf, proposed, setTerms } from '../../../../../test/rings.ts';
import { admin, category, guest, listing, order, student, unique, type TestClient } from '../../../../../test/test-clients.ts';
import { closeSockets, socket } from '../../../../../test/sockets.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { ringsToPropose } from '../rings/ring-finder.ts';
import type { Ring } from '../rings/ring.ts';
import { readGraph } from '../rings/ring-proposals.service.ts';
import { ringsAsFound } from './swap-proposal.queries.ts';
import { expireProposals } from './swap-proposal.service.ts';

const ACCEPT =
  'mutation ($id: ID!) { acceptSwap(input: { proposalId: $id }) { proposal { id: databaseId status } swap { id: databaseId legs { topUp } orders { id: databaseId } } } }';
const DECLINE = 'mutation ($id: ID!, $reason: String) { declineSwap(input: { proposalId: $id, reason: $reason }) { proposal { status reason } } }';
const TERMS = 'query ($id: ID!) { product(id: $id) { openToSwap topUpMax topUpMin swapWants { words category { id: databaseId } } } }';

const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code;
const fieldOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.fields?.[0]?.field;
const query = async <Row>(text: ReturnType<typeof sql>) => (await testApplication()).container.database.db.rows<Row>(text);
const stockOf = async (ids: string[]) =>
  (
    await query<{ quantity: number }>(
      sql`select quantity from products where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`,
    )
  ).map(({ quantity }) => quantity);
const statusOf = async (who: TestClient) => (await proposalsOf(who))[0]?.status;

afterEach(closeSockets);

describe('the terms of a listing', () => {
  it('state what its seller would take and add, and are replaced as a whole', async () => {
    const seller = await student();
    const [id, shelf] = [await listing(seller), await category()];
    await setTerms(seller, id, { wants: [{ words: 'drafter' }, { categoryId: shelf, words: 'lamp' }], topUpMax: 50, topUpMin: 10 });
    expect((await seller.ask(TERMS, { id })).data.product).toEqual({
      ...{ openToSwap: true, topUpMax: 50, topUpMin: 10 },
      swapWants: [
        { words: 'drafter', category: null },
        { words: 'lamp', category: { id: shelf } },
      ],
    });
    await setTerms(seller, id, { openToSwap: false, wants: [{ words: 'chair' }] });
    expect((await seller.ask(TERMS, { id })).data.product).toEqual({ openToSwap: false, topUpMax: 0, topUpMin: 0, swapWants: [] });
  });

  it('are set by its seller only, with up to five specific wants', async () => {
    const seller = await student();
    const id = await listing(seller);
    expect(codeOf(await setTerms(await student(), id, {}))).toBe('FORBIDDEN');
    expect(fieldOf(await setTerms(seller, id, { wants: [{}] }))).toBe('wants');
    expect(fieldOf(await setTerms(seller, id, { wants: Array.from({ length: 6 }, () => ({ words: 'lamp' })) }))).toBe('wants');
    expect(fieldOf(await setTerms(seller, id, { wants: [{ categoryId: '999999' }] }))).toBe('wants');
    expect(fieldOf(await setTerms(seller, id, { topUpMax: -1 }))).toBe('topUpMax');
  });

  it('are a filter of lists and searches, with a facet count', async () => {
    const [seller, word, shelf] = [await student(), unique('numbat'), await category()];
    const [swapped, sold] = [await listing(seller, { name: word, categoryId: shelf }), await listing(seller, { name: word, categoryId: shelf })];
    await setTerms(seller, swapped, {});
    const found = async (filter: Record<string, unknown>) => {
      const page =
        'query ($filter: ProductFilter) { products(first: 5, filter: $filter) { totalCount facets { available } nodes { id: databaseId } } }';
      const { products } = (await (await guest()).ask(page, { filter: { categoryIds: [shelf], ...filter } })).data;
      expect([products.totalCount, products.facets?.available ?? 1]).toEqual([1, 1]);
      return products.nodes.map(({ id }: { id: string }) => id);
    };
    expect(await found({ search: word, openToSwap: true })).toEqual([swapped]);
    expect(await found({ search: word, openToSwap: false })).toEqual([sold]);
    expect(await found({ openToSwap: true })).toEqual([swapped]);
    await setTerms(seller, sold, {});
    await setTerms(seller, swapped, { openToSwap: false });
    expect(await found({ search: word, openToSwap: true })).toEqual([sold]);
  });
});

it('listings that fit the wants of a listing are found among a user’s available ones, newest first', async () => {
  const [seller, buyer] = [await student(), await student()];
  const [word, shelf] = [unique('numbat'), await category()];
  const drafter = await listing(seller);
  const [named, shelved] = [await listing(buyer, { name: word }), await listing(buyer, { categoryId: shelf })];
  for (const other of [{}, { name: word, quantity: 0 }]) await listing(buyer, other);
  await setTerms(seller, drafter, { wants: [{ words: word }, { categoryId: shelf }] });
  const FITS = 'query ($for: ID!, $of: ID!) { swapFits(productId: $for, userId: $of) { id: databaseId } }';
  const fits = async (who: TestClient, productId: string, userId = buyer.id) => (await who.ask(FITS, { for: productId, of: userId })).data.swapFits;
  const globalId = Buffer.from(`Product:${drafter}`).toString('base64');
  for (const who of [buyer, seller]) for (const id of [drafter, globalId]) expect(await fits(who, id)).toEqual([{ id: shelved }, { id: named }]);
  expect(await fits(buyer, named)).toEqual([]);
  expect(await fits(buyer, drafter, seller.id)).toEqual([]);
  expect(codeOf(await buyer.ask(FITS, { for: 'nothing', of: buyer.id }))).toBe('NOT_FOUND');
});

describe('a ring', () => {
  it('of three is found and proposed once to its people, with the payments that balance the prices', async () => {
    const { people, things } = await circle([100, 150, 120]);
    expect(await lookForRings()).toBeGreaterThan(0);
    for (const person of people) {
      const [proposal, ...others] = await proposalsOf(person);
      expect(others).toEqual([]);
      expect(proposal).toMatchObject({ status: 'OPEN', viewerCanAnswer: true, acceptedBy: [], swap: null });
      // Each person receives the listing of the next one.
      expect(proposal.legs.map((leg: any) => [leg.product.id, leg.giver.id, leg.receiver.id]).toSorted()).toEqual(
        things.map((thing, at) => [thing, people[at]!.id, people.at(at - 1)!.id]).toSorted(),
      );
      expect(proposal.viewerLegs).toHaveLength(2);
      // The listings are swapped 100 for 150, 150 for 120 and 120 for 100.
      expect(proposal.transfers).toEqual([
        { from: { id: people[0]!.id }, to: { id: people[1]!.id }, amount: 30 },
        { from: { id: people[0]!.id }, to: { id: people[2]!.id }, amount: 20 },
      ]);
      expect(await notificationsOf(person, 'impossible swaps')).toEqual([expect.stringMatching(/^A swap was found: you give Thing.* and get Thing/)]);
    }
    await lookForRings();
    expect(await proposalsOf(people[0]!)).toHaveLength(1);
    expect((await proposalsOf(await student())).length).toBe(0);
  });

  it('is found by words', async () => {
    const [one, other] = [await student(), await student()];
    const [quokka, wombat] = [unique('Quokka'), unique('Wombat')];
    const things = [await listing(one, { name: quokka }), await listing(other, { name: wombat })];
    await setTerms(one, things[0]!, { wants: [{ words: wombat }] });
    await setTerms(other, things[1]!, { wants: [{ words: quokka }] });
    await lookForRings();
    expect(await statusOf(one)).toBe('OPEN');
  });

  it('is found by the course of a listing and the ISBN of a book, named explicitly or in words', async () => {
    const code = await course();
    const isbn = '9780131103627';
    for (const [ofCourse, ofBook] of [
      [{ courseCode: code }, { isbn: '0-13-110362-8' }],
      [{ words: code }, { words: isbn }],
    ]) {
      const [one, other] = [await student(), await student()];
      const things = [await listing(one, { isbn }), await listing(other, { courseCodes: [code] })];
      expect((await setTerms(one, things[0]!, { wants: [ofCourse] })).errors).toBeUndefined();
      expect((await setTerms(other, things[1]!, { wants: [ofBook] })).errors).toBeUndefined();
      const wants = 'query ($id: ID!) { product(id: $id) { swapWants { isbn course { code } category { id: databaseId } } } }';
      const read = async (id: string) => (await (await guest()).ask(wants, { id })).data.product.swapWants;
      expect(await read(things[0]!)).toEqual([{ isbn: null, course: { code }, category: null }]);
      expect(await read(things[1]!)).toEqual([{ isbn, course: null, category: null }]);
      await lookForRings();
      expect(await statusOf(one)).toBe('OPEN');
    }
  });

  it('has no listing with a price difference above its owner’s limit', async () => {
    const { people, things } = await circle([100, 201]);
    await setTerms(people[0]!, things[0]!, { topUpMax: 100 });
    await lookForRings();
    expect(await proposalsOf(people[0]!)).toEqual([]);
  });

  it('has no two people with a block, and no paused listing', async () => {
    const [blocked, paused] = [await circle([100, 100]), await circle([100, 100])];
    await blocked.people[0]!.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }', { id: blocked.people[1]!.id });
    await paused.people[0]!.ask('mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { message } }', {
      id: paused.things[0],
    });
    await lookForRings();
    for (const { people } of [blocked, paused]) expect(await proposalsOf(people[1]!)).toEqual([]);
  });
});

describe('a proposal', () => {
  it('that all accept becomes a swap with an order for each leg, priced at what its giver is paid', async () => {
    const { people, things, id } = await proposed([100, 150, 120]);
    const [first, second, third] = people as [TestClient, TestClient, TestClient];
    expect((await first.ask(ACCEPT, { id })).data.acceptSwap).toEqual({ proposal: { id, status: 'OPEN' }, swap: null });
    expect((await proposalsOf(second))[0]).toMatchObject({ acceptedBy: [{ id: first.id }], viewerCanAnswer: true });
    expect((await first.ask(ACCEPT, { id })).errors).toBeUndefined();
    expect(await stockOf(things)).toEqual([1, 1, 1]);
    await second.ask(ACCEPT, { id });
    const { proposal, swap } = (await third.ask(ACCEPT, { id })).data.acceptSwap;
    expect(proposal.status).toBe('ACCEPTED');
    // Of the three orders, the third person sees the two in which they are the buyer or the seller.
    expect(swap.orders).toHaveLength(2);
    expect(await stockOf(things)).toEqual([0, 0, 0]);
    const prices =
      await query(sql`select o.price::float8 as price, o.buyer_id::text as buyer from orders o where o.product_id = any(${things}::bigint[])
      and o.price > 0`);
    expect(prices).toEqual([{ price: 30, buyer: first.id }]);
    expect(await notificationsOf(first, 'impossible swaps')).toEqual([expect.stringMatching(/^All agreed: you get Thing/)]);
    expect((await ownData(first)).swapProposals).toHaveLength(2);
    expect(codeOf(await third.ask(ACCEPT, { id }))).toBe('CONFLICT');
  });

  it('has each person pay exactly whom and what the proposal named', async () => {
    const { people, id } = await proposed([100, 150, 120]);
    const [first, second, third] = people as [TestClient, TestClient, TestClient];
    for (const each of people)
      await each.ask('mutation ($upiId: String!) { setUpiId(input: { upiId: $upiId }) { user { id: databaseId } } }', { upiId: `u${each.id}@bank` });
    const read = async (who: TestClient) =>
      (await who.ask(`{ swapProposals(first: 1) { nodes { transfers { upiLink } } } me { ordersPlaced { nodes { upiLink } } } }`)).data;
    const linksOf = async (who: TestClient): Promise<string[]> => {
      const { swapProposals, me } = await read(who);
      return [...me.ordersPlaced.nodes, ...swapProposals.nodes[0].transfers].flatMap(({ upiLink }) => upiLink ?? []);
    };
    expect(await linksOf(first)).toEqual([]);
    for (const each of people) await each.ask(ACCEPT, { id });
    const paid = (await linksOf(first)).map((link) => [new URL(link).searchParams.get('pa'), new URL(link).searchParams.get('am')]);
    expect(paid).toEqual([
      [`u${second.id}@bank`, '30.00'],
      [`u${third.id}@bank`, '20.00'],
    ]);
    expect([await linksOf(second), await linksOf(third)]).toEqual([[], []]);
    const own = (await first.ask('{ me { ordersPlaced { nodes { id: databaseId } } } }')).data.me.ordersPlaced.nodes[0];
    await first.ask('mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "No" }) { order { id: databaseId } } }', { id: own.id });
    expect(await linksOf(first)).toEqual([]);
  });

  it('is answered by and visible to its people and administrators only', async () => {
    const { people, id } = await proposed([100, 100]);
    const globalId = Buffer.from(`SwapProposal:${id}`).toString('base64');
    const read = async (who: TestClient) => (await who.ask('query ($id: ID!) { node(id: $id) { globalId: id } }', { id: globalId })).data.node;
    const stranger = await student();
    expect([await read(people[0]!), await read(await admin()), await read(stranger)]).toEqual([{ globalId }, { globalId }, null]);
    for (const mutation of [ACCEPT, DECLINE]) expect(codeOf(await stranger.ask(mutation, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await (await admin()).ask(ACCEPT, { id }))).toBe('NOT_FOUND');
  });

  it('that one person declines ends for all, who see the reason, and is not repeated for that person and listing', async () => {
    const { people, id } = await proposed([100, 100]);
    const declined = await people[0]!.ask(DECLINE, { id, reason: 'I have one now' });
    expect(declined.data.declineSwap.proposal).toEqual({ status: 'DECLINED', reason: 'I have one now' });
    expect((await proposalsOf(people[1]!))[0]).toMatchObject({ status: 'DECLINED', reason: 'I have one now' });
    expect((await notificationsOf(people[1]!, 'impossible swaps'))[0]).toMatch(/^The swap for Thing.* was declined$/);
    expect(codeOf(await people[1]!.ask(ACCEPT, { id }))).toBe('CONFLICT');
    await lookForRings();
    expect(await proposalsOf(people[0]!)).toHaveLength(1);
    await query(sql`update swaps_kept_apart set until = now() where receiver_id = ${people[0]!.id}`);
    await lookForRings();
    expect(await proposalsOf(people[0]!)).toHaveLength(2);
  });

  it('is not made again to a person who cancelled it, until that is undone', async () => {
    const { people, id } = await proposed([100, 100]);
    for (const each of people) await each.ask(ACCEPT, { id });
    const own = (await people[0]!.ask('{ me { ordersPlaced { nodes { id: databaseId } } } }')).data.me.ordersPlaced.nodes[0];
    const cancel = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "I leave" }) { undoToken } }';
    const { undoToken } = (await people[0]!.ask(cancel, { id: own.id })).data.cancelOrder;
    await lookForRings();
    expect(await proposalsOf(people[0]!)).toHaveLength(1);
    const apart = sql`select id from swaps_kept_apart where receiver_id = ${people[0]!.id}`;
    expect(await query(apart)).toHaveLength(1);
    await people[0]!.ask('mutation ($token: String!) { undo(input: { token: $token }) { message } }', { token: undoToken });
    expect(await query(apart)).toEqual([]);
  });

  it('is made together with the others of the same search, except one with a listing that was sold meanwhile', async () => {
    const [{ people: sellers, things }, { people: others }, { people: third }] = [
      await circle([100, 100]),
      await circle([70, 90, 80]),
      await circle([60, 60]),
    ];
    const ctx = (await testApplication()).container.context(null, 'test');
    const rings = await ringsToPropose(readGraph(ctx));
    await order(await student(), things[0]!);
    const holds = (found: readonly Ring[], seller: TestClient) => found.some(({ listings }) => listings.some(({ owner }) => owner === seller.id));
    const asFound = await ringsAsFound(ctx, rings);
    for (const [seller, isThere] of [
      [sellers[0]!, false],
      [others[0]!, true],
      [third[0]!, true],
    ] as const)
      expect([holds(rings, seller), holds(asFound, seller)]).toEqual([true, isThere]);
    await lookForRings();
    expect(await proposalsOf(sellers[0]!)).toEqual([]);
    const sizes = async (seller: TestClient) => (await proposalsOf(seller)).map(({ legs, transfers }: any) => [legs.length, transfers.length]);
    expect([await sizes(others[0]!), await sizes(third[0]!)]).toEqual([[[3, 2]], [[2, 0]]]);
  });

  it('ends after 48 hours, even before the job has run', async () => {
    const { people, id } = await proposed([100, 100]);
    await query(sql`update swap_proposals set expires_at = now() where id = ${id}`);
    expect(await statusOf(people[0]!)).toBe('EXPIRED');
    expect(codeOf(await people[0]!.ask(ACCEPT, { id }))).toBe('CONFLICT');
    await expireProposals((await testApplication()).container.context(null, 'test'));
    expect((await notificationsOf(people[1]!, 'impossible swaps'))[0]).toMatch(/not all accepted in time$/);
  });

  it.each([
    ['is sold', async (_owner: TestClient, id: string) => void (await order(await student(), id))],
    [
      'has another price',
      async (owner: TestClient, id: string) => void (await owner.rest('PUT', `/api/product/updating-product/${id}`, { price: 90 })),
    ],
    ['is taken down', async (owner: TestClient, id: string) => void (await owner.rest('DELETE', `/api/product/delete-product/${id}`))],
  ])('is broken when one of its listings %s, and its people are notified', async (_what, change) => {
    const { people, things } = await proposed([100, 100, 100]);
    await change(people[1]!, things[1]!);
    await consumed('impossible swaps');
    expect(await statusOf(people[0]!)).toBe('BROKEN');
    expect((await notificationsOf(people[0]!, 'impossible swaps'))[0]).toMatch(/cannot be: something in it is gone or has another price$/);
  });

  it('is broken when one of its people is suspended, and the others are notified', async () => {
    const { people } = await proposed([100, 100, 100]);
    const sanction = 'mutation ($input: SanctionUserInput!) { sanctionUser(input: $input) { user { suspendedUntil } } }';
    await (await admin()).ask(sanction, { input: { userId: people[1]!.id, action: 'SUSPEND', reason: 'No show', days: 3 } });
    await consumed('impossible swaps');
    expect(await statusOf(people[0]!)).toBe('BROKEN');
    expect((await notificationsOf(people[2]!, 'impossible swaps'))[0]).toMatch(/^The swap for Thing.* cannot be/);
  });

  it('is broken at the last acceptance if a listing is gone before its event was processed', async () => {
    const { people, things, id } = await proposed([100, 100]);
    await people[0]!.ask(ACCEPT, { id });
    await query(sql`update products set quantity = 0 where id = ${things[0]}`);
    expect((await people[1]!.ask(ACCEPT, { id })).data.acceptSwap).toEqual({ proposal: { id, status: 'BROKEN' }, swap: null });
    expect(await stockOf(things)).toEqual([0, 1]);
  });
});

describe('the swap of a ring', () => {
  const agreed = async () => {
    const ring = await proposed([100, 100, 100]);
    for (const person of ring.people) await person.ask(ACCEPT, { id: ring.id });
    const orders = await query<{ id: string }>(sql`select l.order_id::text as id from swap_legs l join swap_proposals s on s.swap_id = l.swap_id
      where s.id = ${ring.id} order by l.id`);
    return { ...ring, orders: orders.map(({ id }) => id) };
  };
  const CANCEL = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "No" }) { order { status } } }';
  const swapOf = async (who: TestClient) => (await who.ask('{ swaps { nodes { status legs { order { id: databaseId } } } } }')).data.swaps.nodes[0];

  it('shows everybody when each listing was handed over, and when all of it was cancelled', async () => {
    const STEPS = '{ swaps { nodes { cancelledAt legs { giver { id: databaseId } handedOverAt } } } }';
    const stepsOf = async (who: TestClient) => (await who.ask(STEPS)).data.swaps.nodes[0];
    const [done, ended] = [await agreed(), await agreed()];
    const [giver, , other] = done.people as [TestClient, TestClient, TestClient];
    const received = (await giver.ask('{ me { ordersReceived { nodes { id: databaseId } } } }')).data.me.ordersReceived.nodes[0];
    await giver.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }', { id: received.id });
    const { cancelledAt, legs } = await stepsOf(other);
    expect(cancelledAt).toBe(null);
    for (const leg of legs) expect(leg.handedOverAt === null).toBe(leg.giver.id !== giver.id);
    const own = (await ended.people[0]!.ask('{ me { ordersPlaced { nodes { id: databaseId } } } }')).data.me.ordersPlaced.nodes[0];
    await ended.people[0]!.ask(CANCEL, { id: own.id });
    const steps = await stepsOf(ended.people[1]!);
    expect(Date.parse(steps.cancelledAt)).toBeLessThanOrEqual(Date.now());
    expect(steps.legs.map((leg: any) => leg.handedOverAt)).toEqual([null, null, null]);
  });

  it('is cancelled as a whole by one of its people, and shows each only their own orders', async () => {
    const { people, things } = await agreed();
    const swap = await swapOf(people[0]!);
    expect(swap).toMatchObject({ status: 'AGREED' });
    expect(swap.legs.filter((leg: any) => leg.order === null)).toHaveLength(1);
    const own = (await people[0]!.ask('{ me { ordersPlaced { nodes { id: databaseId } } } }')).data.me.ordersPlaced.nodes[0];
    expect((await people[0]!.ask(CANCEL, { id: own.id })).data.cancelOrder.order.status).toBe('CANCELLED');
    expect(await stockOf(things)).toEqual([1, 1, 1]);
    expect(await swapOf(people[1]!)).toMatchObject({ status: 'CANCELLED' });
  });

  it('is cancelled as a whole when one of its people deletes the account', async () => {
    const { people, things } = await agreed();
    await people[0]!.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    expect(await swapOf(people[1]!)).toMatchObject({ status: 'CANCELLED' });
    expect(await stockOf(things.slice(1))).toEqual([1, 1]);
  });

  it('shows a handover at once to the third person as part of the swap', async () => {
    const { people } = await agreed();
    const [giver, other] = people as [TestClient, TestClient, TestClient];
    const updates = await (await socket(other.token)).subscribe('subscription { orderChanged { swap { status } } }');
    const received = (await giver.ask('{ me { ordersReceived { nodes { id: databaseId buyer { id: databaseId } } } } }')).data.me.ordersReceived
      .nodes[0];
    expect(received.buyer.id).not.toBe(other.id);
    await giver.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }', { id: received.id });
    expect((await updates.count(1)).at(-1)).toEqual({ orderChanged: { swap: { status: 'PARTLY_DONE' } } });
  });

  it('must be completed once one leg was handed over, even when one of its people deletes the account', async () => {
    const { people } = await agreed();
    const received = (await people[1]!.ask('{ me { ordersReceived { nodes { id: databaseId } } } }')).data.me.ordersReceived.nodes[0];
    await people[1]!.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }', { id: received.id });
    const placed = (await people[1]!.ask('{ me { ordersPlaced { nodes { id: databaseId } } } }')).data.me.ordersPlaced.nodes[0];
    expect(codeOf(await people[1]!.ask(CANCEL, { id: placed.id }))).toBe('CONFLICT');
    expect(await swapOf(people[2]!)).toMatchObject({ status: 'PARTLY_DONE' });
  });
});

it('50 concurrent acceptances and orders leave at most one swap, no partial swap, and exact stock', async () => {
  const { people, things, id } = await proposed([100, 100, 100, 100]);
  const buyers = await Promise.all(Array.from({ length: 10 }, () => student()));
  const accepts = Array.from({ length: 10 }, () => people.map((person) => () => person.ask(ACCEPT, { id }))).flat();
  const orders = buyers.map(
    (buyer, at) => () =>
      buyer.ask('mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }', { id: things[at % 4] }),
  );
  const answers = await Promise.all([...accepts.slice(0, 20), ...orders, ...accepts.slice(20)].map((send) => send()));
  const codes = new Set(answers.map(codeOf).filter(Boolean));
  expect([...codes].filter((code) => !['CONFLICT', 'OUT_OF_STOCK'].includes(code!))).toEqual([]);
  const legs = await query<{ legs: number }>(
    sql`select count(*)::int as legs from swap_legs where product_id = any(${things}::bigint[]) group by swap_id`,
  );
  expect(legs.length === 0 || (legs.length === 1 && legs[0]!.legs === 4)).toBe(true);
  const wrong = await query(sql`select p.id from products p where p.id = any(${things}::bigint[])
    and p.quantity + (select count(*) from orders o where o.product_id = p.id and o.status <> 'CANCELLED') <> 1`);
  expect(wrong).toEqual([]);
});

it('administrators see every proposal, and counts of the outcomes', async () => {
  const boss = await admin();
  const read = async () =>
    (await boss.ask('{ swapFigures { openToSwap proposed open declined expired } adminSwapProposals(first: 1) { nodes { id: databaseId } } }')).data;
  const { swapFigures: before } = await read();
  const { id, people } = await proposed([100, 100, 100]);
  const { swapFigures: found, adminSwapProposals } = await read();
  expect(adminSwapProposals.nodes).toEqual([{ id }]);
  expect(found.openToSwap).toBe(before.openToSwap + 3);
  expect(found.proposed).toBeGreaterThan(before.proposed);
  await people[0]!.ask('mutation ($input: DeclineSwapInput!) { declineSwap(input: $input) { proposal { id: databaseId } } }', {
    input: { proposalId: id },
  });
  expect((await read()).swapFigures).toEqual({ ...found, open: found.open - 1, declined: found.declined + 1 });
  const late = await proposed([100, 100]);
  await query(sql`update swap_proposals set expires_at = now() where id = ${late.id}`);
  const counted = (await read()).swapFigures;
  await expireProposals((await testApplication()).container.context(null, 'test'));
  expect([counted.expired, (await read()).swapFigures]).toEqual([found.expired + 1, counted]);
});
