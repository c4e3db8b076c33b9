import type { Domain } from '../../read/domain.ts';
import { EventCursor } from './events/event-cursor.entity.ts';
import { Event } from './events/event.entity.ts';
import { eventMapping } from './events/event.mapping.ts';
import { EventResolver, EventSubscriptionResolver } from './events/event.resolver.ts';

/** Everything that `log/events` registers. */
export const events: Domain = {
  entities: [Event],
  unrecorded: [EventCursor],
  mappings: [eventMapping],
  resolvers: [EventResolver, EventSubscriptionResolver],
};
