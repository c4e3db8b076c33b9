import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { NotificationKind } from '../notifications/notification.entity.ts';

/** An email to be sent. It is inserted with the change it reports, sent after the commit and retried on failure. */
@Entity({ tableName: 'outgoing_mails' })
@Index({ name: 'outgoing_mails_due', expression: 'create index outgoing_mails_due on outgoing_mails (urgent desc, next_try_at)' })
export class OutgoingMail {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  /** Null for an email about an order, which names the order and the side and is addressed when it is sent. */
  @Property({ type: 'text', nullable: true })
  recipient!: string | null;

  /** The data from which the email is rendered when it is sent. */
  @Property({ type: 'text' })
  template!: string;

  @Property({ type: 'jsonb' })
  data!: object;

  /** Whether the email is urgent, such as a code. Urgent emails are sent first. */
  @Property({ type: 'boolean', default: false })
  urgent: boolean = false;

  /** The recipient and the actor of a notification's email; null for other emails. Both are checked again when it is sent. */
  @Property({ type: new BigIntType('string'), fieldName: 'user_id', nullable: true })
  user!: string | null;

  @Property({ type: new BigIntType('string'), fieldName: 'actor_id', nullable: true })
  actor!: string | null;

  /** The kind of the notification. */
  @Property({ type: 'text', nullable: true })
  kind!: NotificationKind | null;

  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  /** When the email is due: at once, or at the end of quiet hours. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  nextTryAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
