import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { Product } from '../products/product.entity.ts';
import { AddFavouriteInput, RemoveFavouriteInput } from './favourite.inputs.ts';
import * as service from './favourite.service.ts';

@ObjectType({ description: 'A listing in your favourites.' })
export class AddFavouritePayload {
  @Field(() => ID, { description: 'The id of the product.' })
  productId!: string;

  @Field(() => Product, { nullable: true, description: 'The product after the change; null if it was taken down.' })
  product!: NodeReference | null;
}

@ObjectType({ description: 'A listing that is no longer among your favourites.' })
export class RemoveFavouritePayload extends AddFavouritePayload {}

const payload = (product: NodeReference): AddFavouritePayload => ({ productId: product.id, product });

@Resolver()
export class FavouriteResolver {
  @Mutation(() => AddFavouritePayload, { description: 'Adds a listing to your favourites. Repeating it has no effect.' })
  async addFavourite(
    @Ctx() ctx: Context,
    @Arg('input', () => AddFavouriteInput, { description: 'The listing.' }) input: AddFavouriteInput,
  ): Promise<AddFavouritePayload> {
    return payload(await service.addFavourite(ctx, input));
  }

  @Mutation(() => RemoveFavouritePayload, { description: 'Removes a listing from your favourites. Repeating it has no effect.' })
  async removeFavourite(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveFavouriteInput, { description: 'The listing.' }) input: RemoveFavouriteInput,
  ): Promise<RemoveFavouritePayload> {
    return payload(await service.removeFavourite(ctx, input));
  }
}
