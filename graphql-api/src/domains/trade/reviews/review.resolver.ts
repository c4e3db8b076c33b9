import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { globalIdOf } from '../../../platform/database/ids.ts';
import { undoOf, UndoablePayload } from '../../log/acts/undoable.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { connectionOf } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Product } from '../../market/products/product.entity.ts';
import { Review } from './review.entity.ts';
import { AddReviewInput, DeleteReviewInput, ReviewsArgs, UpdateReviewInput } from './review.inputs.ts';
import * as service from './review.service.ts';

@ObjectType({ description: 'A new review.' })
export class AddReviewPayload {
  @Field(() => Review, { description: 'The review.' })
  review!: NodeReference;

  @Field(() => Product, { nullable: true, description: 'The product with its new average and count.' })
  product!: NodeReference;
}

@ObjectType({ description: 'A changed review.' })
export class UpdateReviewPayload {
  @Field(() => Review, { description: 'The review as it is now.' })
  review!: NodeReference;

  @Field(() => Product, { nullable: true, description: 'The product with its new average.' })
  product!: NodeReference;
}

@ObjectType({ description: 'A deleted review.' })
export class DeleteReviewPayload extends UndoablePayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;

  @Field(() => Product, { nullable: true, description: 'The product with its new average and count.' })
  product!: NodeReference;
}

@Resolver()
export class ReviewResolver {
  @Query(() => connectionOf(Review), { description: 'All reviews, by creation or last change. Administrators only.' })
  reviews(@Ctx() ctx: Context, @Args(() => ReviewsArgs) args: ReviewsArgs): QuerySource {
    return service.reviews(ctx, args);
  }

  @Mutation(() => AddReviewPayload, { description: 'Reviews a product, once per user. Buyers who received it earn 10 points.' })
  addReview(
    @Ctx() ctx: Context,
    @Arg('input', () => AddReviewInput, { description: 'The review.' }) input: AddReviewInput,
  ): Promise<AddReviewPayload> {
    return service.addReview(ctx, input);
  }

  @Mutation(() => UpdateReviewPayload, { description: 'Changes your review.' })
  updateReview(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateReviewInput, { description: 'The changed review.' }) input: UpdateReviewInput,
  ): Promise<UpdateReviewPayload> {
    return service.updateReview(ctx, input);
  }

  @Mutation(() => DeleteReviewPayload, { description: 'Deletes your review; administrators may delete any.' })
  async deleteReview(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteReviewInput, { description: 'The review.' }) input: DeleteReviewInput,
  ): Promise<DeleteReviewPayload> {
    const { result, act } = await service.deleteReview(ctx, input);
    return { deletedId: globalIdOf('Review', input.id), ...result, ...undoOf(act) };
  }
}
