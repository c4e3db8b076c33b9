import type { Domain } from '../../read/domain.ts';
import { ListingSuggestionsResolver } from './suggestions/listing-suggestions.resolver.ts';
import { SuggestionsResolver } from './suggestions/suggestions.resolver.ts';

/** Everything that `market/suggestions` registers. */
export const suggestions: Domain = {
  resolvers: [SuggestionsResolver, ListingSuggestionsResolver],
};
