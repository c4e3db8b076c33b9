import { Webhook as Signer } from 'standardwebhooks';
import { messages } from '../../../../messages.ts';
import type { QueryAnswer } from '../../../../platform/context.ts';
import type { LoggedEvent } from '../../../log/events/event-payloads.ts';

/** A request to a receiver. */
export interface WebhookRequest {
  headers: Record<string, string>;
  body: string;
}

/** Content of a request. `id` is the same on every try, so that receivers can recognize duplicates. */
export interface WebhookContent {
  id: string;
  body: string;
}

/** Returns the public name of a type of event: ORDER_STATUS_CHANGED is order.status_changed. */
export const typeName = (type: string): string => type.toLowerCase().replace('_', '.');

type SentEvent = Pick<LoggedEvent, 'id' | 'type' | 'subject' | 'subjectId' | 'actor' | 'occurredAt' | 'position'> & {
  payload: object;
  version: number;
};

/** Maximum size of the body in bytes. docs/webhooks.md states it. */
const MOST_BYTES = 65_536;

/** Marks the content as test data for receivers. */
const ofTestMode = (isTest: boolean): { test?: true } => (isTest ? { test: true } : {});

/** Returns the content of an event: its payload, or the result of a query instead. The data is left out if it is too large. */
export function contentOf(sent: SentEvent, answer: QueryAnswer = { data: sent.payload }, isTest = false): WebhookContent {
  const { id, type, subject, subjectId, actor, occurredAt, position, version } = sent;
  const event = { id, position, version, subjectType: subject, subjectId, actorId: actor };
  const timestamp = new Date(occurredAt).toISOString();
  const bodyOf = (said: QueryAnswer) => JSON.stringify({ type: typeName(type), timestamp, ...said, event, ...ofTestMode(isTest) });
  const body = bodyOf(answer);
  const fits = Buffer.byteLength(body) <= MOST_BYTES;
  return { id: `evt_${position}`, body: fits ? body : bodyOf({ data: null, errors: [{ message: messages.webhookBodyLarge }] }) };
}

/** Returns the content of a test. */
export function testContent(id: string, isTest = false): WebhookContent {
  const body = { type: 'webhook.test', timestamp: new Date().toISOString(), data: {}, event: null, ...ofTestMode(isTest) };
  return { id: `test_${id}`, body: JSON.stringify(body) };
}

/** Returns the request for content that is sent now, signed with each of the secrets. */
export function requestOf({ id, body }: WebhookContent, secrets: readonly string[]): WebhookRequest {
  const now = new Date();
  const signatures = secrets.map((secret) => new Signer(secret).sign(id, now, body));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'CampusCart-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
  return { headers, body };
}
