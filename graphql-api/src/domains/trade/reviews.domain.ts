import type { Domain } from '../../read/domain.ts';
import { Review } from './reviews/review.entity.ts';
import { reviewMapping, productReviewsMapping, userReviewsMapping } from './reviews/review.mapping.ts';
import { ReviewResolver } from './reviews/review.resolver.ts';

/** Registration of `trade/reviews`. */
export const reviews: Domain = {
  entities: [Review],
  mappings: [reviewMapping, productReviewsMapping, userReviewsMapping],
  resolvers: [ReviewResolver],
};
