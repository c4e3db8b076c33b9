import { describe, expect, it } from 'vitest';
import { usesPlanner } from '../../../../test/application.ts';
import { proposed } from '../../../../test/rings.ts';
import { indexPlan, statementsAbout } from '../../../../test/plans.ts';
import { admin, guest, handOver, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';

const ORDER = 'order { id: databaseId }';
const ENTRIES = {
  MessageEntry: 'message { text }',
  OfferEntry: 'offer { price status }',
  ReservationEntry: '',
  SwapEntry: 'swap { id: databaseId }',
  OrderEntry: `orderStatus ${ORDER}`,
  MeetingEntry: `meeting { status spot { name } } ${ORDER}`,
  HandoverEntry: ORDER,
  RatingEntry: ORDER,
};
const ENTRY = Object.entries(ENTRIES)
  .map(([type, fields]) => `... on ${type} { kind at actor { id: databaseId } ${fields} }`)
  .join(' ');
const TIMELINE = `query ($id: ID!, $withMessages: Boolean) { conversation(id: $id) { timeline(withMessages: $withMessages) { totalCount nodes { ${ENTRY} } } } }`;
const PAGE = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) { conversation(id: $id) {
  timeline(first: $first, after: $after, last: $last, before: $before) { nodes { ... on OfferEntry { kind at } ... on MessageEntry { kind at } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } } }`;
const OFFER =
  'mutation ($id: ID!, $price: Float!) { makeOffer(input: { productId: $id, price: $price }) { offer { id: databaseId conversation { id: databaseId } } } }';
const COUNTER = 'mutation ($id: ID!, $price: Float!) { counterOffer(input: { offerId: $id, price: $price }) { offer { id: databaseId } } }';
const ACCEPT = 'mutation ($id: ID!) { acceptOffer(input: { offerId: $id }) { undoToken order { id: databaseId } } }';
const DECLINE = 'mutation ($id: ID!) { declineOffer(input: { offerId: $id }) { offer { id: databaseId } } }';
const WITHDRAW = 'mutation ($id: ID!) { withdrawOffer(input: { offerId: $id }) { offer { id: databaseId } } }';
const SEND = 'mutation ($id: ID!, $text: String!) { sendMessage(input: { conversationId: $id, text: $text }) { message { id: databaseId } } }';
const PROPOSE =
  'mutation ($id: ID!, $spot: ID!, $at: DateTime!) { proposeMeeting(input: { orderId: $id, spotId: $spot, at: $at }) { meeting { id: databaseId } } }';
const RATE = 'mutation ($id: ID!) { rateCounterpart(input: { orderId: $id, stars: 5 }) { order { id: databaseId } } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { message } }';

interface Entry {
  kind: string;
  at: string;
  actor: { id: string } | null;
}

const timelineOf = async (who: TestClient, id: string, withMessages?: boolean) =>
  (await who.ask(TIMELINE, { id, withMessages })).data.conversation.timeline as { totalCount: number; nodes: Entry[] };

async function offered(price = 80) {
  const [seller, buyer] = [await student(), await student()];
  const product = await listing(seller, { price: 100, quantity: 3 });
  const { offer } = (await buyer.ask(OFFER, { id: product, price })).data.makeOffer;
  return { seller, buyer, product, offer: offer.id as string, talk: offer.conversation.id as string };
}

/** Proposes a meeting for tomorrow and returns the name of its spot. */
async function propose(who: TestClient, id: string): Promise<string> {
  const name = unique('Gate');
  const make = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
  const spot = (await (await admin()).ask(make, { name })).data.createCampusSpot.campusSpot.id;
  await who.ask(PROPOSE, { id, spot, at: new Date(Date.now() + 86_400_000).toISOString() });
  return name;
}

/** Accepts or declines the meeting of an order. */
async function answer(who: TestClient, orderId: string, verb: 'accept' | 'decline'): Promise<void> {
  const { meeting } = (await who.ask('query ($id: ID!) { order(id: $id) { meeting { id: databaseId } } }', { id: orderId })).data.order;
  const mutation = `mutation ($id: ID!) { ${verb}Meeting(input: { id: $id }) { meeting { status } } }`;
  expect((await who.ask(mutation, { id: meeting.id })).errors).toBeUndefined();
}

describe('the timeline of a conversation', () => {
  it('has messages and events in order, with the person responsible, for both sides and administrators', async () => {
    const { seller, buyer, offer, talk } = await offered();
    await seller.ask(SEND, { id: talk, text: 'A little more?' });
    const counter = (await seller.ask(COUNTER, { id: offer, price: 90 })).data.counterOffer.offer.id;
    const id = (await buyer.ask(ACCEPT, { id: counter })).data.acceptOffer.order.id;
    const spot = await propose(seller, id);
    await answer(buyer, id, 'accept');
    await answer(seller, id, 'decline');
    await handOver(seller, buyer, id);
    await buyer.ask(RATE, { id });
    const [by, from] = [{ actor: { id: buyer.id } }, { actor: { id: seller.id } }];
    const { totalCount, nodes } = await timelineOf(buyer, talk);
    expect(nodes).toMatchObject([
      { kind: 'OFFER_MADE', ...by, offer: { price: 80, status: 'COUNTERED' } },
      { kind: 'MESSAGE', ...from, message: { text: 'A little more?' } },
      { kind: 'OFFER_MADE', ...from, offer: { price: 90, status: 'ACCEPTED' } },
      { kind: 'OFFER_ENDED', ...by, offer: { price: 90, status: 'ACCEPTED' } },
      { kind: 'ORDER_CHANGED', ...by, orderStatus: 'NOT_PROCESSED', order: { id } },
      { kind: 'MEETING_PROPOSED', ...from, meeting: { status: 'DECLINED', spot: { name: spot } }, order: { id } },
      { kind: 'MEETING_ACCEPTED', ...by, meeting: { status: 'DECLINED', spot: { name: spot } }, order: { id } },
      { kind: 'MEETING_DECLINED', ...from, meeting: { status: 'DECLINED', spot: { name: spot } }, order: { id } },
      { kind: 'ORDER_CHANGED', ...from, orderStatus: 'DELIVERED', order: { id } },
      { kind: 'HANDED_OVER', actor: null, order: { id } },
      { kind: 'RATED', ...by, order: { id } },
    ]);
    expect(totalCount).toBe(nodes.length);
    for (const who of [seller, await admin()]) expect((await timelineOf(who, talk)).nodes).toEqual(nodes);
    for (const who of [await student(), await guest()]) expect((await who.ask(TIMELINE, { id: talk })).data.conversation).toBeNull();
  });

  it('is paged from both ends, with each entry once', async () => {
    const { seller, buyer, offer, talk } = await offered();
    for (const text of ['One', 'Two', 'Three']) await buyer.ask(SEND, { id: talk, text });
    await seller.ask(DECLINE, { id: offer });
    const { nodes } = await timelineOf(buyer, talk);
    const all = nodes.map(({ kind, at }) => ({ kind, at }));
    const read = async (of: (page: { startCursor: string; endCursor: string }) => object, add: (found: Entry[], page: Entry[]) => Entry[]) => {
      let found: Entry[] = [];
      let page = { startCursor: '', endCursor: '', hasNextPage: true, hasPreviousPage: true };
      for (let turn = 0; turn < 3; turn++) {
        const { timeline } = (await seller.ask(PAGE, { id: talk, ...of(page) })).data.conversation;
        found = add(found, timeline.nodes);
        page = timeline.pageInfo;
      }
      return { found, page };
    };
    const forwards = await read(
      ({ endCursor }) => ({ first: 2, ...(endCursor && { after: endCursor }) }),
      (found, page) => [...found, ...page],
    );
    const backwards = await read(
      ({ startCursor }) => ({ last: 2, ...(startCursor && { before: startCursor }) }),
      (found, page) => [...page, ...found],
    );
    expect(forwards).toMatchObject({ found: all, page: { hasNextPage: false } });
    expect(backwards).toMatchObject({ found: all, page: { hasPreviousPage: false } });
  });

  it('leaves out messages on request', async () => {
    const { buyer, talk } = await offered();
    await buyer.ask(SEND, { id: talk, text: 'Hello' });
    const kinds = async (withMessages: boolean) => (await timelineOf(buyer, talk, withMessages)).nodes.map(({ kind }) => kind);
    expect(await kinds(true)).toEqual(['OFFER_MADE', 'MESSAGE']);
    expect(await kinds(false)).toEqual(['OFFER_MADE']);
  });

  it.each([
    ['declined', DECLINE, 'seller', 'DECLINED'],
    ['taken back', WITHDRAW, 'buyer', 'WITHDRAWN'],
  ] as const)('says who ended an offer that was %s', async (_, mutation, side, status) => {
    const { seller, buyer, offer, talk } = await offered();
    const who = { seller, buyer }[side];
    await who.ask(mutation, { id: offer });
    expect((await timelineOf(buyer, talk)).nodes.at(-1)).toMatchObject({ kind: 'OFFER_ENDED', actor: { id: who.id }, offer: { status } });
  });

  it('gives each entry a type, also in the payload of a mutation, and adds nothing that was not requested', async () => {
    const { buyer, offer, talk } = await offered();
    const nodes =
      'timeline { nodes { ... on OfferEntry { kind offer { status } } ... on TimelineEntry { ... on MessageEntry { message { text } } } } }';
    await buyer.ask(SEND, { id: talk, text: 'Hello' });
    const withdraw = `mutation ($id: ID!) { withdrawOffer(input: { offerId: $id }) { offer { conversation { ${nodes} } } } }`;
    const after = (await buyer.ask(withdraw, { id: offer })).data.withdrawOffer.offer.conversation.timeline.nodes;
    const [made, ended] = ['OFFER_MADE', 'OFFER_ENDED'].map((kind) => ({ kind, offer: { status: 'WITHDRAWN' } }));
    expect(after).toEqual([made, { message: { text: 'Hello' } }, ended]);
    const read = await buyer.ask(`query ($id: ID!) { conversation(id: $id) { ${nodes} } }`, { id: talk });
    expect(read.data.conversation.timeline.nodes).toEqual(after);
    const named = await buyer.ask('query ($id: ID!) { conversation(id: $id) { timeline(first: 1) { edges { node { type: __typename } } } } }', {
      id: talk,
    });
    expect(named.data.conversation.timeline.edges).toEqual([{ node: { type: 'OfferEntry' } }]);
  });

  it('no longer shows what was undone', async () => {
    const { seller, offer, talk } = await offered();
    const { undoToken } = (await seller.ask(ACCEPT, { id: offer })).data.acceptOffer;
    const kinds = async () => (await timelineOf(seller, talk)).nodes.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['OFFER_MADE', 'OFFER_ENDED', 'ORDER_CHANGED']);
    expect((await seller.ask('mutation ($t: String!) { undo(input: { token: $t }) { message } }', { t: undoToken })).errors).toBeUndefined();
    expect(await kinds()).toEqual(['OFFER_MADE']);
  });

  it('has the last reservation, and its end without an order', async () => {
    const { seller, product, offer, talk } = await offered();
    await seller.ask(DECLINE, { id: offer });
    const reserve = 'mutation ($id: ID!) { reserveProduct(input: { conversationId: $id }) { undoToken } }';
    const end = 'mutation ($id: ID!) { endReservation(input: { productId: $id }) { product { id: databaseId } } }';
    const entries = async () => (await timelineOf(seller, talk)).nodes.slice(2);
    await seller.ask(reserve, { id: talk });
    const reserved = { kind: 'RESERVED', actor: { id: seller.id } };
    expect(await entries()).toMatchObject([reserved]);
    await seller.ask(end, { id: product });
    expect(await entries()).toMatchObject([reserved, { kind: 'RESERVATION_ENDED', actor: null }]);
    const { undoToken } = (await seller.ask(reserve, { id: talk })).data.reserveProduct;
    expect(await entries()).toMatchObject([reserved]);
    await seller.ask('mutation ($t: String!) { undo(input: { token: $t }) { message } }', { t: undoToken });
    expect(await entries()).toMatchObject([reserved, { kind: 'RESERVATION_ENDED' }]);
  });

  it('has all orders of this buyer for this product, and no others', async () => {
    const { seller, buyer, product, talk } = await offered();
    const [first, second] = [await order(buyer, product), await order(buyer, product)];
    await order(await student(), product);
    await order(buyer, await listing(seller));
    await seller.ask(STATUS, { id: first, status: 'CANCELLED' });
    const { nodes } = await timelineOf(buyer, talk);
    expect(nodes.filter(({ kind }) => kind === 'ORDER_CHANGED')).toMatchObject([
      { orderStatus: 'NOT_PROCESSED', order: { id: first } },
      { orderStatus: 'NOT_PROCESSED', order: { id: second } },
      { orderStatus: 'CANCELLED', order: { id: first } },
    ]);
  });

  it.runIf(usesPlanner)('is read by the indexes of its sources', async () => {
    const { buyer, talk } = await offered();
    const [statement] = await statementsAbout('messages', () => timelineOf(buyer, talk));
    expect(await indexPlan(statement!)).not.toMatch(/Seq Scan/);
  });

  it('of a ring starts with the swap and includes the meeting', async () => {
    const { people, id } = await proposed([300, 350]);
    let agreed: { id: string; conversation: { id: string } } | null = null;
    const accept = 'mutation ($id: ID!) { acceptSwap(input: { proposalId: $id }) { swap { id: databaseId conversation { id: databaseId } } } }';
    for (const person of people) agreed = (await person.ask(accept, { id })).data.acceptSwap.swap;
    const [first] = people;
    const own = (
      await first!.ask('query ($id: ID!) { conversation(id: $id) { swap { orders { id: databaseId } } } }', { id: agreed!.conversation.id })
    ).data.conversation.swap.orders[0].id;
    const spot = await propose(first!, own);
    const second = people[1]!;
    const theirs = (
      await second.ask('query ($id: ID!) { conversation(id: $id) { swap { orders { id: databaseId } } } }', { id: agreed!.conversation.id })
    ).data.conversation.swap.orders[0].id;
    await answer(second, theirs, 'accept');
    for (const person of people) {
      expect((await timelineOf(person, agreed!.conversation.id)).nodes).toMatchObject([
        { kind: 'SWAP_AGREED', actor: null, swap: { id: agreed!.id } },
        { kind: 'MEETING_PROPOSED', actor: { id: first!.id }, meeting: { spot: { name: spot } } },
        { kind: 'MEETING_ACCEPTED', actor: { id: second.id }, meeting: { spot: { name: spot } } },
      ]);
    }
  });
});
