import { Field, InputType } from 'type-graphql';
import { IdempotencyKeyField } from '../../../platform/input/validation.ts';
import { OrderLineInput } from '../orders/order.inputs.ts';

/** Maximum number of listings in a bundle. It equals the number of open orders that a buyer may have with one seller. */
export const MOST_LINES = 5;

@InputType({ description: 'Listings of one seller to order together.' })
export class PlaceBundleInput {
  @Field(() => [OrderLineInput], { description: `2 to ${MOST_LINES} listings of one seller, each once.` })
  lines!: OrderLineInput[];

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
