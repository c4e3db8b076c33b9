import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { NotificationKind } from '../notifications/notification.entity.ts';
import { PushSubscription } from './push-subscription.entity.ts';

/** A notification to be sent to a browser. It is inserted with the notification, sent after the commit and retried on failure. */
@Entity({ tableName: 'outgoing_pushes' })
@Unique({ name: 'outgoing_pushes_once', properties: ['subscription', 'event', 'kind'] })
@Index({ name: 'outgoing_pushes_due', properties: ['nextTryAt'] })
export class OutgoingPush {
  [OptionalProps]?: 'tries' | 'nextTryAt' | 'createdAt';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => PushSubscription, { deleteRule: 'cascade', index: false })
  subscription!: PushSubscription;

  /** The id of the event, which may be deleted sooner. */
  @Property({ type: new BigIntType('string'), fieldName: 'event_id' })
  event!: string;

  @Property({ type: 'text' })
  kind!: NotificationKind;

  /** The user who caused it; null for the marketplace itself. */
  @Property({ type: new BigIntType('string'), fieldName: 'actor_id', nullable: true })
  actor!: string | null;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  link!: string;

  /** A newer push replaces an unsent one of the same group. */
  @Property({ type: 'text', nullable: true, fieldName: 'group_key' })
  group!: string | null;

  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  nextTryAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
