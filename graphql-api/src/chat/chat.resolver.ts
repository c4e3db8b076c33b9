import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../platform/context.ts';
import type { Named } from '../platform/payload.ts';
import { Order } from '../orders/order.entity.ts';
import './message.read.ts';
import * as service from './chat.service.ts';
import { Message } from './message.entity.ts';

@ObjectType({ description: 'A message that was sent.' })
export class SendMessagePayload {
  @Field(() => Message, { description: 'The message.' })
  message!: Named;
}

@Resolver()
export class ChatResolver {
  @Mutation(() => SendMessagePayload, {
    description: 'Writes in the chat of an order, as its buyer or seller. Closes 30 days after the order ended.',
  })
  async sendMessage(
    @Ctx() ctx: Context,
    @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string,
    @Arg('text', () => String, { description: '1 to 2000 characters.' }) text: string,
  ): Promise<SendMessagePayload> {
    return { message: await service.sendMessage(ctx, orderId, text) };
  }

  @Mutation(() => Order, { description: 'Marks what the other side wrote as read.' })
  markMessagesRead(@Ctx() ctx: Context, @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string): Promise<Named> {
    return service.markMessagesRead(ctx, orderId);
  }
}
