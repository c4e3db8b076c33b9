import type { Logger } from 'pino';
import type { Ctx } from '../../platform/context.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { ApplicationContainer } from '../application.ts';

/** Work of the server itself that may be repeated without effect. */
export type Job = (ctx: Ctx, log: Logger) => Promise<unknown>;

/** Jobs by name. The name is a label of the metrics. */
export type Jobs = Readonly<Record<string, Job>>;

/** Runs jobs, at most one run of each at a time, and measures them. */
export class JobRunner {
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly container: ApplicationContainer,
    private readonly log: Logger,
  ) {}

  /** Starts those jobs that are not running. A failure is logged, and the next run tries again. */
  start(jobs: Jobs): void {
    for (const [name, job] of Object.entries(jobs)) {
      if (this.running.has(name)) continue;
      this.running.set(
        name,
        this.run(name, job).finally(() => this.running.delete(name)),
      );
    }
  }

  /** Waits for the running jobs. */
  async finish(): Promise<void> {
    await Promise.all(this.running.values());
  }

  private async run(name: string, job: Job): Promise<void> {
    const { metrics } = this.container;
    const startedAt = performance.now();
    try {
      await job(this.container.context(null, 'maintenance'), this.log);
      metrics.jobSuccess.set({ name }, Date.now() / 1_000);
    } catch (err) {
      metrics.jobFailures.inc({ name });
      // A database outage is logged once, elsewhere.
      if (!isServiceUnavailable(err)) this.log.warn({ err, job: name }, 'maintenance failed');
    }
    metrics.jobSeconds.set({ name }, (performance.now() - startedAt) / 1_000);
  }
}
