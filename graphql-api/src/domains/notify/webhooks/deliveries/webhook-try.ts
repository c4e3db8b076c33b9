import { randomUUID } from 'node:crypto';
import { messages } from '../../../../messages.ts';
import type { Ctx, QueryAnswer, Viewer } from '../../../../platform/context.ts';
import { withinToken } from '../../../people/access-tokens/access-token.service.ts';
import { NO_SESSION } from '../../../people/sessions/session.service.ts';
import { Role } from '../../../people/users/user.entity.ts';
import { WebhookError, WebhookFailed, type WebhookAnswer } from '../../../../platform/ports.ts';
import { insertDelivery, ownerOf, stopWebhook, type claimOne, type EndedTry } from './webhook-queue.queries.ts';
import { contentOf, requestOf, testContent, type WebhookContent, type WebhookRequest } from './webhook-request.ts';
import { unseal } from '../webhook-secret.ts';
import { WebhookStatus } from '../webhook.entity.ts';

/** A webhook that this process has claimed, with an event. */
export type Claimed = NonNullable<Awaited<ReturnType<typeof claimOne>>>;

/** Outcome of a try, and how long the receiver asks to wait, in seconds. */
export interface Outcome {
  ended: EndedTry;
  retryAfter: number;
}

/** Maximum wait in seconds that a receiver can ask for. */
const MAX_RETRY_AFTER = 3_600;
/** Statuses whose Retry-After header counts. */
const ASKING_TO_WAIT = [429, 503];

/** Returns the owner of a webhook with the permissions of its access token; undefined if the account is gone. */
async function ownerAsViewer(ctx: Ctx, webhook: string): Promise<Viewer | undefined> {
  const row = await ownerOf(ctx, webhook);
  if (!row) return undefined;
  const viewer = { id: row.id, isAdmin: row.role === Role.ADMIN, sessionId: NO_SESSION };
  return row.tokenId === null ? viewer : withinToken(viewer, { ...row, id: row.tokenId });
}

/** Returns the current result of a query, never a cached one. A query that fails is sent with its errors. */
async function answerOfQuery(ctx: Ctx, { webhook, position }: Claimed, query: string): Promise<QueryAnswer> {
  const viewer = await ownerAsViewer(ctx, webhook);
  return viewer ? ctx.infra.eventQueries!.run(query, viewer, position!) : { data: null };
}

/** Returns the content for a claimed event; undefined if it is no longer in the log. */
export async function contentOfClaim(ctx: Ctx, claimed: Claimed): Promise<WebhookContent | undefined> {
  // Columns of a left join, which are all null if there is no event.
  const { event: id, subjectType: subject, position, query, ...rest } = claimed as Claimed & { event: string | null };
  if (id === null) return undefined;
  const answer = query === null ? undefined : await answerOfQuery(ctx, claimed, query);
  return contentOf({ ...rest, id, subject, position: position! }, answer, ctx.infra.settings.isTestMode);
}

/** Returns the content of a test, which is not about an event. */
export const contentOfTest = ({ infra }: Ctx): WebhookContent => testContent(randomUUID(), infra.settings.isTestMode);

/** Returns the signing secrets; none if SECRET_KEY is not the one that encrypted them. */
export function secretsOf({ infra }: Ctx, { secret, previousSecret }: Claimed): string[] {
  const stored = [secret, ...(previousSecret === null ? [] : [previousSecret])];
  return stored.flatMap((each) => unseal(each, infra.settings.secretKey) ?? []);
}

function errorOf(status: number): WebhookError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? WebhookError.REDIRECT : WebhookError.STATUS;
}

async function answerOf({ infra }: Ctx, url: string, { headers, body }: WebhookRequest): Promise<WebhookAnswer | WebhookError> {
  try {
    return await infra.webhookSender.post(url, headers, body);
  } catch (error) {
    if (error instanceof WebhookFailed) return error.reason;
    throw error;
  }
}

/** Sends content to the receiver of a webhook. */
export async function tryToSend(ctx: Ctx, claimed: Claimed, content: WebhookContent, attempt: number): Promise<Outcome> {
  const request = requestOf(content, secretsOf(ctx, claimed));
  const startedAt = performance.now();
  const answer = await answerOf(ctx, claimed.url, request);
  const isAnswer = typeof answer === 'object';
  const ended: EndedTry = {
    webhook: claimed.webhook,
    position: claimed.position,
    attempt,
    durationMs: Math.round(performance.now() - startedAt),
    status: isAnswer ? answer.status : null,
    error: isAnswer ? errorOf(answer.status) : answer,
    requestHeaders: Object.entries(request.headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    requestBody: request.body,
    responseBody: isAnswer ? answer.body : null,
  };
  const asked = isAnswer && ASKING_TO_WAIT.includes(answer.status) ? (answer.retryAfter ?? 0) : 0;
  return { ended, retryAfter: asked <= MAX_RETRY_AFTER ? asked : 0 };
}

/** Stops a webhook and emails the reason to its owner. */
export async function stop(tx: Ctx, id: string, status: WebhookStatus, reason: string): Promise<void> {
  const stopped = await stopWebhook(tx, id, status, reason);
  if (stopped) await tx.ports.mails.queue(tx, stopped.email, 'webhookStopped', { name: stopped.name, reason });
}

/**
 * Records a try, and disables a webhook whose receiver is permanently gone. `message` is the queued event if it is sent again. Returns the id of the
 * delivery.
 */
export async function record(tx: Ctx, ended: EndedTry, message: string | null): Promise<string> {
  const id = await insertDelivery(tx, ended, message);
  if (ended.status === 410) await stop(tx, ended.webhook, WebhookStatus.DISABLED, messages.webhookGone);
  return id;
}
