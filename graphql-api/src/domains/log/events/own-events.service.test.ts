import { afterAll, describe, expect, it } from 'vitest';
import { closeSockets, socket } from '../../../../test/sockets.ts';
import { indexPlan, statementsAbout } from '../../../../test/plans.ts';
import { listing, order, student } from '../../../../test/test-clients.ts';

afterAll(closeSockets);

const FIELDS = 'type subjectType subjectId actorId payload position';
const TAIL = `subscription ($after: ID) { events(after: $after) { ${FIELDS} } }`;
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { pointsAwarded } }';

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

  it('are found by the index on their audience, for pages, totals and subscriptions', async () => {
    const person = await student();
    const [page] = await statementsAbout('events', () => person.ask('{ events { nodes { id } } }'));
    const [total] = await statementsAbout('events', () => person.ask('{ events { totalCount } }'));
    const [missed] = await statementsAbout('events', async () => {
      const live = await (await socket(person.token)).subscribe(TAIL, { after: '0' });
      await order(person, await listing(await student()));
      await live.count(1);
    }).then((all) => all.filter((text) => text.includes('@> array') && text.includes('"position" >')));
    for (const statement of [page, total]) expect(await indexPlan(statement!)).toMatch(/Bitmap Index Scan on events_audience/);
    // The newest events are found by their positions just as well; what must not be is a walk by position until enough are found.
    expect(await indexPlan(missed!)).toMatch(/Sort Key/);
  });

  it('reject a position that is none', async () => {
    const live = await (await socket((await student()).token)).subscribe(TAIL, { after: 'x' });
    await expect.poll(() => live.errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(live.errors)).toContain('INVALID_INPUT');
  });
});
