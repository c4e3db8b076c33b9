import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField, Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { PageArgs } from '../../../read/connection.ts';

@InputType({ description: 'The handover code of an order.' })
export class ConfirmHandoverInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, { description: 'The six digits that the buyer shows.' })
  @Text({ min: 6, max: 6, pattern: '^[0-9]{6}$', message: messages.handoverCode, policy: false })
  code!: string;
}

@InputType({ description: 'An order that you received.' })
export class ConfirmReceivedInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;
}

@InputType({ description: 'An objection to a delivery.' })
export class DisputeDeliveryInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, { description: 'Reason, 1 to 1000 characters.' })
  @Text({ max: 1000, multiline: true, message: messages.disputeReason, policy: false })
  reason!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'The decision on an objection.' })
export class SettleDisputeInput {
  @Field(() => ID, { description: 'The objection.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the order was handed over: true dismisses the objection and confirms the handover.' })
  handedOver!: boolean;
}

@ArgsType()
export class DeliveryDisputesArgs extends PageArgs {
  @Field(() => Boolean, { defaultValue: true, description: 'true: only open ones.' })
  open!: boolean;
}
