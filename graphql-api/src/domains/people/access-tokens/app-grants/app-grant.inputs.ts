import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What an app may no longer do.' })
export class RevokeAppGrantInput {
  @Field(() => ID, { description: 'The grant.' })
  id!: string;
}
