import type { lookup } from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '../../../test/webhook-receiver.ts';
import { httpWebhookSender } from './webhook-sender.ts';

let receiver: Receiver;
beforeAll(async () => void (receiver = await startReceiver()));
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer((response) => void response.writeHead(204).end());
});
afterAll(() => receiver.close());

const port = () => receiver.host.split(':')[1]!;
const request = (url: string) => ({ url, headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' }, body: '{}' });

/** A resolver whose name leads to these addresses, one list after the other. */
function resolverOf(...answers: string[][]): typeof lookup {
  let asked = 0;
  const resolve = (_name: string, _options: object, callback: (error: null, found: object[]) => void) => {
    const addresses = answers[Math.min(asked++, answers.length - 1)]!;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return resolve as unknown as typeof lookup;
}

describe('the address of a webhook', () => {
  const sender = httpWebhookSender([]);

  it.each([
    'https://hooks.example.org/campus?key=1',
    'https://hooks.example.org:443/',
    'https://hooks.example.org:8443/',
    'https://93.184.216.34/',
    'https://[2606:4700::1]/',
  ])('may be %s', (url) => {
    expect(sender.accepts(url)).toBe(true);
  });

  it.each([
    'http://hooks.example.org/',
    'ftp://hooks.example.org/',
    'file:///etc/passwd',
    'hooks.example.org',
    '',
    'https://hooks.example.org:25/',
    'https://hooks.example.org:80/',
    'https://user@hooks.example.org/',
    'https://user:password@hooks.example.org/',
    'https://hooks.example.org/#fragment',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[2002:7f00:1::]/',
    'https://[ff02::1]/',
  ])('may not be %s', async (url) => {
    expect(sender.accepts(url)).toBe(false);
    expect(await sender.send(request(url))).toMatchObject({ status: null, error: 'ADDRESS_REFUSED', body: null });
  });

  it('may be of the campus network where the operator allows that host and port', async () => {
    const allowed = httpWebhookSender([receiver.host]);
    expect(allowed.accepts(receiver.url)).toBe(true);
    expect(allowed.accepts(receiver.url.replace(port(), '9'))).toBe(false);
    expect(await allowed.send(request(receiver.url))).toMatchObject({ status: 204, error: null });
    expect(receiver.received).toMatchObject([{ headers: { 'webhook-id': 'evt_1' }, body: '{}' }]);
  });
});

describe('the name of a webhook', () => {
  const send = (...answers: string[][]) => httpWebhookSender([], resolverOf(...answers)).send(request(`https://rebind.example.org:${port()}/`));

  it.each([[['127.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['::1']], [['::ffff:127.0.0.1']], [['64:ff9b::7f00:1']], [['169.254.169.254']], [[]]])(
    'may not lead to %j, which is looked at when the socket is opened',
    async (addresses) => {
      expect(await send(addresses)).toMatchObject({ status: null, error: 'ADDRESS_REFUSED', body: null });
      expect(receiver.received).toEqual([]);
    },
  );

  it('may not lead elsewhere the second time', async () => {
    // A resolver of an attacker: the first answer is public, what a socket would get afterwards is not.
    const sender = httpWebhookSender([], resolverOf(['127.0.0.1']));
    expect(sender.accepts(`https://rebind.example.org:${port()}/`)).toBe(true);
    expect((await sender.send(request(`https://rebind.example.org:${port()}/`))).error).toBe('ADDRESS_REFUSED');
    expect(receiver.received).toEqual([]);
  });

  it('that does not exist is a failure of DNS', async () => {
    expect((await httpWebhookSender([]).send(request('https://nothing.invalid/'))).error).toBe('DNS');
  });
});

describe('the answer to a webhook', () => {
  const send = () => httpWebhookSender([receiver.host]).send(request(receiver.url));

  it('that redirects is a failure, and the other address is not asked', async () => {
    receiver.answer((response) => void response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end('moved'));
    expect(await send()).toMatchObject({ status: 302, error: 'REDIRECT' });
    expect(receiver.received).toHaveLength(1);
  });

  it.each([400, 404, 410, 500])('with status %i is a failure with its text', async (status) => {
    receiver.answer((response) => void response.writeHead(status).end('no'));
    expect(await send()).toMatchObject({ status, error: 'STATUS', body: 'no', retryAfter: null });
  });

  it.each([
    [429, '30', 30],
    [503, '3600', 3_600],
    [503, '3601', null],
    [429, 'soon', null],
    [429, '-5', null],
    [500, '30', null],
  ])('with status %i may ask to wait %s seconds', async (status, given, seconds) => {
    receiver.answer((response) => void response.writeHead(status, { 'retry-after': given }).end());
    expect((await send()).retryAfter).toBe(seconds);
  });

  it('is kept up to 4 KiB, however much is sent', async () => {
    receiver.answer((response) => {
      response.writeHead(200);
      const more = (): void => void (response.destroyed || response.write('x'.repeat(10_000), () => setImmediate(more)));
      more();
    });
    const { status, error, body } = await send();
    expect({ status, error, length: body!.length }).toEqual({ status: 200, error: null, length: 4_096 });
  });

  it('that breaks off, or is no HTTP, is a failure of the connection', async () => {
    receiver.answer((response) => void response.socket!.destroy());
    expect(await send()).toMatchObject({ status: null, error: 'CONNECT' });
    receiver.answer((response) => void response.socket!.end('SSH-2.0-OpenSSH\r\n'));
    expect(await send()).toMatchObject({ status: null, error: 'CONNECT' });
  });

  it('without TLS where it should have it is a failure of TLS', async () => {
    const url = receiver.url.replace('http:', 'https:');
    expect(await httpWebhookSender([receiver.host]).send(request(url))).toMatchObject({ status: null, error: 'TLS' });
  });
});
