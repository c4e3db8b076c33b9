import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A doubtful listing to approve.' })
export class ApproveListingInput {
  @Field(() => ID, { description: 'The doubt.' })
  id!: string;
}
