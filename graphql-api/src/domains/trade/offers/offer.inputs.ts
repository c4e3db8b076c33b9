import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { IdempotencyKeyField, Numeric } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

/** Maximum number of listings that an offer gives. */
export const MOST_GIVES = 3;

const priceRule = { min: -999_999.99, max: 999_999.99, decimals: 2, empty: messages.productPriceEmpty, message: messages.offerPrice };

@InputType({ description: 'A price for a product, or listings in exchange.' })
export class MakeOfferInput {
  @Field(() => ID, { description: 'The product. It must not be your own.' })
  productId!: string;

  @Field(() => Float, {
    description:
      'Price of one piece in the currency of the college, 0 to 999999.99 with at most two decimals. With `giveProductIds`, the amount that you add; below 0, the amount that you want added.',
  })
  @Numeric(priceRule)
  price!: number;

  @Field(() => Int, { defaultValue: 1, description: 'Number of pieces, 1 to 9999; 1 with `giveProductIds`.' })
  @Numeric({ min: 1, max: 9999, message: messages.orderQuantity })
  quantity!: number;

  @Field(() => [ID], { nullable: true, description: `Up to ${MOST_GIVES} listings of yours, of which you give one piece each; omitted: none.` })
  giveProductIds?: string[] | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A counter-offer: another price, or other listings.' })
export class CounterOfferInput {
  @Field(() => ID, { description: 'The open offer of the other side.' })
  offerId!: string;

  @Field(() => Float, {
    description:
      'Price of one piece in the currency of the college, 0 to 999999.99 with at most two decimals. For a swap, the amount that the buyer adds; below 0, that the seller adds.',
  })
  @Numeric(priceRule)
  price!: number;

  @Field(() => [ID], {
    nullable: true,
    description: `Up to ${MOST_GIVES} listings of the buyer, of which one piece each is given; an empty list for money alone. Omitted: those of the offer.`,
  })
  giveProductIds?: string[] | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'An offer to accept.' })
export class AcceptOfferInput {
  @Field(() => ID, { description: 'The open offer of the other side.' })
  offerId!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'An offer to decline.' })
export class DeclineOfferInput {
  @Field(() => ID, { description: 'The open offer of the other side.' })
  offerId!: string;
}

@InputType({ description: 'An offer to withdraw.' })
export class WithdrawOfferInput {
  @Field(() => ID, { description: 'The open offer that you made.' })
  offerId!: string;
}
