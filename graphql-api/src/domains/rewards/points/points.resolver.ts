import { Ctx, Field, Int, ObjectType, Query, Resolver, Subscription } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { LiveTopic } from '../../../platform/net/live-topic.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { PointsAccount } from './points-account.ts';
import * as service from './points.service.ts';

@ObjectType({ description: 'A way to earn or lose points.' })
export class PointsRule {
  @Field(() => String, { description: 'The action, by its name in the ledger.' })
  action!: string;

  @Field(() => Int, { description: 'Number of points; negative if they were taken.' })
  points!: number;

  @Field(() => String, { description: 'When it applies.' })
  description!: string;
}

@Resolver()
export class PointsResolver {
  @Query(() => [PointsRule], { description: 'All rules of the points system; empty if the marketplace has no points (`College.hasPoints`).' })
  pointsRules(@Ctx() ctx: Context): PointsRule[] {
    return service.rulesOf(ctx);
  }

  @Subscription(() => PointsAccount, {
    description: 'Your points, whenever they change.',
    subscribe: ({ context }: LiveTopic) => service.subscribeToPoints(context),
  })
  pointsChanged(@Ctx() ctx: Context): QuerySource {
    return service.account(ctx);
  }
}
