import { Args, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Category } from '../categories/category.entity.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Product } from '../products/product.entity.ts';
import { SearchSuggestionsArgs } from './suggestions.inputs.ts';
import * as service from './suggestions.service.ts';

@ObjectType({ description: 'Search suggestions, the most likely first in each list.' })
export class SearchSuggestions implements service.Suggestions {
  @Field(() => [Product], { description: 'Listings that match the text; none for fewer than two letters.' })
  products!: QuerySource;

  @Field(() => [Category], { description: 'Categories with a word that begins with the text.' })
  categories!: QuerySource;

  @Field(() => [String], { description: 'Your recent searches that begin with the text; none for guests.' })
  recent!: string[];

  @Field(() => [String], { description: 'Popular searches with results that begin with the text.' })
  popular!: string[];
}

@Resolver()
export class SuggestionsResolver {
  @Query(() => SearchSuggestions, { description: 'Suggestions for a search while it is typed. They are not recorded as searches.' })
  searchSuggestions(@Ctx() ctx: Context, @Args(() => SearchSuggestionsArgs) args: SearchSuggestionsArgs): Promise<SearchSuggestions> {
    return service.searchSuggestions(ctx, args);
  }
}
