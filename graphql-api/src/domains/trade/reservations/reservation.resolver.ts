import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { undoOf, UndoablePayload } from '../../log/acts/undoable.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { Product } from '../../market/products/product.entity.ts';
import { EndReservationInput, JoinReservationQueueInput, LeaveReservationQueueInput, ReserveProductInput } from './reservation.inputs.ts';
import * as service from './reservation.service.ts';

@ObjectType({ description: 'A reserved product.' })
export class ReserveProductPayload extends UndoablePayload {
  @Field(() => Product, { description: 'The product as it is now.' })
  product!: NodeReference;
}

@ObjectType({ description: 'A product that is no longer reserved.' })
export class EndReservationPayload {
  @Field(() => Product, { description: 'The product as it is now.' })
  product!: NodeReference;
}

@ObjectType({ description: 'A product for whose availability you will be notified.' })
export class JoinReservationQueuePayload {
  @Field(() => Product, { nullable: true, description: 'The product.' })
  product!: NodeReference;
}

@ObjectType({ description: 'A product whose queue you left.' })
export class LeaveReservationQueuePayload {
  @Field(() => Product, { nullable: true, description: 'The product; null if it was taken down.' })
  product!: NodeReference;
}

@Resolver()
export class ReservationResolver {
  @Mutation(() => ReserveProductPayload, {
    description: 'Reserves your product for the buyer of a conversation. Nobody else can order it until the reservation ends.',
  })
  async reserveProduct(
    @Ctx() ctx: Context,
    @Arg('input', () => ReserveProductInput, { description: 'The buyer and the length.' }) input: ReserveProductInput,
  ): Promise<ReserveProductPayload> {
    const { result, act } = await service.reserveProduct(ctx, input);
    return { product: result, ...undoOf(act) };
  }

  @Mutation(() => EndReservationPayload, { description: 'Ends a reservation early, as the seller or as the buyer it is for.' })
  async endReservation(
    @Ctx() ctx: Context,
    @Arg('input', () => EndReservationInput, { description: 'The product.' }) { productId }: EndReservationInput,
  ): Promise<EndReservationPayload> {
    return { product: await service.endReservation(ctx, productId) };
  }

  @Mutation(() => JoinReservationQueuePayload, { description: 'Notifies you when a product that is reserved for somebody else becomes available.' })
  async joinReservationQueue(
    @Ctx() ctx: Context,
    @Arg('input', () => JoinReservationQueueInput, { description: 'The product.' }) { productId }: JoinReservationQueueInput,
  ): Promise<JoinReservationQueuePayload> {
    return { product: await service.joinReservationQueue(ctx, productId) };
  }

  @Mutation(() => LeaveReservationQueuePayload, { description: 'Takes you off the queue of a product.' })
  async leaveReservationQueue(
    @Ctx() ctx: Context,
    @Arg('input', () => LeaveReservationQueueInput, { description: 'The product.' }) { productId }: LeaveReservationQueueInput,
  ): Promise<LeaveReservationQueuePayload> {
    return { product: await service.leaveReservationQueue(ctx, productId) };
  }
}
