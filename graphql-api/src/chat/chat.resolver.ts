import { Arg, Ctx, Field, ID, Info, Mutation, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx as Context } from '../platform/context.ts';
import type { NodeReference } from '../platform/node-reference.ts';
import { Order } from '../orders/order.entity.ts';
import type { PayloadSelection } from '../read/returning.ts';
import { MarkMessagesReadInput, SendMessageInput } from './chat.inputs.ts';
import * as service from './chat.service.ts';
import type { Numbered } from './chat.events.ts';
import { Message } from './message.entity.ts';
import type { QuerySource } from '../read/query-source.ts';
import type { LiveTopic } from '../platform/live-topic.ts';

@ObjectType({ description: 'A message that was sent.' })
export class SendMessagePayload {
  @Field(() => Message, { description: 'The message.' })
  message!: NodeReference;
}

@Resolver()
export class ChatResolver {
  @Mutation(() => SendMessagePayload, {
    description: 'Writes in the chat of an order, as its buyer or seller. Closes 30 days after the order ended.',
  })
  async sendMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => SendMessageInput, { description: 'The order and the words.' }) input: SendMessageInput,
    @Info() info: PayloadSelection,
  ): Promise<SendMessagePayload> {
    return { message: await service.sendMessage(ctx, input, info) };
  }

  @Mutation(() => Order, { description: 'Marks what the other side wrote as read.' })
  markMessagesRead(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkMessagesReadInput, { description: 'Whose messages were read.' }) { orderId }: MarkMessagesReadInput,
  ): Promise<NodeReference> {
    return service.markMessagesRead(ctx, orderId);
  }

  @Subscription(() => Message, {
    description: 'Messages of an order as they are written, in their order. With `after`, first replays what came after that message.',
    subscribe: ({ context, args }: LiveTopic<{ orderId: string; after?: string | null }>) =>
      service.subscribeToMessages(context, args.orderId, args.after ?? null),
  })
  messageAdded(
    @Ctx() ctx: Context,
    @Root() event: Numbered,
    @Arg('orderId', () => ID, { description: 'The order. Its buyer, its seller and administrators.' }) _orderId: string,
    @Arg('after', () => ID, { nullable: true, description: 'The last message that you have; "0" for none.' }) _after: string | null,
  ): QuerySource {
    return service.message(ctx, event);
  }
}
