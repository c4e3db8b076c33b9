import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Category } from '../categories/category.entity.ts';
import type { Ctx as Context } from '../platform/context.ts';
import type { QuerySource } from '../read/query-source.ts';
import { Product } from './product.entity.ts';
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
  searchSuggestions(
    @Ctx() ctx: Context,
    @Arg('text', () => String, { description: 'What is typed so far, at most 100 characters; empty for recent and popular searches.' }) text: string,
    @Arg('first', () => Int, { defaultValue: 5, description: 'How many of each at most, 1 to 10.' }) first: number,
  ): Promise<SearchSuggestions> {
    return service.searchSuggestions(ctx, text, first);
  }
}
