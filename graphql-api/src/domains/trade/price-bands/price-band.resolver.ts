import { Args, Ctx, Field, Float, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { PriceBandArgs } from './price-band.inputs.ts';
import * as service from './price-band.service.ts';

const { FEWEST_SALES, PriceBandBasis } = service;

registerEnumType(PriceBandBasis, {
  name: 'PriceBandBasis',
  description: 'What the sales of a price band have in common.',
  valuesConfig: {
    ISBN: { description: 'The ISBN.' },
    WORDS: { description: 'The words of the name, the category and the condition.' },
    COURSE: { description: 'The course and the category.' },
  },
});

@ObjectType({
  description: `The middle half of the prices at which the same thing was sold in the last 18 months, by confirmed handovers. Needs ${FEWEST_SALES} sales.`,
})
export class PriceBand implements service.PriceBand {
  @Field(() => PriceBandBasis, { description: 'What the sales have in common: the narrowest basis with enough sales.' })
  basis!: service.PriceBandBasis;

  @Field(() => Int, { description: 'Number of sales.' })
  count!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Lower quartile for one piece, in the currency of the college; null with too few sales.',
  })
  lower!: number | null;

  @Field(() => Float, { nullable: true, description: 'Median for one piece, in the currency of the college; null with too few sales.' })
  median!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Upper quartile for one piece, in the currency of the college; null with too few sales.',
  })
  upper!: number | null;
}

@Resolver()
export class PriceBandResolver {
  @Query(() => PriceBand, {
    description:
      'Past prices of the same thing: of a listing, of an ISBN, of a course in a category, or of a thing that is about to be listed. Uses the narrowest basis with enough sales: ISBN, then words, then course.',
  })
  priceBand(@Ctx() ctx: Context, @Args(() => PriceBandArgs) args: PriceBandArgs): Promise<PriceBand> {
    return service.priceBand(ctx, args);
  }
}
