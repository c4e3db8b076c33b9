import express from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry, Registry } from 'prom-client';
import { isServed, type Campus } from '../../infra/campuses/platform.queries.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import { messages } from '../../messages.ts';
import { clientTimeouts, createHttpServer } from '../http/http-server.ts';
import { preflightHeaders } from '../http/headers.ts';
import { serveHealth } from '../http/routes/health.ts';
import type { App } from '../http/server.ts';
import { closeConnections, type Lifecycle } from '../http/shutdown.ts';
import { campusOf } from './campus-choice.ts';
import { closedCampus, noCampus, sendAnswer, type Listed } from './pages/campus-pages.ts';
import { signUpPage } from './pages/campus-sign-up.ts';
import type { CampusRegistry } from './campus-registry.ts';
import { factsOf, type SharedByCampuses } from './open-campus.ts';
import type { OpenCampuses } from './open-campuses.ts';

interface Parts {
  shared: SharedByCampuses;
  registry: CampusRegistry;
  open: OpenCampuses;
}

/** Paths that the process serves, regardless of the host. */
const OF_PROCESS = new Set(['/healthz', '/readyz', '/metrics']);

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0]!;

/** Returns the routes for the health of the process, and for the metrics of all open campuses, labelled by campus. */
function processRoutes({ shared: { primary, lifecycle }, open }: Parts): RequestListener {
  const metrics = async (): Promise<string> => {
    const ofCampuses = await Promise.all(open.all().map(({ container }) => container.metrics.registry.getMetricsAsJSON()));
    return AggregatorRegistry.aggregate(ofCampuses).metrics();
  };
  const app = express().disable('x-powered-by');
  serveHealth(app, { ...primary, metrics: { registry: { contentType: new Registry().contentType, metrics } } }, lifecycle);
  return app;
}

interface Admission extends Pick<Parts, 'registry'> {
  /** Handles requests that belong to no campus. */
  ofNoCampus: RequestListener;
}

/** Lists the campuses to clients that name none, and redirects people who sign up to their campus. */
function noCampusListener({ registry, shared }: Parts): RequestListener {
  const listedAs = (campus: Campus): Listed => ({ name: campus.name, url: shared.settingsOf(factsOf(campus)).publicUrl });
  return signUpPage({ registry, listedAs }, (_request, response) => sendAnswer(response, noCampus(registry.listed().map(listedAs))));
}

/** Handles requests for no campus or a closed campus. Returns the campus if it can be opened. */
async function admitted({ registry, ofNoCampus }: Admission, request: IncomingMessage, response: ServerResponse): Promise<Campus | undefined> {
  const campus = await campusOf(registry, request);
  if (campus && isServed(campus)) return campus;
  if (campus) sendAnswer(response, closedCampus(campus));
  else if (request.method === 'OPTIONS') {
    // A preflight request names neither a campus nor a token.
    response.writeHead(204, { 'Access-Control-Allow-Origin': '*', ...preflightHeaders(request, 'GET, POST, PUT, PATCH, DELETE') }).end();
  } else {
    ofNoCampus(request, response);
  }
  return undefined;
}

function requestListener(parts: Parts): RequestListener {
  const { open, shared } = parts;
  const ofProcess = processRoutes(parts);
  const admission = { ...parts, ofNoCampus: noCampusListener(parts) };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const campus = await admitted(admission, request, response);
    if (!campus) return;
    try {
      (await open.open(campus)).listener(request, response);
    } catch (err) {
      if (!isServiceUnavailable(err)) shared.log.error({ err, campus: campus.slug }, 'a campus could not be opened');
      sendAnswer(response, closedCampus({ ...campus, status: 'maintenance' }));
    }
  };
  return (request, response) => {
    if (OF_PROCESS.has(pathOf(request))) return void ofProcess(request, response);
    handle(request, response).catch((err: unknown) => {
      shared.log.error({ err }, 'unexpected error');
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' }).end(messages.unexpected);
    });
  };
}

/** Upgrades a connection to a socket of its campus. The socket belongs to that campus until it closes. */
function upgradeListener({ open, registry, shared }: Parts) {
  const reject = (socket: Duplex, status: string): void => {
    const lines = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', '', ''];
    socket.end(lines.join('\r\n'), () => socket.destroy());
  };
  return async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    // Must come first, because the client may disconnect, and an 'error' event without a listener ends the process.
    socket.on('error', () => socket.destroy());
    try {
      const campus = await campusOf(registry, request);
      if (!campus || !isServed(campus)) return reject(socket, campus ? '503 Service Unavailable' : '404 Not Found');
      (await open.open(campus)).site.sockets.upgrade(request, socket, head);
    } catch (err) {
      shared.log.error({ err }, 'a socket could not be opened');
      reject(socket, '503 Service Unavailable');
    }
  };
}

/** Serves all campuses on one port. */
export function createCampusApp(parts: Parts): App {
  const { shared, open } = parts;
  const { log, lifecycle, primary } = shared;
  const { settings } = primary.infra;
  const http = createHttpServer({ timeouts: clientTimeouts(settings.trustProxy), log, listener: requestListener(parts), lifecycle });
  const upgrade = upgradeListener(parts);
  const onUpgrade = (...args: Parameters<typeof upgrade>): void => void upgrade(...args);
  http.on('upgrade', onUpgrade);
  const stop = async (): Promise<void> => {
    lifecycle.isDraining = true;
    await wait(settings.shutdownWaitSeconds * 1_000);
    await closeConnections(http, lifecycle, async () => {
      http.off('upgrade', onUpgrade);
      await Promise.all(open.all().map(({ site }) => site.sockets.close()));
    });
  };
  return { http, stop };
}

export const newLifecycle = (): Lifecycle => ({ isDraining: false, isClosing: false });
