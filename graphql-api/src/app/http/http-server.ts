import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';
import { TEST_MODE_PATH } from '../../platform/test-mode/test-mode-store.ts';
import type { Lifecycle } from './shutdown.ts';

/** Time limits for clients, in milliseconds. */
export interface ClientTimeouts {
  /** Time for all headers of a request. */
  headers: number;
  /** Time for a whole request with its body, except an upload. */
  request: number;
  /** Time for a whole upload: 5 MB on slow Wi-Fi. A stalled upload is closed like any other request. */
  upload: number;
  /** Interval for checking the limits for headers and uploads. */
  check: number;
  /**
   * Time without sending any byte of an incomplete request, or without reading any byte of a pending response. A stalled client is noticed after
   * twice this time at the latest.
   */
  stalled: number;
  /** Idle time between two requests on a keep-alive connection. */
  keepAlive: number;
}

const CLIENT_TIMEOUTS: Omit<ClientTimeouts, 'keepAlive'> = { headers: 10_000, request: 18_000, upload: 120_000, check: 1_000, stalled: 9_000 };
const KEEP_ALIVE_MS = 5_000;
/** Seconds after which a client should retry if its WebSocket is rejected during shutdown. */
const RETRY_AFTER_S = 1;
/** A proxy reuses connections that were idle for up to a minute (nginx). The server must not close them first. */
const KEEP_ALIVE_BEHIND_PROXY_MS = 65_000;

/** Returns the time limits of the server. No slow client keeps a connection busy for more than 20 s, or 2 minutes during a continuous upload. */
export function clientTimeouts(trustProxy: number): ClientTimeouts {
  return { ...CLIENT_TIMEOUTS, keepAlive: trustProxy > 0 ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS };
}

/** Paths on which sockets open. Test mode has its own path, because browsers send no custom header with the handshake. */
const SOCKET_PATHS = ['/graphql', `${TEST_MODE_PATH}/graphql`];

/** Returns whether a request is the opening handshake of a WebSocket on /graphql. Any other `Upgrade` is ignored, as RFC 9110 allows. */
export function isWebSocketHandshake({ method, headers, url }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.trim().toLowerCase() === 'websocket' && SOCKET_PATHS.includes(url?.split('?', 1)[0] ?? '');
}

/** Disconnects a client that has not sent its whole request in time. Uploads have the server's longer limit. */
function limitRequest(request: IncomingMessage, timeout: number): void {
  // If the server itself pauses reading, for example while an upload waits for the database, the client is not stalled.
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

/** Reads and drops the rest of an upload after its response was sent, because the connection's next request follows it. */
function dropRest(request: IncomingMessage): void {
  if (!request.complete) request.unpipe().resume();
}

interface Options {
  timeouts: ClientTimeouts;
  log: Logger;
  listener: RequestListener;
  /** While the server closes, every response ends its connection, and no WebSocket opens. */
  lifecycle: Pick<Lifecycle, 'isClosing'>;
}

/** Creates an HTTP server on which a slow, broken or disconnected client costs no more than its connection. */
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
      // A response that is still being produced may take longer, but a response that the client does not read may not.
      response.on('timeout', () => {
        if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
      });
      if (lifecycle.isClosing) response.setHeader('Connection', 'close');
      // A proxy keeps connections open, so a handshake may arrive while no sockets open any more. Another process serves the next attempt.
      if (lifecycle.isClosing && isWebSocketHandshake(request)) response.writeHead(503, { 'Retry-After': RETRY_AFTER_S }).end();
      else listener(request, response);
    },
  );
  server.timeout = timeouts.stalled;
  server.on('error', (err) => log.error({ err }, 'HTTP server'));
  return server;
}
