import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import { PushDelayed, PushRejected, SubscriptionGone, type PushSender } from '../platform/ports.ts';
import { addressIn, isPublicAddress } from '../platform/net/public-address.ts';
import { publicLookup } from './public-lookup.ts';
import { isPushKey } from '../platform/net/push-key.ts';

/** Timeout of a push service, in milliseconds. The message is retried later. */
const ANSWER_WITHIN_MS = 5_000;
/** Maximum delay that a push service can request, in seconds. */
const MAX_DELAY_SECONDS = 3_600;

const noPublicAddress = (host: string) => new PushRejected(`${host} has no public address`);

const lookupPublic = publicLookup(noPublicAddress);

function post(url: URL, options: RequestOptions, body: Buffer): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, { ...options, signal }, (response) => {
      response.resume();
      resolve(response);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Statuses about this message or the server's own signature. The push service may accept another message to the same browser. */
const ABOUT_MESSAGE = [401, 403, 413];

/** Throws an error for a failure status of a push service (RFC 8030). Any other 4xx means that the subscription is no longer valid. */
function assertSent({ statusCode = 0, headers }: IncomingMessage): void {
  if (statusCode >= 200 && statusCode < 300) return;
  const text = `the push service answered ${statusCode}`;
  if (statusCode === 429 || statusCode >= 500) {
    const seconds = Number(headers['retry-after']);
    throw new PushDelayed(text, Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MAX_DELAY_SECONDS) : 0);
  }
  throw statusCode >= 400 && !ABOUT_MESSAGE.includes(statusCode) ? new SubscriptionGone(text) : new PushRejected(text);
}

/**
 * Sends by Web Push: encrypted for the browser (RFC 8291) and signed with VAPID (RFC 8292). Operators of push services contact the marketplace at
 * `subject`. Hosts in `allowed` may be in a private network.
 */
export function webPushSender(subject: string, allowed: readonly string[]): PushSender {
  return {
    generateKeys: () => webPush.generateVAPIDKeys(),
    send: async ({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic }, keys) => {
      const url = new URL(endpoint);
      const isAllowed = allowed.includes(url.host);
      const address = addressIn(url.hostname);
      if (!isAllowed && address !== undefined && !isPublicAddress(address)) throw noPublicAddress(url.host);
      // An invalid key that an earlier release saved.
      if (!isPushKey(p256dh)) throw new SubscriptionGone('no message can be encrypted for the key of the browser');
      const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        TTL: ttlSeconds,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject, ...keys },
        ...(topic && { topic }),
      });
      const options = { method, headers: headers as Record<string, string>, ...(!isAllowed && { lookup: lookupPublic }) };
      assertSent(await post(url, options, body));
    },
  };
}
