import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawing } from '../../graphql-api/test/test-pictures.ts';
import { listStock, openRoom, run, signIn } from './people.ts';
import { exactly, type Check } from './report.ts';
import { ask, openTarget, outerAddress, query } from './target.ts';

const DELETE = 'mutation ($id: ID!) { deleteProduct(input: { id: $id, reason: "Too loud" }) { undoToken } }';
const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { message } }';
const TOKEN =
  'mutation { createAccessToken(input: { name: "t", scopes: ["products:write", "orders:write", "offers:write", "reviews:write", "profile:write"] }) { token } }';
const UPI = 'mutation { setUpiId(input: { upiId: "thief@bank" }) { user { id: databaseId } } }';
const NAME = 'mutation ($name: String!) { updateProfile(input: { name: $name }) { message } }';
const SEND_PHOTO =
  'mutation ($order: ID!, $photo: Upload) { sendMessage(input: { orderId: $order, text: "", photo: $photo }) { message { photo { url } } } }';

/** Runs an operation. Returns the code of its error, or "done". */
async function outcome(url: string, token: string, text: string, variables: object = {}): Promise<string> {
  return (await ask(url, text, variables, { authorization: token })).body.errors?.[0]?.extensions.code ?? 'done';
}

/** Takes down a listing as an administrator. Returns the undo token. */
async function takeDown(url: string, admin: string, id: string): Promise<string> {
  return (await run(url, admin, DELETE, { id })).deleteProduct!.undoToken as unknown as string;
}

/** Sends a photo in a chat. Returns its name, and the hash of the photo shown. */
async function sendPhoto(url: string, token: string, order: string): Promise<{ name: string; hash: string }> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: SEND_PHOTO, variables: { order, photo: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.photo'] }));
  form.set('0', new Blob([new Uint8Array(await drawing(300, 200).png().toBuffer())], { type: 'image/png' }), 'photo.png');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: token, 'apollo-require-preflight': 'true' },
    body: form,
  });
  const { data } = (await response.json()) as { data: { sendMessage: { message: { photo: { url: string } } } } };
  const path = data.sendMessage.message.photo.url;
  const largest = await fetch(url + path.replace(/\d+\.webp$/, '1280.webp'));
  return {
    name: path.split('/')[2]!,
    hash: createHash('sha256')
      .update(Buffer.from(await largest.arrayBuffer()))
      .digest('hex'),
  };
}

/** Returns the status of the mailbox for a client on another machine: over a non-loopback address of this machine, or else through a proxy. */
async function mailboxFromElsewhere(url: string): Promise<string> {
  const foreign = outerAddress
    ? fetch(`${url.replace('127.0.0.1', outerAddress)}/dev/mailbox`)
    : fetch(`${url}/dev/mailbox`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  return `${(await fetch(`${url}/dev/mailbox`)).status} ${(await foreign).status}`;
}

/** Uses permissions that a user no longer has or never had. Each attempt is rejected. */
export async function misuseRights(): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-rights-'));
  const { database, server, stop } = await openTarget({ DATA_DIR: folder, HOST: '0.0.0.0' });
  const { url } = server;
  try {
    const [seller, buyer, admin, other] = (await signIn(database.url, 4)) as [string, string, string, string];
    await query(database.url, "update users set role = 'ADMIN' where email in ('room3@vitstudent.ac.in', 'room4@vitstudent.ac.in')");
    await run(url, other, '{ me { id: databaseId } }', {});
    const undoTokens = [await takeDown(url, admin, await listStock(url, seller)), await takeDown(url, admin, await listStock(url, seller))];
    const token = (await run(url, admin, TOKEN, {})).createAccessToken!.token as unknown as string;
    const byToken = await outcome(url, token, UNDO, { token: undoTokens[0] });
    const id = (await run(url, admin, '{ me { id: databaseId } }', {})).me!.id as unknown as string;
    await run(url, other, 'mutation ($id: ID!) { setUserRole(input: { id: $id, role: STUDENT }) { id: databaseId } }', { id });
    const session = createHash('sha256').update('demoted').digest('hex');
    await query(database.url, "insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')", [id, session]);
    const byFormer = await outcome(url, 'demoted', UNDO, { token: undoTokens[1] });
    const writer = (await run(url, seller, TOKEN, {})).createAccessToken!.token as unknown as string;
    const room = await openRoom(url, seller, buyer, 1);
    const { name, hash } = await sendPhoto(url, buyer, room.order);
    return [
      exactly("undo of moderation by an administrator's token without ADMIN", byToken, 'NOT_FOUND'),
      exactly('undo of moderation by a former administrator', byFormer, 'NOT_FOUND'),
      exactly('undo of moderation by an administrator', await outcome(url, other, UNDO, { token: undoTokens[1] }), 'done'),
      exactly('a new UPI id by an access token', await outcome(url, writer, UPI), 'FORBIDDEN'),
      exactly('the name of a private photo can be computed', String(hash.startsWith(name)), 'false'),
      exactly('a name with a right-to-left override', await outcome(url, buyer, NAME, { name: 'Asha \u202enamaR' }), 'INVALID_INPUT'),
      exactly('a name with a zero-width space', await outcome(url, buyer, NAME, { name: 'Asha\u200b Raman' }), 'INVALID_INPUT'),
      exactly('a name in Malayalam with a joiner', await outcome(url, buyer, NAME, { name: 'അവന്\u200d' }), 'done'),
      exactly('mailbox from this machine, from elsewhere', await mailboxFromElsewhere(url), '200 403'),
      exactly('metrics by a proxy that sends Via', (await fetch(`${url}/metrics`, { headers: { via: '1.1 proxy' } })).status, 401),
    ];
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
