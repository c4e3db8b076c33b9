import { Field, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField, Text } from '../../../platform/input/validation.ts';
import { emailRule, nameRule } from '../../people/users/account-rules.ts';
import { messages } from '../../../messages.ts';

@InputType({ description: 'A message to the operators of the marketplace.' })
export class ContactMessageInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  @Text({ ...nameRule, policy: false })
  name!: string;

  @Field(() => String, { description: 'Address for the answer.' })
  @Text({ ...emailRule, policy: false })
  email!: string;

  @Field(() => String, { description: '1 to 4000 characters.' })
  @Text({ max: 4000, multiline: true, message: messages.contactMessage, policy: false })
  message!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'The state of a contact message.' })
export class SetContactMessageHandledInput {
  @Field(() => ID, { description: 'The reference number.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it is handled.' })
  handled!: boolean;
}
