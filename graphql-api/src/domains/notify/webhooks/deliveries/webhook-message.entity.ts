import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { EventSubject } from '../../../log/events/event.entity.ts';
import { Webhook } from '../webhook.entity.ts';

/** An event that waits to be sent to a webhook: inserted when the webhook's cursor passes it, deleted once the receiver took it. */
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

  /** That of the event. */
  @Property({ type: new BigIntType('string') })
  position!: string;

  /** What the event is about: the next one about the same waits for this one. */
  @Property({ type: 'text' })
  subjectType!: EventSubject;

  @Property({ type: new BigIntType('string') })
  subjectId!: string;

  /** Tries that have ended. */
  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  @Property({ type: 'datetime', nullable: true })
  firstTryAt!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  nextTryAt!: Date;
}
