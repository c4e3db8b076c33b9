import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { lookup } from 'node:dns';
import type { WebhookAnswer, WebhookRequest, WebhookSender } from '../../platform/ports.ts';
import { AddressRefused, isOnCampus, lookupReceiver, receiverUrl } from './webhook-address.ts';

/** A receiver that has not answered by then is asked again later, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;
/** As much of an answer is kept. */
const KEPT_BYTES = 4_096;
/** A receiver cannot have us wait longer, in seconds. */
const MAX_DELAY_SECONDS = 3_600;

const ANSWERED_LATER = [429, 503];

/** Errors of a connection, by the beginnings of their codes. */
const causes: [prefix: RegExp, error: NonNullable<WebhookAnswer['error']>][] = [
  [/^(ENOTFOUND|EAI_|EDNS)/, 'DNS'],
  [/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|EPROTO)/, 'TLS'],
];

function causeOf(error: unknown): NonNullable<WebhookAnswer['error']> {
  const { name, code = '', cause } = error as Error & { code?: string };
  if (error instanceof AddressRefused || cause instanceof AddressRefused) return 'ADDRESS_REFUSED';
  if (name === 'TimeoutError' || name === 'AbortError') return 'TIMEOUT';
  return causes.find(([prefix]) => prefix.test(code))?.[1] ?? 'CONNECT';
}

/** The beginning of an answer's text. What the receiver still sends is not read. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= KEPT_BYTES) break;
    }
  } catch {
    // It stopped, or was too slow; its status has arrived.
  }
  response.destroy();
  return Buffer.concat(pieces).subarray(0, KEPT_BYTES).toString('utf8');
}

/** Seconds that a receiver asks to be left alone; null where it does not, or for too long. */
function delayOf({ statusCode = 0, headers }: IncomingMessage): number | null {
  const given = headers['retry-after'];
  if (given === undefined || !ANSWERED_LATER.includes(statusCode)) return null;
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return seconds > 0 && seconds <= MAX_DELAY_SECONDS ? Math.ceil(seconds) : null;
}

function errorOf(status: number): WebhookAnswer['error'] {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS';
}

function open(url: URL, options: RequestOptions, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    // A connection of its own: none is reused for another receiver, and no proxy of the environment is asked.
    const request = send(url, { ...options, method: 'POST', agent: false }, resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends webhooks over connections that lead to public addresses only; `allowed` are hosts of the campus network, each with its port. */
export function httpWebhookSender(allowed: readonly string[], resolve: typeof lookup = lookup): WebhookSender {
  const post = async ({ url: given, headers, body }: WebhookRequest): Promise<Omit<WebhookAnswer, 'durationMs'>> => {
    const url = receiverUrl(given, allowed);
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const isPrivate = isOnCampus(url, allowed);
    const response = await open(url, { headers, signal, ...(isPrivate ? {} : { lookup: lookupReceiver(resolve) }) }, body);
    const status = response.statusCode!;
    return { status, error: errorOf(status), body: await beginningOf(response), retryAfter: delayOf(response) };
  };
  return {
    accepts: (url) => {
      try {
        return Boolean(receiverUrl(url, allowed));
      } catch {
        return false;
      }
    },
    send: async (request) => {
      const began = performance.now();
      const answer = await post(request).catch((error: unknown) => ({ status: null, error: causeOf(error), body: null, retryAfter: null }));
      return { ...answer, durationMs: Math.round(performance.now() - began) };
    },
  };
}
