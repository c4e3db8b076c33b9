import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A user to block.' })
export class BlockUserInput {
  @Field(() => ID, { description: 'The user.' })
  userId!: string;
}

@InputType({ description: 'A user to unblock.' })
export class UnblockUserInput {
  @Field(() => ID, { description: 'The user.' })
  userId!: string;
}
