import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { messages } from '../../../messages.ts';
import { User } from '../users/user.entity.ts';
import { BlockUserInput, UnblockUserInput } from './block.inputs.ts';
import * as service from './block.service.ts';

@ObjectType({ description: 'A user who was blocked.' })
export class BlockUserPayload {
  @Field(() => User, { description: 'The user.' })
  user!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'An unblocked user.' })
export class UnblockUserPayload {
  @Field(() => User, { description: 'The user.' })
  user!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@Resolver()
export class BlockResolver {
  @Mutation(() => BlockUserPayload, {
    description:
      'Blocks all contact with a user in both directions: no messages, orders or reviews, and their listings are hidden from you. The user is not notified.',
  })
  async blockUser(
    @Ctx() ctx: Context,
    @Arg('input', () => BlockUserInput, { description: 'The user.' }) { userId }: BlockUserInput,
  ): Promise<BlockUserPayload> {
    return { user: await service.blockUser(ctx, userId), message: messages.userBlocked };
  }

  @Mutation(() => UnblockUserPayload, { description: 'Allows contact with a user again.' })
  async unblockUser(
    @Ctx() ctx: Context,
    @Arg('input', () => UnblockUserInput, { description: 'The user.' }) { userId }: UnblockUserInput,
  ): Promise<UnblockUserPayload> {
    return { user: await service.unblockUser(ctx, userId), message: messages.userUnblocked };
  }
}
