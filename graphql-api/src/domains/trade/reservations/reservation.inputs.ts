import { Field, ID, InputType, Int } from 'type-graphql';
import { IdempotencyKeyField, Numeric } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

@InputType({ description: 'For whom a product is reserved, and how long.' })
export class ReserveProductInput {
  @Field(() => ID, { description: 'The conversation with the buyer about your product.' })
  conversationId!: string;

  @Field(() => Int, { nullable: true, description: 'For how many hours from now, 1 to 168; 24 when left out.' })
  @Numeric({ min: 1, max: 168, message: messages.reservationHours })
  hours?: number | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A product whose reservation ends.' })
export class EndReservationInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}

@InputType({ description: 'A reserved product that you want to hear about.' })
export class JoinReservationQueueInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}

@InputType({ description: 'A product that you no longer want to hear about.' })
export class LeaveReservationQueueInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}
