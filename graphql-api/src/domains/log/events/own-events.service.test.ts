import { afterAll, describe, expect, it } from 'vitest';
import { closeSockets, socket } from '../../../../test/sockets.ts';
import { indexPlan, statementsAbout } from '../../../../test/plans.ts';
import { admin, listing, order, student, withToken } from '../../../../test/test-clients.ts';

afterAll(closeSockets);

const FIELDS = 'type subjectType subjectId actorId data { __typename ... on OrderStatusChangedData { from to } } position';
const TAIL = `subscription ($after: ID) { events(after: $after) { ${FIELDS} } }`;
const TOKEN = 'mutation { createAccessToken(input: { name: "Sync", scopes: ["events:read"] }) { token } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { pointsAwarded } }';

describe('the events of a user', () => {
  it('are read in pages and by subscription, in the same order, from any event on, and only by that user', async () => {
    const [seller, buyer, stranger] = [await student(), await student(), await student()];
    const id = await order(buyer, await listing(seller, { price: 50 }));
    await seller.ask(STATUS, { id, status: 'SHIPPED' });
    const live = await (await socket(buyer.token)).subscribe(TAIL, { after: '0' });
    const first = (await live.count(2)).map(({ events }) => events);
    expect(first).toMatchObject([
      { type: 'ORDER_PLACED', subjectType: 'ORDER', subjectId: id, actorId: buyer.id },
      { type: 'ORDER_STATUS_CHANGED', subjectType: 'ORDER', subjectId: id, actorId: seller.id },
    ]);
    expect(first[1].data).toEqual({ __typename: 'OrderStatusChangedData', from: 'NOT_PROCESSED', to: 'SHIPPED' });
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

  it('can be continued from a position as well as from a cursor, in pages and by subscription', async () => {
    const [seller, buyer] = [await student(), await student()];
    const id = await order(buyer, await listing(seller));
    for (const status of ['PROCESSING', 'SHIPPED']) await seller.ask(STATUS, { id, status });
    const live = await (await socket(buyer.token)).subscribe(TAIL, { after: '0' });
    const all = (await live.count(3)).map(({ events }) => events.position as string);
    const PAGE =
      'query ($after: String, $before: String, $last: Int) { events(after: $after, before: $before, last: $last) { edges { cursor node { position } } } }';
    const found = async (variables: object) => {
      const { data } = await buyer.ask(PAGE, { ...variables });
      return (data.events.edges as { cursor: string; node: { position: string } }[]).map(({ cursor, node }) => ({ cursor, position: node.position }));
    };
    const edges = await found({ after: '0' });
    expect(edges.map(({ position }) => position)).toEqual(all);
    for (const after of [all[0], edges[0]!.cursor]) {
      expect((await found({ after })).map(({ position }) => position)).toEqual(all.slice(1));
      const resumed = await (await socket(buyer.token)).subscribe(TAIL, { after });
      expect((await resumed.count(2)).map(({ events }) => events.position)).toEqual(all.slice(1));
    }
    expect((await found({ before: all[2], last: 1 })).map(({ position }) => position)).toEqual([all[1]]);
  });

  it('are found by the index on their audience, for pages, totals and subscriptions', async () => {
    const person = await student();
    const [page] = await statementsAbout('events', () => person.ask('{ events { nodes { id: databaseId } } }'));
    const [total] = await statementsAbout('events', () => person.ask('{ events { totalCount } }'));
    const [missed] = await statementsAbout('events', async () => {
      const live = await (await socket(person.token)).subscribe(TAIL, { after: '0' });
      await order(person, await listing(await student()));
      await live.count(1);
    }).then((all) => all.filter((text) => text.includes('@> array') && text.includes('"position" >')));
    for (const statement of [page, total]) expect(await indexPlan(statement!)).toMatch(/Bitmap Index Scan on events_audience/);
    // Finding the newest events by position would be just as fast. The plan must not scan by position until enough events are found.
    expect(await indexPlan(missed!)).toMatch(/Sort Key/);
  });

  it('are filtered by type and by subject', async () => {
    const [seller, buyer] = [await student(), await student()];
    const product = await listing(seller);
    const [first, second] = [await order(buyer, product), await order(buyer, product)];
    await seller.ask(STATUS, { id: second, status: 'SHIPPED' });
    const subject = Buffer.from(`Order:${second}`).toString('base64');
    const filtered = `subscription ($types: [EventType!], $subject: ID) { events(after: "0", types: $types, subject: $subject) { type subjectId } }`;
    const placed = await (await socket(buyer.token)).subscribe(filtered, { types: ['ORDER_PLACED'] });
    expect((await placed.count(2)).map(({ events }) => events.subjectId)).toEqual([first, second]);
    const ofSecond = await (await socket(buyer.token)).subscribe(filtered, { subject });
    expect((await ofSecond.count(2)).map(({ events }) => events.type)).toEqual(['ORDER_PLACED', 'ORDER_STATUS_CHANGED']);
    const page = await buyer.ask(
      'query ($s: ID) { events(types: [ORDER_PLACED, ORDER_STATUS_CHANGED], subject: $s) { totalCount nodes { type subjectId } } }',
      { s: subject },
    );
    expect(page.data.events).toEqual({
      totalCount: 2,
      nodes: [
        { type: 'ORDER_PLACED', subjectId: second },
        { type: 'ORDER_STATUS_CHANGED', subjectId: second },
      ],
    });
    for (const wrong of ['nonsense', '1', Buffer.from('CampusSpot:1').toString('base64')])
      expect((await buyer.ask('query ($s: ID) { events(subject: $s) { totalCount } }', { s: wrong })).errors).toMatchObject([
        { extensions: { code: 'INVALID_INPUT', fields: [{ field: 'subject' }] } },
      ]);
  });

  it('reject an invalid position', async () => {
    const live = await (await socket((await student()).token)).subscribe(TAIL, { after: 'x' });
    await expect.poll(() => live.errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(live.errors)).toContain('INVALID_INPUT');
  });
});

describe('the events of the marketplace', () => {
  const LAST = '{ events(scope: ALL, last: 1) { nodes { position } } }';
  const ALL =
    'subscription ($after: ID, $types: [EventType!]) { events(scope: ALL, after: $after, types: $types) { id: databaseId type subjectId } }';

  it('are for administrators, even those not concerned, in pages, by subscription and by id', async () => {
    const boss = await admin();
    const position = ((await boss.ask(LAST)).data.events.nodes[0]?.position ?? '0') as string;
    const live = await (await socket(boss.token)).subscribe(ALL, { after: position, types: ['ORDER_PLACED'] });
    const id = await order(await student(), await listing(await student()));
    const [{ events }] = await live.count(1);
    expect(events).toMatchObject({ type: 'ORDER_PLACED', subjectId: id });
    const page = await boss.ask('query ($after: String) { events(scope: ALL, after: $after, types: [ORDER_PLACED]) { nodes { subjectId } } }', {
      after: position,
    });
    expect(page.data.events.nodes).toEqual([{ subjectId: id }]);
    const node = await boss.ask('query ($id: ID!) { node(id: $id) { ... on Event { subjectId } } }', {
      id: Buffer.from(`Event:${events.id}`).toString('base64'),
    });
    expect(node.data.node).toEqual({ subjectId: id });
    expect((await boss.ask('{ events { nodes { id: databaseId } } }')).data.events.nodes).toEqual([]);
  });

  it('are for nobody else, neither by query nor by subscription', async () => {
    const person = await student();
    expect((await person.ask(LAST)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const live = await (await socket(person.token)).subscribe(ALL, { after: '0' });
    await expect.poll(() => live.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const { token } = (await (await admin()).ask(TOKEN)).data.createAccessToken;
    expect((await (await withToken(person, token)).ask(LAST)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
