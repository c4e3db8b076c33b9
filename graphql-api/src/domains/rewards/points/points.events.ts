import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of the changes of a user's points. */
export const pointsTopic = (userId: string) => `points:${userId}`;

/** The points of a user changed. */
export const pointsChanged = (userId: string): LiveEvent => ({ topic: pointsTopic(userId), id: userId });
