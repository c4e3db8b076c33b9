import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the push service received it. */
export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Payload for a service worker. */
interface PushPayload {
  id: string;
  title: string;
  text: string;
  link: string;
  group: string;
}

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest();
/** Returns the first bytes of HKDF (RFC 5869), for outputs of at most 32 bytes. */
const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  hmac(hmac(salt, secret), Buffer.concat([info, Buffer.from([1])])).subarray(0, length);

/** Decrypts a message as a browser does (RFC 8188 and 8291), and returns its text. */
function decrypted(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const serverKey = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey]);
  const secret = hkdf(auth, ecdh.computeSecret(serverKey), info, 32);
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const record = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Returns the claims of the token that signs a message (RFC 8292), after verifying its signature with the key in the header. */
export function verifiedClaims({ headers }: ReceivedPush): { aud: string; exp: number; sub: string; key: string } {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '')!;
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [string, string];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('wrong signature');
  return { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }), key: key! };
}

/** A browser with a subscription at a push service. */
export interface TestBrowser {
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** Returns the messages that it received, decrypted. */
  shown: () => PushPayload[];
}

/** A local push service. */
export interface PushService {
  host: string;
  received: ReceivedPush[];
  /** Responses by path; default 201. */
  answers: Map<string, { status: number; headers?: Record<string, string> } | 'never'>;
  browser(): TestBrowser;
  close(): void;
}

/** Starts a push service that records the messages it receives. */
export async function startPushService(): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const answers: PushService['answers'] = new Map();
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = answers.get(request.url!) ?? { status: 201 };
    received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
    if (answer !== 'never') response.writeHead(answer.status, answer.headers).end();
  };
  const server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = (): TestBrowser => {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(9).toString('base64url')}`;
    const own = () => received.filter((message) => message.path === path && !answers.has(path));
    return {
      subscription: { endpoint: `http://${host}${path}`, p256dh, auth: auth.toString('base64url') },
      shown: () => own().map(({ body }) => JSON.parse(decrypted(body, ecdh, auth)) as PushPayload),
    };
  };
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { host, received, answers, browser, close };
}
