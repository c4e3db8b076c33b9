import { Field, ID, InputType, Int } from 'type-graphql';
import { IdempotencyKeyField, Numeric, Optional, Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

@InputType({ description: 'A rating of the other side of an order.' })
export class RateCounterpartInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Numeric({ min: 1, max: 5, message: messages.reviewRating })
  stars!: number;

  @Field(() => String, { nullable: true, description: '1 to 1000 characters; optional.' })
  @Optional()
  @Text({ max: 1000, multiline: true, message: messages.ratingText, policy: true })
  text?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the other side was on time; null for no statement.' })
  onTime?: boolean | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
