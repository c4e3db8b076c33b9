import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { EventSubject } from '../../../log/events/event.entity.ts';
import { Webhook } from '../webhook.entity.ts';

/** An event to be sent to a webhook. It is inserted when the webhook's cursor passes it, and deleted once the receiver accepted it. */
@Entity({ tableName: 'webhook_messages' })
@Unique({ name: 'webhook_messages_position', properties: ['webhook', 'position'] })
@Index({ name: 'webhook_messages_subject', properties: ['webhook', 'subjectType', 'subjectId', 'position'] })
@Index({ name: 'webhook_messages_due', properties: ['nextTryAt'] })
export class WebhookMessage {
  [OptionalProps]?: 'tries' | 'firstTryAt' | 'nextTryAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Webhook, { deleteRule: 'cascade', index: false })
  webhook!: Webhook;

  /** The position of the event. */
  @Property({ type: new BigIntType('string') })
  position!: string;

  /** The subject of the event. The next event about the same subject waits for this one. */
  @Property({ type: 'text' })
  subjectType!: EventSubject;

  @Property({ type: new BigIntType('string') })
  subjectId!: string;

  /** Number of completed tries. */
  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  @Property({ type: 'datetime', nullable: true })
  firstTryAt!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  nextTryAt!: Date;
}
