import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import { releaseSlotWhile, type Ctx, type Viewer } from '../../../platform/context.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { checkChange, checkInput } from '../../../platform/input/validation.ts';
import { isPublicHost } from '../../../platform/net/public-address.ts';
import { WebhookFailed } from '../../../platform/ports.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { EventScope } from '../../log/events/event.entity.ts';
import { numberRecordedEvents } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { keptToken } from '../../people/access-tokens/access-token.service.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { hintOf, newSalt, seal, secretOf } from './webhook-secret.ts';
import { WebhookStatus } from './webhook.entity.ts';
import { CreateWebhookInput, UpdateWebhookInput, type ResumeWebhookInput } from './webhook.inputs.ts';
import { webhooksDue } from './webhook.events.ts';
import {
  changeWebhook,
  countWebhooks,
  deleteWebhookOf,
  insertWebhook,
  lockWebhook,
  lockWebhooks,
  moveWebhook,
  oldestPositions,
  ownDelivery,
  ownWebhook,
  replaceSecret,
  restartMessages,
  setStatus,
} from './webhook.queries.ts';

/** Maximum number of webhooks of one user, and of all webhooks for the events of all users. docs/webhooks.md states them. */
const [MOST_OWN, MOST_OF_ALL] = [5, 20];
/** How long the secret before a rotation still signs, in hours. */
const ROTATION_HOURS = 24;
const [HTTPS_PORT, FIRST_FREE_PORT] = ['', 1_024];

/** Returns a webhook to its owner; null for everybody else. */
export function webhook(_ctx: Ctx, id: string): QuerySource {
  return ownWebhook(id);
}

/** Returns a delivery to the owner of its webhook; null for everybody else. */
export function webhookDelivery(_ctx: Ctx, id: string): QuerySource {
  return ownDelivery(id);
}

/** Returns whether events may be sent to a URL: https to a public host on an ordinary port, or a host that the settings allow. */
export function isWebhookUrl(text: string, allowedHosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, hostname, port, username, password, hash } = new URL(text);
  if (username || password || hash || text.includes('#')) return false;
  if (allowedHosts.includes(host)) return true;
  return protocol === 'https:' && (port === HTTPS_PORT || Number(port) >= FIRST_FREE_PORT) && isPublicHost(hostname);
}

/** Throws WEBHOOK_URL_REFUSED for a URL that may not receive events. */
async function assertUrl(ctx: Ctx, url: string): Promise<void> {
  const refused = (message: string) => new DomainError(ErrorCode.WEBHOOK_URL_REFUSED, message, { fields: [{ field: 'url', message }] });
  if (!isWebhookUrl(url, ctx.infra.settings.webhookHosts)) throw refused(messages.webhookUrl);
  await releaseSlotWhile(ctx, () => ctx.infra.webhookSender.check(url)).catch((error: unknown) => {
    throw error instanceof WebhookFailed ? refused(messages.webhookAddress) : error;
  });
}

async function assertMayAdd(tx: Ctx, viewer: Viewer, scope: EventScope): Promise<void> {
  await lockWebhooks(tx);
  const { own, ofAll } = await countWebhooks(tx, viewer.id);
  if (own >= MOST_OWN) throw new DomainError(ErrorCode.LIMIT_REACHED, messages.tooManyWebhooks);
  if (scope === EventScope.ALL && ofAll >= MOST_OF_ALL) throw new DomainError(ErrorCode.LIMIT_REACHED, messages.tooManyWebhooksOfAll);
}

/**
 * Creates a webhook and returns its id and its secret, which is shown only once. A repeated call with the same idempotency key returns the same
 * values. Throws UNAUTHENTICATED, FORBIDDEN for the events of all users, INVALID_INPUT, WEBHOOK_URL_REFUSED, LIMIT_REACHED, IDEMPOTENCY_CONFLICT.
 */
export async function createWebhook(ctx: Ctx, input: CreateWebhookInput): Promise<{ id: string; secret: string }> {
  const viewer = authorize(ctx, input.scope === EventScope.ALL ? 'event:list' : 'account:use');
  const { idempotencyKey: key, name, url, scope, query = null, ...given } = checkInput(CreateWebhookInput, input);
  const types = [...new Set(given.types)];
  const request = idempotentRequest('createWebhook', viewer.id, key, [name, url, types, scope, ...(query === null ? [] : [query])]);
  const made = await once<{ id: string; salt: string }>(ctx, request, async (write) => {
    if (query !== null) ctx.infra.eventQueries!.check(query, scope, viewer);
    await assertUrl(ctx, url);
    // Events that were already committed come before the start of the webhook.
    await numberRecordedEvents(ctx);
    return write(async (tx) => {
      await holdOwnAccount(tx);
      await assertMayAdd(tx, viewer, scope);
      const salt = newSalt();
      const secret = secretOf(salt, key);
      const stored = { secret: seal(secret, ctx.infra.settings.secretKey), secretHint: hintOf(secret) };
      return { id: await insertWebhook(tx, { user: viewer.id, ...keptToken(viewer), name, url, types, scope, query, ...stored }), salt };
    });
  });
  return { id: made.id, secret: secretOf(made.salt, key) };
}

/** Locks a webhook of the viewer. Throws NOT_FOUND. */
async function lockOwn(tx: Ctx, viewer: Viewer, id: string) {
  const found = await lockWebhook(tx, requireId(id, 'Webhook'), viewer.id);
  if (!found) throw notFound('Webhook');
  return found;
}

/**
 * Changes a webhook. If an access token changes it, it ends with that token and has its scopes. Queued events go to the new URL. Throws
 * UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT, WEBHOOK_URL_REFUSED.
 */
export async function updateWebhook(ctx: Ctx, input: UpdateWebhookInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const { id, ...changes } = checkChange(UpdateWebhookInput, input);
  const { scope } = await inTransaction(ctx, (tx) => lockOwn(tx, viewer, id));
  if (changes.query != null) ctx.infra.eventQueries!.check(changes.query, scope, viewer);
  if (changes.url !== undefined) await assertUrl(ctx, changes.url);
  await inTransaction(ctx, async (tx) => {
    await lockOwn(tx, viewer, id);
    await changeWebhook(tx, id, { ...changes, ...keptToken(viewer) });
  });
  return { id };
}

/** Deletes a webhook with its queue and its deliveries. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function deleteWebhook(ctx: Ctx, id: string): Promise<void> {
  const viewer = authorize(ctx, 'account:use');
  if (!(await deleteWebhookOf(ctx, requireId(id, 'Webhook'), viewer.id))) throw notFound('Webhook');
}

/**
 * Replaces the secret of a webhook and returns the new one, which is shown only once. The previous secret also signs for 24 hours. Throws
 * UNAUTHENTICATED, NOT_FOUND.
 */
export async function rotateWebhookSecret(ctx: Ctx, id: string): Promise<{ id: string; secret: string }> {
  const viewer = authorize(ctx, 'account:use');
  const secret = secretOf(newSalt());
  await inTransaction(ctx, async (tx) => {
    await lockOwn(tx, viewer, id);
    await replaceSecret(tx, id, { secret: seal(secret, ctx.infra.settings.secretKey), secretHint: hintOf(secret) }, ROTATION_HOURS);
  });
  return { id, secret };
}

/**
 * Pauses a webhook, which then receives nothing until it is resumed. Throws UNAUTHENTICATED, NOT_FOUND, CONFLICT for a webhook that is not active.
 */
export async function pauseWebhook(ctx: Ctx, id: string): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  await inTransaction(ctx, async (tx) => {
    const { status } = await lockOwn(tx, viewer, id);
    if (status !== WebhookStatus.ACTIVE) throw new DomainError(ErrorCode.CONFLICT, messages.webhookNotActive);
    await setStatus(tx, id, WebhookStatus.PAUSED, messages.webhookPaused);
  });
  return { id };
}

/**
 * Checks the position at which a webhook is to resume. Throws INVALID_INPUT about `from` with the oldest position of the log as `details.oldest`,
 * before which nothing is stored.
 */
async function assertKnown(tx: Ctx, id: string, from: string | undefined, position: string): Promise<void> {
  const { oldest, waiting, newest } = await oldestPositions(tx, id);
  if (from !== undefined && (!/^\d{1,15}$/.test(from) || BigInt(from) > BigInt(newest))) throw invalid('from', messages.webhookFrom);
  const next = BigInt(from ?? (waiting === null ? position : String(BigInt(waiting) - 1n))) + 1n;
  if (oldest === null || next >= BigInt(oldest) || next > BigInt(newest)) return;
  const message = messages.webhookFromGone;
  throw new DomainError(ErrorCode.INVALID_INPUT, message, { fields: [{ field: 'from', message }], details: { oldest } });
}

/**
 * Resumes a webhook where it stopped, or after the position `from`. From then on it belongs to the access token that resumes it. Throws
 * UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT about `from`.
 */
export async function resumeWebhook(ctx: Ctx, { id, from }: ResumeWebhookInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  await inTransaction(ctx, async (tx) => {
    const { position } = await lockOwn(tx, viewer, id);
    await assertKnown(tx, id, from ?? undefined, position);
    if (from != null) await moveWebhook(tx, id, from);
    await restartMessages(tx, id);
    await changeWebhook(tx, id, keptToken(viewer));
    await setStatus(tx, id, WebhookStatus.ACTIVE, null);
    tx.publish(webhooksDue);
  });
  return { id };
}
