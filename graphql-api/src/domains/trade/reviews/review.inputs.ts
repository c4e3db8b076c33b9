import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { IdempotencyKeyField, type NumberRule, Numeric, Text, type TextRule } from '../../../platform/input/validation.ts';
import { TimesPageArgs, UPDATED_DESCRIPTION } from '../../../read/times.ts';
import { ReasonField } from '../../log/audit/reason.rule.ts';
import { messages } from '../../../messages.ts';

const ratingRule: NumberRule = { min: 1, max: 5, message: messages.reviewRating };
const textRule: TextRule = { max: 2000, multiline: true, message: messages.reviewText };

/** Sort order of the list of all reviews. */
export enum ReviewSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  UPDATED = 'UPDATED',
}
registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'Order of the list of all reviews.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    UPDATED: { description: UPDATED_DESCRIPTION },
  },
});

@ArgsType()
export class ReviewsArgs extends TimesPageArgs {
  @Field(() => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'The order of the list.' })
  sort!: ReviewSort;
}

@InputType({ description: 'A new review.' })
export class AddReviewInput {
  @Field(() => ID, { description: 'What it is about.' })
  productId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Numeric(ratingRule)
  rating!: number;

  @Field(() => String, { description: '1 to 2000 characters.' })
  @Text({ ...textRule, policy: false })
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes of a review; omitted fields do not change.' })
export class UpdateReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: 'Stars, 1 to 5.' })
  @Numeric(ratingRule)
  rating?: number;

  @Field(() => String, { nullable: true, description: '1 to 2000 characters.' })
  @Text({ ...textRule, policy: false })
  text?: string;
}

@InputType({ description: 'A review to delete.' })
export class DeleteReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;

  @ReasonField("An administrator's reason, 1 to 500 characters; emailed to the author.")
  reason?: string | null;
}
