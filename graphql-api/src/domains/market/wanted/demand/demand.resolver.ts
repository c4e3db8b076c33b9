import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import * as service from './demand.service.ts';

@ObjectType({ description: 'Something that people look for and nobody offers.' })
export class UnmetDemand implements service.UnmetDemand {
  @Field(() => String, { description: 'What they look for, in the words that most of them use.' })
  text!: string;

  @Field(() => Int, {
    description: `How many people searched for it in the last 30 days, saved the search or posted it as wanted; each counts once. At least ${service.FEWEST_PEOPLE}.`,
  })
  people!: number;
}

@Resolver()
export class DemandResolver {
  @Query(() => [UnmetDemand], {
    description: `What most people look for and nobody offers, most people first; at most ${service.THINGS}. Nobody is named.`,
  })
  unmetDemand(@Ctx() ctx: Context): Promise<UnmetDemand[]> {
    return service.unmetDemand(ctx);
  }
}
