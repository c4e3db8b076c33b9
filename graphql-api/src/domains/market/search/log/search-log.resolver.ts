import { Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import type { NodeReference } from '../../../../platform/database/node-reference.ts';
import { connectionOf } from '../../../../read/connection.ts';
import type { QuerySource } from '../../../../read/query-source.ts';
import { User } from '../../../people/users/user.entity.ts';
import { LoggedSearch } from './logged-search.entity.ts';
import { LoggedSearchesArgs } from './search-log.inputs.ts';
import * as service from './search-log.service.ts';

@ObjectType({ description: 'Searches that were forgotten.' })
export class ClearRecentSearchesPayload {
  @Field(() => User, { description: 'You.' })
  user!: NodeReference;
}

@Resolver()
export class SearchLogResolver {
  @Query(() => connectionOf(LoggedSearch), {
    description: 'What people search for, most searched first unless another order is asked for. Administrators only.',
  })
  loggedSearches(@Ctx() ctx: Context, @Args(() => LoggedSearchesArgs) args: LoggedSearchesArgs): QuerySource {
    return service.loggedSearches(ctx, args);
  }

  @Mutation(() => ClearRecentSearchesPayload, { description: 'Forgets your own last searches, which only you are shown.' })
  async clearRecentSearches(@Ctx() ctx: Context): Promise<ClearRecentSearchesPayload> {
    return { user: await service.clearRecentSearches(ctx) };
  }
}
