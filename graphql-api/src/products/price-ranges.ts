import { Field, Float, ID, ObjectType } from 'type-graphql';
import { amountText } from '../platform/local-text.ts';
import type { Settings } from '../platform/settings.ts';

@ObjectType({ description: 'A price range to filter by, in the currency of the college.' })
export class PriceRange {
  @Field(() => ID, { description: 'Identifies the range.' })
  id!: string;

  @Field(() => String, { description: 'How it is shown.' })
  name!: string;

  @Field(() => Float, { description: 'Lowest price, inclusive.' })
  minPrice!: number;

  @Field(() => Float, { nullable: true, description: 'Highest price, inclusive with its fractions; null means no upper bound.' })
  maxPrice!: number | null;
}

/** The ranges by PRICE_RANGES; by default those of the specification, section 3. */
export const priceRangesOf = (settings: Pick<Settings, 'college'>): PriceRange[] =>
  settings.college.priceSteps.map((minPrice, index, steps) => {
    const next = steps[index + 1];
    const maxPrice = next === undefined ? null : next - 1;
    const [from, to] = [minPrice, maxPrice ?? 0].map((amount) => amountText(settings, amount));
    return { id: String(index), name: maxPrice === null ? `${from} or more` : `${from} to ${to}`, minPrice, maxPrice };
  });
