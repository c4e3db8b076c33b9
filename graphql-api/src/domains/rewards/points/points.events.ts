import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of changes of a user's points. */
export const pointsTopic = (userId: string) => `points:${userId}`;

/** Signals that the points of a user changed. */
export const pointsChanged = (userId: string): LiveEvent => ({ topic: pointsTopic(userId), id: userId });
