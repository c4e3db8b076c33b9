import type { Domain } from '../../read/domain.ts';
import { CounterpartRating } from './ratings/counterpart-rating.entity.ts';
import { counterpartRatingMapping, orderRatingMapping, userRatingMapping } from './ratings/rating.mapping.ts';
import { RatingResolver } from './ratings/rating.resolver.ts';

/** Registration of `trade/ratings`. */
export const ratings: Domain = {
  entities: [CounterpartRating],
  mappings: [counterpartRatingMapping, orderRatingMapping, userRatingMapping],
  resolvers: [RatingResolver],
};
