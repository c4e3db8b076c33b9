import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import { globalIdOf } from '../../../../platform/database/ids.ts';
import { RevokeAppGrantInput } from './app-grant.inputs.ts';
import * as service from './app-grant.service.ts';

@ObjectType({ description: 'A revoked permission.' })
export class RevokeAppGrantPayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;
}

@Resolver()
export class AppGrantResolver {
  @Mutation(() => RevokeAppGrantPayload, { description: 'Revokes your permission for an app and its tokens. Needs a session.' })
  async revokeAppGrant(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeAppGrantInput, { description: 'The grant.' }) { id }: RevokeAppGrantInput,
  ): Promise<RevokeAppGrantPayload> {
    await service.revokeAppGrant(ctx, id);
    return { deletedId: globalIdOf('AppGrant', id) };
  }
}
