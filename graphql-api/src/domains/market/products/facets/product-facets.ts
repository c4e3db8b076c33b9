import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ConnectionField } from '../../../../read/connection.ts';
import { InterpretedFilter } from '../../search/interpreted-filter.ts';
import { ProductCondition } from '../product.entity.ts';

@ObjectType({ description: 'How many products a category has.' })
export class CategoryFacet {
  @Field(() => ID, { description: 'The category.' })
  categoryId!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'How many products.' })
  count!: number;
}

@ObjectType({ description: 'How many products a price range has.' })
export class PriceFacet {
  @Field(() => ID, { description: 'The range, one of `Query.priceRanges`.' })
  priceRangeId!: string;

  @Field(() => Int, { description: 'How many products.' })
  count!: number;
}

@ObjectType({ description: 'How many products a condition has.' })
export class ConditionFacet {
  @Field(() => ProductCondition, { description: 'The condition.' })
  condition!: ProductCondition;

  @Field(() => Int, { description: 'How many products.' })
  count!: number;
}

@ObjectType({
  description:
    'How many products each choice of a filter would list, all other filters and the search as they are. Choices without products are left out.',
})
export class ProductFacets {
  @Field(() => [CategoryFacet], { description: 'By category, most products first.' })
  categories!: CategoryFacet[];

  @Field(() => [PriceFacet], { description: 'By price range, cheapest first.' })
  prices!: PriceFacet[];

  @Field(() => [ConditionFacet], { description: 'By condition, most products first.' })
  conditions!: ConditionFacet[];

  @Field(() => Int, { description: 'How many can be bought now.' })
  available!: number;

  @Field(() => Int, { description: 'How many are sold out.' })
  soldOut!: number;
}

/** Types whose objects `productConnectionFields` return as JSON. */
export const productJsonTypes = [ProductFacets, CategoryFacet, PriceFacet, ConditionFacet, InterpretedFilter];

/** Fields of a page of `Query.products` that describe the whole list. */
export const productConnectionFields: Record<'facets' | 'exactCount' | 'correctedSearch' | 'interpretedFilters', ConnectionField> = {
  facets: {
    type: () => ProductFacets,
    description: 'Counts for the choices of the filter, counted only when asked for; null outside `Query.products`.',
  },
  exactCount: {
    type: () => Int,
    description:
      'How many of `totalCount` are what was searched for: they have all its words, or what these mean, and come first in every order. The others are near: similar words, some of the words, or what belongs to the thing, such as a case for the phone. Null without a search; counted only when asked for; null outside `Query.products`.',
  },
  correctedSearch: {
    type: () => String,
    description: 'The search as it was understood where words were corrected, in lower case and without accents; null otherwise.',
  },
  interpretedFilters: {
    type: () => [InterpretedFilter],
    description: 'The filters that were taken from words of the search; null outside `Query.products`.',
  },
};
