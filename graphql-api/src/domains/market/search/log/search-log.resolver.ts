import { Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import type { NodeReference } from '../../../../platform/database/node-reference.ts';
import { connectionOf } from '../../../../read/connection.ts';
import type { QuerySource } from '../../../../read/query-source.ts';
import { User } from '../../../people/users/user.entity.ts';
import { LoggedSearch } from './logged-search.entity.ts';
import { LoggedSearchesArgs } from './search-log.inputs.ts';
import * as service from './search-log.service.ts';

@ObjectType({ description: 'Your recent searches were deleted.' })
export class ClearRecentSearchesPayload {
  @Field(() => User, { description: 'You.' })
  user!: NodeReference;
}

@Resolver()
export class SearchLogResolver {
  @Query(() => connectionOf(LoggedSearch), {
    description: 'Search texts, most frequent first by default. Administrators only.',
  })
  loggedSearches(@Ctx() ctx: Context, @Args(() => LoggedSearchesArgs) args: LoggedSearchesArgs): QuerySource {
    return service.loggedSearches(ctx, args);
  }

  @Mutation(() => ClearRecentSearchesPayload, { description: 'Deletes your recent searches, which only you can see.' })
  async clearRecentSearches(@Ctx() ctx: Context): Promise<ClearRecentSearchesPayload> {
    return { user: await service.clearRecentSearches(ctx) };
  }
}
