import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';

/** What a filter that was read from a search limits. */
export enum InterpretedFilterKind {
  PRICE = 'PRICE',
  CATEGORY = 'CATEGORY',
}
registerEnumType(InterpretedFilterKind, {
  name: 'InterpretedFilterKind',
  description: 'What a filter that was read from a search limits.',
  valuesConfig: {
    PRICE: { description: 'The price: "under 500", "500 se kam", "between 1k and 2k", "free".' },
    CATEGORY: { description: 'The category: "in Textbooks", "Textbooks mein".' },
  },
});

@ObjectType({ description: 'Words of a search that became a filter. `ProductFilter.ignoreInterpreted` lets go of it.' })
export class InterpretedFilter {
  @Field(() => InterpretedFilterKind, { description: 'What it limits.' })
  kind!: InterpretedFilterKind;

  @Field(() => String, { description: 'The words that were read as it.' })
  words!: string;

  @Field(() => Float, { nullable: true, description: 'Lowest price in the currency of the college, inclusive; null without one.' })
  minPrice!: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest price in the currency of the college, inclusive; null without one.' })
  maxPrice!: number | null;

  @Field(() => ID, { nullable: true, description: 'The category; null for other kinds.' })
  categoryId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the category; null for other kinds.' })
  categoryName!: string | null;
}
