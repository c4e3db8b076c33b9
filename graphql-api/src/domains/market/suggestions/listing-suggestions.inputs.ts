import { ArgsType, Field } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Text } from '../../../platform/input/validation.ts';

@ArgsType()
export class ListingSuggestionsArgs {
  @Field(() => String, { description: 'The name so far, at most 120 characters.' })
  @Text({ min: 0, max: 120, message: messages.productName, policy: false })
  name!: string;
}
