import { Args, Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Category } from '../categories/category.entity.ts';
import { ListingSuggestionsArgs } from './listing-suggestions.inputs.ts';
import * as service from './listing-suggestions.service.ts';

@ObjectType({ description: 'The middle half of what similar listings ask for one piece, in the currency of the college. Free ones do not count.' })
export class AskedPrices implements service.AskedPrices {
  @Field(() => Int, { description: 'How many listings were compared.' })
  count!: number;

  @Field(() => Float, { description: 'A quarter asks this or less, in the currency of the college.' })
  lower!: number;

  @Field(() => Float, { description: 'The median, in the currency of the college.' })
  median!: number;

  @Field(() => Float, { description: 'A quarter asks this or more, in the currency of the college.' })
  upper!: number;
}

@ObjectType({ description: 'What the form of a new listing may offer once there is a name.' })
export class ListingSuggestions implements service.ListingSuggestions {
  @Field(() => [Category], {
    description: `The categories in which listings with such a name are, the likeliest first; at most ${service.CATEGORIES}, none where no listing is like it.`,
  })
  categories!: QuerySource;

  @Field(() => AskedPrices, {
    nullable: true,
    description: `What listings of the same kind in the likeliest category ask; null where there are fewer than ${service.FEWEST_LISTINGS}.`,
  })
  prices!: service.AskedPrices | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many people look for such a thing, which nobody offers: who searched for it in the last 30 days, saved the search or posted it as wanted. Null for fewer than 3.',
  })
  lookingFor!: number | null;
}

@Resolver()
export class ListingSuggestionsResolver {
  @Query(() => ListingSuggestions, { description: 'Categories and a price for a new listing, by its name. They are offered, never preset.' })
  listingSuggestions(@Ctx() ctx: Context, @Args(() => ListingSuggestionsArgs) args: ListingSuggestionsArgs): Promise<ListingSuggestions> {
    return service.listingSuggestions(ctx, args);
  }
}
