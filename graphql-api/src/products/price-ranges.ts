import { Field, Float, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A price range to filter by, in rupees.' })
export class PriceRange {
  @Field(() => ID, { description: 'Identifies the range.' })
  id!: string;

  @Field(() => String, { description: 'How it is shown.' })
  name!: string;

  @Field(() => Float, { description: 'Lowest price, inclusive.' })
  minPrice!: number;

  @Field(() => Float, { nullable: true, description: 'Highest price, inclusive with its paise; null means no upper bound.' })
  maxPrice!: number | null;
}

/** The ranges of the specification, section 3. */
export const priceRanges: PriceRange[] = [
  { id: '0', name: '₹0 to ₹499', minPrice: 0, maxPrice: 499 },
  { id: '1', name: '₹500 to ₹999', minPrice: 500, maxPrice: 999 },
  { id: '2', name: '₹1,000 to ₹1,999', minPrice: 1000, maxPrice: 1999 },
  { id: '3', name: '₹2,000 to ₹2,999', minPrice: 2000, maxPrice: 2999 },
  { id: '4', name: '₹3,000 to ₹4,999', minPrice: 3000, maxPrice: 4999 },
  { id: '5', name: '₹5,000 or more', minPrice: 5000, maxPrice: null },
];
