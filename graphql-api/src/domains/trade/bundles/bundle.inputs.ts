import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { Numeric } from '../../../platform/input/rules.ts';
import { IdempotencyKeyField } from '../../log/idempotency/idempotency-key.rule.ts';
import { messages } from '../../../messages.ts';

/** The most listings of a bundle: as many as a buyer may have open orders with one seller. */
export const MOST_LINES = 5;

@InputType({ description: 'A listing of a bundle.' })
export class BundleLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many pieces, 1 to 9999.' })
  @Numeric({ min: 1, max: 9999, message: messages.orderQuantity })
  quantity!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The price of one piece that you were shown: CONFLICT where it has another one now. Left out for whatever it costs now.',
  })
  @Numeric({ min: 0, max: 999_999.99, decimals: 2, message: messages.productPrice })
  price?: number | null;
}

@InputType({ description: 'Listings of one seller to order together.' })
export class PlaceBundleInput {
  @Field(() => [BundleLineInput], { description: `2 to ${MOST_LINES} listings of one seller, each once.` })
  lines!: BundleLineInput[];

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
