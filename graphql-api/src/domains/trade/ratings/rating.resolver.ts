import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { Order } from '../orders/order.entity.ts';
import { CounterpartRating } from './counterpart-rating.entity.ts';
import { RateCounterpartInput } from './rating.inputs.ts';
import * as service from './rating.service.ts';

@ObjectType({ description: 'A rating of the other side of an order.' })
export class RateCounterpartPayload {
  @Field(() => CounterpartRating, { description: 'The rating.' })
  rating!: NodeReference;

  @Field(() => Order, { description: 'The order as it is now.' })
  order!: NodeReference;
}

@Resolver()
export class RatingResolver {
  @Mutation(() => RateCounterpartPayload, {
    description:
      'Rates the other side of an order within 14 days of the handover. Ratings are visible once both sides have rated, or after the 14 days.',
  })
  rateCounterpart(
    @Ctx() ctx: Context,
    @Arg('input', () => RateCounterpartInput, { description: 'The order and the rating.' }) input: RateCounterpartInput,
  ): Promise<RateCounterpartPayload> {
    return service.rateCounterpart(ctx, input);
  }
}
