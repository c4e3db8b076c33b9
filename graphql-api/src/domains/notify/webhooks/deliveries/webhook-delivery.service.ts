import { messages } from '../../../../messages.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import {
  claimDue,
  deleteMessage,
  disableUnentitled,
  isAnythingDue,
  keepWebhook,
  postpone,
  readNext,
  releaseWebhook,
  webhooksBehind,
} from './webhook-queue.queries.ts';
import { contentOfClaim, record, secretsOf, stop, tryToSend, type Outcome } from './webhook-try.ts';
import { WebhookStatus } from '../webhook.entity.ts';
import { webhooksDue } from '../webhook.events.ts';
import { deleteDeliveriesOlderThan, lockWebhooks } from '../webhook.queries.ts';

const [MINUTE, HOUR] = [60, 3_600];
/** Delays after failed tries, in seconds. The last one repeats. docs/webhooks.md states them. */
const WAITS = [5, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR] as const;
/** Largest share by which a delay is randomly longer or shorter, so that events that failed together are not retried together. */
const JITTER = 0.2;
/** Hours after the first try of an event after which a receiver that does not accept it stops its webhook. */
const GIVE_UP_HOURS = 72;
const KEPT_DAYS = 7;

/** Milliseconds after which a claim takes no further event, because others wait for the process and receivers may be slow. */
const CLAIM_MS = 1_000;

/** An event that this process sends to a webhook. */
export type DueEvent = Awaited<ReturnType<typeof claimDue>>[number];

/** Returns the seconds until the next try after the given number of failures. */
function waitAfter(failed: number, retryAfter: number): number {
  const wait = WAITS[Math.min(failed, WAITS.length) - 1]!;
  return Math.max(wait * (1 + JITTER * (2 * Math.random() - 1)), retryAfter);
}

/**
 * Lets webhooks read the event log and queues the events that they subscribe to. With `isLook`, it first disables webhooks whose owner may no longer
 * have any.
 */
export async function readForWebhooks(ctx: Ctx, isLook: boolean): Promise<void> {
  if (isLook) await disableUnentitled(ctx, messages.webhookUnentitled);
  let added = 0;
  for (const id of await webhooksBehind(ctx)) {
    for (let more = true; more;) {
      const read = await readNext(ctx, id);
      added += read.added;
      more = read.more;
    }
  }
  if (added > 0) ctx.publish(webhooksDue);
}

/** Claims webhooks for which events are due, with the events of each in order. Skips webhooks whose owner may no longer have any. */
export async function claimDueEvents(ctx: Ctx): Promise<DueEvent[][]> {
  if (!(await isAnythingDue(ctx))) return [];
  return inTransaction(ctx, async (tx) => {
    await lockWebhooks(tx);
    await disableUnentitled(tx, messages.webhookUnentitled);
    return [...Map.groupBy(await claimDue(tx), ({ webhook }) => webhook).values()];
  });
}

/** Deletes or postpones an event after a try. */
async function settle(tx: Ctx, { message, webhook, tries }: DueEvent, { ended, retryAfter }: Outcome): Promise<void> {
  if (ended.error === null) {
    await record(tx, ended, null);
    await deleteMessage(tx, message);
    return;
  }
  const isOver = await postpone(tx, message, waitAfter(tries + 1, retryAfter), GIVE_UP_HOURS);
  await record(tx, ended, message);
  if (isOver) await stop(tx, webhook, WebhookStatus.FAILING, messages.webhookFailing);
}

/**
 * Sends a claimed event and records the try. Returns whether the process still holds the claim: it keeps the claim after a success if `mayKeep`
 * allows it and the webhook may receive more, and releases it otherwise. Skips an event that is no longer in the log.
 */
async function sendOne(ctx: Ctx, due: DueEvent, mayKeep: () => boolean): Promise<boolean> {
  const content = await contentOfClaim(ctx, due);
  const isReadable = secretsOf(ctx, due).length > 0;
  const outcome = content && isReadable ? await tryToSend(ctx, due, content, due.tries + 1) : undefined;
  return inTransaction(ctx, async (tx) => {
    const isKept = outcome?.ended.error === null && mayKeep() && (await keepWebhook(tx, due.webhook));
    if (!isKept && !(await releaseWebhook(tx, due.webhook))) return false;
    if (outcome) await settle(tx, due, outcome);
    else if (content) await stop(tx, due.webhook, WebhookStatus.DISABLED, messages.webhookSecretLost);
    else await deleteMessage(tx, due.message);
    return isKept;
  });
}

/** Sends the claimed events of a webhook in sequence, until the receiver does not accept one or the time is up. */
export async function sendClaimed(ctx: Ctx, dues: readonly DueEvent[]): Promise<void> {
  const end = performance.now() + CLAIM_MS;
  for (const due of dues) {
    const isKept = await sendOne(ctx, due, () => due !== dues.at(-1) && performance.now() < end);
    if (!isKept) return;
  }
}

/** Deletes deliveries after their storage time. */
export async function removeOldDeliveries(ctx: Ctx): Promise<void> {
  await deleteDeliveriesOlderThan(ctx, KEPT_DAYS);
}
