import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of commits that recorded events. The event worker subscribes to it. */
export const EVENTS_RECORDED = 'events';

/**
 * Events without positions were committed. Only the worker of this process is notified, because workers of other processes would merely wait for it.
 */
export const eventsRecorded: LiveEvent = { topic: EVENTS_RECORDED, id: '', isLocal: true };

/** Topic of the numbered events that a user may read. */
export const eventTopic = (userId: string) => `event:${userId}`;

/** Topic of the numbered events of everybody. */
export const ALL_EVENTS = 'event:all';

/** Events received their positions, the last of which is given. Readers of all events are notified once. */
export const eventsNumbered = (position: string): LiveEvent => ({ topic: ALL_EVENTS, id: position });

/** An event received its position. Its audience is notified. */
export const eventNumbered = ({ position, audience }: { position: string; audience: readonly string[] }): LiveEvent[] =>
  audience.map((userId) => ({ topic: eventTopic(userId), id: position }));
