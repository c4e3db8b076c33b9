import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ConnectionField } from '../../../../read/connection.ts';
import { InterpretedFilter } from '../../search/interpreted-filter.ts';
import { ProductCondition } from '../product.entity.ts';

@ObjectType({ description: 'Number of products in a category.' })
export class CategoryFacet {
  @Field(() => ID, { description: 'The category.' })
  categoryId!: string;

  @Field(() => String, { description: 'Name of the category.' })
  name!: string;

  @Field(() => Int, { description: 'Number of products.' })
  count!: number;
}

@ObjectType({ description: 'Number of products in a price range.' })
export class PriceFacet {
  @Field(() => ID, { description: 'Id of the range, one of `Query.priceRanges`.' })
  priceRangeId!: string;

  @Field(() => Int, { description: 'Number of products.' })
  count!: number;
}

@ObjectType({ description: 'Number of products in a condition.' })
export class ConditionFacet {
  @Field(() => ProductCondition, { description: 'The condition.' })
  condition!: ProductCondition;

  @Field(() => Int, { description: 'Number of products.' })
  count!: number;
}

@ObjectType({
  description:
    'For each filter option, the number of products with it, given the search and all other filters. Options without products are omitted.',
})
export class ProductFacets {
  @Field(() => [CategoryFacet], { description: 'By category, most products first.' })
  categories!: CategoryFacet[];

  @Field(() => [PriceFacet], { description: 'By price range, cheapest first.' })
  prices!: PriceFacet[];

  @Field(() => [ConditionFacet], { description: 'By condition, most products first.' })
  conditions!: ConditionFacet[];

  @Field(() => Int, { description: 'Number of products that can be ordered now.' })
  available!: number;

  @Field(() => Int, { description: 'Number of sold-out products.' })
  soldOut!: number;
}

/** Types whose objects `productConnectionFields` return as JSON. */
export const productJsonTypes = [ProductFacets, CategoryFacet, PriceFacet, ConditionFacet, InterpretedFilter];

/** Fields of a page of `Query.products` that describe the whole list. */
export const productConnectionFields: Record<'facets' | 'exactCount' | 'correctedSearch' | 'interpretedFilters', ConnectionField> = {
  facets: {
    type: () => ProductFacets,
    description: 'Counts for the filter options, computed only if requested; null outside `Query.products`.',
  },
  exactCount: {
    type: () => Int,
    description:
      'Number of products of `totalCount` that match exactly: they contain all words of the search, or words of the same meaning, and come first in every order. The others are near matches: similar words, some of the words, or accessories of the thing, such as a case for a phone. Null without a search and outside `Query.products`; computed only if requested.',
  },
  correctedSearch: {
    type: () => String,
    description: 'The search as interpreted after spelling corrections, in lower case and without accents; null if nothing was corrected.',
  },
  interpretedFilters: {
    type: () => [InterpretedFilter],
    description: 'Filters that were interpreted from words of the search; null outside `Query.products`.',
  },
};
