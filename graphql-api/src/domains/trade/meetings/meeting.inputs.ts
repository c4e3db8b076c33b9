import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { IdempotencyKeyField } from '../../../platform/input/validation.ts';

@InputType({ description: 'When and where to meet for an order.' })
export class ProposeMeetingInput {
  @Field(() => ID, { description: 'The order; any one of yours of a swap, whose people meet once.' })
  orderId!: string;

  @Field(() => ID, { description: 'The campus spot.' })
  spotId!: string;

  @Field(() => DateTime, { description: 'When: in the next 60 days.' })
  at!: Date;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A proposed meeting that suits you.' })
export class AcceptMeetingInput {
  @Field(() => ID, { description: 'The meeting.' })
  id!: string;
}

@InputType({ description: 'A meeting that does not suit you.' })
export class DeclineMeetingInput {
  @Field(() => ID, { description: 'The meeting.' })
  id!: string;
}
