import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of events to be sent to webhooks, to which the webhook worker subscribes. */
export const WEBHOOKS_DUE = 'webhooks-due';

/**
 * Signals that an event may be due for a webhook. Only the worker of this process checks, because those of other processes would just wait for it.
 */
export const webhooksDue: LiveEvent = { topic: WEBHOOKS_DUE, id: '', isLocal: true };
