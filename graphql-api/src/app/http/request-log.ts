import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { requestScope, type RequestScope } from '../../platform/request-scope.ts';
import { currentTracing, type Tracing } from '../../platform/net/tracing.ts';
import type { DatabaseOutage } from '../../platform/ports.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Metrics } from '../schema/measures/metrics.ts';

/** Paths that proxies and Prometheus request every few seconds. They are measured, but not logged. */
const HEALTH = new Set(['/healthz', '/readyz', '/metrics']);

/** Returns the kind of a request by its path. */
function kindOf(path: string): string {
  if (path === '/graphql') return 'graphql';
  if (HEALTH.has(path)) return 'health';
  const [, first = ''] = path.split('/', 2);
  return { api: 'rest', photos: 'photos', assets: 'assets' }[first] ?? 'pages';
}

/** Returns the pattern of the route, because a path may contain text that a person typed. Express sets it on the request object. */
function routeOf(request: IncomingMessage, kind: string): string {
  const { path } = ((request as Partial<Request>).route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : kind;
}

interface Parts {
  log: Logger;
  metrics: Metrics;
  settings: Pick<Settings, 'requestLog' | 'slowMs'>;
  outage: Pick<DatabaseOutage, 'wasSince'>;
}

/** Returns whether a request was slow by itself. Delays caused by a database outage are covered by the log line about the outage. */
const isSlow = ({ settings, outage }: Parts, startedAt: number, ms: number): boolean =>
  settings.slowMs > 0 && ms >= settings.slowMs && !outage.wasSince(startedAt);

/** Logs a finished request. The entry contains no address, no user id and no typed text. */
function report(parts: Parts, request: IncomingMessage, response: ServerResponse, scope: RequestScope, startedAt: number): void {
  const { log, metrics, settings } = parts;
  const ms = performance.now() - startedAt;
  const kind = kindOf(request.url?.split('?', 1)[0] ?? '/');
  metrics.httpSeconds.observe({ kind, status: response.statusCode }, ms / 1_000);
  if (kind === 'health') return;
  const slow = isSlow(parts, startedAt, ms);
  if (!slow && !settings.requestLog) return;
  const { id: requestId, databaseMs: _databaseMs, searches: _searches, ...measured } = scope;
  const line = {
    requestId,
    method: request.method,
    route: routeOf(request, kind),
    status: response.statusCode,
    ms: Math.round(ms * 10) / 10,
    ...measured,
  };
  if (slow) log.warn(line, 'slow request');
  else log.info(line, 'request');
}

/** Handles a request as the root span of a trace. Health checks are left out. */
function traced(tracing: Tracing, request: IncomingMessage, response: ServerResponse, scope: RequestScope, listener: RequestListener): void {
  const kind = kindOf(request.url?.split('?', 1)[0] ?? '/');
  if (kind === 'health') return void listener(request, response);
  const method = request.method ?? '';
  tracing.run(`${method} ${kind}`, { 'http.request.method': method, 'campuscart.request_id': scope.id }, (span) => {
    response.once('close', () => {
      span.rename(`${method} ${scope.operation ?? routeOf(request, kind)}`);
      span.add({ 'http.response.status_code': response.statusCode, 'campuscart.error_codes': scope.codes ?? [] });
      if (response.statusCode >= 500) span.add({ 'error.type': String(response.statusCode) });
      span.end();
    });
    listener(request, response);
  });
}

/** Gives every request an id, measures it, and logs it when its connection closes or its response is complete. */
export function measured(parts: Parts, listener: RequestListener): RequestListener {
  const tracing = currentTracing();
  return (request, response) => {
    const startedAt = performance.now();
    const scope: RequestScope = { id: randomUUID(), statements: 0, databaseMs: 0, searches: 0 };
    response.setHeader('X-Request-Id', scope.id);
    response.once('close', () => report(parts, request, response, scope, startedAt));
    requestScope.run(scope, () => (tracing ? traced(tracing, request, response, scope, listener) : listener(request, response)));
  };
}
