import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'A new review.' })
export class AddReviewInput {
  @Field(() => ID, { description: 'What it is about.' })
  productId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: '1 to 2000 characters.' })
  text!: string;
}

@InputType({ description: 'A changed review.' })
export class UpdateReviewInput {
  @Field(() => ID, { description: 'The review.' })
  id!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: '1 to 2000 characters.' })
  text!: string;
}
