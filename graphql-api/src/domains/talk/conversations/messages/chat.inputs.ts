import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { Upload } from '../../../media/photos/upload.scalar.ts';
import type { IncomingFile } from '../../../media/photos/uploaded-file.ts';
import { IdempotencyKeyField, Text } from '../../../../platform/input/validation.ts';
import { messages } from '../../../../messages.ts';

@InputType({ description: 'A message in the chat of an order or in a conversation.' })
export class SendMessageInput {
  @Field(() => ID, { nullable: true, description: 'The order. Either this or the conversation is required.' })
  orderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The conversation. Either this or the order is required.' })
  conversationId?: string | null;

  @Field(() => String, { description: '1 to 2000 characters; may be empty with a photo.' })
  @Text({ min: 0, max: 2000, multiline: true, message: messages.messageLength, policy: false })
  text!: string;

  @Field(() => Upload, { nullable: true, description: 'An image file up to 5 MB and 40 megapixels; metadata is removed.' })
  photo?: IncomingFile | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A chat to mark as read.' })
export class MarkMessagesReadInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;
}

@ArgsType()
export class MessageAddedArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'The order, for its buyer, its seller and administrators. Either this or the conversation is required.',
  })
  orderId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The conversation, for its participants and administrators. Either this or the order is required.',
  })
  conversationId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The last message received; "0" for none.' })
  after?: string | null;
}
