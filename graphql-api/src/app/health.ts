import type { Express, Request } from 'express';
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { hashOf } from '../auth/token-hash.ts';
import { messages } from '../messages.ts';
import { hasUsers } from '../users/user.queries.ts';
import type { ApplicationContainer } from './application.ts';
import type { Lifecycle } from './shutdown.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** With METRICS_TOKEN, requests that send it; without it, programs on this machine that connect without a proxy. */
function mayReadMetrics({ headers, socket }: Request, token: string | undefined): boolean {
  if (!token) return LOOPBACK.has(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers);
  const given = (headers.authorization ?? '').replace(/^bearer\s+/i, '');
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}

/** Serves /healthz (the process), /readyz (whether to send requests here) and /metrics (Prometheus). */
export function serveHealth(app: Express, { database, infra }: ApplicationContainer, lifecycle: Lifecycle): void {
  app.get('/healthz', (_request, response) => void response.json({ ok: true }));
  app.get('/readyz', async (_request, response) => {
    const isReachable = await hasUsers(database).then(
      () => true,
      () => false,
    );
    const ok = isReachable && !lifecycle.isDraining;
    if (!ok) response.set('Retry-After', '5');
    response
      .set('Cache-Control', 'no-store')
      .status(ok ? 200 : 503)
      .json({ ok });
  });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.get('/metrics', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (mayReadMetrics(request, infra.settings.metricsToken)) response.type(registry.contentType).send(await registry.metrics());
    else response.status(401).set('WWW-Authenticate', 'Bearer').type('text/plain').send(messages.metricsForbidden);
  });
}
