import { Field, ID, InputType, Int } from 'type-graphql';
import { Numeric } from '../platform/rules.ts';
import { IdempotencyKeyField } from '../idempotency/idempotency-key.rule.ts';
import { messages } from '../messages.ts';

@InputType({ description: 'What to order.' })
export class PlaceOrderInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many pieces, 1 to 9999.' })
  @Numeric({ min: 1, max: 9999, message: messages.orderQuantity })
  quantity!: number;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
