import type { Logger } from 'pino';
import { ALL_EVENTS } from '../../domains/log/events/event.events.ts';
import { claimDueEvents, readForWebhooks, sendClaimed, type DueEvent } from '../../domains/notify/webhooks/deliveries/webhook-delivery.service.ts';
import { WEBHOOKS_DUE, webhooksDue } from '../../domains/notify/webhooks/webhook.events.ts';
import type { Ctx } from '../../platform/context.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { ApplicationContainer } from '../application.ts';
import { startQueueWorker } from './queue-worker.ts';

/** What waits for another try, or was read by another process, is looked for this often. */
const LOOK_EVERY_MS = 1_000;

/** Sends events without waiting for one another: a slow receiver holds up no other. */
class Sending {
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly context: () => Ctx,
    private readonly log: Logger,
  ) {}

  /** Takes what is due and begins to send it, each webhook on its own. Each end is an event that has the worker look for more. */
  async round(): Promise<boolean> {
    for (const dues of await claimDueEvents(this.context())) {
      const sent = this.send(dues).finally(() => this.running.delete(sent));
      this.running.add(sent);
    }
    return false;
  }

  /** Waits for the answers of the receivers. */
  async finish(): Promise<void> {
    await Promise.all(this.running);
  }

  private async send(dues: DueEvent[]): Promise<void> {
    const ctx = this.context();
    try {
      await sendClaimed(ctx, dues);
      ctx.publish(webhooksDue);
    } catch (err) {
      // The claim ends by itself, and the event is sent again under the same id.
      if (!isServiceUnavailable(err)) this.log.error({ err }, 'a webhook delivery was not recorded');
    }
  }
}

/** Has webhooks read the log and sends to them in the background, in every process: at once, and every second for what waits. */
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
