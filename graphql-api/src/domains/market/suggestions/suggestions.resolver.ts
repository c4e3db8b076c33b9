import { Args, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Category } from '../categories/category.entity.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Product } from '../products/product.entity.ts';
import { SearchSuggestionsArgs } from './suggestions.inputs.ts';
import * as service from './suggestions.service.ts';

@ObjectType({ description: 'What you may be about to search for, each list with the likeliest first.' })
export class SearchSuggestions implements service.Suggestions {
  @Field(() => [Product], { description: 'Listings that the text finds; none for less than two letters.' })
  products!: QuerySource;

  @Field(() => [Category], { description: 'Categories with a word that begins so.' })
  categories!: QuerySource;

  @Field(() => [String], { description: 'What you searched for last, by its beginning; nothing for guests.' })
  recent!: string[];

  @Field(() => [String], { description: 'What many searched for and found, by its beginning.' })
  popular!: string[];
}

@Resolver()
export class SuggestionsResolver {
  @Query(() => SearchSuggestions, { description: 'Suggestions for a search while it is typed. They are no search and are counted nowhere.' })
  searchSuggestions(@Ctx() ctx: Context, @Args(() => SearchSuggestionsArgs) args: SearchSuggestionsArgs): Promise<SearchSuggestions> {
    return service.searchSuggestions(ctx, args);
  }
}
