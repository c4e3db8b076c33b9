import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { bucketOf, budgetsOf, fullAt } from './budget.ts';

@ObjectType({ description: 'A budget of points. An operation costs its `extensions.cost`, corrected by the actual cost (docs/api.md).' })
export class RateLimit {
  @Field(() => Int, { description: 'Maximum number of points.' })
  limit!: number;

  @Field(() => Int, { description: 'Remaining points; negative after operations whose actual cost was higher than estimated.' })
  remaining!: number;

  @Field(() => Float, { description: 'Number of points restored each second.' })
  restoreRate!: number;

  @Field(() => DateTime, { description: 'When the budget is full again.' })
  resetAt!: Date;
}

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimit, {
    nullable: true,
    description: 'Your remaining budget. This query alone is free. Null if the marketplace has no budgets.',
  })
  async rateLimit(@Ctx() ctx: Context): Promise<RateLimit | null> {
    const bucket = bucketOf(ctx);
    if (!bucket) return null;
    const remaining = await budgetsOf(ctx).remaining(bucket);
    return { limit: bucket.capacity, remaining: Math.floor(remaining), restoreRate: bucket.perSecond, resetAt: fullAt(bucket, remaining) };
  }
}
