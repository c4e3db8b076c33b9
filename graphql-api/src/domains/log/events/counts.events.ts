import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of what changes the counts of a user and no order, conversation or list of notifications. */
export const countsTopic = (userId: string) => `counts:${userId}`;

/** What waits for a user became more or less, perhaps by what the user did in another browser. */
export const countsChanged = (userId: string): LiveEvent => ({ topic: countsTopic(userId), id: userId });
