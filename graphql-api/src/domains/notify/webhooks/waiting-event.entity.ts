import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Webhook } from './webhook.entity.ts';

/** An event that waits to be sent to a webhook. Later ones about the same subject wait for it. */
@Entity({ tableName: 'waiting_webhook_events' })
@Unique({ name: 'waiting_webhook_events_once', properties: ['webhook', 'position'] })
@Index({ name: 'waiting_webhook_events_subject', properties: ['webhook', 'subjectType', 'subjectId', 'position'] })
@Index({ name: 'waiting_webhook_events_due', properties: ['nextTryAt'] })
export class WaitingWebhookEvent {
  [OptionalProps]?: 'tries' | 'firstTriedAt' | 'nextTryAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Webhook, { deleteRule: 'cascade', index: false })
  webhook!: Webhook;

  /** The id of the event. */
  @Property({ type: new BigIntType('string'), fieldName: 'event_id' })
  event!: string;

  @Property({ type: new BigIntType('string') })
  position!: string;

  @Property({ type: 'text' })
  subjectType!: string;

  @Property({ type: new BigIntType('string') })
  subjectId!: string;

  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  @Property({ type: 'datetime', nullable: true })
  firstTriedAt!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  nextTryAt!: Date;
}
