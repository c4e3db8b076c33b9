import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { globalIdOf } from '../../../platform/database/ids.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { undoOf, UndoablePayload } from '../../log/acts/undoable.ts';
import { DeleteMyAccountInput, DeleteUserInput } from './erasure.inputs.ts';
import * as service from './erasure.service.ts';

@ObjectType({ description: 'A deleted account.' })
export class DeleteUserPayload extends UndoablePayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;
}

@Resolver()
export class ErasureResolver {
  @Mutation(() => Boolean, {
    description: 'Deletes your account. Your listings are taken down, open orders are cancelled, and personal data is erased.',
  })
  async deleteMyAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteMyAccountInput, { description: 'Your password.' }) input: DeleteMyAccountInput,
  ): Promise<boolean> {
    await service.deleteMyAccount(ctx, input);
    return true;
  }

  @Mutation(() => DeleteUserPayload, { description: "Deletes another user's account. Administrators only." })
  async deleteUser(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteUserInput, { description: 'The user.' }) { id }: DeleteUserInput,
  ): Promise<DeleteUserPayload> {
    return { deletedId: globalIdOf('User', id), ...undoOf(await service.deleteUser(ctx, id)) };
  }
}
