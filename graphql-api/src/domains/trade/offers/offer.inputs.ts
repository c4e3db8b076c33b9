import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { Numeric } from '../../../platform/input/rules.ts';
import { IdempotencyKeyField } from '../../log/idempotency/idempotency-key.rule.ts';
import { messages } from '../../../messages.ts';

@InputType({ description: 'A price for a product.' })
export class MakeOfferInput {
  @Field(() => ID, { description: 'The product. Not your own.' })
  productId!: string;

  @Field(() => Float, { description: 'Price of one piece in the currency of the college, 0 to 999999.99 with at most two decimals.' })
  @Numeric({ min: 0, max: 999_999.99, decimals: 2, empty: messages.productPriceEmpty, message: messages.offerPrice })
  price!: number;

  @Field(() => Int, { defaultValue: 1, description: 'How many pieces, 1 to 9999.' })
  @Numeric({ min: 1, max: 9999, message: messages.orderQuantity })
  quantity!: number;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Another price in answer to an offer.' })
export class CounterOfferInput {
  @Field(() => ID, { description: 'The open offer that the other side made.' })
  offerId!: string;

  @Field(() => Float, { description: 'Price of one piece in the currency of the college, 0 to 999999.99 with at most two decimals.' })
  @Numeric({ min: 0, max: 999_999.99, decimals: 2, empty: messages.productPriceEmpty, message: messages.offerPrice })
  price!: number;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'An offer to accept.' })
export class AcceptOfferInput {
  @Field(() => ID, { description: 'The open offer that the other side made.' })
  offerId!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'An offer to decline.' })
export class DeclineOfferInput {
  @Field(() => ID, { description: 'The open offer that the other side made.' })
  offerId!: string;
}

@InputType({ description: 'An offer to take back.' })
export class WithdrawOfferInput {
  @Field(() => ID, { description: 'The open offer that you made.' })
  offerId!: string;
}
