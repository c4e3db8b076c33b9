import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listing, order, student } from './test-clients.ts';
import { closeSockets, socket } from './sockets.ts';
import { launch, type ServerProcess } from './server-process.ts';
import { testApplication } from './application.ts';
import { databaseUrl } from './settings.ts';

// The embedded database has a single process by design.
describe.skipIf(!databaseUrl)('two server processes on one database', () => {
  let first: ServerProcess;
  let second: ServerProcess;
  beforeAll(async () => {
    await testApplication();
    [first, second] = await Promise.all([launch({ DATABASE_URL: databaseUrl }), launch({ DATABASE_URL: databaseUrl })]);
  }, 60_000);
  afterAll(async () => {
    closeSockets();
    for (const server of [first, second]) expect(await server.stop()).toEqual([0, null]);
  }, 30_000);

  it("deliver to each other's clients and close the sockets of sessions that ended in the other process", async () => {
    const [seller, buyer] = [await student(), await student()];
    const orderId = await order(buyer, await listing(seller));
    const far = await socket(buyer.token, second.url);
    const orders = await far.subscribe('subscription { orderChanged { status } }');
    const chat = await far.subscribe('subscription ($orderId: ID!) { messageAdded(orderId: $orderId) { text } }', { orderId });
    const ask = (query: string, token: string) =>
      fetch(`${first.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify({ query, variables: { id: orderId } }),
      });
    await ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { pointsAwarded } }', seller.token!);
    // The event of the order itself may come first, because another process has just published it.
    const statusAt = async (place: number) => (await orders.count(place + 1))[place].orderChanged.status as string;
    expect((await statusAt(0)) === 'NOT_PROCESSED' ? await statusAt(1) : await statusAt(0)).toBe('SHIPPED');
    await ask('mutation ($id: ID!) { sendMessage(input: { orderId: $id, text: "On my way" }) { message { id: databaseId } } }', seller.token!);
    expect((await chat.count(1))[0].messageAdded.text).toBe('On my way');
    await ask('mutation { signOut }', buyer.token!);
    expect(await far.closed).toBe(4403);
  });

  it('continue a conversation with the assistant that began in the other process', async () => {
    const user = await student();
    const word = `kazoo${user.id.replace(/\d/g, (digit) => 'bcdfhjkmpq'[Number(digit)]!)}`;
    for (const price of [10, 20]) await listing(user, { name: `${word} for ${price} songs`, price });
    const ask = async (url: string, query: string) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: user.token! },
        body: JSON.stringify({
          query: 'mutation ($query: String!) { askAssistant(input: { query: $query, conversationId: "both" }) { products { price } } }',
          variables: { query },
        }),
      });
      const { data } = (await response.json()) as { data: { askAssistant: { products: { price: number }[] } } };
      return data.askAssistant.products.map(({ price }) => price);
    };
    expect(await ask(first.url, `cheapest ${word}`)).toEqual([10, 20]);
    expect(await ask(second.url, 'the second one')).toEqual([20]);
  });

  it('reject a token soon after its session ended in the other process', async () => {
    const user = await student();
    const me = (url: string) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: user.token! },
        body: JSON.stringify({ query: '{ me { id: databaseId } }' }),
      }).then(({ status }) => status);
    expect([await me(first.url), await me(second.url)]).toEqual([200, 200]);
    await user.ask('mutation { signOut }');
    await expect.poll(() => Promise.all([me(first.url), me(second.url)])).toEqual([401, 401]);
  });
});
