import { ErrorCode } from '../../../platform/errors.ts';
import { arrayOf, schemaRef, number, object, text, type Call, type Route } from '../../../platform/net/rest.ts';
import { messages } from '../../../messages.ts';
import { AddReviewInput, UpdateReviewInput } from './review.inputs.ts';
import * as service from './review.service.ts';

const selection = '{ _id: databaseId rating review: text user: author { _id: databaseId name } createdAt }';
const names = { text: 'review' };

export const reviewSchemas = {
  Review: object({
    _id: text('Identifies the review.'),
    rating: number('Stars, 1 to 5.'),
    review: text('1 to 2000 characters.'),
    user: object({ _id: text('Id of the author.'), name: text('Name of the author.') }),
    createdAt: text('ISO 8601, UTC.'),
  }),
};

async function one({ ctx, read }: Call, id: string): Promise<object> {
  return read<object>(service.review(ctx, id), selection);
}

/** REST routes of reviews. */
export const reviewRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/ratings/product/:id',
    summary: 'The newest 1000 reviews of a product',
    access: 'anybody',
    answer: object({ reviews: arrayOf(schemaRef('Review')) }),
    handle: async ({ ctx, params, read }) => ({ reviews: await read<object[]>(await service.reviewsOf(ctx, params.text('id')), selection) }),
  },
  {
    method: 'get',
    path: '/api/ratings/product/:id/average',
    summary: 'Average and count of the reviews of a product; zeros when there are none',
    access: 'anybody',
    answer: object({ rating: object({ averageRating: number('One decimal.'), totalReviews: number('How many.') }) }),
    handle: async ({ ctx, params, read }) => {
      const root = await service.reviewedProduct(ctx, params.text('id'));
      return read<object>(root, '{ rating { averageRating: average totalReviews: count } }');
    },
  },
  {
    method: 'post',
    path: '/api/ratings/create',
    summary: 'Reviews a product, once per user',
    access: 'signed in',
    body: { input: { type: AddReviewInput } },
    fails: [ErrorCode.NOT_FOUND],
    names,
    status: 201,
    creates: true,
    statuses: { [ErrorCode.CONFLICT]: 400 },
    answer: object({ rating: schemaRef('Review') }),
    handle: async (call) => {
      const { review } = await service.addReview(call.ctx, call.input(AddReviewInput));
      return { message: messages.reviewAdded, rating: await one(call, review.id) };
    },
  },
  {
    method: 'put',
    path: '/api/ratings/:reviewId',
    summary: 'Changes a review; its author. What is left out stays',
    access: 'signed in',
    body: { input: { type: UpdateReviewInput, without: ['id'] } },
    names,
    answer: object({ review: schemaRef('Review') }),
    handle: async (call) => {
      const id = call.params.text('reviewId');
      await service.updateReview(call.ctx, { ...call.input(UpdateReviewInput), id });
      return { message: messages.reviewUpdated, review: await one(call, id) };
    },
  },
  {
    method: 'delete',
    path: '/api/ratings/:reviewId',
    summary: 'Deletes a review; its author, or an administrator',
    access: 'signed in',
    answer: object({}),
    handle: async ({ ctx, params }) => {
      await service.deleteReview(ctx, { id: params.text('reviewId') });
      return { message: messages.reviewDeleted };
    },
  },
];
