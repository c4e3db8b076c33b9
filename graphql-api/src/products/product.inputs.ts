import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';

/** In which order products are listed. */
export enum ProductSort {
  NEWEST = 'NEWEST',
  RELEVANCE = 'RELEVANCE',
  PRICE_ASC = 'PRICE_ASC',
  PRICE_DESC = 'PRICE_DESC',
}
registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'In which order products are listed; ties stand newest first.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    RELEVANCE: { description: 'Best match of the search first; newest first without a search.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Dearest first.' },
  },
});

@InputType({ description: 'Which products to list; conditions are joined by AND.' })
export class ProductFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words in name, description or category, 1 to 100 characters; small typing errors are forgiven.',
  })
  search?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Any of these categories; an empty list means all.' })
  categoryIds?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'Lowest price in rupees, inclusive.' })
  minPrice?: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest price in rupees, inclusive; a whole number includes its paise (499 includes 499.50).' })
  maxPrice?: number | null;

  @Field(() => [ID], { nullable: true, description: 'Only these products, for instance those in a cart.' })
  ids?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only what this user sells.' })
  sellerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: only what can be bought now; false: only what is sold out.' })
  inStock?: boolean | null;
}

@InputType({ description: 'A new listing.' })
export class CreateProductInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: '1 to 4000 characters.' })
  description!: string;

  @Field(() => Float, { description: 'Rupees, 0 to 999999.99 with at most two decimals.' })
  price!: number;

  @Field(() => Int, { description: '0 to 9999.' })
  quantity!: number;

  @Field(() => Boolean, { description: 'Whether you deliver within the campus.' })
  shipping!: boolean;

  @Field(() => ID, { description: 'The category it stands in.' })
  categoryId!: string;
}

@InputType({ description: 'What changes in a listing; what is left out stays.' })
export class UpdateProductInput {
  @Field(() => String, { nullable: true, description: '1 to 120 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 4000 characters.' })
  description?: string | null;

  @Field(() => Float, { nullable: true, description: 'Rupees, 0 to 999999.99 with at most two decimals.' })
  price?: number | null;

  @Field(() => Int, { nullable: true, description: '0 to 9999.' })
  quantity?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether you deliver within the campus.' })
  shipping?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'The category it stands in.' })
  categoryId?: string | null;
}
