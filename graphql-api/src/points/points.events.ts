import type { LiveEvent } from '../platform/ports.ts';

/** Where changes of a user's points are told. */
export const pointsTopic = (userId: string) => `points:${userId}`;

/** The points of a user changed. */
export const pointsChanged = (userId: string): LiveEvent => ({ topic: pointsTopic(userId), id: userId });
