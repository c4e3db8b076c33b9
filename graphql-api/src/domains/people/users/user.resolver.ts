import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { undoOf, UndoablePayload } from '../../log/acts/undoable.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { messages } from '../../../messages.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Role, User } from './user.entity.ts';
import { DeleteMyAccountInput, DeleteUserInput, SetUserRoleInput, UpdateProfileInput, UserSort } from './user.inputs.ts';
import { myData } from '../../acts/own-data/own-data.service.ts';
import * as service from './user.service.ts';

@ArgsType()
class UsersArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'A part of the name, email address or college ID; blank means all.' })
  search?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only users with this role.' })
  role?: Role | null;

  @Field(() => UserSort, { defaultValue: UserSort.NEWEST, description: 'The order of the list.' })
  sort!: UserSort;
}

@ObjectType({ description: 'A changed profile.' })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The profile as it is now.' })
  user!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'A deleted account.' })
export class DeleteUserPayload extends UndoablePayload {
  @Field(() => ID, { description: 'The id that is gone.' })
  deletedId!: string;
}

@Resolver()
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'You; null for a guest.' })
  me(@Ctx() ctx: Context): QuerySource | null {
    return service.me(ctx);
  }

  @Query(() => User, { nullable: true, description: 'A user by id, for signed-in users: all of it for administrators, the public part for others.' })
  user(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The id.' }) id: string): QuerySource | null {
    return service.user(ctx, id);
  }

  @Query(() => connectionOf(User), { description: 'All users, filtered and sorted. Administrators only.' })
  users(@Ctx() ctx: Context, @Args(() => UsersArgs) args: UsersArgs): QuerySource {
    return service.users(ctx, args);
  }

  @Query(() => String, {
    description:
      'The URL of everything stored about you: a ZIP file with `data.json` and your pictures. Request it with the same `Authorization` header, 20 times an hour at most. Errors: UNAUTHENTICATED.',
  })
  myData(@Ctx() ctx: Context): string {
    return myData(ctx);
  }

  @Mutation(() => UpdateProfilePayload, { description: 'Changes your profile. A new password ends all your other sessions.' })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'What changes.' }) input: UpdateProfileInput,
  ): Promise<UpdateProfilePayload> {
    return { user: await service.updateProfile(ctx, input), message: messages.profileUpdated };
  }

  @Mutation(() => Boolean, { description: 'Deletes your account: open listings go, open orders are cancelled, personal data is erased.' })
  async deleteMyAccount(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteMyAccountInput, { description: 'Your password.' }) input: DeleteMyAccountInput,
  ): Promise<boolean> {
    await service.deleteMyAccount(ctx, input);
    return true;
  }

  @Mutation(() => DeleteUserPayload, { description: "Deletes another's account. Administrators only." })
  async deleteUser(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteUserInput, { description: 'The user.' }) { id }: DeleteUserInput,
  ): Promise<DeleteUserPayload> {
    return { deletedId: id, ...undoOf(await service.deleteUser(ctx, id)) };
  }

  @Mutation(() => User, { description: 'Makes a user an administrator, or a student again. Administrators only.' })
  setUserRole(
    @Ctx() ctx: Context,
    @Arg('input', () => SetUserRoleInput, { description: 'The user and the role.' }) { id, role }: SetUserRoleInput,
  ): Promise<NodeReference> {
    return service.setUserRole(ctx, id, role);
  }
}
