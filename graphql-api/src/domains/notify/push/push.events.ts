import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of queued pushes, to which the push worker subscribes. */
export const PUSH_QUEUED = 'push';

/** Signals that a push was committed. */
export const pushQueued: LiveEvent = { topic: PUSH_QUEUED, id: '' };
