import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { Numeric } from '../../../platform/input/rules.ts';
import { IdempotencyKeyField } from '../../log/idempotency/idempotency-key.rule.ts';
import { messages } from '../../../messages.ts';

/** Maximum number of listings that an offer gives. */
export const MOST_GIVES = 3;

const priceRule = { min: -999_999.99, max: 999_999.99, decimals: 2, empty: messages.productPriceEmpty, message: messages.offerPrice };

@InputType({ description: 'A price for a product, or things for it.' })
export class MakeOfferInput {
  @Field(() => ID, { description: 'The product. Not your own.' })
  productId!: string;

  @Field(() => Float, {
    description:
      'Price of one piece in the currency of the college, 0 to 999999.99 with at most two decimals; with `giveProductIds` what you add, below 0 what you want added.',
  })
  @Numeric(priceRule)
  price!: number;

  @Field(() => Int, { defaultValue: 1, description: 'How many pieces, 1 to 9999; with `giveProductIds` 1.' })
  @Numeric({ min: 1, max: 9999, message: messages.orderQuantity })
  quantity!: number;

  @Field(() => [ID], { nullable: true, description: `Up to ${MOST_GIVES} listings of yours of which you give one piece each; none when left out.` })
  giveProductIds?: string[] | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Another price, or other things, in answer to an offer.' })
export class CounterOfferInput {
  @Field(() => ID, { description: 'The open offer that the other side made.' })
  offerId!: string;

  @Field(() => Float, {
    description:
      'Price of one piece in the currency of the college, 0 to 999999.99 with at most two decimals; of a swap what the buyer adds, below 0 what the seller adds.',
  })
  @Numeric(priceRule)
  price!: number;

  @Field(() => [ID], {
    nullable: true,
    description: `Up to ${MOST_GIVES} listings of the buyer of which one piece each is given; an empty list for money alone. Those of the offer when left out.`,
  })
  giveProductIds?: string[] | null;

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
