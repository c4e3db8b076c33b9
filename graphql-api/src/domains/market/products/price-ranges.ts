import { Field, Float, ID, ObjectType } from 'type-graphql';
import { amountText } from '../../../platform/text/local-text.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

@ObjectType({ description: 'A price range for filters, in the currency of the college.' })
export class PriceRange {
  @Field(() => ID, { description: 'Identifies the range.' })
  id!: string;

  @Field(() => String, { description: 'Displayed name.' })
  name!: string;

  @Field(() => Float, { description: 'Minimum price, inclusive.' })
  minPrice!: number;

  @Field(() => Float, { nullable: true, description: 'Maximum price, inclusive with its fractions; null for no upper bound.' })
  maxPrice!: number | null;
}

/**
 * Returns the name of a price range. In INR it is worded as in the specification, where a range ends one rupee below the next; in other currencies it
 * uses the round limits.
 */
function nameOf(settings: Pick<Settings, 'college'>, minPrice: number, next: number | undefined): string {
  const text = (amount: number): string => amountText(settings, amount);
  if (next === undefined) return `${text(minPrice)} or more`;
  if (settings.college.currency === 'INR') return `${text(minPrice)} to ${text(next - 1)}`;
  return minPrice === 0 ? `Under ${text(next)}` : `${text(minPrice)} to ${text(next)}`;
}

/** Returns the price ranges configured by PRICE_RANGES; by default those of the specification, section 3. */
export const priceRangesOf = (settings: Pick<Settings, 'college'>): PriceRange[] =>
  settings.college.priceSteps.map((minPrice, index, steps) => {
    const next = steps[index + 1];
    const maxPrice = next === undefined ? null : next - 1;
    return { id: String(index), name: nameOf(settings, minPrice, next), minPrice, maxPrice };
  });
