import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { User } from '../../people/users/user.entity.ts';
import * as service from './profile.service.ts';

@Resolver()
export class ProfileResolver {
  @Query(() => User, {
    nullable: true,
    description: 'The public profile of a user; null if the user does not exist. Guests see only sellers, and nothing of a private profile.',
  })
  profile(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The id of the user.' }) id: string): QuerySource | null {
    return service.profile(ctx, id);
  }
}
