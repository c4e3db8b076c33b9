import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What to talk about.' })
export class StartConversationInput {
  @Field(() => ID, { description: 'The product. Not your own.' })
  productId!: string;
}

@InputType({ description: 'The conversation whose messages were read.' })
export class MarkConversationReadInput {
  @Field(() => ID, { description: 'The conversation.' })
  conversationId!: string;
}
