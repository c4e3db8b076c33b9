import { ArgsType, Field, Int } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Numeric, Text } from '../../../platform/input/validation.ts';
import { searchRule } from '../products/product.inputs.ts';

const MOST = 10;

@ArgsType()
export class SearchSuggestionsArgs {
  @Field(() => String, { description: 'The text so far, at most 100 characters; empty for recent and popular searches.' })
  @Text({ ...searchRule, min: 0, policy: false })
  text!: string;

  @Field(() => Int, { defaultValue: 5, description: `Maximum number of each kind, 1 to ${MOST}.` })
  @Numeric({ min: 1, max: MOST, message: messages.suggestionsFirst })
  first!: number;
}
