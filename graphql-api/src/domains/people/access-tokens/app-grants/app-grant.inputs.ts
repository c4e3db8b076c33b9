import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The permission of an app to revoke.' })
export class RevokeAppGrantInput {
  @Field(() => ID, { description: 'The grant.' })
  id!: string;
}
