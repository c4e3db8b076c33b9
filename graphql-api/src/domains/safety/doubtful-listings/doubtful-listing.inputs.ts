import { Field, ID, InputType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Text } from '../../../platform/input/validation.ts';

@InputType({ description: 'A doubtful listing to approve.' })
export class ApproveListingInput {
  @Field(() => ID, { description: 'The doubt.' })
  id!: string;
}

@InputType({ description: 'A doubtful listing to refuse.' })
export class RefuseListingInput {
  @Field(() => ID, { description: 'The doubt.' })
  id!: string;

  @Field(() => String, { description: 'Reason, 1 to 500 characters; shown to its seller.' })
  @Text({ max: 500, multiline: true, empty: messages.reasonEmpty, message: messages.reasonLength, policy: false })
  reason!: string;
}
