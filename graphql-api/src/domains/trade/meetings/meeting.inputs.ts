import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { IdempotencyKeyField } from '../../../platform/input/validation.ts';

@InputType({ description: 'A meeting for an order.' })
export class ProposeMeetingInput {
  @Field(() => ID, { description: 'The order; for a swap, any order of yours, because its people meet once.' })
  orderId!: string;

  @Field(() => ID, { description: 'The campus spot.' })
  spotId!: string;

  @Field(() => DateTime, { description: 'Time, within the next 60 days.' })
  at!: Date;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A proposed meeting to accept.' })
export class AcceptMeetingInput {
  @Field(() => ID, { description: 'The meeting.' })
  id!: string;
}

@InputType({ description: 'A meeting to decline.' })
export class DeclineMeetingInput {
  @Field(() => ID, { description: 'The meeting.' })
  id!: string;
}
