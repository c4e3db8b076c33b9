import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../../../../platform/database/sql.ts';
import { admin, listing, order, student, unique, type TestClient } from '../../../../../../test/test-clients.ts';
import { blank, drawing } from '../../../../../../test/test-pictures.ts';
import { testApplication } from '../../../../../../test/application.ts';
import { ownData } from '../../../../../../test/own-data.ts';
import { closeSockets, socket } from '../../../../../../test/sockets.ts';

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id: databaseId text photo { url(width: 160) color width height alt } } } }`;
const READ = 'query ($id: ID!) { order(id: $id) { messages { nodes { text photo { url(width: 1280) } } } } }';

/** Different widths make the pictures different files. */
let width = 400 + (process.pid % 300);
const picture = async (draw = drawing) =>
  new Blob(
    [
      new Uint8Array(
        await draw((width += 1), 130)
          .png()
          .toBuffer(),
      ),
    ],
    { type: 'image/png' },
  );

afterEach(closeSockets);

async function chatOfOrder() {
  const [seller, buyer] = [await student(), await student()];
  return { seller, buyer, orderId: await order(buyer, await listing(seller, { name: unique('Sitar') })) };
}

async function send(who: TestClient, input: Record<string, unknown>, file?: Blob) {
  return who.upload(SEND, { input: { text: '', ...input, photo: null } }, 'variables.input.photo', file ?? (await picture()));
}

const messagesOf = async (who: TestClient, id: string) =>
  (await who.ask(READ, { id })).data.order.messages.nodes as { text: string; photo: { url: string } | null }[];

async function statusOf(path: string): Promise<number> {
  const { url } = await testApplication();
  return (await fetch(url + path)).status;
}

describe('a photo in a chat', () => {
  it('is sent with or without text, and seen by both sides', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const { message } = (await send(buyer, { orderId })).data.sendMessage;
    expect(message).toMatchObject({ text: '', photo: { width, height: 130, alt: `Photo from ${buyer.name}`, color: expect.stringMatching(/^#/) } });
    expect(await statusOf(message.photo.url)).toBe(200);
    await send(buyer, { orderId, text: 'The strings' });
    const seen = await messagesOf(seller, orderId);
    expect(seen.map(({ text, photo }) => [text, photo !== null])).toEqual([
      ['', true],
      ['The strings', true],
    ]);
  });

  it('has a URL that cannot be computed from the picture, which is stored once, and an older photo keeps its URL', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const file = await picture();
    const photoIn = async () => (await send(buyer, { orderId }, file)).data.sendMessage.message.photo.url as string;
    const url = await photoIn();
    const largest = Buffer.from(await (await fetch((await testApplication()).url + `${url.slice(0, url.lastIndexOf('/'))}/1280.webp`)).arrayBuffer());
    const name = url.split('/')[2]!;
    expect(createHash('sha256').update(largest).digest('hex')).not.toContain(name);
    expect(name).toMatch(/^[\da-f]{32}$/);
    expect((await photoIn()).split('/')[2]).toBe(name);
    const { db } = (await testApplication()).container.database;
    await db.rows(sql`update photos set content_hash = null where hash = ${name}`);
    expect((await photoIn()).split('/')[2]).not.toBe(name);
    expect(await statusOf(url)).toBe(200);
    expect((await messagesOf(seller, orderId)).map(({ photo }) => photo!.url.split('/')[2])[0]).toBe(name);
  });

  it('is pushed to the other side’s screen, and so is a message without one', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const live = await (
      await socket(seller.token)
    ).subscribe('subscription ($orderId: ID!) { messageAdded(orderId: $orderId) { text photo { width url(width: 160) } } }', { orderId });
    const { message } = (await send(buyer, { orderId })).data.sendMessage;
    await buyer.ask('mutation ($orderId: ID!) { sendMessage(input: { orderId: $orderId, text: "Hi" }) { message { id: databaseId } } }', { orderId });
    expect((await live.count(2)).map(({ messageAdded }) => messageAdded)).toEqual([
      { text: '', photo: { width, url: message.photo.url } },
      { text: 'Hi', photo: null },
    ]);
  });

  it('has its path over REST', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    await send(buyer, { orderId });
    const { url } = await testApplication();
    const answer = await fetch(`${url}/api/chat/chats/${orderId}`, { headers: { authorization: seller.token! } });
    const { data } = (await answer.json()) as { data: { message: string; photo: string }[] };
    expect(data).toMatchObject([{ message: '', photo: expect.stringMatching(/^\/photos\/.+\.webp$/) }]);
  });

  it('may be omitted only if there is text', async () => {
    const { buyer, orderId } = await chatOfOrder();
    const { errors } = await buyer.ask(SEND, { input: { orderId, text: ' ' } });
    expect(errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', fields: [{ field: 'text', message: 'A message has 1 to 2000 characters' }] } },
    ]);
  });

  it('is sent once with the same key, and another photo with that key is a conflict', async () => {
    const { buyer, orderId } = await chatOfOrder();
    const file = await picture();
    const input = { orderId, idempotencyKey: 'photo 1' };
    const sent = await Promise.all([1, 2].map(() => send(buyer, input, file)));
    const repeated = await send(buyer, input, file);
    expect(new Set([...sent, repeated].map(({ data }) => data.sendMessage.message.id)).size).toBe(1);
    expect(await messagesOf(buyer, orderId)).toHaveLength(1);
    expect((await send(buyer, input)).errors![0]!.extensions.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('is rejected from people outside the chat', async () => {
    const { orderId } = await chatOfOrder();
    for (const who of [await student(), await admin()]) {
      expect((await send(who, { orderId })).errors![0]!.extensions.code).toMatch(/NOT_FOUND|FORBIDDEN/);
    }
  });

  it.each([
    ['a file that is no picture', 'INVALID_INPUT', async () => new Blob(['hello'])],
    ['a picture that shows nothing', 'CONTENT_REJECTED', () => picture(blank)],
  ])('rejects %s, naming the field', async (_what, code, file) => {
    const { buyer, orderId } = await chatOfOrder();
    expect((await send(buyer, { orderId }, await file())).errors![0]!.extensions).toMatchObject({ code, fields: [{ field: 'photo' }] });
    expect(await messagesOf(buyer, orderId)).toEqual([]);
  });

  it('is in its sender’s export, and is deleted with the account, but the text stays', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const words = unique('Here');
    const { photo } = (await send(buyer, { orderId, text: words })).data.sendMessage.message;
    const { pictures } = await ownData(buyer);
    expect(pictures!.filter(({ of }) => of === 'message')).toMatchObject([{ url: expect.stringContaining(photo.url.split('/')[2]) }]);
    expect((await buyer.ask('mutation { deleteMyAccount(input: { password: "password" }) }')).errors).toBeUndefined();
    expect(await statusOf(photo.url)).toBe(404);
    expect(await messagesOf(seller, orderId)).toEqual([{ text: words, photo: null }]);
  });

  it('is restored when the deletion of the account is undone, even if the other side has read the message', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const { photo } = (await send(buyer, { orderId })).data.sendMessage.message;
    const boss = await admin();
    const deleted = await boss.ask('mutation ($id: ID!) { deleteUser(input: { id: $id }) { undoToken } }', { id: buyer.id });
    expect(await messagesOf(seller, orderId)).toEqual([{ text: '', photo: null }]);
    await seller.ask('mutation ($id: ID!) { markMessagesRead(input: { orderId: $id }) { id: databaseId } }', { id: orderId });
    await boss.ask('mutation ($token: String!) { undo(input: { token: $token }) { kind } }', { token: deleted.data.deleteUser.undoToken });
    expect((await messagesOf(seller, orderId))[0]!.photo).not.toBeNull();
    expect(await statusOf(photo.url)).toBe(200);
  });

  it('is shown in a report about a message without text', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    const { id } = (await send(buyer, { orderId })).data.sendMessage.message;
    const subject = Buffer.from(`Message:${id}`).toString('base64');
    const { data } = await seller.ask(`mutation { report(input: { subject: "${subject}", reason: ABUSE }) { report { subject } } }`);
    expect(data.report.report.subject).toBe('A photo');
  });
});
