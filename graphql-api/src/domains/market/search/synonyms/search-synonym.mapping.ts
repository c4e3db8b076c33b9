import { mapType } from '../../../../read/mapping.ts';
import { SearchSynonym } from './search-synonym.entity.ts';

export const searchSynonymMapping = mapType<SearchSynonym>(SearchSynonym, { paged: true, fields: {} });
