import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A listing to add to your favourites.' })
export class AddFavouriteInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}

@InputType({ description: 'A listing to remove from your favourites.' })
export class RemoveFavouriteInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;
}
