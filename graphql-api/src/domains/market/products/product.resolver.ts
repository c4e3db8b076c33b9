import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { globalIdOf } from '../../../platform/database/ids.ts';
import { undoOf, UndoablePayload } from '../../log/acts/undoable.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { keyRule, NumberConstraint, Text } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { connectionOf, MAX_PAGE, PageArgs, pageRule } from '../../../read/connection.ts';
import type { LiveTopic } from '../../../platform/net/live-topic.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { PriceRange, priceRangesOf } from './price-ranges.ts';
import { stepsOf } from './review/listing-review.events.ts';
import { NormsStep } from './review/norms-step.ts';
import { Product } from './product.entity.ts';
import { CreateProductInput, DeleteProductInput, ProductFilter, ProductSort, UpdateProductInput } from './product.inputs.ts';
import * as service from './product.service.ts';
import type { StepResult } from './review/content-policy.port.ts';

@ArgsType()
class ProductsArgs extends PageArgs {
  @Field(() => Int, { defaultValue: 8, description: `Maximum number of objects, 1 to ${MAX_PAGE}.` })
  @NumberConstraint(pageRule)
  declare first: number;

  @Field(() => ProductFilter, { nullable: true, description: 'Conditions on the products.' })
  filter?: ProductFilter | null;

  @Field(() => ProductSort, { defaultValue: ProductSort.NEWEST, description: 'Order of the products.' })
  sort!: ProductSort;
}

@ArgsType()
class ReviewedListingArgs implements service.ReviewedListing {
  @Field(() => String, { nullable: true, description: 'The `idempotencyKey` of the new listing. Either this or the product is required.' })
  @Text({ ...keyRule, policy: false })
  idempotencyKey?: string | null;

  @Field(() => ID, { nullable: true, description: 'The listing that you change. Either this or the key is required.' })
  productId?: string | null;
}

@ObjectType({ description: 'Result of one step of the review of a listing.' })
export class NormsStepResult implements StepResult {
  @Field(() => NormsStep, { description: 'The step.' })
  step!: NormsStep;

  @Field(() => String, { nullable: true, description: 'Why the step was skipped; null if it ran.' })
  skipped!: string | null;
}

@ObjectType({ description: 'A new listing.' })
export class CreateProductPayload {
  @Field(() => Product, { description: 'The listing.' })
  product!: NodeReference;

  @Field(() => [NormsStepResult], { description: 'The steps of the review against the marketplace norms.' })
  review!: NormsStepResult[];

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'A changed listing.' })
export class UpdateProductPayload {
  @Field(() => Product, { description: 'The listing as it is now.' })
  product!: NodeReference;

  @Field(() => [NormsStepResult], { description: 'The steps of the review against the marketplace norms.' })
  review!: NormsStepResult[];

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'A listing that was taken down.' })
export class DeleteProductPayload extends UndoablePayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;

  @Field(() => String, { description: 'The message to show to the user.' })
  message!: string;
}

@Resolver()
export class ProductResolver {
  @Query(() => connectionOf(Product), { description: 'Listed products.' })
  products(@Ctx() ctx: Context, @Args(() => ProductsArgs) args: ProductsArgs): Promise<QuerySource> {
    return service.products(ctx, args);
  }

  @Query(() => Product, { nullable: true, description: 'A product; null if it does not exist or was taken down.' })
  product(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The id.' }) id: string): QuerySource | null {
    return service.product(ctx, id);
  }

  @Query(() => [PriceRange], { description: 'The price ranges for filters.' })
  priceRanges(@Ctx() { infra }: Context): PriceRange[] {
    return priceRangesOf(infra.settings);
  }

  @Mutation(() => CreateProductPayload, { description: 'Lists a product. You earn 20 points.' })
  async createProduct(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateProductInput, { description: 'The listing.' }) input: CreateProductInput,
  ): Promise<CreateProductPayload> {
    const { id, steps, warning } = await service.createProduct(ctx, input);
    return { product: { id }, review: steps, message: messages.listed(messages.productCreated, warning) };
  }

  @Mutation(() => UpdateProductPayload, { description: 'Changes your listing. Omitted photos do not change.' })
  async updateProduct(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProductInput, { description: 'The product and the changes.' }) input: UpdateProductInput,
  ): Promise<UpdateProductPayload> {
    const { id, steps, warning } = await service.updateProduct(ctx, input);
    return { product: { id }, review: steps, message: messages.listed(messages.productUpdated, warning) };
  }

  @Mutation(() => DeleteProductPayload, {
    description: 'Takes your listing down; administrators may take down any. Existing orders are not affected.',
  })
  async deleteProduct(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteProductInput, { description: 'The listing.' }) input: DeleteProductInput,
  ): Promise<DeleteProductPayload> {
    const act = await service.deleteProduct(ctx, input);
    return { deletedId: globalIdOf('Product', input.id), message: messages.productDeleted, ...undoOf(act) };
  }

  @Subscription(() => Product, {
    description: 'A product, whenever its stock, text, price or rating changes.',
    subscribe: ({ context, args }: LiveTopic<{ id: string }>) => service.subscribeToProduct(context, args.id),
  })
  productChanged(
    @Ctx() ctx: Context,
    @Root() event: LiveEvent,
    @Arg('id', () => ID, { description: 'The product.' }) _id: string,
  ): QuerySource | null {
    return service.listedProduct(ctx, event.id);
  }

  @Subscription(() => [NormsStep], {
    description: 'The steps of the review of a listing that you submit: after each step, all steps finished so far. Skipped steps are omitted.',
    subscribe: ({ context, args }: LiveTopic<ReviewedListingArgs>) => service.subscribeToReview(context, args),
  })
  reviewStepsFinished(@Root() event: LiveEvent, @Args(() => ReviewedListingArgs) _args: ReviewedListingArgs): NormsStep[] {
    return stepsOf(event);
  }
}
