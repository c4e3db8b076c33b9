import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import * as service from './demand.service.ts';

@ObjectType({ description: 'A thing that people look for and nobody offers.' })
export class UnmetDemand implements service.UnmetDemand {
  @Field(() => String, { description: 'The thing, in the most frequent wording.' })
  text!: string;

  @Field(() => Int, {
    description: `Number of people who searched for it in the last 30 days, saved the search or posted it as wanted; each counts once. At least ${service.FEWEST_PEOPLE}.`,
  })
  people!: number;
}

@Resolver()
export class DemandResolver {
  @Query(() => [UnmetDemand], {
    description: `Things that people look for and nobody offers, by number of people; at most ${service.THINGS}. No names are given.`,
  })
  unmetDemand(@Ctx() ctx: Context): Promise<UnmetDemand[]> {
    return service.unmetDemand(ctx);
  }
}
