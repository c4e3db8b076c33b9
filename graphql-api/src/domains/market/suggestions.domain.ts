import type { Domain } from '../../read/domain.ts';
import { SuggestionsResolver } from './suggestions/suggestions.resolver.ts';

/** What is registered of `market/suggestions`. */
export const suggestions: Domain = {
  resolvers: [SuggestionsResolver],
};
