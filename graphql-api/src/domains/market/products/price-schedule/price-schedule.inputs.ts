import { Field, Float, ID, InputType } from 'type-graphql';
import { messages } from '../../../../messages.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { Numeric } from '../../../../platform/input/validation.ts';
import { PriceScheduleEnd } from './price-schedule.entity.ts';

/**
 * Earliest and latest deadline of a schedule, in days of the college from today. The first price reduction is tomorrow at the earliest, the last on
 * the day before the deadline.
 */
export const FIRST_DAY = 2;
export const LAST_DAY = 60;

@InputType({ description: 'The date by which your listing must be gone. It replaces an earlier schedule.' })
export class SetPriceScheduleInput {
  @Field(() => ID, { description: 'The listing. Your own.' })
  productId!: string;

  @Field(() => DateTime, {
    description: `Date and time to the minute, ${FIRST_DAY} to ${LAST_DAY} days from today in the time zone of the college.`,
  })
  mustGoBy!: Date;

  @Field(() => Float, {
    description: 'Price of the last step, below the present one, in the currency of the college with at most two decimals.',
  })
  @Numeric({ min: 0, max: 999_999.99, decimals: 2, empty: messages.productPriceEmpty, message: messages.productPrice })
  lowestPrice!: number;

  @Field(() => PriceScheduleEnd, { description: 'What happens to remaining pieces.' })
  atEnd!: PriceScheduleEnd;
}

@InputType({ description: 'A listing whose scheduled price drops are to stop.' })
export class ClearPriceScheduleInput {
  @Field(() => ID, { description: 'The listing. Your own.' })
  productId!: string;
}
