import type { LookupAddress } from 'node:dns';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAuthority, type Authority } from '../../test/certificates.ts';
import { freePort } from '../../test/server-process.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';
import { WebhookError, type WebhookFailed } from '../platform/ports.ts';
import type { Resolve } from './public-lookup.ts';
import { webhookSender } from './webhook-sender.ts';

const usual = getCACertificates('default');
let authority: Authority;
let receiver: WebhookReceiver;
let secure: WebhookReceiver;
beforeAll(async () => {
  authority = await createAuthority();
  receiver = await startWebhookReceiver();
  secure = await startWebhookReceiver(await authority.issue('127.0.0.1'));
});
afterEach(() => {
  setDefaultCACertificates(usual);
  receiver.answer = () => undefined;
});
afterAll(() => [receiver, secure].forEach((each) => each.close()));

const allowing = () => webhookSender([receiver.host, secure.host]);
const post = (url: string, sender = allowing()) => sender.post(url, { 'content-type': 'application/json' }, '{}');
const reasonOf = (promise: Promise<unknown>): Promise<WebhookError | undefined> =>
  promise.then(
    () => undefined,
    (error: unknown) => (error as WebhookFailed).reason,
  );

/** Returns a resolver with these addresses, one list for each call. */
const resolving = (...answers: string[][]): Resolve & { asked: number } => {
  const resolve = (_hostname: string, _options: unknown, callback: (error: null, addresses: LookupAddress[]) => void): void => {
    const found = answers[Math.min(resolve.asked, answers.length - 1)]!;
    resolve.asked += 1;
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  resolve.asked = 0;
  return resolve;
};

describe('the sender of webhooks', () => {
  it('posts over TLS to a receiver with a trusted certificate', async () => {
    setDefaultCACertificates([...usual, authority.cert]);
    const url = secure.url();
    expect(await post(url)).toMatchObject({ status: 204 });
    expect(secure.at(url)).toMatchObject([{ body: '{}', headers: { 'content-type': 'application/json', 'content-length': '2' } }]);
  });

  it('sends nothing to a receiver whose certificate is not trusted', async () => {
    const url = secure.url();
    expect(await reasonOf(post(url))).toBe(WebhookError.TLS);
    expect(secure.at(url)).toEqual([]);
  });

  it('opens a separate connection for each request', async () => {
    const url = receiver.url();
    for (let count = 0; count < 2; count += 1) await post(url);
    expect(receiver.at(url).map(({ headers }) => headers.connection)).toEqual(['close', 'close']);
  });

  it('follows no redirect', async () => {
    const [url, other] = [receiver.url(), receiver.url()];
    receiver.answer = ({ path }) => (url.endsWith(path) ? { status: 307, headers: { location: other } } : undefined);
    expect(await post(url)).toMatchObject({ status: 307 });
    expect(receiver.at(other)).toEqual([]);
  });

  it('stores 4 KiB of a response, and does not read the rest of an endless one', async () => {
    receiver.answer = () => ({ status: 200, body: `\0${'x'.repeat(5_000_000)}` });
    const { body } = await post(receiver.url());
    expect(body).toBe('x'.repeat(4_095));
  });

  it.each([
    ['seconds', () => '120', 120],
    ['a time', () => new Date(Date.now() + 60_000).toUTCString(), 60],
    ['anything else', () => 'soon', undefined],
  ])('reads Retry-After: %s', async (_what, header, seconds) => {
    receiver.answer = () => ({ status: 429, headers: { 'retry-after': header() } });
    const { retryAfter } = await post(receiver.url());
    if (seconds === undefined) expect(retryAfter).toBeUndefined();
    else expect(Math.abs(retryAfter! - seconds)).toBeLessThanOrEqual(2);
  });

  it('reports the reason of a failure', async () => {
    receiver.answer = () => 'reset';
    expect(await reasonOf(post(receiver.url()))).toBe(WebhookError.CONNECT);
    const nobody = `127.0.0.1:${await freePort()}`;
    expect(await reasonOf(post(`http://${nobody}/`, webhookSender([nobody])))).toBe(WebhookError.CONNECT);
    expect(await reasonOf(post('https://nothing.invalid/'))).toBe(WebhookError.DNS);
  });

  it('waits 10 seconds for a response', { timeout: 20_000 }, async () => {
    receiver.answer = () => 'never';
    expect(await reasonOf(post(receiver.url()))).toBe(WebhookError.TIMEOUT);
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[64:ff9b::7f00:1]:PORT/',
    'http://2130706433:PORT/',
    'http://0.0.0.0:PORT/',
    'https://169.254.169.254/latest',
    'https://10.0.0.8/',
  ])('rejects %s', async (text) => {
    const before = receiver.received.length;
    const sender = webhookSender([]);
    const url = text.replace('PORT', receiver.host.split(':')[1]!);
    expect(await reasonOf(sender.check(url))).toBe(WebhookError.ADDRESS_REFUSED);
    expect(await reasonOf(post(url, sender))).toBe(WebhookError.ADDRESS_REFUSED);
    expect(receiver.received.length).toBe(before);
  });

  it('rejects a name that was public when it was checked and is private when it is called', async () => {
    const port = receiver.host.split(':')[1]!;
    const resolve = resolving(['93.184.215.14'], ['127.0.0.1']);
    const sender = webhookSender([], resolve);
    await sender.check(`http://rebinding.example:${port}/`);
    const before = receiver.received.length;
    expect(await reasonOf(post(`http://rebinding.example:${port}/`, sender))).toBe(WebhookError.ADDRESS_REFUSED);
    expect([resolve.asked, receiver.received.length]).toEqual([2, before]);
  });

  it('rejects a name if one of its addresses is private', async () => {
    const sender = webhookSender([], resolving(['93.184.215.14', '10.0.0.8']));
    expect(await reasonOf(sender.check('https://both.example/'))).toBe(WebhookError.ADDRESS_REFUSED);
    expect(await reasonOf(post('https://both.example/', sender))).toBe(WebhookError.ADDRESS_REFUSED);
  });
});
