import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { undoOf, UndoablePayload } from '../../../log/acts/undoable.ts';
import type { Ctx as Context } from '../../../../platform/context.ts';
import type { NodeReference } from '../../../../platform/database/node-reference.ts';
import { messages } from '../../../../messages.ts';
import { MarkProductSoldInput, RenewProductInput, SetProductAvailabilityInput } from './product-availability.inputs.ts';
import { Product } from '../product.entity.ts';
import * as service from './product-availability.service.ts';

@ObjectType({ description: 'A listing with a new availability.' })
export class SetProductAvailabilityPayload {
  @Field(() => Product, { description: 'The listing as it is now.' })
  product!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'A listing to renew.' })
export class RenewProductPayload {
  @Field(() => Product, { description: 'The listing as it is now.' })
  product!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'A listing that was sold.' })
export class MarkProductSoldPayload extends UndoablePayload {
  @Field(() => Product, { description: 'The listing as it is now.' })
  product!: NodeReference;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@Resolver()
export class ProductAvailabilityResolver {
  @Mutation(() => SetProductAvailabilityPayload, { description: 'Pauses your listing, makes it available again, or marks it as sold out.' })
  async setProductAvailability(
    @Ctx() ctx: Context,
    @Arg('input', () => SetProductAvailabilityInput, { description: 'The listing and its availability.' }) input: SetProductAvailabilityInput,
  ): Promise<SetProductAvailabilityPayload> {
    return { message: await service.setProductAvailability(ctx, input), product: { id: input.id } };
  }

  @Mutation(() => RenewProductPayload, { description: 'Restarts the listing period of your listing (60 days by default).' })
  async renewProduct(
    @Ctx() ctx: Context,
    @Arg('input', () => RenewProductInput, { description: 'The listing.' }) input: RenewProductInput,
  ): Promise<RenewProductPayload> {
    await service.renewProduct(ctx, input);
    return { product: { id: input.id }, message: messages.productRenewed(ctx.infra.settings.listingDays) };
  }

  @Mutation(() => MarkProductSoldPayload, { description: 'Marks your listing as sold and names its buyer. Orders do not change.' })
  async markProductSold(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkProductSoldInput, { description: 'The listing and its buyer.' }) input: MarkProductSoldInput,
  ): Promise<MarkProductSoldPayload> {
    const act = await service.markProductSold(ctx, input);
    return { product: { id: input.id }, message: messages.productSold, ...undoOf(act) };
  }
}
