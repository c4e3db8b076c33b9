import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { LiveTopic } from '../../../platform/net/live-topic.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { markConversationRead } from './messages/chat.service.ts';
import { Conversation } from './conversation.entity.ts';
import { MarkConversationReadInput, StartConversationInput } from './conversation.inputs.ts';
import * as service from './conversation.service.ts';

@ObjectType({ description: 'A new or existing conversation.' })
export class StartConversationPayload {
  @Field(() => Conversation, { description: 'The conversation.' })
  conversation!: NodeReference;
}

@ObjectType({ description: 'A conversation that was marked as read.' })
export class MarkConversationReadPayload {
  @Field(() => Conversation, { description: 'The conversation, without unread messages.' })
  conversation!: NodeReference;
}

@Resolver()
export class ConversationResolver {
  @Query(() => Conversation, { nullable: true, description: 'A conversation; null unless you are a participant or an administrator.' })
  conversation(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The id.' }) id: string): QuerySource | null {
    return service.conversation(ctx, id);
  }

  @Mutation(() => StartConversationPayload, { description: 'Starts a conversation with the seller of a product, or returns your existing one.' })
  async startConversation(
    @Ctx() ctx: Context,
    @Arg('input', () => StartConversationInput, { description: 'The product.' }) { productId }: StartConversationInput,
  ): Promise<StartConversationPayload> {
    return { conversation: await service.startConversation(ctx, productId) };
  }

  @Mutation(() => MarkConversationReadPayload, {
    description: 'Marks the messages of a conversation, and the notifications about its events, as read.',
  })
  async markConversationRead(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkConversationReadInput, { description: 'The conversation.' }) { conversationId }: MarkConversationReadInput,
  ): Promise<MarkConversationReadPayload> {
    return { conversation: await markConversationRead(ctx, conversationId) };
  }

  @Subscription(() => Conversation, {
    description: 'Your conversations, whenever something is written, read, offered, ordered or reserved in one.',
    subscribe: ({ context }: LiveTopic) => service.subscribeToConversations(context),
  })
  conversationChanged(@Ctx() ctx: Context, @Root() event: LiveEvent): QuerySource | null {
    return service.conversation(ctx, event.id);
  }
}
