import { ID } from 'type-graphql';
import { sql } from '../../../platform/database/sql.ts';
import { mapType } from '../../../read/mapping.ts';
import { Event } from './event.entity.ts';

export const eventMapping = mapType<Event>(Event, {
  paged: true,
  fields: {
    actorId: {
      type: () => ID,
      nullable: true,
      description: 'Id of the user who caused it; null for the marketplace itself.',
      sql: ({ t }) => sql`${t.actor}::text`,
    },
    payload: {
      type: () => String,
      description: '`data` as JSON, as sent by webhooks: ids, numbers and enum values.',
      sql: ({ t }) => sql`${t.payload}::text`,
    },
  },
});
