import { afterAll, describe, expect, it } from 'vitest';
import { closeSockets, socket } from '../../test/sockets.ts';
import { listing, order, student } from '../../test/test-clients.ts';

afterAll(closeSockets);

const FIELDS = 'type subjectType subjectId actorId payload position';
const TAIL = `subscription ($after: ID) { events(after: $after) { ${FIELDS} } }`;
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { pointsAwarded } }';

describe('the events of a person', () => {
  it('are read in pages and by subscription, in the same order, from any of them on, and by nobody else', async () => {
    const [seller, buyer, stranger] = [await student(), await student(), await student()];
    const id = await order(buyer, await listing(seller, { price: 50 }));
    await seller.ask(STATUS, { id, status: 'SHIPPED' });
    const live = await (await socket(buyer.token)).subscribe(TAIL, { after: '0' });
    const first = (await live.count(2)).map(({ events }) => events);
    expect(first).toMatchObject([
      { type: 'ORDER_PLACED', subjectType: 'ORDER', subjectId: id, actorId: buyer.id },
      { type: 'ORDER_STATUS_CHANGED', subjectType: 'ORDER', subjectId: id, actorId: seller.id },
    ]);
    expect(JSON.parse(first[1].payload)).toEqual({ from: 'NOT_PROCESSED', to: 'SHIPPED' });
    await seller.ask(STATUS, { id, status: 'PROCESSING' });
    const all = (await live.count(3)).map(({ events }) => events);
    const resumed = await (await socket(buyer.token)).subscribe(TAIL, { after: all[1].position });
    expect((await resumed.count(1))[0].events).toEqual(all[2]);
    const pages = `query ($after: String) { events(first: 2, after: $after) { nodes { ${FIELDS} } pageInfo { endCursor hasNextPage } } }`;
    const page = (await buyer.ask(pages)).data.events;
    const rest = (await buyer.ask(pages, { after: page.pageInfo.endCursor })).data.events;
    expect([...page.nodes, ...rest.nodes]).toEqual(all);
    expect((await stranger.ask(pages)).data.events.nodes).toEqual([]);
  });

  it('reject a position that is none', async () => {
    const live = await (await socket((await student()).token)).subscribe(TAIL, { after: 'x' });
    await expect.poll(() => live.errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(live.errors)).toContain('INVALID_INPUT');
  });
});
