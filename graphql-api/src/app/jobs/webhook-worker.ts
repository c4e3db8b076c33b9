import type { Logger } from 'pino';
import { ALL_EVENTS } from '../../domains/log/events/event.events.ts';
import { claimDueEvents, readForWebhooks, sendClaimed, type DueEvent } from '../../domains/notify/webhooks/deliveries/webhook-delivery.service.ts';
import { WEBHOOKS_DUE, webhooksDue } from '../../domains/notify/webhooks/webhook.events.ts';
import type { Ctx } from '../../platform/context.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { ApplicationContainer } from '../application.ts';
import { startQueueWorker } from './queue-worker.ts';

/** Interval for finding deliveries that are due for a retry or whose events another process read. */
const LOOK_EVERY_MS = 1_000;

/** Sends events concurrently, so that a slow receiver does not delay the others. */
class Sending {
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly context: () => Ctx,
    private readonly log: Logger,
  ) {}

  /** Takes due deliveries and starts sending them, each webhook separately. When a delivery ends, an event makes the worker check for more. */
  async round(): Promise<boolean> {
    for (const dues of await claimDueEvents(this.context())) {
      const sent = this.send(dues).finally(() => this.running.delete(sent));
      this.running.add(sent);
    }
    return false;
  }

  /** Waits for the responses of the receivers. */
  async finish(): Promise<void> {
    await Promise.all(this.running);
  }

  private async send(dues: DueEvent[]): Promise<void> {
    const ctx = this.context();
    try {
      await sendClaimed(ctx, dues);
      ctx.publish(webhooksDue);
    } catch (err) {
      // The claim expires, and the event is sent again under the same id.
      if (!isServiceUnavailable(err)) this.log.error({ err }, 'a webhook delivery was not recorded');
    }
  }
}

/** Makes webhooks read the log and sends their deliveries in the background, in every process: at once, and every second for pending ones. */
export function startWebhookWorker(container: ApplicationContainer, log: Logger): () => Promise<void> {
  const context = (): Ctx => container.context(null, 'webhook-worker');
  const sending = new Sending(context, log);
  const read = async (isLook: boolean): Promise<boolean> => {
    await readForWebhooks(context(), isLook);
    return false;
  };
  const common = { lookEveryMs: LOOK_EVERY_MS, restMs: () => 0 };
  const stopReading = startQueueWorker({ ...common, name: 'webhook reader', topic: ALL_EVENTS, round: read }, container.infra, log);
  const stopSending = startQueueWorker(
    { ...common, name: 'webhook worker', topic: WEBHOOKS_DUE, round: () => sending.round() },
    container.infra,
    log,
  );
  return async () => {
    await stopReading();
    await stopSending();
    await sending.finish();
  };
}
