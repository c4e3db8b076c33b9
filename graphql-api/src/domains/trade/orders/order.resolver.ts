import { Arg, Args, Ctx, Field, ID, Info, Int, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { globalIdOf } from '../../../platform/database/ids.ts';
import { undoOf, UndoablePayload } from '../../log/acts/undoable.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { messages } from '../../../messages.ts';
import { Product } from '../../market/products/product.entity.ts';
import type { LiveTopic } from '../../../platform/net/live-topic.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import { connectionOf } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import type { PayloadSelection } from '../../../read/returning.ts';
import { Order } from './order.entity.ts';
import { CancelOrderInput, DeclineOrderInput, DeleteOrderInput, OrdersArgs, PlaceOrderInput, SetOrderStatusInput } from './order.inputs.ts';
import { statusText } from './order-status.ts';
import * as endService from './changes/order-end.service.ts';
import * as service from './order.service.ts';

@ObjectType({ description: 'A new order.' })
export class PlaceOrderPayload {
  @Field(() => Order, { description: 'The order.' })
  order!: NodeReference;

  @Field(() => Product, { nullable: true, description: 'The product with its new quantity.' })
  product!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'An order with its new status.' })
export class SetOrderStatusPayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: NodeReference;

  @Field(() => Int, { description: 'Points that you earned: 100 for a delivery, otherwise 0.' })
  pointsAwarded!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why a delivery earned none, or how to confirm the handover so that they can be spent; null if there is nothing to explain.',
  })
  pointsNote!: string | null;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: "An order that was removed from its buyer's list." })
export class DeleteOrderPayload extends UndoablePayload {
  @Field(() => ID, { description: 'Id of the removed spot.' })
  deletedId!: string;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'An order that was declined by its seller.' })
export class DeclineOrderPayload extends UndoablePayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: NodeReference;
}

@ObjectType({ description: 'An order that was cancelled by its buyer.' })
export class CancelOrderPayload extends UndoablePayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: NodeReference;
}

@Resolver()
export class OrderResolver {
  @Query(() => Order, { nullable: true, description: 'An order; null unless you are its buyer, its seller or an administrator.' })
  order(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The id.' }) id: string): QuerySource | null {
    return service.order(ctx, id);
  }

  @Query(() => connectionOf(Order), { description: 'All orders, filtered and sorted. Administrators only.' })
  orders(@Ctx() ctx: Context, @Args(() => OrdersArgs) args: OrdersArgs): Promise<QuerySource> {
    return service.orders(ctx, args);
  }

  @Mutation(() => PlaceOrderPayload, {
    description:
      'Orders a product. A repeated call with the same idempotency key returns the first order. Errors: OUT_OF_STOCK; CONFLICT if the product is reserved or there are too many open orders; RATE_LIMITED after too many orders in an hour.',
  })
  async placeOrder(
    @Ctx() ctx: Context,
    @Arg('input', () => PlaceOrderInput, { description: 'What to order.' }) input: PlaceOrderInput,
    @Info() info: PayloadSelection,
  ): Promise<PlaceOrderPayload> {
    return { ...(await service.placeOrder(ctx, input, info)), message: messages.orderPlaced };
  }

  @Mutation(() => SetOrderStatusPayload, { description: 'Sets the status of an order that you received.' })
  async setOrderStatus(
    @Ctx() ctx: Context,
    @Arg('input', () => SetOrderStatusInput, { description: 'The order and its status.' }) { id, status }: SetOrderStatusInput,
  ): Promise<SetOrderStatusPayload> {
    const changed = await service.setOrderStatus(ctx, id, status);
    return { ...changed, message: messages.statusUpdated(statusText[status], changed.pointsAwarded) };
  }

  @Mutation(() => DeleteOrderPayload, { description: 'Removes an order from your list. An open order is cancelled.' })
  async deleteOrder(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteOrderInput, { description: 'The order.' }) { id }: DeleteOrderInput,
  ): Promise<DeleteOrderPayload> {
    const act = await service.deleteOrder(ctx, id);
    return { deletedId: globalIdOf('Order', id), message: messages.orderDeleted, ...undoOf(act) };
  }

  @Mutation(() => DeclineOrderPayload, {
    description: 'Declines an open order that you received. It becomes Cancelled, with your reason in its timeline.',
  })
  async declineOrder(
    @Ctx() ctx: Context,
    @Arg('input', () => DeclineOrderInput, { description: 'The order and the reason.' }) input: DeclineOrderInput,
  ): Promise<DeclineOrderPayload> {
    const { result, act } = await endService.declineOrder(ctx, input);
    return { order: result, ...undoOf(act) };
  }

  @Mutation(() => CancelOrderPayload, {
    description: 'Cancels an open order that you placed. Your reason appears in its timeline, and the order stays in your list.',
  })
  async cancelOrder(
    @Ctx() ctx: Context,
    @Arg('input', () => CancelOrderInput, { description: 'The order and the reason.' }) input: CancelOrderInput,
  ): Promise<CancelOrderPayload> {
    const { result, act } = await endService.cancelOrder(ctx, input);
    return { order: result, ...undoOf(act) };
  }

  @Subscription(() => Order, {
    description: 'Orders of which you are buyer or seller, whenever one is new, or its status or unread messages change.',
    subscribe: ({ context }: LiveTopic) => service.subscribeToOrders(context),
  })
  orderChanged(@Ctx() ctx: Context, @Root() event: LiveEvent): QuerySource | null {
    return service.order(ctx, event.id);
  }
}
