import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import './points-entry.read.ts';
import { pointsRules } from './points.service.ts';

@ObjectType({ description: 'What gives or takes points.' })
export class PointsRule {
  @Field(() => String, { description: 'The action, as the ledger names it.' })
  action!: string;

  @Field(() => Int, { description: 'Points given, or taken when negative.' })
  points!: number;

  @Field(() => String, { description: 'When it applies.' })
  description!: string;
}

@Resolver()
export class PointsResolver {
  @Query(() => [PointsRule], { description: 'All rules of the points system.' })
  pointsRules(): PointsRule[] {
    return Object.entries(pointsRules).map(([action, rule]) => ({ action, ...rule }));
  }
}
