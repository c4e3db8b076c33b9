import { afterAll, describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { consumed } from './consumed.ts';
import { closeSockets, socket } from './sockets.ts';
import { listing, order, student, unique, type TestClient } from './test-clients.ts';

/** Subscriptions through which one person reaches another. */
const contacts: Record<string, string> = {
  conversationChanged: 'subscription { conversationChanged { product { id: databaseId } } }',
  events: 'subscription { events { type subjectType } }',
  messageAdded: 'subscription ($conversation: ID!) { messageAdded(conversationId: $conversation) { text } }',
  notificationAdded: 'subscription { notificationAdded { kind text } }',
};

/** Other subscriptions, and why a block does not affect them. */
const unconcerned: Record<string, string> = {
  countsChanged: 'Numbers alone; those of chats leave out blocked people: attention.service.test.ts.',
  orderChanged: 'An order that was placed before the block is settled.',
  pointsChanged: 'The own points.',
  productChanged: 'What guests see too.',
  reviewStepsFinished: 'The own listing.',
};

afterAll(closeSockets);

/** Consumers in the order in which they depend on each other. */
const CONSUMERS = ['favourites', 'saved searches', 'wanted posts', 'notifications'];
const START = 'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }';

/** Performs actions of the blocked person that notify others: a lower price, a listing that others are waiting for, a message. */
async function reachOut(seller: TestClient, { product, conversation, words }: Record<'product' | 'conversation' | 'words', string>): Promise<void> {
  await seller.ask('mutation ($id: ID!) { updateProduct(input: { id: $id, price: 1 }) { product { id: databaseId } } }', { id: product });
  await listing(seller, { name: `${words} again`, price: 5 });
  const send = 'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, text: "Hello" }) { message { id: databaseId } } }';
  await seller.ask(send, { id: conversation });
}

describe('a block', () => {
  it('has an expectation for every subscription of the schema', () => {
    const fields = Object.keys(buildBareSchema().getSubscriptionType()!.getFields());
    expect([...Object.keys(contacts), ...Object.keys(unconcerned)].toSorted()).toEqual(fields.toSorted());
  });

  it.each([
    ['the reader', true],
    ['the other person', false],
  ])("by %s hides the other side's actions from every subscription", async (_who, byReader) => {
    const [seller, reader, stranger] = [await student(), await student(), await student()];
    const words = unique('theremin');
    const product = await listing(seller, { name: words, price: 500 });
    const conversation = (await reader.ask(START, { id: product })).data.startConversation.conversation.id as string;
    await reader.ask('mutation ($id: ID!) { addFavourite(input: { productId: $id }) { product { id: databaseId } } }', { id: product });
    await reader.ask('mutation ($words: String!) { saveSearch(input: { text: $words }) { savedSearch { id: databaseId } } }', { words });
    const wanted = `mutation ($title: String!) { createWantedPost(input: { title: $title, maxPrice: 900 }) { wantedPost { id: databaseId } } }`;
    expect((await reader.ask(wanted, { title: words })).errors).toBeUndefined();
    const own = await listing(reader);
    for (const consumer of CONSUMERS) await consumed(consumer);

    const [one, other] = byReader ? [reader, seller] : [seller, reader];
    await one.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }', { id: other.id });
    const live = await socket(reader.token);
    const received: Record<string, { events: unknown[]; count(wanted: number): Promise<unknown[]> }> = {};
    for (const [name, text] of Object.entries(contacts)) received[name] = await live.subscribe(text, { conversation });
    await reachOut(seller, { product, conversation, words });
    for (const consumer of CONSUMERS) await consumed(consumer);

    // A stranger's action arrives, so the sockets are open.
    await order(stranger, own);
    await received.notificationAdded!.count(1);
    await received.events!.count(1);
    await received.conversationChanged!.count(1);
    const notified = Object.fromEntries(Object.entries(received).map(([name, { events }]) => [name, events]));
    expect(notified).toEqual({
      conversationChanged: [{ conversationChanged: { product: { id: own } } }],
      events: [{ events: { type: 'ORDER_PLACED', subjectType: 'ORDER' } }],
      messageAdded: [],
      notificationAdded: [{ notificationAdded: { kind: 'ORDER_PLACED', text: expect.stringContaining(stranger.name) } }],
    });
  });
});
