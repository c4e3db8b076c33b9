import { Field, ID, InputType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Text } from '../../../platform/input/validation.ts';

@InputType({ description: 'A doubtful listing to approve.' })
export class ApproveListingInput {
  @Field(() => ID, { description: 'The doubt.' })
  id!: string;
}

@InputType({ description: 'A doubtful listing that is not published.' })
export class RefuseListingInput {
  @Field(() => ID, { description: 'The doubt.' })
  id!: string;

  @Field(() => String, { description: 'Why, 1 to 500 characters; its seller reads it.' })
  @Text({ max: 500, multiline: true, empty: messages.reasonEmpty, message: messages.reasonLength, policy: false })
  reason!: string;
}
