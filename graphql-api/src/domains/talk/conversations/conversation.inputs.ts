import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The product to talk about.' })
export class StartConversationInput {
  @Field(() => ID, { description: 'The product. It must not be your own.' })
  productId!: string;
}

@InputType({ description: 'A conversation to mark as read.' })
export class MarkConversationReadInput {
  @Field(() => ID, { description: 'The conversation.' })
  conversationId!: string;
}
