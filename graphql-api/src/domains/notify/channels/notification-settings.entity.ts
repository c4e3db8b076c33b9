import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/** The notification settings of a user. Without a row the defaults hold. */
@Entity({ tableName: 'notification_settings' })
export class NotificationSettingsRow {
  [OptionalProps]?: 'channels' | 'quietFrom' | 'quietUntil' | 'dailyMail' | 'dailyMailAt' | 'weeklyMail' | 'weeklyMailAt';
  [PrimaryKeyProp]?: 'user';

  @OneToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  /** What differs from the defaults: {"MESSAGE": {"mail": true}}. */
  @Property({ type: 'jsonb', defaultRaw: `'{}'` })
  channels!: object;

  /** Hour of the day, 0 to 23, in the college's time zone; the same as `quietUntil` for none. */
  @Property({ type: 'integer', default: 0 })
  quietFrom: number = 0;

  @Property({ type: 'integer', default: 0 })
  quietUntil: number = 0;

  /** One mail a day instead of one for each notification. */
  @Property({ type: 'boolean', default: false })
  dailyMail: boolean = false;

  /** When the last daily mail was queued. */
  @Property({ type: 'datetime', nullable: true })
  dailyMailAt!: Date | null;

  /** One mail a week with what is new in saved searches and courses. */
  @Property({ type: 'boolean', default: true })
  weeklyMail: boolean = true;

  /** The week whose mail was queued last. */
  @Property({ type: 'datetime', nullable: true })
  weeklyMailAt!: Date | null;
}
