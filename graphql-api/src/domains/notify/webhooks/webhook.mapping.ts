import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { User } from '../../people/users/user.entity.ts';
import { Event, EventType } from '../../log/events/event.entity.ts';
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import { lagSql } from './webhook.queries.ts';

export const webhookMapping = mapType<Webhook>(Webhook, {
  fields: {
    types: { type: () => [EventType], description: 'Types of events that it receives.', sql: ({ t }) => sql`to_jsonb(${t.types})` },
    lag: {
      type: () => Int,
      description: 'Number of events that it has not processed yet: those it has not read, and those that wait to be sent.',
      sql: ({ t }) => lagSql(t.id, t.position),
    },
    deliveries: {
      type: () => connectionOf(WebhookDelivery),
      description: 'Deliveries of the last seven days, newest first.',
      args: {
        ...pageArgs(20),
        failed: { type: () => Boolean, nullable: true, description: 'true: only failed ones; false: only successful ones.' },
      },
      connection: relation<Webhook, WebhookDelivery>({
        of: () => WebhookDelivery,
        where: (delivery, { t, args }) =>
          sql`${delivery.webhook} = ${t.id}${args.failed ? sql` and (${delivery.error} is not null) = ${args.failed}::boolean` : sql``}`,
        order: newestFirst,
      }),
    },
  },
});

export const webhookDeliveryMapping = mapType<WebhookDelivery>(WebhookDelivery, {
  paged: true,
  fields: {
    event: {
      type: () => Event,
      nullable: true,
      description: 'The event; null for a test, if it is no longer stored, and if you may no longer see it.',
      one: relation<WebhookDelivery, Event>({
        of: () => Event,
        where: (event, { t }) => sql`${event.position} = ${t.position} and ${canSql('event:readOne', event)}`,
        order: newestFirst,
      }),
    },
  },
});

/** User fields about webhooks. */
export const userWebhookMapping = mapType<User>(User, {
  fields: {
    webhooks: {
      type: () => [Webhook],
      nullable: true,
      description: 'Your webhooks, newest first; null for everyone but the user.',
      list: relation<User, Webhook>({ of: () => Webhook, where: (webhook, { t }) => sql`${webhook.user} = ${t.id}`, order: newestFirst }),
      when: ({ t }) => canSql('user:own', t),
    },
  },
});
