import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { messages } from '../../messages.ts';
import { ErrorCode } from '../../platform/errors.ts';
import { TEST_MODE_PATH } from '../../platform/test-mode/test-mode-store.ts';
import type { PrimaryApplication } from '../application.ts';
import type { Extend, Site } from '../http/server.ts';
import { hasTestModePath, isForTestMode } from '../http/headers.ts';
import { TestMarket } from './test-market.ts';
import { testModeOf } from './test-mode.ts';

/** Seconds after which a client should retry if test mode cannot be opened. */
const RETRY_AFTER = 5;

/** Removes the path prefix of test mode, which its routes do not know. */
function withoutTestModePath(request: IncomingMessage): void {
  if (hasTestModePath(request)) request.url = request.url!.slice(TEST_MODE_PATH.length);
}

function sendUnavailable(response: ServerResponse): void {
  const [message, code] = [messages.unavailable, ErrorCode.SERVICE_UNAVAILABLE];
  response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': RETRY_AFTER, 'Access-Control-Allow-Origin': '*' });
  response.end(JSON.stringify({ code, message, errors: [{ message, extensions: { code, retryAfter: RETRY_AFTER } }] }));
}

/** Routes requests for test mode to it, and all others to the market. */
function beside(site: Site, market: TestMarket, log: Logger): Site {
  const isForTest = (request: IncomingMessage): boolean => isForTestMode(request) && market.exists;
  const open = async (request: IncomingMessage) => {
    const opened = await market.open();
    withoutTestModePath(request);
    return opened.market;
  };
  const listener: Site['listener'] = (request, response) => {
    if (!isForTest(request)) return site.listener(request, response);
    open(request).then(
      (opened) => opened.listener(request, response),
      (err: unknown) => {
        log.error({ err }, 'test mode could not be opened');
        sendUnavailable(response);
      },
    );
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!isForTest(request)) return site.sockets.upgrade(request, socket, head);
    // Must come first, because the client may disconnect, and an 'error' event without a listener ends the process.
    socket.on('error', () => socket.destroy());
    open(request).then(
      (opened) => opened.site.sockets.upgrade(request, socket, head),
      (err: unknown) => {
        log.error({ err }, 'test mode could not be opened');
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
      },
    );
  };
  const socketsOfTest = () => market.current?.market.site.sockets;
  return {
    listener,
    sockets: {
      upgrade,
      count: () => site.sockets.count() + (socketsOfTest()?.count() ?? 0),
      close: async () => void (await Promise.all([site.sockets.close(), socketsOfTest()?.close()])),
    },
    stop: async () => {
      await market.stop();
      await site.stop();
    },
  };
}

/** Adds test mode to a market if the settings enable it. `onMade` receives it. */
export function withTestMode(container: PrimaryApplication, log: Logger, onMade: (market: TestMarket) => void = () => undefined): Extend {
  const { infra } = container;
  const store = infra.settings.testMode;
  return (site, shared) => {
    if (!store) return site;
    const market = new TestMarket({ market: container, store, ...shared, log });
    infra.testMode = testModeOf(market);
    onMade(market);
    return beside(site, market, log);
  };
}
