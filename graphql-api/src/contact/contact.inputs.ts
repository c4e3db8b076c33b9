import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A message to the people behind the marketplace.' })
export class ContactMessageInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  email!: string;

  @Field(() => String, { description: '1 to 4000 characters.' })
  message!: string;
}
