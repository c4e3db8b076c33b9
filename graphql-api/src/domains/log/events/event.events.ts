import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of commits that recorded events, to which the event worker subscribes. */
export const EVENTS_RECORDED = 'events';

/** Events were committed and have no positions yet. The worker of this process numbers them; those of others would only wait for it. */
export const eventsRecorded: LiveEvent = { topic: EVENTS_RECORDED, id: '', isLocal: true };

/** Topic of the numbered events that a user may read. */
export const eventTopic = (userId: string) => `event:${userId}`;

/** Topic of the numbered events of everybody. */
export const ALL_EVENTS = 'event:all';

/** Events got their positions, the last of which is this one: whoever reads all is notified once. */
export const eventsNumbered = (position: string): LiveEvent => ({ topic: ALL_EVENTS, id: position });

/** An event got its position: its audience is notified. */
export const eventNumbered = ({ position, audience }: { position: string; audience: readonly string[] }): LiveEvent[] =>
  audience.map((userId) => ({ topic: eventTopic(userId), id: position }));
