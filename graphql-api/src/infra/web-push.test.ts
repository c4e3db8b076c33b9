import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPushService, type PushService } from '../../test/push-service.ts';
import { PushRejected } from '../platform/ports.ts';
import { webPushSender } from './web-push.ts';

const message = { payload: '{}', ttlSeconds: 60 };
let service: PushService;
beforeAll(async () => void (service = await startPushService()));
afterAll(() => service.close());

describe('a push', () => {
  it('is never sent to a private address, whatever name resolves to it', async () => {
    const sender = webPushSender('mailto:a@b.example', []);
    const { subscription } = service.browser();
    const port = service.host.split(':')[1]!;
    for (const host of [service.host, `localhost:${port}`, `[::ffff:127.0.0.1]:${port}`]) {
      const endpoint = `http://${host}/push/x`;
      await expect(sender.send({ ...subscription, endpoint }, message, sender.generateKeys())).rejects.toThrow(PushRejected);
    }
    expect(service.received).toEqual([]);
  });

  it('fails when the push service does not answer in time', { timeout: 20_000 }, async () => {
    const sender = webPushSender('mailto:a@b.example', [service.host]);
    const { subscription } = service.browser();
    service.answers.set(new URL(subscription.endpoint).pathname, 'never');
    await expect(sender.send(subscription, message, sender.generateKeys())).rejects.toThrow();
  });
});
