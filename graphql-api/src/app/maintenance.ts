import type { Logger } from 'pino';
import { removeOldKeys } from '../idempotency/idempotency.service.ts';
import type { Ctx } from '../platform/context.ts';
import type { ApplicationContainer } from './application.ts';

const EVERY_MS = 3_600_000;

/** Removes expired data at intervals. Every process does so; repeating it has no effect. */
const jobs: Record<string, (ctx: Ctx) => Promise<void>> = {
  'old idempotency keys': removeOldKeys,
};

/** Runs the jobs now and every hour; a failure is logged and tried again an hour later. */
export function startMaintenance(container: ApplicationContainer, log: Logger): () => void {
  const run = (): void => {
    for (const [job, work] of Object.entries(jobs)) {
      work(container.context(null, 'maintenance')).catch((error: unknown) => log.warn({ err: error, job }, 'maintenance failed'));
    }
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
