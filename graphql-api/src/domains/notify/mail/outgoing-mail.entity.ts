import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { NotificationKind } from '../notifications/notification.entity.ts';

/** A mail that waits to be sent: written with the change it reports, sent after the commit, tried again when that fails. */
@Entity({ tableName: 'outgoing_mails' })
@Index({ name: 'outgoing_mails_due', expression: 'create index outgoing_mails_due on outgoing_mails (urgent desc, next_try_at)' })
export class OutgoingMail {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  /** Null for a mail about an order: it names the order and the side, and is addressed when it is sent. */
  @Property({ type: 'text', nullable: true })
  recipient!: string | null;

  /** The data from which the mail is rendered when it is sent. */
  @Property({ type: 'text' })
  template!: string;

  @Property({ type: 'jsonb' })
  data!: object;

  /** Urgent mails, such as codes, are sent first. */
  @Property({ type: 'boolean', default: false })
  urgent: boolean = false;

  /** The recipient and the actor of a notification's mail; null for other mails. Both are checked again when it is sent. */
  @Property({ type: new BigIntType('string'), fieldName: 'user_id', nullable: true })
  user!: string | null;

  @Property({ type: new BigIntType('string'), fieldName: 'actor_id', nullable: true })
  actor!: string | null;

  /** The kind of the notification. */
  @Property({ type: 'text', nullable: true })
  kind!: NotificationKind | null;

  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  /** When it is to be sent: at once, or at the end of quiet hours. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  dueAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  nextTryAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
