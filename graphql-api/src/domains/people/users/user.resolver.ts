import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { connectionOf } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { TimesPageArgs } from '../../../read/times.ts';
import { Role, User } from './user.entity.ts';
import { SetUserRoleInput, UserSort } from './user.inputs.ts';
import * as service from './user.service.ts';

@ArgsType()
class UsersArgs extends TimesPageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the name, email address or college ID; blank: all.' })
  search?: string | null;

  @Field(() => Role, { nullable: true, description: 'Only users with this role.' })
  role?: Role | null;

  @Field(() => UserSort, { defaultValue: UserSort.NEWEST, description: 'The order of the list.' })
  sort!: UserSort;
}

@Resolver()
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null for a guest.' })
  me(@Ctx() ctx: Context): QuerySource | null {
    return service.me(ctx);
  }

  @Query(() => User, { nullable: true, description: 'A user by id, for signed-in users: complete for administrators, the public part for others.' })
  user(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The id.' }) id: string): QuerySource | null {
    return service.user(ctx, id);
  }

  @Query(() => connectionOf(User), { description: 'All users, filtered and sorted. Administrators only.' })
  users(@Ctx() ctx: Context, @Args(() => UsersArgs) args: UsersArgs): QuerySource {
    return service.users(ctx, args);
  }

  @Mutation(() => User, { description: 'Makes a user an administrator, or a student again. Administrators only.' })
  setUserRole(
    @Ctx() ctx: Context,
    @Arg('input', () => SetUserRoleInput, { description: 'The user and the role.' }) { id, role }: SetUserRoleInput,
  ): Promise<NodeReference> {
    return service.setUserRole(ctx, id, role);
  }
}
