import { Field, Float, ID, InputType } from 'type-graphql';
import { messages } from '../../../../messages.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { Numeric } from '../../../../platform/input/rules.ts';
import { PriceScheduleEnd } from './price-schedule.entity.ts';

/**
 * Earliest and latest deadline of a schedule, in days of the college from today. The first price reduction is tomorrow at the earliest, the last on
 * the day before the deadline.
 */
export const FIRST_DAY = 2;
export const LAST_DAY = 60;

@InputType({ description: 'By when your listing must be gone. It takes the place of an earlier schedule.' })
export class SetPriceScheduleInput {
  @Field(() => ID, { description: 'The listing. Your own.' })
  productId!: string;

  @Field(() => DateTime, {
    description: `When it must be gone, to the minute: ${FIRST_DAY} to ${LAST_DAY} days from today in the time zone of the college.`,
  })
  mustGoBy!: Date;

  @Field(() => Float, {
    description: 'The price that the last step reaches, below the present one, in the currency of the college with at most two decimals.',
  })
  @Numeric({ min: 0, max: 999_999.99, decimals: 2, empty: messages.productPriceEmpty, message: messages.productPrice })
  lowestPrice!: number;

  @Field(() => PriceScheduleEnd, { description: 'What becomes of what is left then.' })
  atEnd!: PriceScheduleEnd;
}

@InputType({ description: 'A listing whose price shall fall no more.' })
export class ClearPriceScheduleInput {
  @Field(() => ID, { description: 'The listing. Your own.' })
  productId!: string;
}
