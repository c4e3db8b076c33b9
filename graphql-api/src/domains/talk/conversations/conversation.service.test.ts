import { describe, expect, it } from 'vitest';
import { guest, listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { closeSockets, socket } from '../../../../test/sockets.ts';

const START = `mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId buyer { id: databaseId } seller { id: databaseId } product { id: databaseId } lastMessageAt } } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id: databaseId text order { id: databaseId } conversation { id: databaseId } } } }`;
const INBOX = `{ me { conversations { nodes { id: databaseId productName unreadCount order { id: databaseId } recentMessages(first: 1) { nodes { text } } } } } }`;
const READ = `query ($id: ID!) { conversation(id: $id) { unreadCount viewerCanWrite messages { nodes { text } } } }`;

const start = async (who: TestClient, id: string): Promise<string> => (await who.ask(START, { id })).data.startConversation.conversation.id;
const inbox = async (who: TestClient): Promise<{ id: string }[]> => (await who.ask(INBOX)).data.me.conversations.nodes;

async function conversation() {
  const [seller, buyer] = [await student(), await student()];
  const productId = await listing(seller);
  return { seller, buyer, productId, id: await start(buyer, productId) };
}

describe('a conversation', () => {
  it('is one per buyer and product, however often it is started', async () => {
    const { buyer, productId, id } = await conversation();
    const ids = await Promise.all(Array.from({ length: 8 }, () => start(buyer, productId)));
    expect(new Set([id, ...ids]).size).toBe(1);
    expect(await start(await student(), productId)).not.toBe(id);
  });

  it('is not started with oneself, about nothing, or by a guest', async () => {
    const { seller, buyer, productId } = await conversation();
    expect((await seller.ask(START, { id: productId })).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect((await buyer.ask(START, { id: '999999999' })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await (await guest()).ask(START, { id: productId })).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is in the inbox of both sides once it has a message, the newest first', async () => {
    const { seller, buyer, productId, id } = await conversation();
    expect(await inbox(buyer)).toEqual([]);
    await buyer.ask(SEND, { input: { conversationId: id, text: 'Is it still there?' } });
    const second = await start(buyer, await listing(seller));
    await buyer.ask(SEND, { input: { conversationId: second, text: 'And this?' } });
    for (const who of [buyer, seller]) expect((await inbox(who)).map((each) => each.id)).toEqual([second, id]);
    await seller.ask(SEND, { input: { conversationId: id, text: 'Yes' } });
    expect((await inbox(buyer))[0]).toMatchObject({ id, unreadCount: 1, order: null, recentMessages: { nodes: [{ text: 'Yes' }] } });
    const other = (
      await buyer.ask(
        `{ product(id: "${productId}") { viewerConversation { id: databaseId } seller { conversations { nodes { id: databaseId } } } } }`,
      )
    ).data;
    expect(other.product).toEqual({ viewerConversation: { id }, seller: { conversations: null } });
  });

  it('is listed once, page by page, while other conversations move up in the inbox', async () => {
    const seller = await student();
    const productId = await listing(seller);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => student()));
    const write = async (who: TestClient, id: string) =>
      expect((await who.ask(SEND, { input: { conversationId: id, text: 'Hello' } })).errors).toBeUndefined();
    const ids: string[] = [];
    for (const buyer of buyers) {
      const id = await start(buyer, productId);
      await write(buyer, id);
      ids.unshift(id);
    }
    const page = async (after: string | null) =>
      (
        await seller.ask(
          'query ($after: String) { me { conversations(first: 2, after: $after) { nodes { id: databaseId } pageInfo { endCursor hasNextPage } } } }',
          {
            after,
          },
        )
      ).data.me.conversations as { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    const first = await page(null);
    // Adds activity to the last conversation of the first page, where the cursor points, and to one of the last page, which the client moves to the
    // start.
    await write(buyers[4]!, ids[1]!);
    await write(buyers[0]!, ids[5]!);
    const second = await page(first.pageInfo.endCursor);
    const third = await page(second.pageInfo.endCursor);
    expect([first, second, third].map(({ nodes }) => nodes.map(({ id }) => id))).toEqual([[ids[0], ids[1]], [ids[2], ids[3]], [ids[4]]]);
    expect(third.pageInfo.hasNextPage).toBe(false);
    expect((await page(null)).nodes.map(({ id }) => id)).toEqual([ids[5], ids[1]]);
  });

  it('includes the orders, and their chat shows the whole conversation', async () => {
    const { seller, buyer, productId, id } = await conversation();
    await buyer.ask(SEND, { input: { conversationId: id, text: 'Before' } });
    const orders = [await order(buyer, productId), await order(buyer, productId)];
    const about = await buyer.ask(SEND, { input: { orderId: orders[0]!, text: 'First' } });
    expect(about.data.sendMessage.message).toMatchObject({ order: { id: orders[0] }, conversation: { id } });
    const later = await seller.ask(SEND, { input: { conversationId: id, text: 'Later' } });
    expect(later.data.sendMessage.message.order).toEqual({ id: orders[1] });
    const chats =
      'query ($id: ID!) { order(id: $id) { unreadCount messages { nodes { text } } conversation { id: databaseId order { id: databaseId } } } }';
    for (const each of orders) {
      expect((await buyer.ask(chats, { id: each })).data.order).toEqual({
        unreadCount: 1,
        messages: { nodes: [{ text: 'Before' }, { text: 'First' }, { text: 'Later' }] },
        conversation: { id, order: { id: orders[1] } },
      });
    }
    const rest = await seller.rest('GET', `/api/chat/chats/${orders[0]}`);
    const line = (message: string, from: TestClient, to: TestClient) => ({ message, sender: from.id, receiver: to.id, order: orders[0] });
    expect(rest.body.data).toMatchObject([line('Before', buyer, seller), line('First', buyer, seller), line('Later', seller, buyer)]);
  });

  it('is closed to others, who cannot tell whether it exists', async () => {
    const { id } = await conversation();
    const stranger = await student();
    expect((await stranger.ask(SEND, { input: { conversationId: id, text: 'Hi' } })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await stranger.ask(READ, { id })).data.conversation).toBeNull();
  });

  it('needs the order or the conversation, not both', async () => {
    const { buyer, productId, id } = await conversation();
    const orderId = await order(buyer, productId);
    for (const input of [{ text: 'Hi' }, { text: 'Hi', orderId, conversationId: id }]) {
      expect((await buyer.ask(SEND, { input })).errors![0]!.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        fields: [{ field: 'conversationId' }],
      });
    }
  });

  it('closes when the listing is taken down, and stays open while an order from it is open', async () => {
    const [one, two] = [await conversation(), await conversation()];
    await order(two.buyer, two.productId);
    for (const { seller, productId } of [one, two]) await seller.ask(`mutation { deleteProduct(input: { id: "${productId}" }) { message } }`);
    const closed = await one.buyer.ask(SEND, { input: { conversationId: one.id, text: 'Hi' } });
    expect(closed.errors).toMatchObject([{ message: 'This conversation is closed: the listing was taken down', extensions: { code: 'CONFLICT' } }]);
    expect((await one.buyer.ask(READ, { id: one.id })).data.conversation.viewerCanWrite).toBe(false);
    expect((await two.buyer.ask(SEND, { input: { conversationId: two.id, text: 'Hi' } })).errors).toBeUndefined();
  });

  it('counts unread messages until they are marked as read', async () => {
    const { seller, buyer, id } = await conversation();
    for (const text of ['One', 'Two']) await buyer.ask(SEND, { input: { conversationId: id, text } });
    const mark = 'mutation ($id: ID!) { markConversationRead(input: { conversationId: $id }) { conversation { unreadCount } } }';
    expect((await seller.ask(mark, { id })).data.markConversationRead.conversation.unreadCount).toBe(0);
  });

  it('is published to both sides as it changes, with its messages in order', async () => {
    const { seller, buyer, id } = await conversation();
    const [changes, messages] = [await socket(seller.token), await socket(buyer.token)];
    const changed = await changes.subscribe('subscription { conversationChanged { id: databaseId unreadCount } }');
    const added = await messages.subscribe(
      `subscription { messageAdded(conversationId: "${id}", after: "0") { text conversation { id: databaseId } } }`,
    );
    await buyer.ask(SEND, { input: { conversationId: id, text: 'One' } });
    expect(await changed.count(1)).toEqual([{ conversationChanged: { id, unreadCount: 1 } }]);
    expect(await added.count(1)).toEqual([{ messageAdded: { text: 'One', conversation: { id } } }]);
    closeSockets();
  });
});
