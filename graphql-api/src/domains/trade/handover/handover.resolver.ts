import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { undoOf, UndoablePayload } from '../../log/acts/undoable.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { messages } from '../../../messages.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { statusText } from '../orders/order-status.ts';
import { connectionOf } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { DeliveryDispute } from './delivery-dispute.entity.ts';
import * as disputes from './dispute.service.ts';
import { ConfirmHandoverInput, ConfirmReceivedInput, DeliveryDisputesArgs, DisputeDeliveryInput, SettleDisputeInput } from './handover.inputs.ts';
import * as service from './handover.service.ts';

@ObjectType({ description: 'An order whose handover was confirmed by the code.' })
export class ConfirmHandoverPayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: NodeReference;

  @Field(() => Int, { description: 'Points that you earned: 100, or 0 if you had earned them before.' })
  pointsAwarded!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Explains the effect on points earned before, or why there are none; null if there is nothing to explain.',
  })
  pointsNote!: string | null;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'An order that you received.' })
export class ConfirmReceivedPayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'An order with the objection to its delivery.' })
export class DisputeDeliveryPayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'A decided objection.' })
export class SettleDisputePayload extends UndoablePayload {
  @Field(() => DeliveryDispute, { description: 'The objection as it is now.' })
  dispute!: NodeReference;

  @Field(() => Order, { description: 'The order as it is now.' })
  order!: NodeReference;
}

@Resolver()
export class HandoverResolver {
  @Query(() => connectionOf(DeliveryDispute), { description: 'Objections to deliveries, newest first. Administrators only.' })
  deliveryDisputes(@Ctx() ctx: Context, @Args(() => DeliveryDisputesArgs) args: DeliveryDisputesArgs): QuerySource {
    return disputes.deliveryDisputes(ctx, args);
  }

  @Mutation(() => ConfirmHandoverPayload, {
    description: 'Confirms the handover of an order that you sell, with the code that the buyer shows. The order becomes Delivered.',
  })
  async confirmHandover(
    @Ctx() ctx: Context,
    @Arg('input', () => ConfirmHandoverInput, { description: 'The order and its code.' }) input: ConfirmHandoverInput,
  ): Promise<ConfirmHandoverPayload> {
    const { becameDelivered, ...confirmed } = await service.confirmHandover(ctx, input);
    const updated = messages.statusUpdated(statusText[OrderStatus.DELIVERED], confirmed.pointsAwarded);
    return { ...confirmed, message: becameDelivered || confirmed.pointsAwarded > 0 ? updated : messages.handoverDone };
  }

  @Mutation(() => ConfirmReceivedPayload, { description: 'Confirms that you received an order. It becomes Delivered.' })
  async confirmReceived(
    @Ctx() ctx: Context,
    @Arg('input', () => ConfirmReceivedInput, { description: 'The order.' }) { orderId }: ConfirmReceivedInput,
  ): Promise<ConfirmReceivedPayload> {
    const { order } = await service.confirmReceived(ctx, orderId);
    return { order, message: messages.received };
  }

  @Mutation(() => DisputeDeliveryPayload, {
    description: 'Objects to the delivery of your order within 7 days. The seller cannot spend the points for it until an administrator has decided.',
  })
  async disputeDelivery(
    @Ctx() ctx: Context,
    @Arg('input', () => DisputeDeliveryInput, { description: 'The order, and what is wrong.' }) input: DisputeDeliveryInput,
  ): Promise<DisputeDeliveryPayload> {
    return { ...(await disputes.disputeDelivery(ctx, input)), message: messages.disputeSent(ctx.infra.settings.college.hasPoints) };
  }

  @Mutation(() => SettleDisputePayload, { description: 'Decides the objection of a buyer to a delivery. Administrators only.' })
  async settleDispute(
    @Ctx() ctx: Context,
    @Arg('input', () => SettleDisputeInput, { description: 'The objection and the decision.' }) input: SettleDisputeInput,
  ): Promise<SettleDisputePayload> {
    const { result, act } = await disputes.settleDispute(ctx, input);
    return { ...result, ...undoOf(act) };
  }
}
