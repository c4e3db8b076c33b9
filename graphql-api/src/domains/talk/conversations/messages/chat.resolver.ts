import { Arg, Args, Ctx, Field, Info, Mutation, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import type { NodeReference } from '../../../../platform/database/node-reference.ts';
import { Order } from '../../../trade/orders/order.entity.ts';
import type { PayloadSelection } from '../../../../read/returning.ts';
import { chatOf } from '../chat-access.ts';
import { MarkMessagesReadInput, MessageAddedArgs, SendMessageInput } from './chat.inputs.ts';
import * as service from './chat.service.ts';
import type { Numbered } from './chat.events.ts';
import { Message } from './message.entity.ts';
import type { QuerySource } from '../../../../read/query-source.ts';
import type { LiveTopic } from '../../../../platform/net/live-topic.ts';

@ObjectType({ description: 'A message that was sent.' })
export class SendMessagePayload {
  @Field(() => Message, { description: 'The message.' })
  message!: NodeReference;
}

@Resolver()
export class ChatResolver {
  @Mutation(() => SendMessagePayload, {
    description:
      'Sends a message in the chat of an order or in a conversation. The chat of an order and the conversation of a swap close 30 days after they end; the chat about a listing closes when it is taken down.',
  })
  async sendMessage(
    @Ctx() ctx: Context,
    @Arg('input', () => SendMessageInput, { description: 'The order or conversation, and the text.' }) input: SendMessageInput,
    @Info() info: PayloadSelection,
  ): Promise<SendMessagePayload> {
    return { message: await service.sendMessage(ctx, input, info) };
  }

  @Mutation(() => Order, { description: 'Marks the messages of a chat, and the notifications about its events, as read.' })
  markMessagesRead(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkMessagesReadInput, { description: 'The chat.' }) { orderId }: MarkMessagesReadInput,
  ): Promise<NodeReference> {
    return service.markMessagesRead(ctx, orderId);
  }

  @Subscription(() => Message, {
    description: 'Messages of the chat of an order or of a conversation, in order. With `after`, first replays the messages after that one.',
    subscribe: ({ context, args }: LiveTopic<MessageAddedArgs>) => service.subscribeToMessages(context, chatOf(args), args.after ?? null),
  })
  messageAdded(@Ctx() ctx: Context, @Root() event: Numbered, @Args(() => MessageAddedArgs) _args: MessageAddedArgs): QuerySource {
    return service.message(ctx, event);
  }
}
