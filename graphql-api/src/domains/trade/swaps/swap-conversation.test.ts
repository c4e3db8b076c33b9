import { describe, expect, it } from 'vitest';
import { notificationsOf } from '../../../../test/consumed.ts';
import { ownData } from '../../../../test/own-data.ts';
import { proposed } from '../../../../test/rings.ts';
import { testApplication } from '../../../../test/application.ts';
import { closeSockets, socket } from '../../../../test/sockets.ts';
import { sql } from '../../../platform/database/sql.ts';
import { admin, handOver, student, type TestClient } from '../../../../test/test-clients.ts';

const ACCEPT = 'mutation ($id: ID!) { acceptSwap(input: { proposalId: $id }) { swap { id: databaseId conversation { id: databaseId } } } }';
const SEND =
  'mutation ($id: ID!, $text: String!) { sendMessage(input: { conversationId: $id, text: $text }) { message { id: databaseId globalId: id } } }';
const READ = 'mutation ($id: ID!) { markConversationRead(input: { conversationId: $id }) { conversation { unreadCount awaitsViewer } } }';
const TALK = `query ($id: ID!) { conversation(id: $id) { viewerCanWrite unreadCount awaitsViewer productId product { id: databaseId } buyer { id: databaseId } seller { id: databaseId }
  people { id: databaseId } swap { id: databaseId status } openOffer { id: databaseId } order { id: databaseId } recentMessages { nodes { text readAt sender { id: databaseId } } } } }`;
const INBOX = '{ me { counts { chats } conversations { nodes { id: databaseId people { id: databaseId } } } } }';

const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code;
const talkOf = async (who: TestClient, id: string) => (await who.ask(TALK, { id })).data.conversation;

/** Creates three people who agreed on a ring, and their conversation. */
async function ring() {
  const { people, id } = await proposed([300, 350, 400]);
  let swap: { id: string; conversation: { id: string } } | null = null;
  for (const person of people) ({ swap } = (await person.ask(ACCEPT, { id })).data.acceptSwap);
  return { people: people as [TestClient, TestClient, TestClient], swap: swap!.id, talk: swap!.conversation.id };
}

describe('the conversation of a ring', () => {
  it('is shared by its people, about their swap, and the only one for it in their lists of chats', async () => {
    const { people, swap, talk } = await ring();
    const ids = people.map(({ id }) => id).toSorted();
    for (const person of people) {
      const seen = await talkOf(person, talk);
      expect(seen).toMatchObject({ viewerCanWrite: true, productId: null, product: null, buyer: null, seller: null, openOffer: null, order: null });
      expect(seen.swap).toEqual({ id: swap, status: 'AGREED' });
      expect(seen.people.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids);
      expect((await person.ask(INBOX)).data.me.conversations.nodes.map(({ id }: { id: string }) => id)).toEqual([talk]);
    }
  });

  it('is unread for each person until they have read it, and read for its sender once everybody has', async () => {
    const { people, talk } = await ring();
    const [alda, bela, cora] = people;
    await alda.ask(SEND, { id: talk, text: 'Shall we meet at the library?' });
    for (const person of [bela, cora]) expect(await talkOf(person, talk)).toMatchObject({ unreadCount: 1, awaitsViewer: true });
    expect(await talkOf(alda, talk)).toMatchObject({ unreadCount: 0, awaitsViewer: false });
    expect((await bela.ask(READ, { id: talk })).data.markConversationRead.conversation).toEqual({ unreadCount: 0, awaitsViewer: false });
    expect((await talkOf(alda, talk)).recentMessages.nodes[0].readAt).toBe(null);
    expect((await cora.ask(INBOX)).data.me.counts.chats).toBe(1);
    await bela.ask(SEND, { id: talk, text: 'At five' });
    expect((await talkOf(cora, talk)).unreadCount).toBe(2);
    await cora.ask(READ, { id: talk });
    const [second, first] = (await talkOf(alda, talk)).recentMessages.nodes;
    expect(first.readAt).not.toBe(null);
    expect(second.readAt).toBe(null);
    expect((await talkOf(alda, talk)).unreadCount).toBe(1);
  });

  it('is delivered to the others live and by a notification', async () => {
    const { people, talk } = await ring();
    const [alda, bela, cora] = people;
    const added = await Promise.all(
      [bela, cora].map(async ({ token }) =>
        (await socket(token)).subscribe(`subscription { messageAdded(conversationId: "${talk}") { text sender { id: databaseId } } }`),
      ),
    );
    const changed = await (await socket(cora.token)).subscribe('subscription { conversationChanged { id: databaseId unreadCount } }');
    await alda.ask(SEND, { id: talk, text: 'Hello both' });
    for (const each of added) expect(await each.count(1)).toEqual([{ messageAdded: { text: 'Hello both', sender: { id: alda.id } } }]);
    expect(await changed.count(1)).toEqual([{ conversationChanged: { id: talk, unreadCount: 1 } }]);
    closeSockets();
    for (const person of [bela, cora])
      expect(await notificationsOf(person, 'notifications')).toContainEqual(expect.stringMatching(/ wrote to you about your swap$/));
    expect(await notificationsOf(alda, 'notifications')).not.toContainEqual(expect.stringContaining('wrote to you'));
  });

  it('is closed to others, except administrators, who can read it', async () => {
    const { talk } = await ring();
    const [other, staff] = [await student(), await admin()];
    expect(await talkOf(other, talk)).toBe(null);
    expect(codeOf(await other.ask(SEND, { id: talk, text: 'Hi' }))).toBe('NOT_FOUND');
    expect(codeOf(await other.ask(READ, { id: talk }))).toBe('NOT_FOUND');
    expect((await talkOf(staff, talk)).viewerCanWrite).toBe(false);
    expect(codeOf(await staff.ask(SEND, { id: talk, text: 'Hi' }))).toBe('FORBIDDEN');
  });

  it('accepts no messages from two people with a block between them, but from the third', async () => {
    const { people, talk } = await ring();
    const [alda, bela, cora] = people;
    await alda.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }', { id: bela.id });
    for (const person of [alda, bela]) expect(codeOf(await person.ask(SEND, { id: talk, text: 'Hi' }))).toBe('CONFLICT');
    expect((await cora.ask(SEND, { id: talk, text: 'What now?' })).errors).toBeUndefined();
    expect((await talkOf(alda, talk)).unreadCount).toBe(1);
  });

  it('has messages that each of its people can report, and that are in the data of their author', async () => {
    const { people, talk } = await ring();
    const [alda, , cora] = people;
    const { globalId } = (await alda.ask(SEND, { id: talk, text: 'Pay me first' })).data.sendMessage.message;
    const report = 'mutation ($s: ID!) { report(input: { subject: $s, reason: ABUSE }) { report { id: databaseId } } }';
    expect((await cora.ask(report, { s: globalId })).errors).toBeUndefined();
    expect(codeOf(await (await student()).ask(report, { s: globalId }))).toBe('NOT_FOUND');
    expect((await ownData(alda)).messages).toMatchObject([{ text: 'Pay me first' }]);
    for (const person of people) expect((await ownData(person)).conversations).toContainEqual(expect.objectContaining({ id: Number(talk) }));
  });

  it('is not in REST, where each order has its own chat', async () => {
    const { people, talk } = await ring();
    const [alda] = people;
    await alda.ask(SEND, { id: talk, text: 'For all of you' });
    const { ordersPlaced } = (await alda.ask('{ me { ordersPlaced { nodes { id: databaseId } } } }')).data.me;
    const chat = await alda.rest('GET', `/api/chat/chats/${ordersPlaced.nodes[0].id}`);
    expect(chat).toMatchObject({ status: 200, body: { data: [] } });
  });

  it('is closed 30 days after the last order of the swap ended', async () => {
    const { people, talk, swap } = await ring();
    await people[0].ask('mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Changed my mind" }) { order { id: databaseId } } }', {
      id: (await people[0].ask('{ me { ordersPlaced { nodes { id: databaseId } } } }')).data.me.ordersPlaced.nodes[0].id,
    });
    expect((await talkOf(people[1], talk)).swap).toEqual({ id: swap, status: 'CANCELLED' });
    expect((await people[1].ask(SEND, { id: talk, text: 'Why?' })).errors).toBeUndefined();
    const { container } = await testApplication();
    await container.database.db.rows(sql`update orders set ended_at = now() - interval '31 days'
      where id in (select order_id from swap_legs where swap_id = ${swap})`);
    expect((await talkOf(people[1], talk)).viewerCanWrite).toBe(false);
    expect(codeOf(await people[1].ask(SEND, { id: talk, text: 'Why?' }))).toBe('CONFLICT');
  });
});

it('a handover between two people of a ring notifies the third, with the number that remain', async () => {
  const { people } = await ring();
  const [giver] = people;
  const received = (await giver.ask('{ me { ordersReceived { nodes { id: databaseId buyer { id: databaseId } lines { name } } } } }')).data.me
    .ordersReceived;
  const [{ id, buyer, lines }] = received.nodes;
  const receiver = people.find((person) => person.id === buyer.id)!;
  const third = people.find((person) => person !== giver && person !== receiver)!;
  await handOver(giver, receiver, id);
  const text = `${lines[0].name} of your swap was handed over: 1 of 3`;
  expect(await notificationsOf(third, 'notifications')).toContain(text);
  for (const person of [giver, receiver]) expect(await notificationsOf(person, 'notifications')).not.toContain(text);
});
