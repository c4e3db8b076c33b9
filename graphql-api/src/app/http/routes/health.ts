import type { Express, Request } from 'express';
import { timingSafeEqual } from 'node:crypto';
import type { Registry } from 'prom-client';
import { setTimeout as wait } from 'node:timers/promises';
import { hashOf } from '../../../domains/people/access-tokens/token-hash.ts';
import { messages } from '../../../messages.ts';
import { hasUsers } from '../../../domains/people/users/user.queries.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { ApplicationContainer } from '../../application.ts';
import type { Lifecycle } from '../shutdown.ts';
import { isFromThisMachine } from './this-machine.ts';

/**
 * Returns whether a request may read the metrics. With METRICS_TOKEN, it must send the token; otherwise it must come from this machine without a
 * proxy.
 */
function mayReadMetrics(request: Request, token: string | undefined): boolean {
  if (!token) return isFromThisMachine(request);
  const given = (request.headers.authorization ?? '').replace(/^bearer\s+/i, '');
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}

/**
 * Returns whether guests read from the replica; empty without a replica. The process is ready even if the replica is unavailable, because the primary
 * takes over.
 */
function replicaState({ replicaLag }: ApplicationContainer['database'], { databaseReadLag }: Settings): { replica?: boolean } {
  return replicaLag ? { replica: replicaLag() <= databaseReadLag } : {};
}

/**
 * Time limit for the database server's response, in milliseconds, so that even from a busy process a proxy learns about an outage within a second.
 */
const READY_WITHIN_MS = 800;

/** Returns whether the database responds and has been set up. */
function isReachable({ probe, embedded }: ApplicationContainer['database']): Promise<boolean> {
  const answer = hasUsers({ db: probe }).then(
    () => true,
    () => false,
  );
  // No limit, because the embedded database's only connection may be in use for longer.
  return embedded ? answer : Promise.race([answer, wait(READY_WITHIN_MS, false, { ref: false })]);
}

interface Served {
  database: ApplicationContainer['database'];
  infra: Pick<ApplicationContainer['infra'], 'settings'>;
  metrics: { registry: Pick<Registry, 'contentType' | 'metrics'> };
}

/** Serves /healthz (the process), /readyz (whether to send requests here) and /metrics (Prometheus). */
export function serveHealth(app: Express, { database, infra, metrics: { registry } }: Served, lifecycle: Lifecycle): void {
  app.get('/healthz', (_request, response) => void response.json({ ok: true }));
  app.get('/readyz', async (_request, response) => {
    const ok = (await isReachable(database)) && !lifecycle.isDraining;
    if (!ok) response.set('Retry-After', '5');
    response
      .set('Cache-Control', 'no-store')
      .status(ok ? 200 : 503)
      .json({ ok, ...replicaState(database, infra.settings) });
  });
  app.get('/metrics', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (mayReadMetrics(request, infra.settings.metricsToken)) response.type(registry.contentType).send(await registry.metrics());
    else response.status(401).set('WWW-Authenticate', 'Bearer').type('text/plain').send(messages.metricsForbidden);
  });
}
