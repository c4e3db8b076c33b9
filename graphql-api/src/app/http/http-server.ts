import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';
import { TEST_MODE_PATH } from '../../platform/test-mode/test-mode-store.ts';
import type { Lifecycle } from './shutdown.ts';

/** How long a client may take, in milliseconds. */
export interface ClientTimeouts {
  /** For all headers of a request. */
  headers: number;
  /** For a whole request with its body, except an upload. */
  request: number;
  /** For a whole upload: 5 MB on slow Wi-Fi. One that pauses is closed like any other. */
  upload: number;
  /** How often the two above are looked at. */
  check: number;
  /** Without sending any byte of an incomplete request, or taking any of a response that waits for it. Noticed after twice this time at the latest. */
  stalled: number;
  /** Between two requests on a keep-alive connection. */
  keepAlive: number;
}

const CLIENT_TIMEOUTS: Omit<ClientTimeouts, 'keepAlive'> = { headers: 10_000, request: 18_000, upload: 120_000, check: 1_000, stalled: 9_000 };
const KEEP_ALIVE_MS = 5_000;
/** When a client whose WebSocket is rejected during shutdown should try again, in seconds. */
const RETRY_AFTER_S = 1;
/** A proxy reuses connections that rested for up to a minute (nginx); the server must not close them first. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 65_000;

/** The timeouts of the server: no slow client keeps a connection busy for more than 20 s, or 2 minutes with an upload that goes on. */
export function clientTimeouts(trustProxy: number): ClientTimeouts {
  return { ...CLIENT_TIMEOUTS, keepAlive: trustProxy > 0 ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS };
}

/** Where sockets open: test mode has a path of its own, because browsers send no header with the handshake. */
const SOCKET_PATHS = ['/graphql', `${TEST_MODE_PATH}/graphql`];

/** True for the opening handshake of a WebSocket on /graphql. Any other `Upgrade` is ignored, as RFC 9110 allows. */
export function isWebSocketHandshake({ method, headers, url }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.trim().toLowerCase() === 'websocket' && SOCKET_PATHS.includes(url?.split('?', 1)[0] ?? '');
}

/** Closes a client that has not sent its whole request in time. Uploads have the longer time of the server. */
function limitRequest(request: IncomingMessage, timeout: number): void {
  // What the server does not read yet, as while an upload waits for the database, is no pause of the client.
  const beginAgain = () => request.socket.setTimeout(request.socket.timeout!);
  request.on('resume', beginAgain);
  request.on('timeout', () => {
    if (request.readableFlowing) request.socket.destroy();
    else beginAgain();
  });
  const isUpload = request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
  if (request.complete || isUpload) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), timeout);
  request.once('close', () => clearTimeout(timer));
}

/** Reads and drops what a call that was answered has not read of an upload: the next request of the connection comes after it. */
function dropRest(request: IncomingMessage): void {
  if (!request.complete) request.unpipe().resume();
}

interface Options {
  timeouts: ClientTimeouts;
  log: Logger;
  listener: RequestListener;
  /** Once it closes, every response ends its connection, and no WebSocket opens. */
  lifecycle: Pick<Lifecycle, 'isClosing'>;
}

/** An HTTP server on which a slow, broken or disconnected client costs no more than its connection. */
export function createHttpServer({ timeouts, log, listener, lifecycle }: Options): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.upload,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: timeouts.keepAlive,
      shouldUpgradeCallback: (request) => !lifecycle.isClosing && isWebSocketHandshake(request),
    },
    (request, response) => {
      // An 'error' event without a listener would end the process.
      for (const stream of [request, response]) stream.on('error', (err) => log.debug({ err }, 'a client went away'));
      limitRequest(request, timeouts.request);
      response.once('finish', () => dropRest(request));
      // A response that is still being produced may take longer; one that the client does not read may not.
      response.on('timeout', () => {
        if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
      });
      if (lifecycle.isClosing) response.setHeader('Connection', 'close');
      // A proxy keeps connections, so one may come while nothing opens any more. Another process serves the next attempt.
      if (lifecycle.isClosing && isWebSocketHandshake(request)) response.writeHead(503, { 'Retry-After': RETRY_AFTER_S }).end();
      else listener(request, response);
    },
  );
  server.timeout = timeouts.stalled;
  server.on('error', (err) => log.error({ err }, 'HTTP server'));
  return server;
}
