import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { RemovePushSubscriptionInput, RenewPushSubscriptionInput, SavePushSubscriptionInput } from './push.inputs.ts';
import * as service from './push.service.ts';

@ObjectType({ description: 'A browser that shows your notifications, even while no page of the marketplace is open.' })
export class PushSubscription {
  @Field(() => String, { description: 'Endpoint, by which a browser recognizes its own subscription.' })
  endpoint!: string;

  @Field(() => DateTime, { description: 'When you allowed it.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A browser that shows your notifications.' })
export class SavePushSubscriptionPayload {
  @Field(() => [PushSubscription], { description: 'All browsers that show your notifications, oldest first.' })
  pushSubscriptions!: PushSubscription[];
}

@ObjectType({ description: 'The result of replacing a subscription.' })
export class RenewPushSubscriptionPayload {
  @Field(() => Boolean, { description: 'Whether the old subscription was known. If not, nothing changed.' })
  renewed!: boolean;
}

@ObjectType({ description: 'A browser that no longer shows your notifications.' })
export class RemovePushSubscriptionPayload {
  @Field(() => [PushSubscription], { description: 'The remaining browsers, oldest first.' })
  pushSubscriptions!: PushSubscription[];
}

@Resolver()
export class PushResolver {
  @Query(() => String, { description: "The VAPID key for `applicationServerKey` of a browser's subscription, in base64url." })
  pushPublicKey(@Ctx() ctx: Context): Promise<string> {
    return service.pushPublicKey(ctx);
  }

  @Query(() => [PushSubscription], { description: 'The browsers that show your notifications, oldest first.' })
  pushSubscriptions(@Ctx() ctx: Context): Promise<PushSubscription[]> {
    return service.pushSubscriptions(ctx);
  }

  @Mutation(() => SavePushSubscriptionPayload, {
    description: 'Shows your notifications in a browser until you sign out there. Above ten browsers the oldest is removed.',
  })
  async savePushSubscription(
    @Ctx() ctx: Context,
    @Arg('input', () => SavePushSubscriptionInput, { description: 'The subscription of the browser.' }) input: SavePushSubscriptionInput,
  ): Promise<SavePushSubscriptionPayload> {
    return { pushSubscriptions: await service.savePushSubscription(ctx, input) };
  }

  @Mutation(() => RenewPushSubscriptionPayload, {
    description: "Replaces a stored subscription by the new one of the browser's push service. Needs no session: the old key proves ownership.",
  })
  async renewPushSubscription(
    @Ctx() ctx: Context,
    @Arg('input', () => RenewPushSubscriptionInput, { description: 'Both subscriptions.' }) input: RenewPushSubscriptionInput,
  ): Promise<RenewPushSubscriptionPayload> {
    return { renewed: await service.renewPushSubscription(ctx, input) };
  }

  @Mutation(() => RemovePushSubscriptionPayload, { description: 'Stops showing your notifications in a browser.' })
  async removePushSubscription(
    @Ctx() ctx: Context,
    @Arg('input', () => RemovePushSubscriptionInput, { description: 'The notifications.' }) input: RemovePushSubscriptionInput,
  ): Promise<RemovePushSubscriptionPayload> {
    return { pushSubscriptions: await service.removePushSubscription(ctx, input) };
  }
}
