import { Field, ID, InputType, Int } from 'type-graphql';
import { IdempotencyKeyField, Numeric } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

@InputType({ description: 'The reservation of a product.' })
export class ReserveProductInput {
  @Field(() => ID, { description: 'The conversation with the buyer about your product.' })
  conversationId!: string;

  @Field(() => Int, { nullable: true, description: 'Number of hours from now, 1 to 168; 24 if omitted.' })
  @Numeric({ min: 1, max: 168, message: messages.reservationHours })
  hours?: number | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A product whose reservation is to end.' })
export class EndReservationInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}

@InputType({ description: 'A reserved product for whose availability you want a notification.' })
export class JoinReservationQueueInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}

@InputType({ description: 'A product whose queue you want to leave.' })
export class LeaveReservationQueueInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}
