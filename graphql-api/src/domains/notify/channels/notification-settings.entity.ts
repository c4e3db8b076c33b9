import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/** Notification settings of a user. Without a row the defaults apply. */
@Entity({ tableName: 'notification_settings' })
export class NotificationSettingsRow {
  [OptionalProps]?: 'channels' | 'quietFrom' | 'quietUntil' | 'dailyMail' | 'dailyMailAt' | 'weeklyMail' | 'weeklyMailAt';
  [PrimaryKeyProp]?: 'user';

  @OneToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  /** Differences from the defaults: {"MESSAGE": {"mail": true}}. */
  @Property({ type: 'jsonb', defaultRaw: `'{}'` })
  channels!: object;

  /** Hour of the day, 0 to 23, in the college's time zone. The same value as `quietUntil` means no quiet hours. */
  @Property({ type: 'integer', default: 0 })
  quietFrom: number = 0;

  @Property({ type: 'integer', default: 0 })
  quietUntil: number = 0;

  /** Whether one email a day replaces the emails for single notifications. */
  @Property({ type: 'boolean', default: false })
  dailyMail: boolean = false;

  /** When the last daily email was queued. */
  @Property({ type: 'datetime', nullable: true })
  dailyMailAt!: Date | null;

  /** Whether a weekly email lists new matches of saved searches and courses. */
  @Property({ type: 'boolean', default: true })
  weeklyMail: boolean = true;

  /** The week whose email was queued last. */
  @Property({ type: 'datetime', nullable: true })
  weeklyMailAt!: Date | null;
}
