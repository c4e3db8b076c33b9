import type { Domain } from '../../read/domain.ts';
import { SavedSearchHit } from './saved-searches/saved-search-hit.entity.ts';
import { SavedSearch } from './saved-searches/saved-search.entity.ts';
import { savedSearchFilterMapping, savedSearchMapping, savedSearchUserMapping } from './saved-searches/saved-search.mapping.ts';
import { SavedSearchResolver } from './saved-searches/saved-search.resolver.ts';

/** Everything that `market/saved-searches` registers. */
export const savedSearches: Domain = {
  entities: [SavedSearch, SavedSearchHit],
  mappings: [savedSearchFilterMapping, savedSearchMapping, savedSearchUserMapping],
  resolvers: [SavedSearchResolver],
};
