import type { Domain } from '../../read/domain.ts';
import { LoggedSearch } from './search/log/logged-search.entity.ts';
import { loggedSearchMapping } from './search/log/logged-search.mapping.ts';
import { RecentSearch } from './search/log/recent-search.entity.ts';
import { SearchLogResolver } from './search/log/search-log.resolver.ts';
import { SearchSynonym } from './search/synonyms/search-synonym.entity.ts';
import { searchSynonymMapping } from './search/synonyms/search-synonym.mapping.ts';
import { SearchSynonymResolver } from './search/synonyms/search-synonym.resolver.ts';

/** Everything that `market/search` registers. */
export const search: Domain = {
  entities: [SearchSynonym, RecentSearch],
  unrecorded: [LoggedSearch],
  mappings: [loggedSearchMapping, searchSynonymMapping],
  resolvers: [SearchLogResolver, SearchSynonymResolver],
};
