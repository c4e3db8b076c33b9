import { Field, ID, InputType } from 'type-graphql';
import { Text } from '../platform/rules.ts';
import { IdempotencyKeyField } from '../idempotency/idempotency-key.rule.ts';
import { messages } from '../messages.ts';

@InputType({ description: 'A message in the chat of an order.' })
export class SendMessageInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, { description: '1 to 2000 characters.' })
  @Text({ max: 2000, multiline: true, message: messages.messageLength })
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'The chat whose messages were read.' })
export class MarkMessagesReadInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;
}
