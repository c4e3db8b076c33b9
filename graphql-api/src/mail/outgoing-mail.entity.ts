import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A mail that waits to be sent: written with the change it tells about, sent after the commit, tried again when that fails. */
@Entity({ tableName: 'outgoing_mails' })
@Index({ name: 'outgoing_mails_due', expression: 'create index outgoing_mails_due on outgoing_mails (next_try_at) where sent_at is null' })
export class OutgoingMail {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @Property({ type: 'text' })
  recipient!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  html!: string;

  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  nextTryAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  sentAt!: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
