import { Field, ID, InputType } from 'type-graphql';
import { Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

@InputType({ description: 'A question to the assistant.' })
export class AskAssistantInput {
  @Field(() => String, { description: 'The question, 1 to 500 characters.' })
  @Text({ max: 500, multiline: true, message: messages.questionLength, policy: false })
  query!: string;

  @Field(() => ID, { nullable: true, description: 'The product whose page the user has open.' })
  productId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Identifies the conversation, 1 to 100 characters of your choice. A question such as "cheaper ones" refers to its last answer, for 15 minutes.',
  })
  @Text({ max: 100, message: messages.conversationId, policy: false })
  conversationId?: string | null;
}
