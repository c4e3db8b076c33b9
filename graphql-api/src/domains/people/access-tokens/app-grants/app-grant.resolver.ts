import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import { globalIdOf } from '../../../../platform/database/ids.ts';
import { RevokeAppGrantInput } from './app-grant.inputs.ts';
import * as service from './app-grant.service.ts';

@ObjectType({ description: 'A grant that was withdrawn.' })
export class RevokeAppGrantPayload {
  @Field(() => ID, { description: 'The id that is gone.' })
  deletedId!: string;
}

@Resolver()
export class AppGrantResolver {
  @Mutation(() => RevokeAppGrantPayload, { description: 'Withdraws what you let an app do: its tokens end at once. Needs a session.' })
  async revokeAppGrant(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeAppGrantInput, { description: 'The grant.' }) { id }: RevokeAppGrantInput,
  ): Promise<RevokeAppGrantPayload> {
    await service.revokeAppGrant(ctx, id);
    return { deletedId: globalIdOf('AppGrant', id) };
  }
}
