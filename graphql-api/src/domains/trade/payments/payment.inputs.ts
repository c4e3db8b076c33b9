import { Field, InputType } from 'type-graphql';
import { Optional, Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

@InputType({ description: 'The UPI id to which buyers pay you; omitted fields do not change.' })
export class SetUpiIdInput {
  @Field(() => String, { nullable: true, description: 'UPI id such as name@bank, at most 120 characters; null removes it.' })
  @Optional()
  @Text({ min: 5, max: 120, pattern: '^[A-Za-z0-9][A-Za-z0-9._\\-]+@[A-Za-z][A-Za-z0-9]+$', message: messages.upiId, policy: false })
  upiId?: string | null;
}
