import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of events that are to be sent to webhooks, to which the webhook worker subscribes. */
export const WEBHOOKS_DUE = 'webhooks-due';

/** Something may be sent to a webhook. The worker of this process looks; those of others would only wait for it. */
export const webhooksDue: LiveEvent = { topic: WEBHOOKS_DUE, id: '', isLocal: true };
