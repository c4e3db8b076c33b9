import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A listing to keep.' })
export class AddFavouriteInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}

@InputType({ description: 'A listing to keep no longer.' })
export class RemoveFavouriteInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}
