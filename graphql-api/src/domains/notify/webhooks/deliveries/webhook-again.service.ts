import { authorize } from '../../../../access/policy.ts';
import { messages } from '../../../../messages.ts';
import { releaseSlotWhile, type Ctx, type Viewer } from '../../../../platform/context.ts';
import { requireId } from '../../../../platform/database/ids.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError, ErrorCode, notFound } from '../../../../platform/errors.ts';
import type { Limit } from '../../../../platform/ports.ts';
import { claimOne, releaseWebhook } from './webhook-queue.queries.ts';
import type { WebhookContent } from './webhook-request.ts';
import { contentOfClaim, contentOfTest, record, secretsOf, tryToSend, type Claimed } from './webhook-try.ts';
import { deliveryOf, lockWebhook, lockWebhooks } from '../webhook.queries.ts';

/** Limit of tests and repeated deliveries per user. docs/webhooks.md states it. */
const BY_HAND: Limit = { name: 'webhooks-by-hand', points: 30, seconds: 3_600 };

/** Sends at once, outside of the queue, and returns the id of the delivery. */
async function sendNow(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  position: string | null,
  content: (claimed: Claimed) => WebhookContent | Promise<WebhookContent>,
): Promise<string> {
  await ctx.infra.rateLimiter.use(BY_HAND, viewer.id);
  const claimed = await inTransaction(ctx, async (tx) => {
    await lockWebhooks(tx);
    return claimOne(tx, id, position);
  });
  if (!claimed) throw new DomainError(ErrorCode.CONFLICT, messages.webhookBusy);
  try {
    if (secretsOf(ctx, claimed).length === 0) throw new DomainError(ErrorCode.CONFLICT, messages.webhookSecretLost);
    const sent = await content(claimed);
    const { ended } = await releaseSlotWhile(ctx, () => tryToSend(ctx, claimed, sent, 1));
    return await inTransaction(ctx, async (tx) => {
      if (!(await releaseWebhook(tx, id))) throw notFound('Webhook');
      return record(tx, ended, null);
    });
  } catch (error) {
    // Not after a success, because the transaction has released the webhook, and another process may have claimed it since.
    await releaseWebhook(ctx, id);
    throw error;
  }
}

/**
 * Sends a test to a webhook, whatever its status, and returns the delivery. Throws UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED, CONFLICT while another
 * delivery to it is under way.
 */
export async function testWebhook(ctx: Ctx, id: string): Promise<string> {
  const viewer = authorize(ctx, 'account:use');
  if (!(await inTransaction(ctx, (tx) => lockWebhook(tx, requireId(id, 'Webhook'), viewer.id)))) throw notFound('Webhook');
  return sendNow(ctx, viewer, id, null, () => contentOfTest(ctx));
}

/**
 * Sends the event of a delivery again under the same id, or another test, and returns the new delivery. Throws UNAUTHENTICATED, NOT_FOUND also for an
 * event that is no longer stored, RATE_LIMITED, CONFLICT while another delivery to the webhook is under way.
 */
export async function resendDelivery(ctx: Ctx, id: string): Promise<string> {
  const viewer = authorize(ctx, 'account:use');
  const delivery = await deliveryOf(ctx, requireId(id, 'Delivery'), viewer.id);
  if (!delivery) throw notFound('Delivery');
  const { webhook, position } = delivery;
  if (position === null) return sendNow(ctx, viewer, webhook, null, () => contentOfTest(ctx));
  return sendNow(ctx, viewer, webhook, position, async (claimed) => {
    const content = await contentOfClaim(ctx, claimed);
    if (!content) throw notFound('Event');
    return content;
  });
}
