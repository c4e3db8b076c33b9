import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { bucketOf, budgetsOf, fullAt } from './budget.ts';

@ObjectType({ description: 'Your budget of points: an operation costs its `extensions.cost`, corrected to what it did (docs/api.md).' })
export class RateLimit {
  @Field(() => Int, { description: 'How many points it holds at most.' })
  limit!: number;

  @Field(() => Int, { description: 'How many points it holds now; below 0 after operations that did more than they asked for.' })
  remaining!: number;

  @Field(() => Float, { description: 'How many points come back in a second.' })
  restoreRate!: number;

  @Field(() => DateTime, { description: 'When it is full.' })
  resetAt!: Date;
}

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimit, {
    nullable: true,
    description: 'What is left of your budget; asking alone costs nothing. Null where the marketplace has no budgets.',
  })
  async rateLimit(@Ctx() ctx: Context): Promise<RateLimit | null> {
    const bucket = bucketOf(ctx);
    if (!bucket) return null;
    const remaining = await budgetsOf(ctx).remaining(bucket);
    return { limit: bucket.capacity, remaining: Math.floor(remaining), restoreRate: bucket.perSecond, resetAt: fullAt(bucket, remaining) };
  }
}
