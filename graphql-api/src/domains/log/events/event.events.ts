import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of commits that recorded events, to which the event worker subscribes. */
export const EVENTS_RECORDED = 'events';

/** Events were committed and have no positions yet. The worker of this process numbers them; those of others would only wait for it. */
export const eventsRecorded: LiveEvent = { topic: EVENTS_RECORDED, id: '', isLocal: true };

/** Topic of the numbered events that a user may read. */
export const eventTopic = (userId: string) => `event:${userId}`;

/** An event got its position: its audience is notified. */
export const eventNumbered = ({ position, audience }: { position: string; audience: readonly string[] }): LiveEvent[] =>
  audience.map((userId) => ({ topic: eventTopic(userId), id: position }));
