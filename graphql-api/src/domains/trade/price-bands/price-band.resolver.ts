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
  description: `The middle half of what the same thing was sold for in the last 18 months, by confirmed handovers. From ${FEWEST_SALES} sales on.`,
})
export class PriceBand implements service.PriceBand {
  @Field(() => PriceBandBasis, { description: 'What the sales have in common: the closest that has enough sales.' })
  basis!: service.PriceBandBasis;

  @Field(() => Int, { description: 'How many sales there were.' })
  count!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'A quarter was sold for this or less, in the currency of the college for one piece; null with too few sales.',
  })
  lower!: number | null;

  @Field(() => Float, { nullable: true, description: 'The median, in the currency of the college for one piece; null with too few sales.' })
  median!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'A quarter was sold for this or more, in the currency of the college for one piece; null with too few sales.',
  })
  upper!: number | null;
}

@Resolver()
export class PriceBandResolver {
  @Query(() => PriceBand, {
    description:
      'What the same thing was sold for: of a listing, of an ISBN, of a course in a category, or of what somebody is about to list. The closest comparison with enough sales counts: ISBN, then words, then course.',
  })
  priceBand(@Ctx() ctx: Context, @Args(() => PriceBandArgs) args: PriceBandArgs): Promise<PriceBand> {
    return service.priceBand(ctx, args);
  }
}
