import { Field, ID, InputType, Int } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Numeric } from '../../../platform/input/validation.ts';
import { NotificationKind } from './notification.entity.ts';

@InputType({ description: 'Notifications to mark as read.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], { nullable: true, description: 'Ids of the notifications; omitted: all of yours.' })
  ids?: string[] | null;
}

@InputType({ description: 'The channels of a kind of notification; omitted fields do not change.' })
export class NotificationPreferenceInput {
  @Field(() => NotificationKind, { description: 'The kind.' })
  kind!: NotificationKind;

  @Field(() => Boolean, { nullable: true, description: 'In the list of notifications.' })
  inApp?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By email.' })
  mail?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'In the browsers that show your notifications.' })
  push?: boolean;
}

const hour = { min: 0, max: 23, message: messages.quietHour };

@InputType({ description: 'Changes of your notification settings; omitted fields do not change.' })
export class UpdateNotificationSettingsInput {
  @Field(() => [NotificationPreferenceInput], { nullable: true, description: 'By kind.' })
  preferences?: NotificationPreferenceInput[];

  @Field(() => Int, { nullable: true, description: 'Hour at which your quiet hours begin, 0 to 23, in the time zone of the college.' })
  @Numeric(hour)
  quietFrom?: number;

  @Field(() => Int, { nullable: true, description: 'Hour at which they end, 0 to 23; equal to the start for none.' })
  @Numeric(hour)
  quietUntil?: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether you get one daily email instead of one for each notification.' })
  dailyMail?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether you get a weekly email about new listings for your saved searches and courses.' })
  weeklyMail?: boolean;
}
