import { Field, InputType } from 'type-graphql';
import { IdempotencyKeyField } from '../../../platform/input/validation.ts';
import { OrderLineInput } from '../orders/order.inputs.ts';

/** The most listings of a bundle: as many as a buyer may have open orders with one seller. */
export const MOST_LINES = 5;

@InputType({ description: 'Listings of one seller to order together.' })
export class PlaceBundleInput {
  @Field(() => [OrderLineInput], { description: `2 to ${MOST_LINES} listings of one seller, each once.` })
  lines!: OrderLineInput[];

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
