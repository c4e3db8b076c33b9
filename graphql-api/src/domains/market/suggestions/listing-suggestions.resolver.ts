import { Args, Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Category } from '../categories/category.entity.ts';
import { ListingSuggestionsArgs } from './listing-suggestions.inputs.ts';
import * as service from './listing-suggestions.service.ts';

@ObjectType({
  description: 'The middle half of the prices of similar listings, per piece, in the currency of the college. Free listings are left out.',
})
export class AskedPrices implements service.AskedPrices {
  @Field(() => Int, { description: 'Number of listings compared.' })
  count!: number;

  @Field(() => Float, { description: 'Lower quartile, in the currency of the college.' })
  lower!: number;

  @Field(() => Float, { description: 'The median, in the currency of the college.' })
  median!: number;

  @Field(() => Float, { description: 'Upper quartile, in the currency of the college.' })
  upper!: number;
}

@ObjectType({ description: 'Suggestions for the form of a new listing, based on its name.' })
export class ListingSuggestions implements service.ListingSuggestions {
  @Field(() => [Category], {
    description: `Categories of listings with similar names, the most likely first; at most ${service.CATEGORIES}, none if there is no similar listing.`,
  })
  categories!: QuerySource;

  @Field(() => AskedPrices, {
    nullable: true,
    description: `Prices of listings of the same kind in the most likely category; null if there are fewer than ${service.FEWEST_LISTINGS}.`,
  })
  prices!: service.AskedPrices | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of people who look for such a thing while nobody offers one: they searched for it in the last 30 days, saved the search or posted it as wanted. Null below 3.',
  })
  lookingFor!: number | null;
}

@Resolver()
export class ListingSuggestionsResolver {
  @Query(() => ListingSuggestions, { description: 'Suggested categories and prices for a new listing, based on its name. Nothing is preselected.' })
  listingSuggestions(@Ctx() ctx: Context, @Args(() => ListingSuggestionsArgs) args: ListingSuggestionsArgs): Promise<ListingSuggestions> {
    return service.listingSuggestions(ctx, args);
  }
}
