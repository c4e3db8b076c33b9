import { createHash } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { PushDelayed, PushRejected, SubscriptionGone, type PushKeys } from '../../../platform/ports.ts';
import { claimDuePushes, deleteSubscriptions, pushOutbox } from './push.queries.ts';
import { pushKeys } from './push.service.ts';

/** Maximum number of pushes that are claimed together. */
const BATCH = 50;
/** How long a push service stores a message for a browser that is offline, in seconds. */
const TTL_SECONDS = 86_400;

type DuePush = Awaited<ReturnType<typeof claimDuePushes>>[number];

/** Called with each failure, and whether the push is sent again. */
type OnFailure = (error: unknown, again: boolean) => void;

/**
 * Returns the push topic of a group. A push service replaces a pending message with a newer one of the same topic, which has at most 32 characters of
 * base64url.
 */
const topicOf = (group: string): string => createHash('sha256').update(group).digest('base64url').slice(0, 32);

/** Returns the payload for the service worker. The worker shows each id once, and replaces the notification of the same group. */
function payloadOf(ctx: Ctx, { event, kind, text, link, group }: DuePush): string {
  const id = `${kind}:${event}`;
  return JSON.stringify({ id, title: ctx.infra.settings.brandName, text, link, group: group ?? id });
}

/** What happens to a push after a try. */
type Outcome = 'done' | 'again' | 'gone';

async function send(ctx: Ctx, keys: PushKeys, push: DuePush, onFailure: OnFailure): Promise<Outcome> {
  try {
    const topic = push.group === null ? undefined : topicOf(push.group);
    await ctx.infra.pushSender.send(push, { payload: payloadOf(ctx, push), ttlSeconds: TTL_SECONDS, topic }, keys);
    return 'done';
  } catch (error) {
    if (error instanceof SubscriptionGone) return 'gone';
    const again = !(error instanceof PushRejected);
    onFailure(error, again);
    if (!again) return 'done';
    await pushOutbox.retry(ctx, push, error instanceof PushDelayed ? error.seconds : 0);
    return 'again';
  }
}

/**
 * Sends a batch of due pushes. A failed push is retried later. A sent or rejected push is deleted, and so is a subscription that no message can reach
 * any more. Returns whether more may be due.
 */
export async function sendDuePushes(ctx: Ctx, onFailure: OnFailure): Promise<boolean> {
  const due = await claimDuePushes(ctx, BATCH);
  if (due.length === 0) return false;
  const keys = await pushKeys(ctx);
  const outcomes = await Promise.all(due.map((push) => send(ctx, keys, push, onFailure)));
  const those = (wanted: Outcome) => due.filter((_, index) => outcomes[index] === wanted);
  await pushOutbox.remove(
    ctx,
    those('done').map(({ id }) => id),
  );
  await deleteSubscriptions(
    ctx,
    those('gone').map(({ subscription }) => subscription),
  );
  return due.length === BATCH;
}

/** Deletes pushes that could not be sent for a day. Returns their number. */
export async function removeOldPushes(ctx: Ctx): Promise<number> {
  return pushOutbox.removeDead(ctx);
}
