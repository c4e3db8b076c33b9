import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of changes of a user's counts that come from no order, conversation or list of notifications. */
export const countsTopic = (userId: string) => `counts:${userId}`;

/** The number of items that need a user's attention changed, possibly through the user's own action in another browser. */
export const countsChanged = (userId: string): LiveEvent => ({ topic: countsTopic(userId), id: userId });
