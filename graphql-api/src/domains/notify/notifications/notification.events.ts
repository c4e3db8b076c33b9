import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of the new notifications of a user. */
export const notificationTopic = (userId: string) => `notification:${userId}`;

/** Signals that a user has a new notification. */
export const notificationAdded = (userId: string, id: string): LiveEvent => ({ topic: notificationTopic(userId), id });
