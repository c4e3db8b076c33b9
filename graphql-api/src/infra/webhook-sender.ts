import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { promisify } from 'node:util';
import { addressIn, isPublicAddress } from '../platform/net/public-address.ts';
import { WebhookError, WebhookFailed, type WebhookAnswer, type WebhookSender } from '../platform/ports.ts';
import { publicLookup, type Resolve } from './public-lookup.ts';

/** Timeout of a receiver, in milliseconds. The delivery is retried later. */
const ANSWER_WITHIN_MS = 10_000;
/** Maximum number of bytes read from a response. */
const KEPT_BYTES = 4_096;

/** Returns the seconds of a Retry-After header, which contains a number or a date; undefined if there is none. */
function secondsOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Returns the beginning of a response. Anything beyond it, or after the timeout, is not read. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= KEPT_BYTES) break;
    }
  } catch {
    // The status has arrived; the body is not essential.
  }
  // PostgreSQL cannot store NUL in a text.
  return Buffer.concat(chunks).subarray(0, KEPT_BYTES).toString('utf8').replaceAll('\0', '');
}

/** Tracks the progress of a request and returns the error for its current stage. */
function watch(request: ClientRequest, isSecure: boolean): () => WebhookError {
  let next = WebhookError.CONNECT;
  request.once('socket', (socket) => {
    socket.once('connect', () => void (next = isSecure ? WebhookError.TLS : WebhookError.CONNECT));
    socket.once('secureConnect', () => void (next = WebhookError.CONNECT));
  });
  return () => next;
}

const isOfResolver = (error: unknown): boolean => (error as { syscall?: string }).syscall === 'getaddrinfo';

/** Returns a failure as shown to the owner of a webhook. */
function failureOf(error: unknown, isLate: boolean, next: WebhookError): WebhookFailed {
  if (error instanceof WebhookFailed) return error;
  if (isLate) return new WebhookFailed(WebhookError.TIMEOUT, { cause: error });
  return new WebhookFailed(isOfResolver(error) ? WebhookError.DNS : next, { cause: error });
}

/** Sends to public addresses and to the `allowed` hosts, which may be in a private network. `resolve` looks up host names. */
export function webhookSender(allowed: readonly string[], resolve?: Resolve): WebhookSender {
  const refused = () => new WebhookFailed(WebhookError.ADDRESS_REFUSED);
  const lookup = publicLookup(refused, resolve);
  /** Sockets do not look up an IP address. */
  const assertPublic = ({ hostname }: URL): void => {
    const address = addressIn(hostname);
    if (address !== undefined && !isPublicAddress(address)) throw refused();
  };
  const post = async (text: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer> => {
    const url = new URL(text);
    const isAllowed = allowed.includes(url.host);
    if (!isAllowed) assertPublic(url);
    const isSecure = url.protocol === 'https:';
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    // No agent, so that neither a connection of another receiver nor a proxy from the environment is used.
    const options = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, signal, agent: false as const };
    const request = (isSecure ? httpsRequest : httpRequest)(url, { ...options, ...(!isAllowed && { lookup }) });
    const next = watch(request, isSecure);
    try {
      const response = await new Promise<IncomingMessage>((resolveAnswer, reject) => {
        request.once('response', resolveAnswer);
        request.on('error', reject);
        request.end(body);
      });
      const answer = { status: response.statusCode!, retryAfter: secondsOf(response.headers['retry-after']) };
      return { ...answer, body: await beginningOf(response) };
    } catch (error) {
      throw failureOf(error, signal.aborted, next());
    } finally {
      request.destroy();
    }
  };
  const check = async (text: string): Promise<void> => {
    const url = new URL(text);
    if (allowed.includes(url.host)) return;
    assertPublic(url);
    if (addressIn(url.hostname) !== undefined) return;
    await promisify(lookup)(url.hostname, { all: true }).catch((error: unknown) => {
      throw failureOf(error, false, WebhookError.DNS);
    });
  };
  return { check, post };
}
