import { createHmac } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { hintOf, newSecret, signedHeaders } from './webhook-signature.ts';

const attempt = { position: '17', body: '{"type":"order.placed"}', at: new Date() };

describe('a signature', () => {
  it('is the HMAC of id, time and body, by hand and by the library', () => {
    const secret = newSecret();
    const headers = signedHeaders(attempt, [secret]);
    const signed = `evt_17.${headers['webhook-timestamp']}.${attempt.body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(key).toHaveLength(32);
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(new Webhook(secret).verify(attempt.body, headers)).toEqual({ type: 'order.placed' });
  });

  it('is one for each secret after a rotation, and of no use for another secret, body, id or time', () => {
    const [old, next] = [newSecret(), newSecret()];
    const headers = signedHeaders(attempt, [next, old]);
    for (const secret of [old, next]) expect(new Webhook(secret).verify(attempt.body, headers)).toBeTruthy();
    const verified =
      (secret: string, body: string, changed = {}) =>
      () =>
        new Webhook(secret).verify(body, { ...headers, ...changed });
    expect(verified(newSecret(), attempt.body)).toThrow(WebhookVerificationError);
    expect(verified(next, '{"type":"order.cancelled"}')).toThrow(WebhookVerificationError);
    expect(verified(next, attempt.body, { 'webhook-id': 'evt_18' })).toThrow(WebhookVerificationError);
    expect(verified(next, attempt.body, { 'webhook-timestamp': '1' })).toThrow(WebhookVerificationError);
  });

  it('has the same id for every attempt', () => {
    const later = signedHeaders({ ...attempt, at: new Date(attempt.at.getTime() + 60_000) }, [newSecret()]);
    expect(later['webhook-id']).toBe('evt_17');
  });
});

describe('the hint of a secret', () => {
  it('is its end, without what fills it up', () => {
    expect(hintOf('whsec_AAAABBBBCCCC1234==')).toBe('…1234');
  });
});
