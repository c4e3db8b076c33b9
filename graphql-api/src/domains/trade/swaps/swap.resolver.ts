import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Swap } from './swap.entity.ts';
import * as service from './swap.service.ts';

@Resolver()
export class SwapResolver {
  @Query(() => connectionOf(Swap), { description: 'Your swaps, newest first.' })
  swaps(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): QuerySource {
    return service.swaps(ctx, args);
  }
}
