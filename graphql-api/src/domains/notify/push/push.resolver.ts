import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { RemovePushSubscriptionInput, RenewPushSubscriptionInput, SavePushSubscriptionInput } from './push.inputs.ts';
import * as service from './push.service.ts';

@ObjectType({ description: 'A browser that shows your notifications, also while no page of the marketplace is open.' })
export class PushSubscription {
  @Field(() => String, { description: 'Its endpoint, by which a browser recognizes its own.' })
  endpoint!: string;

  @Field(() => DateTime, { description: 'When you allowed it.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A browser that shows your notifications now.' })
export class SavePushSubscriptionPayload {
  @Field(() => [PushSubscription], { description: 'All that do, oldest first.' })
  pushSubscriptions!: PushSubscription[];
}

@ObjectType({ description: 'Another subscription of a browser.' })
export class RenewPushSubscriptionPayload {
  @Field(() => Boolean, { description: 'Whether the old subscription was known. If not, nothing was changed.' })
  renewed!: boolean;
}

@ObjectType({ description: 'A browser that shows your notifications no more.' })
export class RemovePushSubscriptionPayload {
  @Field(() => [PushSubscription], { description: 'Those that still do, oldest first.' })
  pushSubscriptions!: PushSubscription[];
}

@Resolver()
export class PushResolver {
  @Query(() => String, { description: "The key for `applicationServerKey` of a browser's subscription, in base64url (VAPID)." })
  pushPublicKey(@Ctx() ctx: Context): Promise<string> {
    return service.pushPublicKey(ctx);
  }

  @Query(() => [PushSubscription], { description: 'The browsers that show your notifications, oldest first.' })
  pushSubscriptions(@Ctx() ctx: Context): Promise<PushSubscription[]> {
    return service.pushSubscriptions(ctx);
  }

  @Mutation(() => SavePushSubscriptionPayload, {
    description: 'Has a browser show your notifications until you sign out in it. With more than ten the oldest makes room.',
  })
  async savePushSubscription(
    @Ctx() ctx: Context,
    @Arg('input', () => SavePushSubscriptionInput, { description: 'The subscription of the browser.' }) input: SavePushSubscriptionInput,
  ): Promise<SavePushSubscriptionPayload> {
    return { pushSubscriptions: await service.savePushSubscription(ctx, input) };
  }

  @Mutation(() => RenewPushSubscriptionPayload, {
    description:
      "Replaces a saved subscription by the one that the browser's push service gave in its place. Needs no session: the old key stands for it.",
  })
  async renewPushSubscription(
    @Ctx() ctx: Context,
    @Arg('input', () => RenewPushSubscriptionInput, { description: 'Both subscriptions.' }) input: RenewPushSubscriptionInput,
  ): Promise<RenewPushSubscriptionPayload> {
    return { renewed: await service.renewPushSubscription(ctx, input) };
  }

  @Mutation(() => RemovePushSubscriptionPayload, { description: 'Has a browser show your notifications no more.' })
  async removePushSubscription(
    @Ctx() ctx: Context,
    @Arg('input', () => RemovePushSubscriptionInput, { description: 'Which.' }) input: RemovePushSubscriptionInput,
  ): Promise<RemovePushSubscriptionPayload> {
    return { pushSubscriptions: await service.removePushSubscription(ctx, input) };
  }
}
