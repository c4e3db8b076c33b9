import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { messages } from '../../../messages.ts';
import { User } from '../users/user.entity.ts';
import { UpdateProfileInput } from './auth.inputs.ts';
import * as service from './own-profile.service.ts';

@ObjectType({ description: 'A changed profile.' })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The profile as it is now.' })
  user!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@Resolver()
export class OwnProfileResolver {
  @Mutation(() => UpdateProfilePayload, { description: 'Changes your profile. A new password ends all your other sessions.' })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'The changes.' }) input: UpdateProfileInput,
  ): Promise<UpdateProfilePayload> {
    return { user: await service.updateProfile(ctx, input), message: messages.profileUpdated };
  }
}
