import { Field, ID, InputType, Int } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Numeric } from '../../../platform/input/validation.ts';
import { NotificationKind } from './notification.entity.ts';

@InputType({ description: 'Notifications that were read.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], { nullable: true, description: 'Which; all of yours when left out.' })
  ids?: string[] | null;
}

@InputType({ description: 'The channels of a kind of notifications. What is left out stays as it is.' })
export class NotificationPreferenceInput {
  @Field(() => NotificationKind, { description: 'The kind.' })
  kind!: NotificationKind;

  @Field(() => Boolean, { nullable: true, description: 'In the list of notifications.' })
  inApp?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By mail.' })
  mail?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'In the browsers that show your notifications.' })
  push?: boolean;
}

const hour = { min: 0, max: 23, message: messages.quietHour };

@InputType({ description: 'Your new notification settings. What is left out stays as it is.' })
export class UpdateNotificationSettingsInput {
  @Field(() => [NotificationPreferenceInput], { nullable: true, description: 'By kind.' })
  preferences?: NotificationPreferenceInput[];

  @Field(() => Int, { nullable: true, description: 'The hour when your quiet hours begin, 0 to 23, in the time zone of the college.' })
  @Numeric(hour)
  quietFrom?: number;

  @Field(() => Int, { nullable: true, description: 'The hour when they end, 0 to 23; the same as their beginning for none.' })
  @Numeric(hour)
  quietUntil?: number;

  @Field(() => Boolean, { nullable: true, description: 'One mail a day instead of one for each notification.' })
  dailyMail?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'One mail a week with what is new in your saved searches and courses.' })
  weeklyMail?: boolean;
}
