import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { LiveTopic } from '../../../platform/net/live-topic.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { User } from '../../people/users/user.entity.ts';
import { Notification, NotificationKind } from './notification.entity.ts';
import { MarkNotificationsReadInput, UpdateNotificationSettingsInput } from './notification.inputs.ts';
import * as service from './notification.service.ts';

@ObjectType({ description: 'The channels of a kind of notifications.' })
export class NotificationPreference {
  @Field(() => NotificationKind, { description: 'The kind.' })
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'In the list of notifications.' })
  inApp!: boolean;

  @Field(() => Boolean, { description: 'By email.' })
  mail!: boolean;

  @Field(() => Boolean, { description: 'In the browsers that show your notifications (`savePushSubscription`).' })
  push!: boolean;
}

@ObjectType({ description: 'Your notification settings.' })
export class NotificationSettings {
  @Field(() => [NotificationPreference], { description: 'By kind.' })
  preferences!: NotificationPreference[];

  @Field(() => Int, {
    description: 'Hour at which your quiet hours begin, 0 to 23, in the time zone of the college. Emails and push notifications wait until they end.',
  })
  quietFrom!: number;

  @Field(() => Int, { description: 'Hour at which they end, 0 to 23; equal to the start if there are none.' })
  quietUntil!: number;

  @Field(() => Boolean, { description: 'Whether you get one daily email instead of one for each notification.' })
  dailyMail!: boolean;

  @Field(() => Boolean, { description: 'Whether you get an email on Sunday evening about new listings for your saved searches and courses.' })
  weeklyMail!: boolean;
}

@ObjectType({ description: 'Changed notification settings.' })
export class UpdateNotificationSettingsPayload {
  @Field(() => NotificationSettings, { description: 'The settings as they are now.' })
  notificationSettings!: NotificationSettings;
}

@ObjectType({ description: 'Notifications that were marked as read.' })
export class MarkNotificationsReadPayload {
  @Field(() => User, { description: 'You, with the new count.' })
  user!: NodeReference;
}

@Resolver()
export class NotificationResolver {
  @Query(() => NotificationSettings, { description: 'Your notification settings.' })
  notificationSettings(@Ctx() ctx: Context): Promise<NotificationSettings> {
    return service.notificationSettings(ctx);
  }

  @Mutation(() => UpdateNotificationSettingsPayload, { description: 'Changes your notification settings.' })
  async updateNotificationSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateNotificationSettingsInput, { description: 'The changes.' }) input: UpdateNotificationSettingsInput,
  ): Promise<UpdateNotificationSettingsPayload> {
    return { notificationSettings: await service.updateNotificationSettings(ctx, input) };
  }

  @Mutation(() => MarkNotificationsReadPayload, { description: 'Marks notifications of yours as read.' })
  async markNotificationsRead(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkNotificationsReadInput, { description: 'The notifications.' }) input: MarkNotificationsReadInput,
  ): Promise<MarkNotificationsReadPayload> {
    return { user: await service.markNotificationsRead(ctx, input) };
  }

  @Subscription(() => Notification, {
    description: 'Your new notifications.',
    subscribe: ({ context }: LiveTopic) => service.subscribeToNotifications(context),
  })
  notificationAdded(@Ctx() ctx: Context, @Root() event: LiveEvent): QuerySource {
    return service.notification(ctx, event.id);
  }
}
