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

/** With METRICS_TOKEN, requests that send it; without it, programs on this machine that connect without a proxy. */
function mayReadMetrics(request: Request, token: string | undefined): boolean {
  if (!token) return isFromThisMachine(request);
  const given = (request.headers.authorization ?? '').replace(/^bearer\s+/i, '');
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}

/** Whether guests read from the replica; nothing without one. The process is ready without it, because the primary answers in its place. */
function replicaState({ replicaLag }: ApplicationContainer['database'], { databaseReadLag }: Settings): { replica?: boolean } {
  return replicaLag ? { replica: replicaLag() <= databaseReadLag } : {};
}

/** Within how many milliseconds a database server has to answer, so that a proxy learns within a second that it does not, also from a busy process. */
const READY_WITHIN_MS = 800;

/** Whether the database answers, and has been set up. */
function isReachable({ probe, embedded }: ApplicationContainer['database']): Promise<boolean> {
  const answer = hasUsers({ db: probe }).then(
    () => true,
    () => false,
  );
  // The one connection of the embedded database may be in use for longer.
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
